import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
const [minuteMs, dayMs] = [60_000, 86_400_000];

describe.each(testDatabases)('patterns over several alerts, and networks, on $name', ({ open }) => {
  let app: TestApp;
  let admin: Person;
  let analyst: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    [admin, analyst] = [await app.asPerson('admin'), await app.asPerson('analyst')];
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const get = async (path: string) => (await analyst.ask('GET', path)).json();
  async function addSource() {
    const payload = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload })).json();
    const send = async (...alerts: readonly Record<string, unknown>[]) => {
      const headers = { authorization: `Bearer ${token}` };
      await app.app.inject({ method: 'POST', url: `/api/intake/${source.id}`, headers, payload: alerts });
      await app.runJobs();
    };
    const ids = async (): Promise<string[]> =>
      (await get(`/received-alerts?source=${source.id}`)).alerts.map(({ id }: { id: string }) => id);
    return { id: source.id as string, send, ids };
  }

  const alert = (id: string, more: Record<string, unknown> = {}) => ({
    id,
    title: `Alert ${id}`,
    severity: 'high',
    timestamp: new Date(app.now()).toISOString(),
    ...more,
  });

  let made = 0;
  function indicator(pattern: string, more: Record<string, unknown> = {}) {
    const time = new Date(app.now() - dayMs).toISOString();
    return {
      type: 'indicator',
      spec_version: '2.1',
      id: `indicator--00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
      created: time,
      modified: time,
      name: `Indicator ${made}`,
      pattern,
      pattern_type: 'stix',
      valid_from: time,
      ...more,
    };
  }

  async function importBundle(...objects: readonly object[]): Promise<string> {
    const bundle = { type: 'bundle', id: 'bundle--00000000-0000-4000-8000-000000000000', objects };
    const reply = await analyst.ask('POST', '/imports?name=feed.json', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(bundle),
    });
    expect(reply.statusCode).toBeLessThan(300);
    await app.runJobs();
    return reply.json().id as string;
  }

  const sightingsOf = async (indicatorId: string) => get(`/sightings?indicator=${indicatorId}`);

  const seenIn = async (indicatorId: string): Promise<string[]> =>
    (await sightingsOf(indicatorId)).sightings.map(({ seenIn: { title } }: { seenIn: { title: string } }) => title);
  const ago = (ms: number) => ({ timestamp: new Date(app.now() - ms).toISOString() });

  test('one value after another is a sighting in the alert that completes it, once, in any order of alerts', async () => {
    const pattern = "([domain-name:value = 'first.example'] FOLLOWEDBY [domain-name:value = 'second.example'])";
    const [known, short] = [indicator(pattern), indicator(`${pattern} WITHIN 60 SECONDS`)];
    await importBundle(known, short);
    const source = await addSource();

    await source.send(alert('late', { ...ago(5 * minuteMs), domain: 'second.example' }));
    expect(await seenIn(known.id)).toEqual([]);
    await source.send(alert('early', { ...ago(20 * minuteMs), domain: 'first.example' }));
    expect(await seenIn(known.id)).toEqual(['Alert late']);
    expect(await seenIn(short.id)).toEqual([]);

    await source.send(alert('near', { ...ago(5 * minuteMs + 30_000), domain: 'first.example' }));
    expect(await seenIn(short.id)).toEqual(['Alert late']);
    expect(await seenIn(known.id)).toEqual(['Alert late']);
  });

  test('a new indicator finds in what is stored what it asks of several alerts', async () => {
    const source = await addSource();
    for (const [index, minutes] of [9, 6, 3].entries())
      await source.send(alert(`again-${index}`, { ...ago(minutes * minuteMs), domain: 'beacon.example' }));

    const often = indicator("[domain-name:value = 'beacon.example'] REPEATS 3 TIMES WITHIN 600 SECONDS");
    const never = indicator("[domain-name:value = 'beacon.example'] REPEATS 4 TIMES");
    await importBundle(often, never);

    expect(await seenIn(often.id)).toEqual(['Alert again-2']);
    expect(await seenIn(never.id)).toEqual([]);
    await source.send(alert('again-2', { domain: 'beacon.example' }));
    expect(await seenIn(never.id)).toEqual(['Alert again-2']);
  });

  test('what cannot be decided says why, with the property', async () => {
    const known = indicator("[domain-name:value = 'odd.example'] FOLLOWEDBY [file:size = 5]");
    await importBundle(known);

    const { indicator: entry } = await get(`/indicators/${known.id}`);

    expect(entry).toMatchObject({ state: 'unsupported', why: 'property', detail: 'file:size', isActive: false });
  });

  test('an address in a network that an indicator looks for is a sighting, live and looking back', async () => {
    const source = await addSource();
    await source.send(alert('before', { source_ip: '203.0.113.77' }), alert('other', { source_ip: '203.0.113.130' }));
    const known = indicator("[ipv4-addr:value ISSUBSET '203.0.113.64/26' OR ipv6-addr:value = '2001:db8:7::/48']");
    await importBundle(known, indicator("[ipv4-addr:value = '203.0.0.0/30']"));
    expect(await seenIn(known.id)).toEqual(['Alert before']);

    await source.send(alert('v6', { source_ip: '2001:db8:7:1::5' }), alert('near', { source_ip: '2001:db8:8::5' }));

    expect((await seenIn(known.id)).toSorted()).toEqual(['Alert before', 'Alert v6']);
    const { indicator: entry } = await get(`/indicators/${known.id}`);
    expect(entry).toMatchObject({ state: 'indexed', why: null, isActive: true, sightings: 2 });
    const own = await get(`/objects/threat/${known.id}/observables`);
    expect(own.observables).toEqual([]);
  });
});
