import { expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';

/** A source as 0037 has it. */
const source = {
  id: 's1',
  name: 'Core',
  format: 'alertmanager',
  token_sealed: 'x',
  token_ends: 'x',
  default_severity: 'Low',
  told: 'silent',
  pull_url: 'https://am.vendor.io/',
  pull_auth_sealed: 'sealed',
  pull_failures: 0,
  mapping_version: 1,
  failures: 0,
  version: 1,
  sample: 0,
  created_at: 1,
  updated_at: 1,
};

test.each(testDatabases)('sources keep what was reported of them and their credential on $name', async ({ open }) => {
  const database = await open({
    migration: '0037-inflow',
    fill: async (db) => {
      await db
        .insertInto('sources')
        .values(source as never)
        .execute();
    },
  });

  const row = await database.read.selectFrom('sources').selectAll().executeTakeFirstOrThrow();

  expect(row).toMatchObject({ reported: 'silent', pull_auth_kind: 'header', pull_auth_sealed: 'sealed' });
  expect(row).toMatchObject({ pull_edition: 0, pull_read_to: null, expiry_reported: null });
  await database.close();
});
