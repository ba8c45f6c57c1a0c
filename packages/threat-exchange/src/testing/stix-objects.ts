import { mapObject } from '../map-object.ts';
import { readImport } from '../read-import.ts';
import type { ExchangeConnection, ExchangeRecord, ImportItem, ReadOptions } from '../records.ts';
import { createBundleWriter } from '../write-bundle.ts';

export const limits: ReadOptions = { maxObjects: 1_000, maxObjectBytes: 1_000_000 };

/** A file that arrives in pieces of `size` bytes. */
export async function* arriving(file: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Everything that comes, in its order. */
export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

export const readStix = (file: string | Uint8Array, options: Partial<ReadOptions> = {}, size?: number) =>
  all(readImport('stix', arriving(file, size), { ...limits, ...options }));

export const readRows = (file: string | Uint8Array, options: Partial<ReadOptions> = {}, size?: number) =>
  all(readImport('csv', arriving(file, size), { ...limits, ...options }));

type Contents = {
  readonly bundleId: string;
  readonly records: readonly ExchangeRecord[];
  readonly connections: readonly ExchangeConnection[];
};

/** A whole bundle of a few objects. */
export function writeStixBundle({ bundleId, records, connections }: Contents): string {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  const writer = createBundleWriter({ bundleId, names });
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  return writer.records(records.toSorted(byId)) + writer.connections(connections.toSorted(byId)) + writer.end();
}

export const bundle = (...objects: readonly unknown[]) =>
  JSON.stringify({ type: 'bundle', id: 'bundle--00000000-0000-4000-8000-000000000000', objects });

/** `uuid(7)` ends in 7. */
export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const times = { created: '2026-01-02T03:04:05.000Z', modified: '2026-01-03T03:04:05.000Z' };

export const malware = (more: object = {}) => ({
  type: 'malware',
  spec_version: '2.1',
  id: `malware--${uuid(1)}`,
  ...times,
  name: 'Poison Ivy',
  is_family: true,
  ...more,
});

export const identity = (more: object = {}) => ({
  type: 'identity',
  spec_version: '2.1',
  id: `identity--${uuid(2)}`,
  ...times,
  name: 'FireEye',
  identity_class: 'organization',
  ...more,
});

export const relationship = (more: object = {}) => ({
  type: 'relationship',
  spec_version: '2.1',
  id: `relationship--${uuid(3)}`,
  ...times,
  relationship_type: 'attributed-to',
  source_ref: `malware--${uuid(1)}`,
  target_ref: `identity--${uuid(2)}`,
  ...more,
});

export const map = (object: unknown) => mapObject({ place: 'objects[0]', object, text: JSON.stringify(object) });

export function recordIn(item: ImportItem | undefined): ExchangeRecord {
  if (item?.kind !== 'record') throw new Error(`Expected a record: ${JSON.stringify(item)}`);
  return item.record;
}

export function connectionIn(item: ImportItem | undefined): ExchangeConnection {
  if (item?.kind !== 'connection') throw new Error(`Expected a connection: ${JSON.stringify(item)}`);
  return item.connection;
}

/** The reason and the detail: `bad_field name`. */
export function rejectedFor(item: ImportItem | undefined): string {
  if (item?.kind === 'problem') return `${item.problem} ${item.detail}`;
  if (item?.kind !== 'rejected') throw new Error(`Expected a rejection: ${JSON.stringify(item)}`);
  return `${item.rejection.reason} ${item.rejection.detail}`;
}
