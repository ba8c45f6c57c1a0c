import type { ExchangeConnection, ExchangeRecord } from './records.ts';
import { writeConnection, writeRecord } from './stix/write-object.ts';

export interface BundleContents {
  /** A UUID. */
  readonly bundleId: string;
  readonly records: readonly ExchangeRecord[];
  readonly connections: readonly ExchangeConnection[];
}

/**
 * A STIX 2.1 bundle, records by id and then connections by id. An object that came as STIX and was not changed since
 * goes out exactly as it came; otherwise what changed is laid over it, and what we do not know of stays in it.
 */
export function writeStixBundle({ bundleId, records, connections }: BundleContents): string {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  const objects = [
    ...records.toSorted(byId).map((record) => writeRecord(record, (id) => names.get(id))),
    ...connections.toSorted(byId).map(writeConnection),
  ];
  const head = `{"type":"bundle","id":"bundle--${bundleId}"`;
  // STIX 2.1, section 2.12: a list is never empty.
  return objects.length === 0 ? `${head}}\n` : `${head},"objects":[\n${objects.join(',\n')}\n]}\n`;
}

function byId(one: { id: string }, other: { id: string }): number {
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
