import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { countsAddUp } from '@halyard/threat-exchange';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T00:00:00.000Z`;

/** A file names its records after the day it was written on; whichever is imported first, the newest name is shown. */
type File = { readonly written: number; readonly records: readonly number[] };
type Brought = File & { readonly id: string };

const recordsOf = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const files = {
  all: { written: 2, records: recordsOf(0, 60) },
  first: { written: 3, records: recordsOf(0, 40) },
  last: { written: 4, records: recordsOf(20, 40) },
  middle: { written: 5, records: recordsOf(10, 30) },
  beyond: { written: 6, records: recordsOf(50, 30) },
};

function shownAfter(brought: readonly File[]) {
  const names = new Map<number, string>();
  for (const { written, records } of brought.toSorted((one, other) => one.written - other.written))
    for (const record of records) names.set(record, `Day ${written}`);
  return [...names].sort(([one], [other]) => one - other);
}

describe.each(testDatabases)('imports and undos of several nodes at the same time on $name', ({ openNodes }) => {
  let nodes: TestApp[];
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  let turns = 0;
  beforeAll(async () => {
    nodes = [];
    for (const database of await openNodes()) nodes.push(await startTestApp(database));
    [app] = nodes as [TestApp];
    analyst = await app.asPerson('analyst');
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await app.database.close();
  });

  /** Asks the nodes in turn. */
  function ask(method: 'GET' | 'POST', path: string, payload?: string) {
    const node = nodes[turns++ % nodes.length] ?? app;
    const headers = {
      authorization: `Bearer ${analyst.token}`,
      ...(payload && { 'content-type': 'application/json' }),
    };
    return node.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  }

  async function ended(id: string): Promise<ImportRecord> {
    for (;;) {
      const { import: sheet } = (await ask('GET', `/imports/${id}`)).json();
      if (!['waiting', 'reading', 'storing', 'undoing'].includes(sheet.state)) return sheet;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function bring(file: File): Promise<Brought> {
    const { written, records } = file;
    const objects = records.map((record) => ({
      type: 'malware',
      spec_version: '2.1',
      id: `malware--${uuid(record)}`,
      is_family: false,
      created: day(1),
      modified: day(written),
      name: `Day ${written}`,
    }));
    const bundle = JSON.stringify({ type: 'bundle', id: `bundle--${uuid(1)}`, objects });
    const { id } = (await ask('POST', '/imports?name=feed.json', bundle)).json();
    const sheet = await ended(id);
    expect(sheet).toMatchObject({ state: 'finished', objectsIn: records.length, rejected: 0 });
    expect(countsAddUp(sheet)).toBe(true);
    return { written, records, id };
  }

  /** Two people press the button, each on their own node. */
  async function undo({ id, records }: Brought) {
    const answers = await Promise.all([ask('POST', `/imports/${id}/undo`), ask('POST', `/imports/${id}/undo`)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const sheet = await ended(id);
    expect(sheet).toMatchObject({ state: 'undone', undo: { done: records.length, kept: 0 } });
    const { removed = 0, restored = 0, shared = 0 } = sheet.undo ?? {};
    expect(removed + restored + shared).toBe(records.length);
  }

  async function shown() {
    const rows = await app.database.read
      .selectFrom('intelligence')
      .select(['id', 'name'])
      .where('id', 'like', `malware--${uuid(0).slice(0, 24)}%`)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id, name }) => [Number(id.slice(-12)), name]);
  }

  async function leftOver() {
    const count = async (table: 'record_versions' | 'import_updates' | 'intelligence') => {
      const { rows } = await app.database.read
        .selectFrom(table as 'record_versions')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return Number(rows);
    };
    const half = await app.database.read.selectFrom('imports').select('id').where('half_done', '=', 1).execute();
    return {
      records: await count('intelligence'),
      versions: await count('record_versions'),
      updates: await count('import_updates'),
      halfDone: half.length,
    };
  }

  test('end where the versions that are left say, with counts that add up and nothing half done', async () => {
    const before = await leftOver();
    const [all, first, last] = await Promise.all([bring(files.all), bring(files.first), bring(files.last)]);
    expect(await shown()).toEqual(shownAfter([all, first, last]));

    const [middle, , , beyond] = await Promise.all([bring(files.middle), undo(last), undo(all), bring(files.beyond)]);
    expect(await shown()).toEqual(shownAfter([first, middle, beyond]));

    const [again] = await Promise.all([bring(files.all), undo(middle)]);
    expect(await shown()).toEqual(shownAfter([first, beyond, again]));

    await Promise.all([undo(first), undo(beyond), undo(again)]);
    expect(await shown()).toEqual([]);
    expect(await leftOver()).toEqual(before);
  }, 60_000);
});
