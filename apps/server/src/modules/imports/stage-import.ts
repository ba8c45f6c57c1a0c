import type { Refusal } from '@halyard/contracts/imports.ts';
import { type Dangling, findDangling, resolveNames } from '@halyard/threat-exchange/dangling.ts';
import { judgeDuplicate, type Version } from '@halyard/threat-exchange/duplicates.ts';
import type {
  ExchangeConnection,
  ExchangeRecord,
  ImportItem,
  NamedConnection,
} from '@halyard/threat-exchange/records.ts';
import { isSameConnection, isSameRecord } from '@halyard/threat-exchange/same-record.ts';
import { sourceOf } from '@halyard/threat-exchange/source-of.ts';
import type { Transaction } from '../../database/database.ts';
import {
  fromExchangeConnection,
  fromExchangeRecord,
  toExchangeConnection,
  toExchangeRecord,
} from '../../database/exchange-rows.ts';
import type { ConnectionsTable, IntelligenceTable } from '../../database/intelligence-schema.ts';
import { insertRefusals } from './import-store.ts';
import {
  insertStaged,
  readExisting,
  replaceStaged,
  type StagedRow,
  type StagedTable,
  stageUpdate,
} from './stage-rows.ts';

const batchSize = 500;

type RecordItem = Extract<ImportItem, { kind: 'record' }>;
type ConnectionItem = Extract<ImportItem, { kind: 'connection' }>;
type StoredItem = RecordItem | ConnectionItem;

export type StagingContext = { readonly importId: string; readonly fileName: string; readonly now: number };

const idOf = (item: StoredItem) => (item.kind === 'record' ? item.record.id : item.connection.id);
const modifiedOf = (item: StoredItem) => (item.kind === 'record' ? item.record.modifiedAt : item.connection.modifiedAt);
const says = (stix: string, property: string) => stix === '' || stix.includes(`"${property}"`);

/** What people decided here stays, unless the file itself speaks of it. */
function keepDecisions(row: IntelligenceTable, incoming: ExchangeRecord): ExchangeRecord {
  const { stix } = incoming;
  return {
    ...incoming,
    severity: says(stix, 'x_halyard_severity') ? incoming.severity : row.severity,
    status: says(stix, 'x_halyard_status') ? incoming.status : row.status,
    risk: says(stix, 'x_halyard_risk') ? incoming.risk : row.risk,
    acknowledgedAt: incoming.acknowledgedAt ?? row.acknowledged_at,
    verdict: incoming.verdict ?? row.verdict,
    verdictReason: incoming.verdict === null ? (row.verdict_reason ?? '') : incoming.verdictReason,
    source: incoming.source === '' ? row.source : incoming.source,
  };
}

const unseen = { version: 1, deleted_at: 0, sample: 0 } as const;

/**
 * Takes the objects of one file in, batch by batch, and keeps its balance. Nothing of it is on a screen before it is
 * published; existing records are changed then and not before.
 */
