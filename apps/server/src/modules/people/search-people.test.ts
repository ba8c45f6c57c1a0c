import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../database/open-sqlite.ts';
import type { Schema } from '../../database/schema.ts';
import { sqliteDialect } from '../../database/sqlite-dialect.ts';
import { searchPeople } from './search-people.ts';

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

  const found = await searchPeople(db, { search: text, sort: 'username', direction: 'asc' }, { offset: 0, limit: 20 });

  expect(found).toHaveLength(2);
  expect(plans.filter((step) => step.startsWith('SCAN matched VIRTUAL TABLE'))).toHaveLength(1);
  expect(plans.filter((step) => /^SCAN people/.test(step))).toEqual([]);
});
