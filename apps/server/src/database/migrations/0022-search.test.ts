import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { sqliteDialect } from '../connections/sqlite-dialect.ts';
import type { Schema } from '../tables/schema.ts';
import { foundationMigration } from './0001-foundation.ts';
import { identityMigration } from './0002-identity.ts';
import { secondFactorMigration } from './0003-second-factor.ts';
import { peopleMigration } from './0004-people-and-preferences.ts';
import { intelligenceMigration } from './0005-intelligence.ts';
import { crimeMigration } from './0007-crime-and-schemas.ts';
import { searchMigration } from './0022-search.ts';

const before = [
  ...[foundationMigration, identityMigration, secondFactorMigration, peopleMigration],
  ...[intelligenceMigration, crimeMigration],
];

async function openBefore() {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(new DatabaseSync(':memory:')) });
  for (const { up } of before) await up(db);
  return db;
}

test('what was written before there was a search is found, and is forgotten with its record', async () => {
  const db = await openBefore();
  const playbook = {
    description: '',
    steps: '["Unplug"]',
    version: 1,
    updated_at: 5,
    deleted_at: null,
    sample: 0,
  } as const;
  await db
    .insertInto('playbooks')
    .values([
      { ...playbook, id: 'p1', name: 'Ransomware' },
      { ...playbook, id: 'p2', name: 'Gone', deleted_at: 9 },
    ])
    .execute();

  await searchMigration.up(db);

  const documents = () => db.selectFrom('search_documents').select(['kind', 'record_id', 'title', 'at']).execute();
  const terms = () => db.selectFrom('search_terms').select('term').distinct().where('term', '=', 'unplug').execute();
  expect(await documents()).toEqual([{ kind: 'playbook', record_id: 'p1', title: 'Ransomware', at: 5 }]);
  expect(await terms()).toHaveLength(1);

  await db.deleteFrom('playbooks').execute();
  expect(await documents()).toEqual([]);
  await db.destroy();
});
