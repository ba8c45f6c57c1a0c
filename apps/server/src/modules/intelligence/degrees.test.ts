import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Transaction } from '../../database/database.ts';
import type { ConnectionsTable, IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { testDatabases } from '../../testing/databases.ts';
import { createDice } from '../../testing/dice.ts';
import { shownConnections } from './connection-store.ts';
import { keepDegrees, readAllDegrees } from './degrees.ts';

const records = 12;
const recordOf = (index: number) => `identity--${index}`;
const common = {
  description: '',
  confidence: null,
  tlp: null,
  stix: null,
  version: 1,
  import_id: null,
  sample: 0 as const,
};

const toRecord = (id: string, deleted_at: number | null): IntelligenceTable => ({
  ...common,
  id,
  deleted_at,
  kind: 'identity',
  type: 'Person',
  family: 'entity',
  name: id,
  source: 'x',
  labels: '[]',
  severity: null,
  status: null,
  risk: null,
  country: null,
  latitude: null,
  longitude: null,
  accuracy: null,
  seen_at: null,
  acknowledged_at: null,
  acknowledged_by: null,
  verdict: null,
  verdict_reason: null,
  created_at: 1,
  updated_at: 1,
  severity_assumed: 0,
  source_assumed: null,
});
const toConnection = (
  id: string,
  source_id: string,
  target_id: string,
  deleted_at: number | null,
): ConnectionsTable => ({
  ...common,
  id,
  source_id,
  target_id,
  deleted_at,
  type: 'uses',
  strength: null,
  last_contact_at: null,
  created_at: 1,
  updated_at: 1,
});

describe.each(testDatabases)('kept numbers of connections on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function countAfresh() {
    const rows = await shownConnections(database.read).select(['source_id', 'target_id']).execute();
    const counts = new Map<string, number>();
    for (const { source_id, target_id } of rows)
      for (const id of [source_id, target_id]) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].sort();
  }

  test('whatever happens to records and connections, in any order, they are those of a new count', async () => {
    const roll = createDice(20_261_127);
    const record = () => recordOf(roll(records));
    const hidden = () => [null, 0, 7][roll(3)] ?? null;
    let made = 0;
    const happenings: ((tx: Transaction) => Promise<unknown>)[] = [
      (tx) =>
        tx
          .insertInto('intelligence')
          .values(toRecord(record(), hidden()))
          .onConflict((c) => c.doNothing())
          .execute(),
      (tx) =>
        tx
          .insertInto('connections')
          .values(toConnection(`c-${made++}`, record(), record(), hidden()))
          .execute(),
      (tx) =>
        tx
          .insertInto('connections')
          .values(toConnection(`c-${made++}`, record(), record(), null))
          .execute(),
      (tx) => tx.updateTable('intelligence').set({ deleted_at: hidden() }).where('id', '=', record()).execute(),
      (tx) =>
        tx
          .updateTable('connections')
          .set({ deleted_at: hidden() })
          .where('id', '=', `c-${roll(made + 1)}`)
          .execute(),
      (tx) => tx.updateTable('connections').set({ target_id: record() }).where('target_id', '=', record()).execute(),
      (tx) => tx.updateTable('connections').set({ source_id: record() }).where('source_id', '=', record()).execute(),
      (tx) =>
        tx
          .deleteFrom('connections')
          .where('id', '=', `c-${roll(made + 1)}`)
          .execute(),
      (tx) => tx.deleteFrom('intelligence').where('id', '=', record()).execute(),
    ];
    for (let round = 0; round < 60; round++) {
      for (let step = roll(12); step >= 0; step--)
        await database.write(async (tx) => void (await happenings[roll(happenings.length)]?.(tx)));
      await Promise.all([keepDegrees(database), keepDegrees(database)]);

      expect([round, [...(await readAllDegrees(database.read))].sort()]).toEqual([round, await countAfresh()]);
    }
    expect((await readAllDegrees(database.read)).size).toBeGreaterThan(3);
  });
});
