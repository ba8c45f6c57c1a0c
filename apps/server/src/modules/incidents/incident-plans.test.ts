import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../database/connections/open-sqlite.ts';
import { sqliteDialect } from '../../database/connections/sqlite-dialect.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { IncidentQuery } from './filter-incidents.ts';
import { countByStatus, readIncidentRows } from './list-incidents.ts';
import { readKpis } from './read-kpis.ts';

const now = Date.parse('2026-11-21T08:42:00.000Z');
const many = 20_000;

let folder: string;
let path: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-test-'));
  path = join(folder, 'halyard.sqlite');
  database = await openSqlite(path);
  // Most of a grown workspace is closed.
  await database.write(async (tx) => {
    await sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
      insert into incidents (id, number, title, severity, status, source, description, assignee_id, assignee_name,
        confidence, tlp, labels, detected_at, due_at, resolved_at, version, created_at, updated_at, deleted_at, sample)
      select cast(i as text), i, 'Incident ' || i,
        case i % 4 when 0 then 'Critical' when 1 then 'High' when 2 then 'Medium' else 'Low' end,
        case i % 20 when 0 then 'Open' when 1 then 'Investigating' when 2 then 'Mitigated' when 3 then 'Resolved'
          else 'Closed' end,
        'Test', '', 'person-' || (i % 50), 'Somebody', null, null, '[]', ${now} - i * 60000, ${now}, case when i % 20 > 2
          then ${now} - i * 30000 end, 1, ${now} - i * 60000, ${now}, null, 0
      from n`.execute(tx);
    await sql`analyze`.execute(tx);
  });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** What SQLite would do for every statement that `work` runs, one line a statement. */
async function plansOf(work: (db: Kysely<Schema>) => Promise<unknown>): Promise<string[]> {
  const asked: CompiledQuery[] = [];
  const watched = new Kysely<Schema>({
    dialect: sqliteDialect(new DatabaseSync(path, { readOnly: true })),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  await work(watched);
  await watched.destroy();
  const explain = ({ sql: text, parameters }: CompiledQuery) =>
    database.read.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]));
  return Promise.all(asked.map(async (query) => (await explain(query)).rows.map(({ detail }) => detail).join('; ')));
}

const readAll = (db: Kysely<Schema>, filter: IncidentQuery, after?: string) =>
  readIncidentRows(db, filter, now, { limit: 100, after });

test('a page of the list is read along an index, without sorting', async () => {
  const plans = await plansOf(async (db) => {
    const { next } = await readAll(db, {});
    await readAll(db, {}, next ?? '');
    await readAll(db, { status: 'investigating' });
    // The last page reaches into the closed ones.
    await readAll(db, {}, `0~${now - many * 60_000}~1`);
  });

  expect(plans).toHaveLength(5);
  expect(plans.filter((plan) => !plan.includes('USING INDEX'))).toEqual([]);
  expect(plans.filter((plan) => plan.includes('TEMP B-TREE'))).toEqual([]);
  expect(plans[0]).toContain('incidents_not_closed');
});

test('a search goes from the words to the incidents that have them', async () => {
  const plans = await plansOf(async (db) => {
    await readAll(db, { search: 'incident 77' });
    await countByStatus(db, { search: 'incident 77' }, now);
  });

  expect(plans.length).toBeGreaterThanOrEqual(2);
  for (const plan of plans) {
    expect(plan).toContain('SEARCH d USING INTEGER PRIMARY KEY');
    expect(plan).toContain('SEARCH incidents USING INDEX sqlite_autoindex_incidents_1 (id=?)');
  }
});

test('the newest of one severity are read along an index, without sorting', async () => {
  const plans = await plansOf((db) =>
    readIncidentRows(db, { severity: ['Critical'] }, now, { limit: 10, after: undefined }),
  );

  expect(plans).toEqual([expect.stringContaining('incidents_not_closed_by_severity')]);
  expect(plans[0]).not.toContain('TEMP B-TREE');
});

test('counts and figures are taken from indexes alone, or from the few rows they are about', async () => {
  const plans = await plansOf(async (db) => {
    await countByStatus(db, {}, now);
    await countByStatus(db, { severity: ['Critical', 'High'] }, now);
    await readKpis(db, now);
  });

  expect(plans.filter((plan) => /SCAN incidents(?! USING COVERING INDEX)/.test(plan))).toEqual([]);
});
