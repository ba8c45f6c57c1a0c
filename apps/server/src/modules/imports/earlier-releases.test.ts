import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Who wrote a record, one after the other; `unwritten` was outrun by the person who follows, and wrote nothing. */
type History = readonly ('first' | 'second' | 'third' | 'a person' | 'unwritten second')[];
const histories: Readonly<Record<string, History>> = {
  'one import': ['first'],
  'two imports': ['first', 'second'],
  'three imports': ['first', 'second', 'third'],
  'a person between two imports': ['first', 'a person', 'second'],
  'a person after two imports': ['first', 'second', 'a person'],
  'an import of what was written here': ['a person', 'second'],
  'a person while the second was read': ['first', 'unwritten second', 'a person'],
  'a person while the second was read, and a third': ['first', 'unwritten second', 'a person', 'third'],
};
const imports = ['first', 'second', 'third'] as const;
type Import = (typeof imports)[number];

const idOf = (record: number) => `malware--${uuid(record)}`;
const importIdOf = (name: Import) => uuid(imports.indexOf(name) + 1);
const isImport = (writer: string): writer is Import => imports.some((name) => name === writer);

type OldRow = Omit<IntelligenceTable, 'severity_assumed' | 'source_assumed'>;

function firstRow(record: number, writer: string): OldRow {
  const isImported = isImport(writer);
  return {
    id: idOf(record),
    kind: 'malware',
    family: 'threat',
    type: 'Malware',
    name: writer,
    description: '',
    severity: 'Low',
    status: 'Active',
    risk: null,
    source: 'Feed',
    confidence: null,
    tlp: null,
    labels: '[]',
    country: null,
    latitude: null,
    longitude: null,
    accuracy: null,
    seen_at: 1_000,
    stix: null,
    acknowledged_at: null,
    acknowledged_by: null,
    verdict: null,
    verdict_reason: null,
    version: 1,
    created_at: 1_000,
    updated_at: 1_000,
    deleted_at: null,
    sample: 0,
    import_id: isImported ? importIdOf(writer) : null,
  };
}

/** The row and the updates that the release before left of a history. */
function leftOf(record: number, [creator = 'a person', ...writers]: History) {
  let row = firstRow(record, creator);
  const updates: { import_id: string; before: string; after: string }[] = [];
  for (const writer of writers) {
    const { version: _, import_id: __, ...content } = row;
    const name = writer.replace('unwritten ', '');
    const updated = { name, updated_at: row.updated_at + 1_000 };
    const after = JSON.stringify({ ...content, ...updated });
    if (isImport(name)) updates.push({ import_id: importIdOf(name), before: JSON.stringify(row), after });
    if (name === writer) row = { ...row, ...updated, version: row.version + 1 };
  }
  return { row, updates };
}

async function fill(db: Kysely<Schema>) {
  for (const name of imports)
    await sql`insert into imports (id, file_name, format, state, owner_id, started_at, finished_at, bytes, bytes_read,
      objects_in, stored, updated, unchanged, refused, problem, problem_detail, beat_at)
      values (${importIdOf(name)}, ${name}, 'stix', 'finished', null, 1, 2, 1, 1, 0, 0, 0, 0, 0, null, '', 2)`.execute(
      db,
    );
  for (const [record, history] of Object.values(histories).entries()) {
    const { row, updates } = leftOf(record, history);
    await db
      .insertInto('intelligence')
      .values(row as IntelligenceTable)
      .execute();
    for (const { import_id, before, after } of updates)
      await sql`insert into import_updates (import_id, table_name, record_id, before, after)
        values (${import_id}, 'intelligence', ${row.id}, ${before}, ${after})`.execute(db);
  }
}

/** What is shown of a history without some imports: what was written last by anyone else. */
const shownWithout = (history: History, undone: readonly Import[]) =>
  history.findLast((writer) => !writer.startsWith('unwritten') && !undone.some((name) => name === writer));

const orders: readonly (readonly Import[])[] = [
  ['first', 'second', 'third'],
  ['third', 'second', 'first'],
  ['second', 'third', 'first'],
];

describe.each(testDatabases)('imports of the release before undo was a log of versions, on $name', ({ open }) => {
  describe.each(orders)('undone in the order %s, %s, %s', (...order) => {
    let app: TestApp;
    let admin: Awaited<ReturnType<TestApp['asPerson']>>;
    beforeAll(async () => {
      app = await startTestApp(await open({ migration: '0012-races', fill }));
      admin = await app.asPerson('admin');
    });
    afterAll(async () => {
      await app.close();
      await app.database.close();
    });

    async function undo(name: Import) {
      const path = `/imports/${importIdOf(name)}`;
      expect((await admin.ask('POST', `${path}/undo`)).statusCode).toBe(200);
      for (;;) {
        const { state } = (await admin.ask('GET', path)).json().import;
        if (state !== 'undoing') return expect(state).toBe('undone');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }

    async function shown() {
      const names: Record<string, string | undefined> = {};
      for (const [record, title] of Object.keys(histories).entries()) {
        const answer = await admin.ask('GET', `/threats/${idOf(record)}`);
        names[title] = answer.statusCode === 200 ? answer.json().threat.name : undefined;
      }
      return names;
    }

    test('leave what everybody else has written', async () => {
      for (const count of [0, 1, 2, 3]) {
        const undone = order.slice(0, count);
        const last = undone.at(-1);
        if (last) await undo(last);
        const expected = Object.entries(histories).map(([title, history]) => [title, shownWithout(history, undone)]);
        expect(await shown(), `without ${undone.join(', ')}`).toEqual(Object.fromEntries(expected));
      }
    });
  });
});
