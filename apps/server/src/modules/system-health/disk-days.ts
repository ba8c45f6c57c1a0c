import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { measureDisk } from './figures/disk-figures.ts';

const hourMs = 3_600_000;
const keptMs = 400 * 24 * hourMs;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly folder: string;
  readonly nodeName: string;
};

/** Returns a recorder of daily disk usage; it measures once an hour. */
export function createNoteDisk({ database, clock, folder, nodeName }: Options) {
  let notedAt = Number.NEGATIVE_INFINITY;

  return async function noteDisk(): Promise<void> {
    const now = clock();
    if (Math.abs(now - notedAt) < hourMs) return;
    notedAt = now;
    const { usedBytes, totalBytes } = await measureDisk(folder);
    const figures = { used_bytes: usedBytes, total_bytes: totalBytes };
    await database.write(async (tx) => {
      await tx
        .insertInto('disk_days')
        .values({ day: dayOf(now), node_name: nodeName, ...figures })
        .onConflict((other) => other.columns(['day', 'node_name']).doUpdateSet(figures))
        .execute();
      await tx
        .deleteFrom('disk_days')
        .where('day', '<', dayOf(now - keptMs))
        .execute();
    });
  };
}

/** How much was used day by day, the oldest first. */
export async function readDiskDays({ read }: Pick<Database, 'read'>, nodeName: string, since: number) {
  const rows = await read
    .selectFrom('disk_days')
    .select(['day', 'used_bytes'])
    .where('node_name', '=', nodeName)
    .where('day', '>=', dayOf(since))
    .orderBy('day')
    .execute();
  return rows.map(({ day, used_bytes }) => ({ day, usedBytes: used_bytes }));
}
