import type { Incident, SimilarIncidents } from '@halyard/contracts/operations/incidents.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

describe.each(testDatabases)('similar incidents on $name', ({ open }) => {
  let app: TestApp;
  let ada: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    ada = await app.asPerson('analyst');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const create = async (title: string, source = 'Identity logs'): Promise<Incident> =>
    (await ada.ask('POST', '/incidents', { payload: { title, severity: 'Low', source } })).json().incident;
  const observe = ({ id }: Incident, ...values: string[]) =>
    ada.ask('POST', `/objects/incident/${id}/observables`, {
      payload: { text: values.join(' ') },
    });
  const similar = async ({ id }: Incident): Promise<SimilarIncidents['incidents']> =>
    (await ada.ask('GET', `/incidents/${id}/similar`)).json().incidents;
  async function addEntity(name: string): Promise<string> {
    const payload = { name, type: 'Organization', source: 'Test' };
    return (await ada.ask('POST', '/entities', { payload })).json().entity.id;
  }

  test('share observables, records and more; what they share is named, and the score follows the rule', async () => {
    const incident = await create('First');
    const [near, far, other] = [await create('Near'), await create('Far', 'Proxy'), await create('Other')];
    await observe(incident, '203.0.113.7', '203.0.113.8');
    await observe(near, '203.0.113.7', '203.0.113.8');
    await observe(far, '203.0.113.8');
    await observe(other, '203.0.113.9');
    const entity = await addEntity('Meridian');
    for (const { id } of [incident, near])
      await ada.ask('POST', `/incidents/${id}/links`, { payload: { recordIds: [entity] } });

    const found = await similar(incident);

    expect(found.map(({ incident: { title }, score }) => [title, score])).toEqual([
      ['Near', 9],
      ['Far', 3],
    ]);
    expect(found[0]?.shared).toEqual({
      observables: ['203.0.113.7', '203.0.113.8'],
      records: ['Meridian'],
      playbooks: [],
      source: true,
    });
    expect(await similar(other)).toEqual([]);
  });

  test('values that very many incidents have, and deleted incidents, are left out', async () => {
    const incident = await create('Common');
    await observe(incident, '198.51.100.1', '198.51.100.2');
    for (let index = 0; index < 51; index++) await observe(await create(`Common ${index}`), '198.51.100.1');
    const deleted = await create('Deleted');
    await observe(deleted, '198.51.100.2');
    await (await app.asPerson('admin')).ask('DELETE', `/incidents/${deleted.id}`);

    expect(await similar(incident)).toEqual([]);
  });

  test('an incident that is not there is not found', async () => {
    expect((await ada.ask('GET', '/incidents/999999/similar')).json().code).toBe('incident_not_found');
  });
});
