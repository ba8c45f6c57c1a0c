import type { RetentionKind } from '@halyard/contracts/server/retention.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

type Where = RawBuilder<unknown>;

/** Where the rows of a kind are, and which of them go. */
type KeptKind = {
  readonly table:
    | ('events' | 'audit' | 'notifications' | 'analyses' | 'import_rejections' | 'crime_parts')
    | ('webhook_deliveries' | 'intake_deliveries');
  /** Milliseconds: a column, or what is worked out of a row. */
  readonly at: string | Where;
  /** What tells rows apart, for steps of a few. */
  readonly key: readonly string[];
  /** Which rows of the table are of the kind, where not all are. */
  readonly among?: Where;
  /** The columns that take room; none where it is not taken in the database. */
  readonly bytes: readonly string[];
  /** What stays however old it is. */
  readonly isFree?: Where;
};

// The timeline of an incident is its events: they stay as long as it is there.
const isOfNoIncident = sql`(object_type is null or object_type <> 'incident'
  or not exists (select 1 from incidents where incidents.id = events.object_id))`;

const endOfImport = sql`(select coalesce(finished_at, started_at) from imports where imports.id = import_rejections.import_id)`;

const replacedAt = sql`(select finished_at from crime_imports where crime_imports.id = crime_parts.replaced_by)`;
// A file of which something is shown is known by all its parts: importing it again brings back what is not.
const isOfReplacedFile = sql`not exists (select 1 from crime_parts as others
  where others.file_id = crime_parts.file_id and others.state <> 'replaced')`;

export const timeOf = ({ at }: KeptKind): Where => (typeof at === 'string' ? sql.ref(at) : at);

export const everyRow: Where = sql`1 = 1`;

export const keptKinds: Readonly<Record<RetentionKind, KeptKind>> = {
  events: { table: 'events', at: 'at', key: ['id'], bytes: ['details', 'changes', 'subject'], isFree: isOfNoIncident },
  /** Exported before they go: the chain of the rest is verified from there. */
  audit: { table: 'audit', at: 'at', key: ['seq'], bytes: ['hash', 'prev_hash', 'before_digest', 'after_digest'] },
  notifications: { table: 'notifications', at: 'at', key: ['person_id', 'event_id'], bytes: ['why'] },
  analyses: {
    table: 'analyses',
    at: 'created_at',
    key: ['id'],
    bytes: ['result', 'cities'],
    isFree: sql`status <> 'processing'`,
  },
  /** What an import could not read. What it created stays, its file and staged objects went when it ended. */
  imports: { table: 'import_rejections', at: endOfImport, key: ['import_id', 'seq'], bytes: ['place', 'detail'] },
  /** Undo needs them. Their Parquet files, which no row names then, are kept aside for two weeks and removed. */
  replacedParts: {
    table: 'crime_parts',
    at: replacedAt,
    key: ['id'],
    among: sql`state = 'replaced'`,
    bytes: [],
    isFree: isOfReplacedFile,
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
  const { table, key, among = everyRow, isFree = everyRow } = keptKinds[kind];
  const at = timeOf(keptKinds[kind]);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const oldest = sql`select ${columns} from ${sql.table(table)}
    where ${at} < ${before} and ${among} and ${isFree} order by ${at} limit ${stepRows}`;
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where (${columns}) in (${oldest})`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

export const isWholeStep = (deleted: number) => deleted >= stepRows;