export function createStaging({ importId, fileName, now }: StagingContext) {
  const seen = new Map<string, Version>();
  const namesOfIdentities = new Map<string, string>();
  /** Records that wait for the name of their author, who may come later in the file. */
  const waitingForAuthor = new Map<string, string>();
  const named: { place: string; connection: NamedConnection }[] = [];
  const endsOfUpdates: { id: string; sourceId: string; targetId: string }[] = [];
  const counts = { objectsIn: 0, stored: 0, updated: 0, unchanged: 0, refused: 0 };
  let batch: StoredItem[] = [];
  let refusals: Refusal[] = [];
  let refusalsWritten = 0;
  /** Ids of the batch that replace an older version from the same file; they were counted with it. */
  let replacing = new Set<string>();

  function refuse(refusal: Refusal) {
    counts.refused++;
    refusals.push(refusal);
  }

  /** Of two versions in one file the newer stays; false when this one goes. */
  function admit(item: StoredItem): boolean {
    const version: Version = { place: item.place, id: idOf(item), modifiedAt: modifiedOf(item) };
    const first = seen.get(version.id);
    if (!first) {
      seen.set(version.id, version);
      return true;
    }
    const { stays, refused } = judgeDuplicate(first, version);
    refuse(refused.refusal);
    seen.set(version.id, stays);
    return stays === version;
  }

  function withSource(item: RecordItem): ExchangeRecord {
    const { record, createdBy } = item;
    if (record.kind === 'identity') namesOfIdentities.set(record.id, record.name);
    const author = createdBy === null ? undefined : namesOfIdentities.get(createdBy);
    if (record.source === '' && createdBy !== null && author === undefined) waitingForAuthor.set(record.id, createdBy);
    return { ...record, source: sourceOf({ source: record.source, createdBy }, () => author, fileName) };
  }

  async function takeExisting(tx: Transaction, table: StagedTable, row: StagedRow, after: object, isSame: boolean) {
    const isNew = !replacing.has(row.id);
    const stands = (after as { updated_at: number }).updated_at < row.updated_at && row.deleted_at === null;
    if (isNew) counts.updated++;
    // The same again, or an older version than the one that is here.
    if ((isSame && row.deleted_at === null) || stands) {
      if (isNew) counts.unchanged++;
      return;
    }
    await stageUpdate(tx, importId, table, row, { ...after, deleted_at: null });
  }

  async function stageRecords(tx: Transaction, items: readonly RecordItem[]) {
    const existing = await readExisting(tx, 'intelligence', items.map(idOf));
    const fresh: IntelligenceTable[] = [];
    for (const item of items) {
      const row = existing.get(item.record.id) as IntelligenceTable | undefined;
      const isOurs = row?.import_id === importId && row.deleted_at === 0;
      if (!row || isOurs) {
        const record = fromExchangeRecord(withSource(item), now);
        const staged = { ...record, ...unseen, acknowledged_by: null, import_id: importId };
        if (row) await replaceStaged(tx, 'intelligence', staged);
        else fresh.push(staged);
        if (!replacing.has(record.id)) counts.stored++;
        continue;
      }
      const record = keepDecisions(row, item.record);
      if (record.kind === 'identity') namesOfIdentities.set(record.id, record.name);
      const isSame = isSameRecord(toExchangeRecord(row), record);
      await takeExisting(tx, 'intelligence', row, fromExchangeRecord(record, row.created_at), isSame);
    }
    await insertStaged(tx, 'intelligence', fresh);
  }

  async function stageConnections(tx: Transaction, items: readonly { connection: ExchangeConnection }[]) {
    const ids = items.map(({ connection }) => connection.id);
    const existing = await readExisting(tx, 'connections', ids);
    const fresh: ConnectionsTable[] = [];
    for (const { connection } of items) {
      const row = existing.get(connection.id) as ConnectionsTable | undefined;
      const isOurs = row?.import_id === importId && row.deleted_at === 0;
      if (!row || isOurs) {
        const staged = { ...fromExchangeConnection(connection, now), ...unseen, import_id: importId };
        if (row) await replaceStaged(tx, 'connections', staged);
        else fresh.push(staged);
        if (!replacing.has(connection.id)) counts.stored++;
        continue;
      }
      const { id, sourceId, targetId } = connection;
      endsOfUpdates.push({ id, sourceId, targetId });
      const isSame = isSameConnection(toExchangeConnection(row), connection);
      await takeExisting(tx, 'connections', row, fromExchangeConnection(connection, row.created_at), isSame);
    }
    await insertStaged(tx, 'connections', fresh);
  }

  async function writeRefusals(tx: Transaction) {
    await insertRefusals(tx, importId, refusalsWritten, refusals);
    refusalsWritten += refusals.length;
    refusals = [];
  }

  /** Stores what has come in since the last time. */
  async function flush(tx: Transaction): Promise<void> {
    const items = batch;
    batch = [];
    const records = items.filter((item) => item.kind === 'record');
    const connections = items.filter((item) => item.kind === 'connection');
    if (records.length > 0) await stageRecords(tx, records);
    if (connections.length > 0) await stageConnections(tx, connections);
    replacing = new Set();
    await writeRefusals(tx);
  }

  function dropDangling(id: string, { reason, detail }: Dangling) {
    refuse({ place: seen.get(id)?.place ?? '', objectId: id, reason, detail: detail.slice(0, 200) });
  }

  /** Which of the ids a connection may lead to: shown already, or part of this import. */
  async function whichExist(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await tx
      .selectFrom('intelligence')
      .select('id')
      .where('id', 'in', [...ids])
      .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('import_id', '=', importId)]))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async function refuseDangling(tx: Transaction, after: string): Promise<string | undefined> {
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
      counts.stored--;
      dropDangling(id, dangling);
    }
    await writeRefusals(tx);
    return staged.length === batchSize ? staged.at(-1)?.id : undefined;
  }

  async function refuseDanglingUpdates(tx: Transaction) {
    for (let start = 0; start < endsOfUpdates.length; start += batchSize) {
      const some = endsOfUpdates.slice(start, start + batchSize);
      const known = await whichExist(tx, [...new Set(some.flatMap(({ sourceId, targetId }) => [sourceId, targetId]))]);
      for (const ends of some) {
        const dangling = findDangling(ends, (end) => known.has(end));
        if (!dangling) continue;
        await tx
          .deleteFrom('import_updates')
          .where('import_id', '=', importId)
          .where('table_name', '=', 'connections')
          .where('record_id', '=', ends.id)
          .execute();
        counts.updated--;
        dropDangling(ends.id, dangling);
      }
    }
    await writeRefusals(tx);
  }

  /** Connections of a CSV file name their ends; the newest shown record of that name is meant. */
  async function stageNamed(tx: Transaction) {
    for (let start = 0; start < named.length; start += batchSize) {
      const some = named.slice(start, start + batchSize);
      const names = [...new Set(some.flatMap(({ connection }) => [connection.sourceName, connection.targetName]))];
      const rows = await tx
        .selectFrom('intelligence')
        .select(['id', 'name'])
        .where((eb) => eb.or([eb('name', 'in', names), eb('id', 'in', names)]))
        .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('import_id', '=', importId)]))
        .orderBy('created_at')
        .execute();
      const ids = new Map(rows.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const]));
      const found: ConnectionItem[] = [];
      for (const { place, connection } of some) {
        const item = resolveNames(place, connection, (name) => ids.get(name) ?? null);
        if (item.kind === 'refused') refuse(item.refusal);
        else if (admit(item)) found.push(item);
      }
      if (found.length > 0) await stageConnections(tx, found);
    }
    await writeRefusals(tx);
  }

  /** Signs some records whose author came later in the file; false when none is left. */
  async function nameAuthors(tx: Transaction): Promise<boolean> {
    const some = [...waitingForAuthor].slice(0, batchSize);
    for (const [id] of some) waitingForAuthor.delete(id);
    const missing = [...new Set(some.map(([, author]) => author))].filter((author) => !namesOfIdentities.has(author));
    if (missing.length > 0) {
      const rows = await tx.selectFrom('intelligence').select(['id', 'name']).where('id', 'in', missing).execute();
      for (const { id, name } of rows) namesOfIdentities.set(id, name);
    }
    for (const [id, author] of some) {
      const name = namesOfIdentities.get(author);
      if (name === undefined) continue;
      const source = sourceOf({ source: '', createdBy: author }, () => name, fileName);
      await tx.updateTable('intelligence').set({ source }).where('id', '=', id).where('deleted_at', '=', 0).execute();
    }
    return waitingForAuthor.size > 0;
  }

  /** An older version leaves the batch, or is replaced in the database when the batch gets there. */
  function makeRoomFor(id: string) {
    const others = batch.filter((item) => idOf(item) !== id);
    if (others.length === batch.length) replacing.add(id);
    batch = others;
  }

  return {
    counts: counts as Readonly<typeof counts>,
    /** Takes one item; true when it is time to `flush`. */
    take(item: Exclude<ImportItem, { kind: 'problem' }>): boolean {
      counts.objectsIn++;
      if (item.kind === 'refused') refuse(item.refusal);
      else if (item.kind === 'named_connection') named.push(item);
      else {
        const isKnown = seen.has(idOf(item));
        if (admit(item)) {
          if (isKnown) makeRoomFor(idOf(item));
          batch.push(item);
        }
      }
      return batch.length >= batchSize || refusals.length >= batchSize;
    },
    flush,
    stageNamed,
    nameAuthors,
    refuseDangling,
    refuseDanglingUpdates,
  };
}
