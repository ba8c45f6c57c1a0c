import type { ExchangeConnection, ExchangeRecord } from './records.ts';
import { writeConnection, writeRecord } from './stix/write-object.ts';

/**
 * Whether what came in says nothing that is not stored already; its source must have been filled in by `sourceOf`
 * before. When a record was written and changed is part of its object, so the times of the row do not count, nor does a
 * last sight that the file leaves open: it was filled in when the record was stored.
 */
export function isSameRecord(stored: ExchangeRecord, incoming: ExchangeRecord): boolean {
  return areSame(stored, incoming, () => writeRecord(stored, () => undefined));
}

/** The same for a connection. */
export function isSameConnection(stored: ExchangeConnection, incoming: ExchangeConnection): boolean {
  return areSame(stored, incoming, () => writeConnection(stored));
}

const ofTheRow = new Set(['createdAt', 'modifiedAt', 'stix']);
// A row of a CSV file does not state the author of its content.
const unknownToRows = new Set(['sourceAssumed']);

function areSame<One extends ExchangeRecord | ExchangeConnection>(stored: One, incoming: One, write: () => string) {
  const known: Readonly<Record<string, unknown>> = { ...stored };
  const isSameIn = ([field, value]: [string, unknown]) =>
    ofTheRow.has(field) ||
    (incoming.stix === '' && unknownToRows.has(field)) ||
    (field === 'seenAt' && value === null) ||
    inOrder(known[field]) === inOrder(value);
  if (!Object.entries(incoming).every(isSameIn)) return false;
  // A row of a CSV file knows nothing of the object.
  if (incoming.stix === '' || incoming.stix === stored.stix) return true;
  const said = inOrder(withoutOurs(incoming.stix));
  // Unchanged, or as exported: with the time of the last change here.
  return [stored.stix, write()].some((stix) => stix !== '' && inOrder(withoutOurs(stix)) === said);
}

// Our own properties are in the fields already.
function withoutOurs(stix: string): unknown {
  const members: [string, unknown][] = Object.entries(JSON.parse(stix));
  return Object.fromEntries(members.filter(([name]) => !name.startsWith('x_halyard_')));
}

/** JSON with the members of every object in one order. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
