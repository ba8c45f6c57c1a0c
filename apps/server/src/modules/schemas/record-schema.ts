import type { EventKind } from '@halyard/contracts/events.ts';
import type { SchemaDraft, SchemaEvidence, SchemaOrigin, SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../database/database.ts';
import type { SchemasTable } from '../../database/tables/crime-schema.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import { plainText } from './plain-text.ts';
import { insertSchema, nextVersion, requireRoom, requireSchema, toSummary } from './schema-store.ts';

type Ports = {
  readonly clock: Clock;
  readonly log: EventLog;
  readonly newId: () => string;
};

/** An uploaded or inferred schema, before it is stored. */
export type NewSchema = {
  readonly text: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
  readonly origin: SchemaOrigin;
  readonly draft: SchemaDraft | null;
  /** The absolute address it names itself. */
  readonly address: string | null;
  readonly evidence: readonly SchemaEvidence[];
  readonly rows: number | null;
  /** The previous version of the schema. */
  readonly of?: string | undefined;
};

type SchemaEvent = { readonly at: number; readonly actor: Actor; readonly kind: EventKind; readonly row: SchemasTable };

const titleMax = 200;
const descriptionMax = 2_000;
const addressMax = 500;

/** Writes into the log what happened to a schema; every signed-in person sees it. */
export async function recordSchemaEvent(
  log: EventLog,
  tx: Transaction,
  { at, actor, kind, row }: SchemaEvent,
): Promise<void> {
  const { document: _, evidence: __, ...after } = row;
  await log.record(tx, {
    at,
    kind,
    severity: 'low',
    actor,
    audienceId: everyone,
    subject: row.title || row.source,
    after,
    objectType: 'schema',
    objectId: row.id,
  });
}

/** Stores a schema, as the first of its family or as the next version of another one. */
export function createAddSchema({ clock, log, newId }: Ports) {
  return async (tx: Transaction, draft: NewSchema, actor: Actor): Promise<SchemaSummary> => {
    const [id, at] = [newId(), clock()];
    if (draft.of === undefined) await requireRoom(tx);
    const family = draft.of === undefined ? id : (await requireSchema(tx, draft.of)).family;
    const row: SchemasTable = {
      id,
      family,
      version: await nextVersion(tx, family),
      origin: draft.origin,
      draft: draft.draft,
      address: draft.address !== null && draft.address.length <= addressMax ? draft.address : null,
      title: plainText(draft.title, titleMax),
      description: plainText(draft.description, descriptionMax),
      source: draft.source,
      document: draft.text,
      bytes: Buffer.byteLength(draft.text),
      evidence: JSON.stringify(draft.evidence),
      rows: draft.rows,
      owner_id: actor.id,
      created_at: at,
      deleted_at: null,
      sample: 0,
    };
    await insertSchema(tx, row);
    await recordSchemaEvent(log, tx, { at, actor, kind: 'schema_added', row });
    return toSummary(row);
  };
}
