import type { RetentionKind } from '@halyard/contracts/server/retention.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

type Where = RawBuilder<unknown>;

/** The table of a kind, and its deletable rows. */
type KeptKind = {
  readonly table:
    | ('events' | 'audit' | 'notifications' | 'analyses' | 'import_rejections' | 'crime_parts')
    | ('webhook_deliveries' | 'intake_deliveries');
  /** Milliseconds: a column, or an expression. */
  readonly at: string | Where;
  /** The key of rows, for small steps. */
  readonly key: readonly string[];
  /** Which rows of the table are of the kind, where not all are. */
  readonly among?: Where;
  /** The large columns; none if the data is not in the database. */
  readonly bytes: readonly string[];
  /** Rows kept however old they are. */
  readonly isFree?: Where;
};

// The timeline of an incident is its events: they are kept as long as it exists.
const isOfNoIncident = sql`(object_type is null or object_type <> 'incident'
  or not exists (select 1 from incidents where incidents.id = events.object_id))`;

const endOfImport = sql`(select coalesce(finished_at, started_at) from imports where imports.id = import_rejections.import_id)`;

const replacedAt = sql`(select finished_at from crime_imports where crime_imports.id = crime_parts.replaced_by)`;
// A partly published file is complete with all its parts: importing it again restores the rest.
const isOfReplacedFile = sql`not exists (select 1 from crime_parts as others
  where others.file_id = crime_parts.file_id and others.state <> 'replaced')`;

export const timeOf = ({ at }: KeptKind): Where => (typeof at === 'string' ? sql.ref(at) : at);

export const everyRow: Where = sql`1 = 1`;

export const keptKinds: Readonly<Record<RetentionKind, KeptKind>> = {
  events: { table: 'events', at: 'at', key: ['id'], bytes: ['details', 'changes', 'subject'], isFree: isOfNoIncident },
  /** Exported before deletion: the rest of the chain is verified from there. */
  audit: { table: 'audit', at: 'at', key: ['seq'], bytes: ['hash', 'prev_hash', 'before_digest', 'after_digest'] },
  notifications: { table: 'notifications', at: 'at', key: ['person_id', 'event_id'], bytes: ['why'] },
  analyses: {
    table: 'analyses',
    at: 'created_at',
    key: ['id'],
    bytes: ['result', 'cities'],
    isFree: sql`status <> 'processing'`,
  },
  /** Rejections of an import. Created records stay, its file and staged objects were deleted when it ended. */
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

/** Rows per step: it blocks the writer for a few milliseconds. */
const stepRows = 500;

/** Deletes the oldest rows of a kind before an instant; returns the number: fewer than a step when none is left. */
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
