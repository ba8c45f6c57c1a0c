import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { IntelligenceTable } from '../tables/intelligence-schema.ts';
import type { Schema } from '../tables/schema.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const imports = { first: uuid(1), second: uuid(2) };
const idOf = (record: number) => `malware--${uuid(record)}`;
const records = { outrun: idOf(11), imported: idOf(13), editedLater: idOf(14), sample: idOf(15) };

/** A record at one of its versions; each version has its own time, and `name` says who wrote it. */
function rowAt(id: string, version: number, name: string): IntelligenceTable {
  return {
    id,
    kind: 'malware',
    family: 'threat',
    type: 'Malware',
    name,
    description: 'Quotes "updated_at":1, which is no time of this row.',
    severity: 'Low',
    severity_assumed: 0,
    status: 'Active',
    risk: null,
    source: 'Feed',
    source_assumed: null,
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
    version,
    created_at: 1_000,
    updated_at: name === 'a person' ? version * 1_000 + 1 : version * 1_000,
    deleted_at: null,
    sample: id === records.sample ? 1 : 0,
    import_id: imports.first,
  };
}

/** A log as `0013-record-versions` first wrote it: one entry for each import, and the row as it is. */
async function insertRecord(db: Kysely<Schema>, id: string, now: IntelligenceTable) {
  await db.insertInto('intelligence').values(now).execute();
  const log = [rowAt(id, 1, 'first'), rowAt(id, 2, 'second')];
  await db
    .insertInto('record_versions')
    .values(
      log.map((row, seq) => ({
        table_name: 'intelligence' as const,
        record_id: id,
        seq,
        import_id: seq === 0 ? imports.first : imports.second,
        version: row.version,
        content: JSON.stringify({ row }),
      })),
    )
    .execute();
}

async function fill(db: Kysely<Schema>) {
  for (const [name, id] of Object.entries(imports))
    await sql`insert into imports (id, file_name, format, state, owner_id, started_at, finished_at, bytes, bytes_read,
      objects_in, created, updated, unchanged, rejected, problem, problem_detail)
      values (${id}, ${name}, 'stix', 'finished', null, 1, 2, 1, 1, 0, 0, 0, 0, 0, null, '')`.execute(db);
  await insertRecord(db, records.outrun, rowAt(records.outrun, 2, 'a person'));
  await insertRecord(db, records.imported, rowAt(records.imported, 2, 'second'));
  await insertRecord(db, records.editedLater, rowAt(records.editedLater, 3, 'a person'));
  await insertRecord(db, records.sample, rowAt(records.sample, 2, 'a person'));
}

const orders: readonly (readonly (keyof typeof imports)[])[] = [
  ['first', 'second'],
  ['second', 'first'],
];

describe.each(testDatabases)(
  'records whose update a person had outrun before the log of versions, on $name',
  ({ open }) => {
    describe.each(orders)('undone in the order %s, %s', (...order) => {
      let app: TestApp;
      let admin: Awaited<ReturnType<TestApp['asPerson']>>;
      beforeAll(async () => {
        app = await startTestApp(await open({ migration: '0031-letters-in-the-queue', fill }));
        admin = await app.asPerson('admin');
      });
      afterAll(async () => {
        await app.close();
        await app.database.close();
      });

      async function undo(name: keyof typeof imports) {
        const path = `/imports/${imports[name]}`;
        expect((await admin.ask('POST', `${path}/undo`)).statusCode).toBe(200);
        for (;;) {
          const { state } = (await admin.ask('GET', path)).json().import;
          if (state !== 'undoing') return expect(state).toBe('undone');
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }

      async function nameOf(id: string): Promise<string | undefined> {
        const answer = await admin.ask('GET', `/threats/${id}`);
        return answer.statusCode === 200 ? answer.json().threat.name : undefined;
      }

      test('only the entry that was never written becomes the person’s', async () => {
        const entries = await app.database.read
          .selectFrom('record_versions')
          .select(['record_id', 'seq'])
          .where('import_id', 'is', null)
          .orderBy('record_id')
          .execute();

        expect(entries).toEqual([{ record_id: records.outrun, seq: 1 }]);
      });

      test('undoing the imports leaves what people wrote, and removes what imports wrote', async () => {
        for (const name of order) {
          await undo(name);
          expect(await nameOf(records.outrun), `without ${name}`).toBe('a person');
          expect(await nameOf(records.editedLater), `without ${name}`).toBe('a person');
        }

        expect(await nameOf(records.imported)).toBeUndefined();
      });
    });
  },
);
