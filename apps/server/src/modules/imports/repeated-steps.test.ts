import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { repeatEveryWrite, testDatabases } from '../../testing/databases.ts';
import { startTestApp } from '../../testing/test-app.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const malware = (number: number, day: number, author: number) => ({
  type: 'malware',
  spec_version: '2.1',
  id: `malware--${uuid(number)}`,
  created_by_ref: `identity--${uuid(author)}`,
  created: at(1),
  modified: at(day),
  name: `Sample ${number}, day ${day}`,
  is_family: false,
});
const uses = (number: number, from: number, to: number) => ({
  type: 'relationship',
  spec_version: '2.1',
  id: `relationship--${uuid(number)}`,
  created: at(1),
  modified: at(1),
  relationship_type: 'uses',
  source_ref: `malware--${uuid(from)}`,
  target_ref: `malware--${uuid(to)}`,
});
const author = (number: number) => ({
  type: 'identity',
  spec_version: '2.1',
  id: `identity--${uuid(number)}`,
  created: at(1),
  modified: at(1),
  name: `Desk ${number}`,
  identity_class: 'organization',
});
const bundle = (...objects: readonly object[]) =>
  JSON.stringify({ type: 'bundle', id: `bundle--${uuid(9_999)}`, objects });
const numbers = Array.from({ length: 450 }, (_, at) => at + 1);

// More than a batch of everything that a step keeps in memory: duplicates, authors that come later, ends that lead
// nowhere, connections by name, and a second version of what is there.
const files = [
  [
    'feed.json',
    bundle(
      ...numbers.map((number) => malware(number, 2, 7_000 + (number % 3))),
      ...numbers.slice(0, 220).map((number) => malware(number, 3, 7_001)),
      ...numbers.map((number) => uses(1_000 + number, number, number % 5 === 0 ? 8_000 + number : 1)),
      ...[author(7_000), author(7_001), author(7_002), { type: 'unheard-of', id: 'x' }],
    ),
  ],
  ['feed.json', bundle(...numbers.map((number) => malware(number, number % 2 === 0 ? 3 : 5, 7_000)))],
  ['people.csv', `name,type,risk\n${numbers.map((number) => `Person ${number},Person,Low`).join('\n')}\n`],
  [
    'ties.csv',
    `source,target,type\n${numbers.map((number) => `Person ${number},Person ${(number * 7) % 500},Known associate`).join('\n')}\n`,
  ],
] as const;

async function waitForEnd(read: () => Promise<ImportRecord>) {
  for (;;) {
    const { state, objectsIn, created, updated, unchanged, rejected } = await read();
    if (!['waiting', 'reading', 'storing'].includes(state))
      return { state, objectsIn, created, updated, unchanged, rejected };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function importAll(database: Database) {
  const app = await startTestApp(database);
  const analyst = await app.asPerson('analyst');
  const sheets: Partial<ImportRecord>[] = [];
  for (const [name, payload] of files) {
    const headers = { 'content-type': name.endsWith('.csv') ? 'text/csv' : 'application/json' };
    const { id } = (await analyst.ask('POST', `/imports?name=${name}`, { headers, payload })).json();
    sheets.push(await waitForEnd(async () => (await analyst.ask('GET', `/imports/${id}`)).json().import));
  }
  const rows = await database.read
    .selectFrom('intelligence')
    .select(['name', 'source'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('source')
    .execute();
  await app.close();
  await database.close();
  return { sheets, rows };
}

describe.each(testDatabases)('imports whose transactions are repeated ($name)', ({ open }) => {
  test('every import adds up to what it adds up to without a clash', async () => {
    const plain = await importAll(await open());
    const repeated = await importAll(repeatEveryWrite(await open()));

    expect(plain.sheets.map(({ state }) => state)).toEqual(files.map(() => 'finished'));
    expect(repeated.sheets).toEqual(plain.sheets);
    expect(repeated.rows).toEqual(plain.rows);
  }, 60_000);
});
