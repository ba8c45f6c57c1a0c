import type { RetentionKind } from '@halyard/contracts/server/retention.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

type Where = RawBuilder<unknown>;

/** Where the rows of a kind are, and which of them go. */
type KeptKind = {
  readonly table: 'events' | 'notifications' | 'analyses' | 'webhook_deliveries' | 'intake_deliveries';
  /** Milliseconds. */
  readonly at: string;
  /** What tells rows apart, for steps of a few. */
  readonly key: readonly string[];
  /** The columns that take room. */
  readonly bytes: readonly string[];
  /** What stays however old it is. */
  readonly isFree?: Where;
};

// The timeline of an incident is its events: they stay as long as it is there.
const isOfNoIncident = sql`(object_type is null or object_type <> 'incident'
  or not exists (select 1 from incidents where incidents.id = events.object_id))`;

export const keptKinds: Readonly<Record<RetentionKind, KeptKind>> = {
  events: { table: 'events', at: 'at', key: ['id'], bytes: ['details', 'changes', 'subject'], isFree: isOfNoIncident },
  notifications: { table: 'notifications', at: 'at', key: ['person_id', 'event_id'], bytes: ['why'] },
  analyses: {
    table: 'analyses',
    at: 'created_at',
    key: ['id'],
    bytes: ['result', 'cities'],
    isFree: sql`status <> 'processing'`,
  },
  webhookDeliveries: { table: 'webhook_deliveries', at: 'created_at', key: ['id'], bytes: ['body'] },
  sourceDeliveries: {
    table: 'intake_deliveries',
    at: 'received_at',
    key: ['id'],
    bytes: ['body', 'headers'],
    isFree: sql`state <> 'waiting'`,
  },
};

/** Rows of one step: it holds the writer for a few milliseconds. */
const stepRows = 500;

/** Deletes the oldest rows of a kind from before an instant; returns how many: fewer than a step when none is left. */
export async function deleteSome(tx: Kysely<Schema>, kind: RetentionKind, before: number): Promise<number> {
  const { table, at, key, isFree = sql`1 = 1` } = keptKinds[kind];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const oldest = sql`select ${columns} from ${sql.table(table)}
    where ${sql.ref(at)} < ${before} and ${isFree} order by ${sql.ref(at)} limit ${stepRows}`;
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where (${columns}) in (${oldest})`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

export const isWholeStep = (deleted: number) => deleted >= stepRows;
