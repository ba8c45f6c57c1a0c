import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { userSortKeys } from '@halyard/contracts/accounts/users.ts';
import { CompiledQuery, createQueryId, Kysely, type RootOperationNode } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../database/connections/open-sqlite.ts';
import { sqliteDialect } from '../../database/connections/sqlite-dialect.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { testDatabases } from '../../testing/databases.ts';
import { peopleMatching, searchPeople } from './search-people.ts';

const toPerson = (username: string) => ({
  id: username,
  username,
  email: `${username}@example.org`,
  verified: 1 as const,
  role: 'viewer' as const,
  department: 'Sales' as const,
  status: 'active' as const,
  invited: 0 as const,
  second_factor: 0 as const,
  sample: 0 as const,
  created_at: 1,
});

async function openFile(usernames: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-people-plans-'));
  const path = join(folder, 'halyard.sqlite');
  const database = await openSqlite(path);
  await database.write((tx) => tx.insertInto('people').values(usernames.map(toPerson)).execute());
  await database.close();
  const file = new DatabaseSync(path, { readOnly: true });
  onTestFinished(() => {
    file.close();
    rmSync(folder, { recursive: true });
  });
  return file;
}

test.each(['anders', '王さん', 'a b'])('people are looked up by %s, not read one after the other', async (text) => {
  const file = await openFile([`m${text}1`, `m${text}2`, 'someone_else']);
  const plans: string[] = [];
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(file),
    log({ query: { sql, parameters } }) {
      const steps = file.prepare(`explain query plan ${sql}`).all(...(parameters as SQLInputValue[]));
      plans.push(...steps.map(({ detail }) => String(detail)));
    },
  });

  const isMatch = await peopleMatching(db, { search: text });
  const order = { sort: 'username', direction: 'asc' } as const;
  const found = await searchPeople(db, isMatch, order, { offset: 0, limit: 20 });

  expect(found).toHaveLength(2);
  expect(plans.filter((step) => step.startsWith('SCAN matched VIRTUAL TABLE'))).toHaveLength(1);
  expect(plans.filter((step) => /^SCAN people/.test(step))).toEqual([]);
});

const onServer = testDatabases.filter(({ name }) => name === 'PostgreSQL');

describe.each(onServer)('the list of users on $name', ({ open }) => {
  test.each(userSortKeys)('is read in the order of an index when it is sorted by %s', async (sort) => {
    const database = await open();
    const asked: RootOperationNode[] = [];
    const db = database.read.withPlugin({
      transformQuery({ node }) {
        asked.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const everyone = await peopleMatching(db, {});
    for (const direction of ['asc', 'desc'] as const)
      await searchPeople(db, everyone, { sort, direction }, { offset: 0, limit: 20 });

    const plans = await database.read.transaction().execute(async (tx) => {
      // Only where no index has the order is anything sorted then.
      await tx.executeQuery(CompiledQuery.raw('set local enable_sort = off'));
      const explain = async (node: RootOperationNode) => {
        const { sql, parameters } = tx.getExecutor().compileQuery(node, createQueryId());
        const { rows } = await tx.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
        return JSON.stringify(rows);
      };
      const texts: string[] = [];
      for (const node of asked) texts.push(await explain(node));
      return texts;
    });
    await database.close();

    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).not.toContain('Sort');
  });
});
