import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { createLookout } from '../../../platform/background/create-lookout.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sync: () => Promise<void>;
  readonly onFailure: (cause: unknown) => void;
};

const everyMs = 2_000;
/** The hours of a rule begin, and threats age, without an event. */
const againAfterMs = 60_000;

/** Brings the alerts of our own rules up to date soon after something happened to a record or a rule. */
export function watchRules({ database, clock, sync, onFailure }: Ports) {
  let seen: number | undefined;
  let syncedAt = Number.NEGATIVE_INFINITY;

  async function isDue(): Promise<boolean> {
    const newest = await database.read
      .selectFrom('events')
      .select(({ fn }) => fn.max('id').as('id'))
      // What happens to alerts, and to where they come from, changes no record; most events are of these.
      .where('id', '>', seen ?? 0)
      .where(sql<boolean>`coalesce(object_type, '') not in ('alert', 'source')`)
      .executeTakeFirst();
    const isNews = newest?.id !== null && newest?.id !== undefined;
    if (isNews) seen = Number(newest.id);
    return isNews || clock() - syncedAt >= againAfterMs;
  }

  async function look(): Promise<void> {
    if (!(await isDue())) return;
    syncedAt = clock();
    await sync();
  }

  return createLookout({ look, everyMs, onFailure });
}
