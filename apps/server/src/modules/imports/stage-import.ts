import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import {
  type Dangling,
  findDangling,
  type ImportItem,
  type NamedConnection,
  resolveDuplicate,
  resolveNames,
  sourceOf,
  type Version,
} from '@halyard/threat-exchange';
import type { Transaction } from '../../database/database.ts';
import type { Chosen } from './chosen.ts';
import type { ImportedTable, Incoming } from './record-versions.ts';
import type { StagingStore } from './staging-store.ts';
import { createStepJournal } from './step-journal.ts';

// Small enough that no one waits long for the writer while a batch goes into the search index.
const batchSize = 200;

type RecordItem = Extract<ImportItem, { kind: 'record' }> & {
  /** Of a preview object: its source, determined when the file was read, and the decisions since. */
  readonly signedAs?: string;
  readonly chosen?: Chosen;
};
type ConnectionItem = Extract<ImportItem, { kind: 'connection' }> & { readonly chosen?: Chosen };
type StoredItem = RecordItem | ConnectionItem;

/** The staged input: an item of a file, or an object of a preview, selected or not. */
export type StagingItem = Exclude<ImportItem, { kind: 'problem' }> | StoredItem | { readonly kind: 'skipped' };

type StagingContext = { readonly store: StagingStore; readonly fileName: string; readonly now: number };

const idOf = (item: StoredItem) => (item.kind === 'record' ? item.record.id : item.connection.id);
const modifiedOf = (item: StoredItem) => (item.kind === 'record' ? item.record.modifiedAt : item.connection.modifiedAt);

/**
 * Stages the objects of one file, batch by batch, and counts them. Nothing is visible before publishing; existing
 * records are changed then and not before.
 */
