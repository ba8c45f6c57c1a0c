import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';

type Ports = { readonly database: Database; readonly clock: Clock; readonly log: EventLog };

const itself: Actor = { id: null, address: null, requestId: null };
// Written out as in the index.
const isUntold = sql<boolean>`deleted_at is null and told = 0 and expires_at is not null`;

/**
 * Reports for each list the entries that expired since the last report; runs periodically. They are not served from the
 * moment they expire, reported or not.
 */
export const createEndExpired =
  ({ database, clock, log }: Ports) =>
  async (): Promise<void> => {
    const now = clock();
    const due = await database.read
      .selectFrom('block_entries')
      .select('list_id')
      .distinct()
      .where(isUntold)
      .where('expires_at', '<=', now)
      .execute();
    for (const { list_id: id } of due)
      await database.write(async (tx) => {
        // Of several nodes that see it, one reports it.
        const gone = await tx
          .updateTable('block_entries')
          .set({ told: 1 })
          .where('list_id', '=', id)
          .where(isUntold)
          .where('expires_at', '<=', now)
          .returning('value')
          .execute();
        const list = await tx.selectFrom('block_lists').selectAll().where('id', '=', id).executeTakeFirst();
        if (gone.length === 0 || !list || list.deleted_at !== null) return;
        const values = gone.map(({ value }) => value).toSorted();
        await log.record(tx, {
          at: now,
          kind: 'block_entries_expired',
          severity: 'low',
          actor: itself,
          audienceId: everyone,
          objectType: 'block_list',
          objectId: id,
          subject: list.name,
          details: { count: values.length, name: values[0] ?? '' },
          before: values,
        });
      });
  };
