import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Source = { readonly id: string; readonly token: string };

const ruleText = (title: string, logsource: string, detection: string) => `title: ${title}
level: high
tags:
  - attack.t1071.004
logsource: { ${logsource} }
detection:
  s: { ${detection} }
  condition: s
`;

const flow = (name: string, type = 'dns') => ({
  timestamp: '2026-11-21T08:30:00.000+0000',
  flow_id: 71,
  event_type: type,
  host: 'sensor-1',
  src_ip: '192.0.2.5',
  dest_ip: '192.0.2.53',
  dns: { rrname: name },
});

const alert = (name: string) =>
  Object.assign(flow(name, 'alert'), {
    alert: { signature: `Lookup of ${name}`, signature_id: 900001, gid: 1, severity: 2 },
  });

describe.each(testDatabases)('Sigma rules over any source on $name', ({ open }) => {
  let app: TestApp;
  let admin: Person;
  let sensor: Source;

  beforeAll(async () => {
    app = await startTestApp(await open());
    admin = await app.asPerson('admin');
    sensor = await addSource('suricata');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function addSource(format: string): Promise<Source> {
    const draft = { name: `Source of ${format}`, format, defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload: draft })).json();
    return { id: source.id, token };
  }
  async function addRule(title: string, logsource: string, detection: string, state = 'enabled'): Promise<string> {
    const payload = { files: [{ name: 'r.yml', text: ruleText(title, logsource, detection) }], state };
    await admin.ask('POST', '/sigma-rules/imports', { payload });
    return (await admin.ask('GET', `/sigma-rules?search=${encodeURIComponent(title)}`)).json().rules[0].id;
  }
  async function send({ id, token }: Source, ...items: readonly unknown[]): Promise<number> {
    const reply = await app.app.inject({
      method: 'POST',
      url: `/api/intake/${id}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
      payload: items.map((one) => JSON.stringify(one)).join('\n'),
    });
    await app.runJobs();
    return reply.json().delivery;
  }
  const rule = async (id: string) => (await admin.ask('GET', `/sigma-rules/${id}`)).json().rule;
  const alertsOf = async (query: string) => (await admin.ask('GET', `/received-alerts?${query}`)).json();
  const kept = async (id: number) => (await admin.ask('GET', `/intake-deliveries/${id}`)).json();

  test('an item that is no alert by itself becomes one by the rule that matches it, and the counts add up', async () => {
    const id = await addRule('Lookup one', 'category: dns', 'query: one.example');

    const delivery = await send(sensor, flow('one.example'), flow('quiet.example'));

    const { alerts } = await alertsOf(`sigma=${id}`);
    expect(alerts).toMatchObject([{ title: 'Lookup one', severity: 'High', entity: 'sensor-1' }]);
    const { delivery: done, rejections } = await kept(delivery);
    expect(done).toMatchObject({ state: 'done', counts: { items: 2, created: 1, rejected: 1 } });
    expect(rejections).toMatchObject([{ place: 2, reason: 'not_an_alert' }]);
    expect(await rule(id)).toMatchObject({ matches: 1, alerts: 1 });
  });

  test('an alert of the source stays its own beside that of a rule', async () => {
    const id = await addRule('Lookup two', 'product: suricata', 'dns.rrname: two.example');

    const delivery = await send(sensor, alert('two.example'));

    expect((await kept(delivery)).delivery).toMatchObject({ state: 'done', counts: { items: 2, created: 2 } });
    expect((await alertsOf(`sigma=${id}`)).total).toBe(1);
    const own = await alertsOf(`search=${encodeURIComponent('Lookup of two.example')}`);
    const ownTitle = 'Lookup of two.example';
    expect(own.alerts.filter(({ title }: { title: string }) => title === ownTitle)).toMatchObject([
      { severity: 'Medium' },
    ]);
  });

  test('what comes again, or is replayed, makes no second alert', async () => {
    const id = await addRule('Lookup three', 'category: dns', 'query: three.example');
    await send(sensor, flow('three.example'));
    await send(sensor, flow('three.example'), flow('quiet.example'));
    const replay = { from: '2026-11-01T00:00:00.000Z', which: 'all', dryRun: false };
    await admin.ask('POST', `/sources/${sensor.id}/replay`, { payload: replay });
    await app.runJobs();

    expect((await alertsOf(`sigma=${id}`)).alerts).toMatchObject([{ occurrences: 1 }]);
    expect(await rule(id)).toMatchObject({ matches: 2, alerts: 1 });
  });

  test('rules of another log source are not tried, and those in testing only count', async () => {
    const other = await addRule('Lookup four', 'product: zeek', 'query: four.example');
    const tested = await addRule('Lookup five', 'category: dns', 'query: four.example', 'testing');

    const delivery = await send(sensor, flow('four.example'));

    expect(await rule(other)).toMatchObject({ matches: 0, alerts: 0 });
    expect(await rule(tested)).toMatchObject({ matches: 1, alerts: 0 });
    expect((await kept(delivery)).delivery).toMatchObject({ state: 'done', counts: { items: 1, rejected: 1 } });
  });

  test('an item that cannot be mapped stays a dead letter, whatever rules find in it', async () => {
    const source = await addSource('thehive');
    const id = await addRule('Case six', 'product: thehive', 'note: six');

    const delivery = await send(source, { note: 'six' });

    expect((await kept(delivery)).delivery).toMatchObject({ state: 'dead' });
    expect((await alertsOf(`sigma=${id}`)).total).toBe(1);
  });

  test('a preview of a mapping shows what the mapping makes, and a test of a rule what the source sent', async () => {
    await addRule('Lookup seven', 'category: dns', 'query: seven.example');
    const delivery = await send(sensor, alert('seven.example'), flow('seven.example'));

    const mapping = '{"title": alert.signature, "key": {"a": alert.signature}}';
    const preview = { format: 'suricata', mapping, delivery };
    expect((await admin.ask('POST', '/sources/mapping-preview', { payload: preview })).json()).toMatchObject({
      total: 1,
    });
    const text = ruleText('Tried', 'category: dns', 'query: seven.example');
    const on = { is: 'source', source: sensor.id, days: 1 };
    const tried = (await admin.ask('POST', '/sigma-rules/tests', { payload: { text, on } })).json();
    expect(tried.matched).toBe(2);
  });
});
