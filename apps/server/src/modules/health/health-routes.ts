import { ApiError } from '@halyard/contracts/errors.ts';
import { getHealth, getReadiness } from '@halyard/contracts/server/health.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { version } from '../../version.ts';

type Ports = {
  /** True when the process was told to stop. */
  readonly isDraining: () => boolean;
  /** Rejects while a disk is full. */
  readonly requireSpace: () => Promise<void>;
  /** Throws while this machine's clock is far from the one that nodes share. */
  readonly requireClock: () => void;
};

/** Whether the process lives, and whether it can serve. */
export function mountHealth(platform: Platform, { isDraining, requireSpace, requireClock }: Ports): void {
  mountRead(platform, getHealth, async () => ({ status: 'ok' as const, version }));

  mountRead(platform, getReadiness, async () => {
    if (isDraining()) throw new ApiError('unavailable');
    await platform.database.read.selectFrom('workspace').select('key').limit(1).execute();
    await requireSpace();
    requireClock();
    return { status: 'ready' as const };
  });
}
