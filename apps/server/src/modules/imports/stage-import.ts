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
import { insertRejections } from './import-store.ts';
import { compareIncoming, type ImportedRow, type ImportedTable, type Incoming, newRow } from './record-versions.ts';
import {
  findWithContent,
  insertStaged,
  placeholder,
  readExisting,
  replaceStaged,
  type StagedUpdate,
  stageUpdates,
} from './stage-rows.ts';
import { createStepJournal } from './step-journal.ts';

// Small enough that no one waits long for the writer while a batch goes into the search index.
const batchSize = 200;

type RecordItem = Extract<ImportItem, { kind: 'record' }>;
type ConnectionItem = Extract<ImportItem, { kind: 'connection' }>;
type StoredItem = RecordItem | ConnectionItem;

export type StagingContext = { readonly importId: string; readonly fileName: string; readonly now: number };

const idOf = (item: StoredItem) => (item.kind === 'record' ? item.record.id : item.connection.id);
const modifiedOf = (item: StoredItem) => (item.kind === 'record' ? item.record.modifiedAt : item.connection.modifiedAt);

/**
 * Takes the objects of one file in, batch by batch, and keeps its counts. Nothing of it is on a screen before it is
 * published; existing records are changed then and not before.
 */
export function createStaging({ importId, fileName, now }: StagingContext) {
  const seen = new Map<string, Version>();
  const namesOfIdentities = new Map<string, string>();
  /** Records that wait for the name of their author, who may come later in the file. */
  const waitingForAuthor = new Map<string, string>();
  const named: { place: string; connection: NamedConnection }[] = [];
  /** Connections that are there already, by id; of two versions in the file the newer says where it leads. */
  const endsOfUpdates = new Map<string, { sourceId: string; targetId: string; isUnchanged: boolean }>();
  const counts = { objectsIn: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 };
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

  /** Of two versions in one file the newer stays; false when this one goes. */
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
  function sourceFor({ record, createdBy }: RecordItem): string {
    if (record.kind === 'identity') namesOfIdentities.set(record.id, record.name);
    const author = createdBy === null ? undefined : namesOfIdentities.get(createdBy);
    if (record.source === '' && createdBy !== null && author === undefined)
      journal.set(waitingForAuthor, record.id, createdBy);
    return sourceOf({ source: record.source, createdBy }, () => author, fileName);
  }

  const incomingOf = (item: StoredItem): Incoming =>
    item.kind === 'connection'
      ? { table: 'connections', connection: item.connection, at: now }
      : { table: 'intelligence', record: item.record, source: sourceFor(item), at: now };

  /** Whether this import puts the row there: no one has one, only its name is kept, or it is this import's own. */
  const isOurs = (row: ImportedRow | undefined) =>
    !row || row.deleted_at === placeholder || (row.import_id === importId && row.deleted_at === 0);

  /** What comes in for a row that is there. Null is enough where it is the same and the log needs no words for it. */
  function updateFor(row: ImportedRow, incoming: Incoming, hasContent: boolean): StagedUpdate {
    const { says } = compareIncoming(row, incoming);
    const isUnchanged = says !== 'something_new';
    if (!replacing.has(row.id)) {
      counts.updated++;
      if (isUnchanged) counts.unchanged++;
    }
    if (incoming.table === 'connections') {
      const { sourceId, targetId } = incoming.connection;
      // As it was counted: with the first version of it in the file.
      const counted = endsOfUpdates.get(row.id)?.isUnchanged ?? isUnchanged;
      journal.set(endsOfUpdates, row.id, { sourceId, targetId, isUnchanged: counted });
    }
    return { id: row.id, incoming: says === 'the_same' && !hasContent ? null : incoming };
  }

  async function stage(tx: Transaction, table: ImportedTable, items: readonly StoredItem[]) {
    const ids = items.map(idOf);
    const existing = await readExisting(tx, table, ids);
    const withContent =
      existing.size === 0 ? new Set<string>() : await findWithContent(tx, table, [...existing.keys()]);
    const [fresh, updates]: [ImportedRow[], StagedUpdate[]] = [[], []];
    for (const item of items) {
      const [row, incoming] = [existing.get(idOf(item)), incomingOf(item)];
      if (row && !isOurs(row)) {
        updates.push(updateFor(row, incoming, withContent.has(row.id)));
        continue;
      }
      const staged: ImportedRow = { ...newRow(incoming, importId), deleted_at: 0 };
      if (row) await replaceStaged(tx, table, staged);
      else fresh.push(staged);
      if (!replacing.has(staged.id)) counts.created++;
    }
    await insertStaged(tx, table, fresh);
    await stageUpdates(tx, importId, table, updates);
  }

  async function writeRejections(tx: Transaction) {
    await insertRejections(tx, importId, rejectionsWritten, rejections);
    rejectionsWritten += rejections.length;
    rejections = [];
  }

  /** Stores what has come in since the last time. */
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

  /** Which of the ids a connection may lead to: shown already, or part of this import. */
  async function whichExist(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    // Asked for by id alone: with more to go by, SQLite may choose to walk through the whole import for each batch.
    const rows = await tx
      .selectFrom('intelligence')
      .select(['id', 'deleted_at', 'import_id'])
      .where('id', 'in', [...ids])
      .execute();
    const shown = rows.filter(({ deleted_at, import_id }) => deleted_at === null || import_id === importId);
    // What someone removed comes back with this import.
    const updates = await tx
      .selectFrom('import_updates')
      .select('record_id as id')
      .where('import_id', '=', importId)
      .where('table_name', '=', 'intelligence')
      .where('record_id', 'in', [...ids])
      .execute();
    return new Set([...shown, ...updates].map(({ id }) => id));
  }

  async function rejectDangling(tx: Transaction, after: string): Promise<string | undefined> {
    const staged = await tx
      .selectFrom('connections')
      .select(['id', 'source_id', 'target_id'])
      .where('import_id', '=', importId)
      .where('deleted_at', '=', 0)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const known = await whichExist(tx, [
      ...new Set(staged.flatMap(({ source_id, target_id }) => [source_id, target_id])),
    ]);
    for (const { id, source_id, target_id } of staged) {
      const dangling = findDangling({ sourceId: source_id, targetId: target_id }, (end) => known.has(end));
      if (!dangling) continue;
      await tx.deleteFrom('connections').where('id', '=', id).execute();
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
    const known = await whichExist(tx, [...new Set(ids)]);
    for (const [id, ends] of some) {
      const dangling = findDangling(ends, (end) => known.has(end));
      if (!dangling) continue;
      await tx
        .deleteFrom('import_updates')
        .where('import_id', '=', importId)
        .where('table_name', '=', 'connections')
        .where('record_id', '=', id)
        .execute();
      counts.updated--;
      if (ends.isUnchanged) counts.unchanged--;
      dropDangling(id, dangling);
    }
    await writeRejections(tx);
    return endsOfUpdates.size > 0;
  }

  /** Takes some connections of a CSV file in, which name their ends; the newest shown record of that name is meant. */
  async function stageNamed(tx: Transaction): Promise<boolean> {
    const some = named.splice(0, batchSize);
    journal.note(() => named.unshift(...some));
    if (some.length === 0) return false;
    const names = [...new Set(some.flatMap(({ connection }) => [connection.sourceName, connection.targetName]))];
    const rows = await tx
      .selectFrom('intelligence')
      .select(['id', 'name'])
      .where((eb) => eb.or([eb('name', 'in', names), eb('id', 'in', names)]))
      .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('import_id', '=', importId)]))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const ids = new Map(rows.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const]));
    for (const { place, connection } of some) {
      const item = resolveNames(place, connection, (name) => ids.get(name) ?? null);
      if (item.kind === 'rejected') reject(item.rejection);
      else takeStored(item);
    }
    await flush(tx);
    return named.length > 0;
  }

  /** Signs some records whose author came later in the file; false when none is left. */
  async function nameAuthors(tx: Transaction): Promise<boolean> {
    const some = [...waitingForAuthor].slice(0, batchSize);
    for (const [id] of some) journal.delete(waitingForAuthor, id);
    const missing = [...new Set(some.map(([, author]) => author))].filter((author) => !namesOfIdentities.has(author));
    if (missing.length > 0) {
      const rows = await tx.selectFrom('intelligence').select(['id', 'name']).where('id', 'in', missing).execute();
      for (const { id, name } of rows) namesOfIdentities.set(id, name);
    }
    for (const [id, author] of some) {
      const name = namesOfIdentities.get(author);
      if (name === undefined) continue;
      const source = sourceOf({ source: '', createdBy: author }, () => name, fileName);
      const assumed = { source, source_assumed: source };
      await tx.updateTable('intelligence').set(assumed).where('id', '=', id).where('deleted_at', '=', 0).execute();
    }
    return waitingForAuthor.size > 0;
  }

  /** An older version leaves the batch, or is replaced in the database when the batch gets there. */
  function makeRoomFor(id: string) {
    const others = batch.filter((item) => idOf(item) !== id);
    if (others.length === batch.length) replacing.add(id);
    batch = others;
  }

  /** Of two versions in one file only the newer goes on. */
  function takeStored(item: StoredItem) {
    const isKnown = seen.has(idOf(item));
    if (!admit(item)) return;
    if (isKnown) makeRoomFor(idOf(item));
    batch.push(item);
  }

  /** A step begins. What is short is copied; what may be long keeps a journal of the changes. */
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
    /** Makes a step of `work` that may be repeated: every try begins with what is in memory now. */
    repeatable<T>(work: (tx: Transaction) => Promise<T>): (tx: Transaction) => Promise<T> {
      beginStep();
      return (tx) => {
        journal.rollBack();
        beginStep();
        return work(tx);
      };
    },
    /** Takes one item; true when it is time to `flush`. */
    take(item: Exclude<ImportItem, { kind: 'problem' }>): boolean {
      counts.objectsIn++;
      if (item.kind === 'rejected') reject(item.rejection);
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
