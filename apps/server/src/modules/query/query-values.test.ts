import type { Role } from '@halyard/contracts/accounts/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

describe.each(testDatabases)('values of named fields on $name', ({ open }) => {
  let queries: Queries;
  beforeAll(async () => {
    queries = await openQueries(await open());
  });
  afterAll(() => queries.app.close());

  async function valuesFor(role: Role, subject: string, field: string): Promise<string[]> {
    const answer = await queries.people[role].ask('GET', `/query/values?subject=${subject}`);
    const { values } = answer.json() as { values: { field: string; label: string }[] };
    return values.filter((value) => value.field === field).map(({ label }) => label);
  }
  const renameSource = (source: string) =>
    queries.app.database.write((tx) => tx.updateTable('incidents').set({ source }).where('id', '=', '144').execute());

  test('what is added is found a few seconds later, and meanwhile nothing is read again', async () => {
    const before = await valuesFor('viewer', 'incidents', 'source');
    await renameSource('Carrier pigeon');
    const atOnce = await valuesFor('viewer', 'incidents', 'source');
    queries.app.pass(5_000);
    const later = await valuesFor('viewer', 'incidents', 'source');

    expect(atOnce).toEqual(before);
    expect(later).toContain('Carrier pigeon');
  });

  test('what one role is told is told to no other', async () => {
    const everybody = await valuesFor('admin', 'incidents', 'assignee');

    expect((await valuesFor('viewer', 'incidents', 'assignee')).length).toBeLessThan(everybody.length);
  });

  test('who only the administrator may know is told to nobody else, whoever asks first', async () => {
    const actors = async (role: Role) => valuesFor(role, 'activity', 'actor');
    const [admin, analyst] = [await actors('admin'), await actors('analyst')];

    expect(admin.length).toBeGreaterThan(analyst.length);
    expect(await actors('admin')).toEqual(admin);
    expect(await actors('analyst')).toEqual(analyst);
  });
});
