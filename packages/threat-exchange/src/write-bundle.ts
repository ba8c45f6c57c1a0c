import type { ExchangeConnection, ExchangeRecord } from './records.ts';
import { writeConnection, writeRecord } from './stix/write-object.ts';

export interface BundleOptions {
  /** A UUID. */
  readonly bundleId: string;
  /** Names of the identities that travel with the records, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Writes a STIX 2.1 bundle in parts, so that a bundle of any length takes the memory of one part. An object that came
 * as STIX and was not changed since goes out unchanged; otherwise the changes are merged into it, and unknown
 * properties are kept.
 */
export function createBundleWriter({ bundleId, names }: BundleOptions) {
  const nameOf = (id: string) => names.get(id);
  let isEmpty = true;

  function write(objects: readonly string[]): string {
    if (objects.length === 0) return '';
    const start = isEmpty ? `{"type":"bundle","id":"bundle--${bundleId}","objects":[\n` : ',\n';
    isEmpty = false;
    return start + objects.join(',\n');
  }

  return {
    records: (records: readonly ExchangeRecord[]) => write(records.map((record) => writeRecord(record, nameOf))),
    connections: (connections: readonly ExchangeConnection[]) => write(connections.map(writeConnection)),
    // STIX 2.1, section 2.12: a list is never empty.
    end: () => (isEmpty ? `{"type":"bundle","id":"bundle--${bundleId}"}\n` : '\n]}\n'),
  };
}

export type BundleWriter = ReturnType<typeof createBundleWriter>;
