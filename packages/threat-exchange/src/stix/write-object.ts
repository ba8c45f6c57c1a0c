import { mapObject } from '../map-object.ts';
import type { ExchangeConnection, ExchangeRecord } from '../records.ts';
import { sourceOf } from '../source-of.ts';
import { newObject, newRelationship } from './new-objects.ts';
import { connectionWriters, type Patch, recordWriters, withModified } from './write-fields.ts';

/** The STIX object of a record, JSON. `nameOf` knows the names of the identities that travel with it. */
export function writeRecord(record: ExchangeRecord, nameOf: (id: string) => string | undefined): string {
  const base = record.stix === '' ? newObject(record) : objectOf(record.stix);
  const text = writeOver(base, record, nameOf);
  // When something was last seen may follow from when the object was written, and that is now.
  return text === record.stix ? text : writeOver(withModified(base, record.modifiedAt), record, nameOf);
}

function writeOver(base: Patch, record: ExchangeRecord, nameOf: (id: string) => string | undefined): string {
  const mapped = mapObject({ place: '', object: base, text: record.stix });
  if (mapped.kind !== 'record') return written(record, null, base, recordWriters);
  const stated = { source: mapped.record.source, createdBy: mapped.createdBy };
  // An unstated source is not exported, above all the name of a local file; nor is one that the next import derives
  // itself.
  const isFound = record.sourceAssumed || record.source === sourceOf(stated, nameOf, '');
  const before = isFound ? { ...mapped.record, source: record.source } : mapped.record;
  return written(record, before, base, recordWriters);
}

/** The STIX object of a connection, JSON. */
export function writeConnection(connection: ExchangeConnection): string {
  const base = connection.stix === '' ? newRelationship(connection) : objectOf(connection.stix);
  const mapped = mapObject({ place: '', object: base, text: connection.stix });
  return written(connection, mapped.kind === 'connection' ? mapped.connection : null, base, connectionWriters);
}

const objectOf = (stix: string): Patch => JSON.parse(stix);

type Written = Pick<ExchangeRecord, 'stix' | 'modifiedAt'>;
type WritersOf<Source> = { readonly [Field in keyof Source]?: (source: Source, object: Patch) => Patch };

/** `before`: what an import of the object says already; null where it would say nothing. */
function written<Source extends Written>(
  source: Source,
  before: Source | null,
  base: Patch,
  writers: WritersOf<Source>,
): string {
  const fields = Object.keys(writers) as (keyof Source)[];
  const changed = fields.filter((field) => !before || JSON.stringify(source[field]) !== JSON.stringify(before[field]));
  if (changed.length === 0 && source.stix !== '') return source.stix;
  const patches = changed.flatMap((field) => Object.entries(writers[field]?.(source, base) ?? {}));
  // Not by assignment: an object may have a member called `__proto__`.
  const patched = Object.fromEntries([...Object.entries(base), ...patches]);
  return JSON.stringify(withModified(patched, source.modifiedAt));
}
