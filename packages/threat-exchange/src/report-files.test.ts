import { createReadStream } from 'node:fs';
import { expect, test } from 'vitest';
import { findDangling } from './dangling.ts';
import { readImport } from './read-import.ts';
import type { ExchangeConnection, ExchangeRecord } from './records.ts';
import { isSameConnection, isSameRecord } from './same-record.ts';
import { eventCollections, type ReportFile, reportFiles } from './testing/report-files.ts';
import { all, arriving, limits, uuid, writeStixBundle } from './testing/stix-objects.ts';

async function taken(chunks: AsyncIterable<Uint8Array>) {
  const records: ExchangeRecord[] = [];
  const connections: ExchangeConnection[] = [];
  let others = 0;
  for await (const item of readImport('stix', chunks, limits)) {
    if (item.kind === 'record') records.push(item.record);
    else if (item.kind === 'connection') connections.push(item.connection);
    else others += 1;
  }
  return { records, connections, others };
}

const readFile = ({ url }: ReportFile) => taken(createReadStream(url));

function dangling({ records, connections }: { records: ExchangeRecord[]; connections: ExchangeConnection[] }) {
  const ids = new Set([...records, ...connections].map(({ id }) => id));
  return connections
    .map((connection) => findDangling(connection, (id) => ids.has(id)))
    .filter((found) => found !== null);
}

test.each(reportFiles)('$name is taken whole: $records records, $connections relationships', async (file) => {
  const { records, connections, others } = await readFile(file);

  expect([records.length, connections.length, others]).toEqual([file.records, file.connections, 0]);
  const lost = dangling({ records, connections });
  expect(lost.map(({ reason }) => reason)).toEqual(Array.from({ length: file.dangling }, () => 'dangling_source'));
});

test.each(eventCollections)('$name is no bundle and rejected as such', async ({ url }) => {
  const [item] = await all(readImport('stix', createReadStream(url), limits));

  expect(item).toMatchObject({ kind: 'problem', problem: 'not_a_bundle' });
});

test.each(reportFiles)('$name comes back unchanged from an export', async (file) => {
  const first = await readFile(file);
  const second = await taken(arriving(writeStixBundle({ bundleId: uuid(1), ...first }), 65_536));

  const records = new Map(second.records.map((record) => [record.id, record]));
  const connections = new Map(second.connections.map((connection) => [connection.id, connection]));
  for (const record of first.records) {
    expect(records.get(record.id)).toEqual(record);
    expect(isSameRecord(record, records.get(record.id) ?? { ...record, name: 'lost' })).toBe(true);
  }
  for (const connection of first.connections) {
    expect(connections.get(connection.id)).toEqual(connection);
    expect(isSameConnection(connection, connections.get(connection.id) ?? { ...connection, type: 'lost' })).toBe(true);
  }
});
