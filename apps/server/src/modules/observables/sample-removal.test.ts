import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAssistantApp } from '../../testing/assistant-app.ts';
import { testDatabases } from '../../testing/databases.ts';

describe.each(testDatabases)('observables of the sample workspace on $name', ({ open }) => {
  let app: Awaited<ReturnType<typeof startAssistantApp>>;
  beforeAll(async () => {
    app = await startAssistantApp(await open());
  });
  afterAll(() => app.close());

  test('are those of its alerts, say so, and go with them', async () => {
    const { token } = await app.as('admin@example.com');
    const ask = async (method: 'GET' | 'DELETE', path: string) =>
      (await app.app.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })).json();
    await app.runJobs();
    const before = await ask('GET', '/observables?seenIn=alert');
    expect(before.total).toBeGreaterThan(10);
    const [first] = before.observables;
    const used = await ask('GET', `/observables/${first.id}/uses?in=alert`);
    expect(used.total).toBe(first.uses.alerts);

    await ask('DELETE', '/sample-workspace');
    await app.runJobs();

    expect(await ask('GET', '/observables')).toMatchObject({ observables: [], total: 0, hasAny: false });
    const { read } = app.database;
    for (const table of ['observables', 'observable_uses', 'sightings', 'indicator_index', 'indicator_terms'] as const)
      expect(await read.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