export function createStaging({ store, fileName, now }: StagingContext) {
  const seen = new Map<string, Version>();
  const namesOfIdentities = new Map<string, string>();
  /** Records that wait for the name of their author, who may come later in the file. */
  const waitingForAuthor = new Map<string, string>();
  const named: { place: string; connection: NamedConnection }[] = [];
  /** Connections that are there already, by id; of two versions in the file the newer says where it leads. */
  const endsOfUpdates = new Map<string, { sourceId: string; targetId: string; isUnchanged: boolean }>();
  const counts = { objectsIn: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, skipped: 0 };
  let batch: StoredItem[] = [];
  let rejections: Rejection[] = [];
  let rejectionsWritten = 0;
  /** Ids of the batch that replace an older version from the same file; they were counted with it. */
  let replacing = new Set<string>();
  const journal = createStepJournal();

  function reject(rejection: Rejection) {
    counts.rejected++;
    rejections.push(rejection);
  }

  /** Of two versions in one file the newer is kept; false if this one is dropped. */
  function admit(item: StoredItem): boolean {
    const version: Version = { place: item.place, id: idOf(item), modifiedAt: modifiedOf(item) };
    const first = seen.get(version.id);
    if (!first) {
      journal.set(seen, version.id, version);
      return true;
    }
    const { stays, rejected } = resolveDuplicate(first, version);
    reject(rejected.rejection);
    journal.set(seen, version.id, stays);
    return stays === version;
  }

  /** The author or the file, for a record that names no source. */
  function sourceFor({ record, createdBy, signedAs }: RecordItem): string {
    if (signedAs !== undefined) return signedAs;
    if (record.kind === 'identity') namesOfIdentities.set(record.id, record.name);
    const author = createdBy === null ? undefined : namesOfIdentities.get(createdBy);
    if (record.source === '' && createdBy !== null && author === undefined)
      journal.set(waitingForAuthor, record.id, createdBy);
    return sourceOf({ source: record.source, createdBy }, () => author, fileName);
  }

  function incomingOf(item: StoredItem): Incoming {
    const decided = item.chosen && { chosen: item.chosen };
    return item.kind === 'connection'
      ? { table: 'connections', connection: item.connection, at: now, ...decided }
      : { table: 'intelligence', record: item.record, source: sourceFor(item), at: now, ...decided };
  }

  /** Of two versions of a connection in the file the newer says where it leads; it was counted with the first. */
  function rememberEnds({ id, sourceId, targetId }: ConnectionItem['connection'], isUnchanged: boolean) {
    const counted = endsOfUpdates.get(id)?.isUnchanged ?? isUnchanged;
    journal.set(endsOfUpdates, id, { sourceId, targetId, isUnchanged: counted });
  }

  async function stage(tx: Transaction, table: ImportedTable, items: readonly StoredItem[]) {
    const objects = items.map((item) => ({ id: idOf(item), place: item.place, incoming: incomingOf(item) }));
    const outcomes = await store.put(tx, table, objects);
    for (const item of items) {
      const [id, outcome] = [idOf(item), outcomes.get(idOf(item))];
      if (!replacing.has(id)) counts[outcome ?? 'updated']++;
      if (item.kind === 'connection' && outcome !== 'created') rememberEnds(item.connection, outcome === 'unchanged');
    }
  }

  async function writeRejections(tx: Transaction) {
    await store.reject(tx, rejectionsWritten, rejections);
    rejectionsWritten += rejections.length;
    rejections = [];
  }

  /** Stages the input since the last step. */
  async function flush(tx: Transaction): Promise<void> {
    const items = batch;
    batch = [];
    const records = items.filter((item) => item.kind === 'record');
    const connections = items.filter((item) => item.kind === 'connection');
    if (records.length > 0) await stage(tx, 'intelligence', records);
    if (connections.length > 0) await stage(tx, 'connections', connections);
    replacing = new Set();
    await writeRejections(tx);
  }

  function dropDangling(id: string, { reason, detail }: Dangling) {
    reject({ place: seen.get(id)?.place ?? '', objectId: id, reason, detail: detail.slice(0, 200) });
  }

  async function rejectDangling(tx: Transaction, after: string): Promise<string | undefined> {
    const staged = await store.newConnections(tx, after, batchSize);
    const ends = staged.flatMap(({ source_id, target_id }) => [source_id, target_id]);
    const known = await store.whichExist(tx, [...new Set(ends)]);
    for (const { id, source_id, target_id } of staged) {
      const dangling = findDangling({ sourceId: source_id, targetId: target_id }, (end) => known.has(end));
      if (!dangling) continue;
      await store.dropConnection(tx, id, 'created');
      counts.created--;
      dropDangling(id, dangling);
    }
    await writeRejections(tx);
    return staged.length === batchSize ? staged.at(-1)?.id : undefined;
  }

  /** Looks at some updates of connections; false when none is left. */
  async function rejectDanglingUpdates(tx: Transaction): Promise<boolean> {
    const some = [...endsOfUpdates].slice(0, batchSize);
    for (const [id] of some) journal.delete(endsOfUpdates, id);
    const ids = some.flatMap(([, { sourceId, targetId }]) => [sourceId, targetId]);
    const known = await store.whichExist(tx, [...new Set(ids)]);
    for (const [id, ends] of some) {
      const dangling = findDangling(ends, (end) => known.has(end));
      if (!dangling) continue;
      await store.dropConnection(tx, id, 'updated');
      counts[ends.isUnchanged ? 'unchanged' : 'updated']--;
      dropDangling(id, dangling);
    }
    await writeRejections(tx);
    return endsOfUpdates.size > 0;
  }

  /** Stages some connections of a CSV file, which name their ends; the newest visible record of a name is used. */
  async function stageNamed(tx: Transaction): Promise<boolean> {
    const some = named.splice(0, batchSize);
    journal.note(() => named.unshift(...some));
    if (some.length === 0) return false;
    const names = [...new Set(some.flatMap(({ connection }) => [connection.sourceName, connection.targetName]))];
    const rows = await store.findNamed(tx, names);
    const ids = new Map(rows.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const]));
    for (const { place, connection } of some) {
      const item = resolveNames(place, connection, (name) => ids.get(name) ?? null);
      if (item.kind === 'rejected') reject(item.rejection);
      else takeStored(item);
    }
    await flush(tx);
    return named.length > 0;
  }

  /** Sets the source of some records whose author came later in the file; false if none is left. */
  async function nameAuthors(tx: Transaction): Promise<boolean> {
    const some = [...waitingForAuthor].slice(0, batchSize);
    for (const [id] of some) journal.delete(waitingForAuthor, id);
    const missing = [...new Set(some.map(([, author]) => author))].filter((author) => !namesOfIdentities.has(author));
    if (missing.length > 0)
      for (const { id, name } of await store.namesOf(tx, missing)) namesOfIdentities.set(id, name);
    for (const [id, author] of some) {
      const name = namesOfIdentities.get(author);
      if (name === undefined) continue;
      const source = sourceOf({ source: '', createdBy: author }, () => name, fileName);
      await store.setSource(tx, id, source);
    }
    return waitingForAuthor.size > 0;
  }

  /** An older version leaves the batch, or is replaced in the database when the batch gets there. */
  function makeRoomFor(id: string) {
    const others = batch.filter((item) => idOf(item) !== id);
    if (others.length === batch.length) replacing.add(id);
    batch = others;
  }

  /** Of two versions in one file only the newer continues. */
  function takeStored(item: StoredItem) {
    const isKnown = seen.has(idOf(item));
    if (!admit(item)) return;
    if (isKnown) makeRoomFor(idOf(item));
    batch.push(item);
  }

  /** A savepoint. Small state is copied; large state keeps a journal of changes. */
  function beginStep() {
    const before = {
      counts: { ...counts },
      batch: [...batch],
      rejections: [...rejections],
      replacing: new Set(replacing),
    };
    const written = rejectionsWritten;
    journal.begin();
    journal.note(() => {
      Object.assign(counts, before.counts);
      ({ batch, rejections, replacing } = before);
      rejectionsWritten = written;
    });
  }

  return {
    counts: counts as Readonly<typeof counts>,
    /** Makes a step of `work` repeatable: every attempt starts from the current state in memory. */
    repeatable<T>(work: (tx: Transaction) => Promise<T>): (tx: Transaction) => Promise<T> {
      beginStep();
      return (tx) => {
        journal.rollBack();
        beginStep();
        return work(tx);
      };
    },
    /** Takes one item; true when it is time to `flush`. */
    take(item: StagingItem): boolean {
      counts.objectsIn++;
      if (item.kind === 'rejected') reject(item.rejection);
      else if (item.kind === 'skipped') counts.skipped++;
      else if (item.kind === 'named_connection') named.push(item);
      else takeStored(item);
      return batch.length >= batchSize || rejections.length >= batchSize;
    },
    flush,
    stageNamed,
    nameAuthors,
    rejectDangling,
    rejectDanglingUpdates,
  };
}
