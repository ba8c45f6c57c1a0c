import { AppError } from '@halyard/contracts/errors.ts';
import { getHealth, getReadiness } from '@halyard/contracts/health.ts';
import { mountRead, type Platform } from '../../platform/mount.ts';

/** `isDraining` turns true when the process was told to stop. */
export function mountHealth(platform: Platform, isDraining: () => boolean): void {
  mountRead(platform, getHealth, async () => ({ status: 'ok' as const }));

  mountRead(platform, getReadiness, async () => {
    if (isDraining()) throw new AppError('unavailable');
    await platform.database.read.selectFrom('workspace').select('key').limit(1).execute();
    return { status: 'ready' as const };
  });
}
