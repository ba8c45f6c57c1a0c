import { createReadStream, existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findDangling } from './dangling.ts';
import { readImport } from './read-import.ts';
import type { ExchangeConnection, ExchangeRecord } from './records.ts';
import { isSameConnection, isSameRecord } from './same-record.ts';
import { all, arriving, limits, uuid, writeStixBundle } from './testing.ts';

const data = new URL('../../../../shared/data/', import.meta.url);

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

const readFile = (name: string) => taken(createReadStream(new URL(name, data)));

function dangling({ records, connections }: { records: ExchangeRecord[]; connections: ExchangeConnection[] }) {
  const ids = new Set([...records, ...connections].map(({ id }) => id));
  return connections
    .map((connection) => findDangling(connection, (id) => ids.has(id)))
    .filter((found) => found !== null);
}

describe.runIf(existsSync(data))('real bundles (where ../shared/data is present)', () => {
  test('the Poison Ivy report is taken whole: 155 objects, 90 of them relationships', async () => {
    const { records, connections, others } = await readFile('stix/poisonivy.json');

    expect([records.length, connections.length, others]).toEqual([65, 90, 0]);
    expect(dangling({ records, connections })).toEqual([]);
  });

  test('ATT&CK for ICS is taken whole: 683 objects, 510 relationships, one of which dangles', async () => {
    const { records, connections, others } = await readFile('stix/ics-attack-8.0.json');

    expect([records.length, connections.length, others]).toEqual([173, 510, 0]);
    expect(dangling({ records, connections })).toMatchObject([{ reason: 'dangling_source' }]);
  });

  test('an event of MISP is taken whole', async () => {
    const { records, connections, others } = await readFile('misp/test_event1_stix21.json');

    expect([records.length, connections.length, others]).toEqual([8, 1, 0]);
  });

  test('a collection of MISP that is no bundle is refused as such', async () => {
    const chunks = createReadStream(new URL('misp/test_events_collection_1.json', data));

    const [item] = await all(readImport('stix', chunks, limits));

    expect(item).toMatchObject({ kind: 'problem', problem: 'not_a_bundle' });
  });

  test.each(['stix/poisonivy.json', 'stix/ics-attack-8.0.json', 'misp/test_event1_stix21.json'])(
    '%s comes back unchanged from an export',
    async (name) => {
      const first = await readFile(name);
      const second = await taken(arriving(writeStixBundle({ bundleId: uuid(1), ...first }), 65_536));

      const records = new Map(second.records.map((record) => [record.id, record]));
      const connections = new Map(second.connections.map((connection) => [connection.id, connection]));
      for (const record of first.records) {
        expect(records.get(record.id)).toEqual(record);
        expect(isSameRecord(record, records.get(record.id) ?? { ...record, name: 'lost' })).toBe(true);
      }
      for (const connection of first.connections) {
        expect(connections.get(connection.id)).toEqual(connection);
        expect(isSameConnection(connection, connections.get(connection.id) ?? { ...connection, type: 'lost' })).toBe(
          true,
        );
      }
    },
  );
});
