import { ApiError } from '@halyard/contracts/errors.ts';
import { getHealth, getReadiness } from '@halyard/contracts/server/health.ts';
import { isDatabaseAway } from '../../database/database-away.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { version } from '../../version.ts';

type Ports = {
  /** True if the process was stopped. */
  readonly isDraining: () => boolean;
  /** Rejects while a disk is full. */
  readonly requireSpace: () => Promise<void>;
  /** Rejects while files cannot be kept. */
  readonly requireStorage: () => Promise<void>;
  /** Throws while this machine's clock is far from the one that nodes share. */
  readonly requireClock: () => void;
};

async function requireDatabase({ database }: Platform): Promise<void> {
  try {
    await database.read.selectFrom('workspace').select('key').limit(1).execute();
  } catch (cause) {
    if (!isDatabaseAway(cause)) throw cause;
    throw new ApiError('unavailable', 'Not ready: the database cannot be reached.', { cause });
  }
}

/** Whether the process lives, and whether it can serve. */
export function mountHealth(platform: Platform, ports: Ports): void {
  const { isDraining, requireSpace, requireStorage, requireClock } = ports;
  mountRead(platform, getHealth, async () => ({ status: 'ok' as const, version }));

  mountRead(platform, getReadiness, async () => {
    if (isDraining()) throw new ApiError('unavailable', 'Not ready: the server is shutting down.');
    await requireDatabase(platform);
    await requireSpace();
    await requireStorage();
    requireClock();
    return { status: 'ready' as const };
  });
}
