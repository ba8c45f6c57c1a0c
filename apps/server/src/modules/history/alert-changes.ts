import { type Kysely, sql } from 'kysely';
import type { AlertChangesTable } from '../../database/tables/inflow-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { KeptChanges } from '../../event-log/kept-changes.ts';
import type { Row } from './kept-tables.ts';
import type { Change } from './read-changes.ts';

const hourMs = 3_600_000;
/** Hours with occurrences, and changes of one alert, that are read. */
const readMax = 1_000;

const shared = { importId: null, unknown: [], details: null } as const;

export type AlertChange = Pick<AlertChangesTable, 'at' | 'kind' | 'actor_id' | 'changes' | 'alert_id'> & {
  readonly id: number;
};
export const alertChangeColumns = ['id', 'alert_id', 'at', 'kind', 'actor_id', 'changes'] as const;

/** Changes by a source, or by deleting a queue and its undo, which move alerts. */
export const toAlertChange = ({ id, at, kind, actor_id: actorId, changes }: AlertChange): Change =>
  Object.assign(
    {
      id: `alert-${id}`,
      at: Number(at),
      kind: kind === 'source_updated' ? kind : ('alert_moved' as const),
      actorId,
      values: JSON.parse(changes) as KeptChanges,
    },
    shared,
  );

/** Occurrences of an alert before and after each hour with new ones. */
async function readOccurrences(db: Kysely<Schema>, { id, count }: Row): Promise<Change[]> {
  const slot = sql<number>`received_at / ${sql.lit(hourMs)}`;
  const hours = await db
    .selectFrom('alert_occurrences')
    .select(({ fn }) => [slot.as('slot'), fn.max('received_at').as('at'), fn.countAll<number>().as('count')])
    .where('alert_id', '=', id)
    .groupBy(slot)
    .orderBy(slot, 'desc')
    .limit(readMax)
    .execute();
  let after = Number(count);
  return hours.flatMap((hour): Change[] => {
    const before = after - Number(hour.count);
    const values = { count: [Math.max(before, 1), after] as const };
    const change = {
      id: `occurrences-${hour.slot}`,
      at: Number(hour.at),
      kind: 'source_updated',
      actorId: null,
    } as const;
    after = before;
    // The first occurrence created the alert.
    return values.count[0] === values.count[1] ? [] : [Object.assign({ values }, change, shared)];
  });
}

/** Changes of an alert without an event: by its source, its occurrences, and moves of its queue. */
export async function readAlertChanges(db: Kysely<Schema>, row: Row): Promise<Change[]> {
  const changes = await db
    .selectFrom('alert_changes')
    .select(alertChangeColumns)
    .where('alert_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(readMax)
    .execute();
  return [...changes.map(toAlertChange), ...(await readOccurrences(db, row))];
}

/** Since when what sources change is kept; 0: always. */
export async function keptSince(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'alert_changes_since')
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Names of queues and sources, by id. */
export async function readAlertNames(db: Kysely<Schema>, row: Row): Promise<ReadonlyMap<string, string>> {
  const queues = await db.selectFrom('alert_queues').select(['id', 'name']).execute();
  const sources = await db
    .selectFrom('sources')
    .select(['id', 'name'])
    .where('id', '=', String(row.source_id))
    .execute();
  return new Map([...queues, ...sources].map(({ id, name }) => [id, name]));
}
