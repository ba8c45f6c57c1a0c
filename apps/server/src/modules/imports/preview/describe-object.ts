import { fold } from '../../../database/fold.ts';
import type { PreviewObjectsTable } from '../../../database/tables/intelligence-schema.ts';
import { compareIncoming, type ImportedRow, type Incoming, newRow } from '../record-versions.ts';
import { placeholder } from '../stage-rows.ts';
import type { StagedAs, StagedObject } from '../staging-store.ts';

/** The preview of an object, without its position and selection. */
export type DescribedObject = Omit<PreviewObjectsTable, 'import_id' | 'seq' | 'selected'> & {
  readonly change: StagedAs;
};

const longestSearched = 1_000;

/** The type of an object as it is listed: that of STIX, and one for all connections. */
export const typeOfId = (objectId: string | null): string =>
  /^([a-z0-9-]{1,64})--/.exec(objectId ?? '')?.[1]?.replace(/^sighting$/, 'relationship') ?? 'unknown';

/** Details of an indicator beyond its record; both are null for other types. */
export function readIndicator(kind: string, stix: string): { pattern: string | null; validUntil: number | null } {
  if (kind !== 'indicator' || stix === '') return { pattern: null, validUntil: null };
  const { pattern, valid_until } = JSON.parse(stix) as { pattern?: unknown; valid_until?: unknown };
  const until = typeof valid_until === 'string' ? Date.parse(valid_until) : Number.NaN;
  return { pattern: typeof pattern === 'string' ? pattern : null, validUntil: Number.isNaN(until) ? null : until };
}

/** A placeholder or invisible row is not compared with an object. */
const isThere = (row: ImportedRow | undefined): row is ImportedRow =>
  row !== undefined && row.deleted_at !== placeholder && row.deleted_at !== 0;

function changeOf(row: ImportedRow | undefined, incoming: Incoming): StagedAs {
  if (!isThere(row)) return 'created';
  return compareIncoming(row, incoming).says === 'something_new' ? 'updated' : 'unchanged';
}

const nothingOfThreats = {
  family: null,
  word: null,
  description: null,
  source: null,
  severity: null,
  severity_assumed: 0,
  seen_at: null,
  confidence: null,
  acknowledged: 0,
} as const;

function describeConnection(incoming: Extract<Incoming, { table: 'connections' }>) {
  const { type, sourceId, targetId, confidence, tlp } = incoming.connection;
  return {
    type: 'relationship',
    name: type,
    source_id: sourceId,
    target_id: targetId,
    valid_until: null,
    lacks_confidence: confidence === null ? 1 : 0,
    lacks_tlp: tlp === null ? 1 : 0,
    ...nothingOfThreats,
  } as const;
}

function describeRecord(incoming: Extract<Incoming, { table: 'intelligence' }>, row: ImportedRow | undefined) {
  const { record } = incoming;
  const after = isThere(row) ? compareIncoming(row, incoming).row : newRow(incoming, '', new Map());
  if (!('kind' in after)) throw new Error('a record became a connection');
  return {
    type: record.kind,
    name: record.name,
    source_id: null,
    target_id: null,
    valid_until: readIndicator(record.kind, record.stix).validUntil,
    lacks_confidence: record.confidence === null ? 1 : 0,
    lacks_tlp: record.tlp === null ? 1 : 0,
    family: after.family,
    word: after.type,
    description: after.description,
    source: after.source,
    // Assumptions of rules are evaluated when needed: they may change until then.
    severity: after.severity_assumed === 0 ? after.severity : (after.severity_chosen ?? null),
    severity_assumed: after.severity_assumed,
    seen_at: after.seen_at,
    confidence: after.confidence,
    acknowledged: after.acknowledged_at === null ? 0 : 1,
  } as const;
}

/** The line of an object in a preview; `row` is the record that is there, if any. */
export function describeObject({ id, place, incoming }: StagedObject, row: ImportedRow | undefined): DescribedObject {
  const described = incoming.table === 'connections' ? describeConnection(incoming) : describeRecord(incoming, row);
  const pattern =
    incoming.table === 'connections' ? null : readIndicator(incoming.record.kind, incoming.record.stix).pattern;
  return {
    ...described,
    object_id: id,
    table_name: incoming.table,
    change: changeOf(row, incoming),
    base_version: row && row.deleted_at === null ? row.version : 0,
    place,
    haystack: fold(`${described.name} ${id} ${pattern ?? ''}`).slice(0, longestSearched),
    content: JSON.stringify(incoming),
    reason: null,
    detail: null,
  };
}
