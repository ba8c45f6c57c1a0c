import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('how things stand with indicators, and sightings by hand, on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const get = async (path: string) => (await analyst.ask('GET', path)).json();
  const inDays = (days: number) => new Date(app.now() + days * dayMs).toISOString();
  async function add(name: string, pattern: string, more: object = {}): Promise<string> {
    const properties = { pattern, pattern_type: 'stix', valid_from: inDays(-2), ...more };
    const payload = { kind: 'indicator', name, source: 'Desk', properties };
    const { record } = (await analyst.ask('POST', '/stix-objects', { payload })).json();
    return record.id;
  }

  test('each count opens the indicators that it counts', async () => {
    await add('Looked for', "[domain-name:value = 'a.example']");
    await add('Over', "[domain-name:value = 'b.example']", { valid_until: inDays(-1) });
    await add('Ahead', "[domain-name:value = 'c.example']", { valid_from: inDays(3) });
    await add('Unclear', "[url:value LIKE '%x']");
    await app.runJobs();

    const { standings, total } = await get('/indicators');

    expect(standings).toEqual({ matching: 1, expired: 1, future: 1, undecidable: 1, revoked: 0, held: 0 });
    expect(total).toBe(4);
    for (const [standing, count] of Object.entries(standings)) {
      const page = await get(`/indicators?standing=${standing}`);
      expect([standing, page.total, page.indicators.length]).toEqual([standing, count, count]);
    }
    const { indicators } = await get('/indicators?standing=undecidable');
    expect(indicators[0]).toMatchObject({ name: 'Unclear', standing: 'undecidable', why: 'value' });
  });

  test('a sighting by hand has its time, how often, who saw it, and a note', async () => {
    const indicator = await add('Seen elsewhere', "[domain-name:value = 'd.example.com']");
    const draft = { indicator, value: 'd.example.com', type: null, seenIn: null };
    const more = { at: inDays(-1), count: 7, note: 'From the partner call', seenBy: 'Harbour CERT' };

    const { sighting } = (await analyst.ask('POST', '/sightings', { payload: { ...draft, ...more } })).json();
    const ahead = await analyst.ask('POST', '/sightings', { payload: { ...draft, at: inDays(1) } });

    expect(sighting).toMatchObject({ count: 7, note: 'From the partner call', seenBy: 'Harbour CERT', origin: 'hand' });
    expect(ahead.statusCode).toBe(400);
    const { sightings } = await get(`/sightings?indicator=${indicator}`);
    expect(sightings).toMatchObject([{ count: 7, seenBy: 'Harbour CERT' }]);
  });

  test('a preview says which values of a text are new, and nothing above the chosen TLP leaves', async () => {
    const incident = { title: 'Probe', severity: 'High', source: 'Manual' };
    const { incident: made } = (await analyst.ask('POST', '/incidents', { payload: incident })).json();
    const path = `/objects/incident/${made.id}/observables`;
    await analyst.ask('POST', path, { payload: { text: 'strict.example.com', tlp: 'TLP:RED' } });
    await analyst.ask('POST', path, { payload: { text: 'open.example.com', tlp: 'TLP:GREEN' } });

    const text = 'strict[.]example[.]com\nnew.example.com\nnothing here';
    const preview = (await analyst.ask('POST', `${path}/preview`, { payload: { text } })).json();
    const exported = async (query: string) => (await get(`${path}/export?format=text${query}`)).file.text;

    expect(preview.found.map(({ value, state }: { value: string; state: string }) => [value, state])).toEqual([
      ['strict.example.com', 'here'],
      ['new.example.com', 'new'],
    ]);
    expect(preview.rejected).toHaveLength(1);
    expect((await get(path)).total).toBe(2);
    expect(await exported('&upTo=TLP:AMBER')).toBe('open.example.com\n');
    expect(await exported('')).toContain('strict.example.com');
    const list = await get('/observables?upTo=TLP:GREEN&search=example.com');
    expect(list.observables.map(({ value }: { value: string }) => value)).not.toContain('strict.example.com');
    const { file } = await get(`${path}/export?format=stix`);
    const marked = JSON.parse(file.text).objects.filter((one: object) => 'object_marking_refs' in one);
    expect(marked).toHaveLength(2);
  });
});
