import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Fields = Record<string, unknown>;

let made = 0;
/** A rule of its own for each test, so that none sees the events of another. */
const ruleText = (
  tool: string,
  more: { level?: string; id?: string; detection?: string } = {},
) => `title: Tool ${tool} was run
id: ${more.id ?? `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`}
level: ${more.level ?? 'high'}
description: Nobody runs this here.
tags:
  - attack.t1059.001
logsource:
  category: process_creation
  product: windows
detection:
  run:
    ${more.detection ?? `Image|endswith: '\\${tool}.exe'`}
  condition: run
`;

const event = (tool: string, more: Fields = {}) => ({
  Event: {
    System: { EventID: 1, Channel: 'Microsoft-Windows-Sysmon/Operational', Computer: 'ws-1', EventRecordID: 7 },
    EventData: { Image: `C:\\Tools\\${tool}.exe`, User: 'CORP\\ada', UtcTime: '2026-11-21 08:30:00.000', ...more },
  },
});

describe.each(testDatabases)('Sigma rules on $name', ({ open }) => {
  let app: TestApp;
  let admin: Person;
  let analyst: Person;
  let viewer: Person;
  let source: { readonly id: string; readonly token: string };

  beforeAll(async () => {
    app = await startTestApp(await open());
    [admin, analyst, viewer] = [
      await app.asPerson('admin'),
      await app.asPerson('analyst'),
      await app.asPerson('viewer'),
    ];
    const draft = { name: 'Endpoints', format: 'events', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const reply = (await admin.ask('POST', '/sources', { payload: draft })).json();
    source = { id: reply.source.id, token: reply.token };
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function importRules(texts: readonly string[], state = 'enabled') {
    const files = texts.map((text, at) => ({ name: `rule-${at + 1}.yml`, text }));
    const reply = await analyst.ask('POST', '/sigma-rules/imports', { payload: { files, state } });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  }
  const list = async (query = '') => (await viewer.ask('GET', `/sigma-rules${query}`)).json();
  async function addRule(tool: string, state = 'enabled', more: Parameters<typeof ruleText>[1] = {}) {
    const text = ruleText(tool, more);
    await importRules([text], state);
    const [rule] = (await list(`?search=${tool}`)).rules;
    return { ...rule, text } as { id: string; version: number; text: string; title: string };
  }
  const rule = async (id: string) => (await viewer.ask('GET', `/sigma-rules/${id}`)).json();
  async function send(...events: readonly unknown[]) {
    const reply = await app.app.inject({
      method: 'POST',
      url: `/api/intake/${source.id}`,
      headers: { authorization: `Bearer ${source.token}`, 'content-type': 'application/x-ndjson' },
      payload: events.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'),
    });
    await app.runJobs();
    return reply.json().delivery as number;
  }
  const alertsOf = async (id: string) => (await viewer.ask('GET', `/received-alerts?sigma=${id}`)).json();
  const setState = (one: { id: string; version: number }, state: string) =>
    analyst.ask('POST', '/sigma-rules/states', { payload: { rules: [{ id: one.id, version: one.version }], state } });
  const undo = (changeId: string, by = analyst) => by.ask('POST', `/changes/${changeId}/undo`);

  test('every document of an import is created, updated, unchanged or rejected', async () => {
    const first = ruleText('alpha');
    const second = ruleText('beta');
    expect(await importRules([`${first}---\n${second}`])).toMatchObject({ documents: 2, created: 2, rejected: 0 });

    const broken = ruleText('gamma', { detection: 'Image|expand: "%x%"' });
    const again = await importRules([
      first,
      second.replace('level: high', 'level: low'),
      `---\n${broken}---\n${first}`,
    ]);

    expect(again).toMatchObject({ documents: 4, created: 0, updated: 1, unchanged: 1, rejected: 2 });
    expect(again.rejections).toMatchObject([
      { file: 'rule-3.yml', reason: 'unsupported_modifier', detail: 'expand', line: 13, title: 'Tool gamma was run' },
      { file: 'rule-3.yml', reason: 'duplicate_id' },
    ]);
    expect((await list('?search=beta')).rules).toMatchObject([{ level: 'low' }]);
  });

  test('an import can be undone', async () => {
    const text = ruleText('delta');
    const { changeId } = await importRules([text]);
    expect((await list('?search=delta')).total).toBe(1);

    expect((await undo(changeId)).statusCode).toBe(200);

    expect((await list('?search=delta')).total).toBe(0);
  });

  test('rules are found by state, level, technique and words, page after page', async () => {
    await importRules([ruleText('omega', { level: 'critical' }), ruleText('omega2', { level: 'low' })], 'disabled');

    expect((await list('?state=disabled&search=omega')).total).toBe(2);
    expect((await list('?level=critical&search=omega')).total).toBe(1);
    expect((await list('?technique=T1059&search=omega')).total).toBe(2);
    expect((await list('?technique=T1105&search=omega')).total).toBe(0);
    const page = await list('?state=disabled&search=omega&sort=level&limit=1');
    expect(page).toMatchObject({ rules: [{ level: 'critical' }], total: 2, hasSource: true });
    const rest = await list(`?state=disabled&search=omega&sort=level&limit=1&after=${encodeURIComponent(page.next)}`);
    expect(rest).toMatchObject({ rules: [{ level: 'low' }], next: null });
  });

  test('an event that an enabled rule matches becomes an alert; what none matches is counted', async () => {
    const { id, title } = await addRule('epsilon');

    const delivery = await send(event('epsilon'), event('harmless'), event('harmless2'), '{"broken');

    const { alerts } = await alertsOf(id);
    expect(alerts).toMatchObject([
      { title, severity: 'High', severityStated: true, sourceSeverity: 'high', sourceState: 'unknown', entity: 'ws-1' },
    ]);
    const detail = (await viewer.ask('GET', `/received-alerts/${alerts[0].id}`)).json();
    expect(detail).toMatchObject({
      techniques: ['T1059.001'],
      category: 'process_creation',
      sigmaRule: { id, title, isDeleted: false },
    });
    expect(detail.fingerprint.fields.map(([name]: [string]) => name)).toEqual(['rule', 'computer', 'user', 'image']);
    const kept = (await admin.ask('GET', `/intake-deliveries/${delivery}`)).json();
    expect(kept.delivery).toMatchObject({ state: 'done', counts: { items: 4, created: 1, rejected: 3 } });
    expect(kept.rejections.map(({ reason }: Fields) => reason).sort()).toEqual(['no_rule_matched', 'not_readable']);
    expect((await rule(id)).rule).toMatchObject({ matches: 1, alerts: 1 });
  });

  test('a delivery that no rule matches is understood, and no dead letter', async () => {
    const delivery = await send(event('harmless'));
    const kept = (await admin.ask('GET', `/intake-deliveries/${delivery}`)).json();
    expect(kept.delivery).toMatchObject({ state: 'done', counts: { items: 1, rejected: 1 } });
  });

  test('the same thing on the same computer folds into one alert, another computer makes another', async () => {
    const { id } = await addRule('zeta');
    const elsewhere = event('zeta');
    elsewhere.Event.System.Computer = 'ws-2';
    const later = event('zeta', { UtcTime: '2026-11-21 08:31:00.000' });
    later.Event.System.EventRecordID = 8;

    await send(event('zeta'), later, elsewhere);

    const { alerts } = await alertsOf(id);
    expect(alerts.map(({ entity, occurrences }: Fields) => [entity, occurrences]).toSorted()).toEqual([
      ['ws-1', 2],
      ['ws-2', 1],
    ]);
    expect((await rule(id)).rule).toMatchObject({ matches: 3, alerts: 2 });
  });

  test('a rule in testing counts its matches and makes no alert; a disabled one does neither', async () => {
    const tested = await addRule('etude', 'testing');
    const off = await addRule('theta', 'disabled');

    const delivery = await send(event('etude'), event('etude'), event('theta'));

    expect((await rule(tested.id)).rule).toMatchObject({ matches: 2, alerts: 0 });
    expect((await rule(off.id)).rule).toMatchObject({ matches: 0, alerts: 0 });
    const matches = (await viewer.ask('GET', `/sigma-rules/${tested.id}/matches`)).json();
    expect(matches).toMatchObject({
      total: 2,
      matches: [{ source: { id: source.id, name: 'Endpoints' }, deliveryId: delivery, isKept: true, events: 2 }],
    });
  });

  test('a delivery that is replayed is counted once', async () => {
    const { id } = await addRule('iota');
    await send(event('iota'));
    const replay = { from: '2026-11-01T00:00:00.000Z', which: 'all', dryRun: false };

    await admin.ask('POST', `/sources/${source.id}/replay`, { payload: replay });
    await app.runJobs();

    expect((await rule(id)).rule).toMatchObject({ matches: 1, alerts: 1 });
  });

  test('a dry run of a replay counts every event and calls none of them dead', async () => {
    const other = { name: 'Replayed', format: 'events', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const made = (await admin.ask('POST', '/sources', { payload: other })).json();
    await app.app.inject({
      method: 'POST',
      url: `/api/intake/${made.source.id}`,
      headers: { authorization: `Bearer ${made.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify([event('harmless'), event('harmless2')]),
    });
    await app.runJobs();
    const replay = { from: '2026-11-01T00:00:00.000Z', which: 'all', dryRun: true };

    const tried = (await admin.ask('POST', `/sources/${made.source.id}/replay`, { payload: replay })).json();

    expect(tried).toMatchObject({ deliveries: 1, stillDead: 0, counts: { items: 2, rejected: 2 } });
  });

  test('a change of state counts from the next event on, and can be undone', async () => {
    const one = await addRule('kappa', 'disabled');
    const { changeId } = (await setState(one, 'enabled')).json();
    await send(event('kappa'));
    expect((await alertsOf(one.id)).total).toBe(1);

    await undo(changeId);

    expect((await rule(one.id)).rule.state).toBe('disabled');
    await send(event('kappa', { User: 'CORP\\bob' }));
    expect((await alertsOf(one.id)).total).toBe(1);
  });

  test('a state that was set to what has changed meanwhile is skipped', async () => {
    const one = await addRule('lambda');
    await setState(one, 'testing');
    expect((await setState(one, 'disabled')).json()).toMatchObject({ changed: 0, skipped: [one.id], changeId: null });
  });

  test('a text is edited if it is a rule, and by who saw the newest', async () => {
    const one = await addRule('mu');
    const put = (text: string, version = one.version) =>
      analyst.ask('PUT', `/sigma-rules/${one.id}`, { payload: { text, version } });

    expect((await put('title: nothing')).json()).toMatchObject({ code: 'bad_sigma_rule' });
    const saved = (await put(one.text.replace('level: high', 'level: critical'))).json();
    expect(saved.rule.rule).toMatchObject({ level: 'critical', version: one.version + 1 });
    expect((await put(one.text)).statusCode).toBe(412);

    await undo(saved.changeId);
    expect(await rule(one.id)).toMatchObject({ text: one.text.trim(), rule: { level: 'high' } });
  });

  test('a text is checked without being kept', async () => {
    const check = async (text: string) =>
      (await analyst.ask('POST', '/sigma-rules/checks', { payload: { text } })).json();
    expect(await check(ruleText('nu'))).toEqual({ problem: null });
    expect(await check(ruleText('nu').replace('condition: run', 'condition: walk'))).toEqual({
      problem: { reason: 'unknown_selection', detail: 'walk', line: 13 },
    });
    expect((await list('?search=nu.exe')).total).toBe(0);
  });

  test('a rule that is deleted no longer runs; its alerts stay and say so', async () => {
    const one = await addRule('xi');
    await send(event('xi'));
    expect((await analyst.ask('DELETE', `/sigma-rules/${one.id}`)).statusCode).toBe(403);

    const { changeId } = (await admin.ask('DELETE', `/sigma-rules/${one.id}`)).json();

    expect((await viewer.ask('GET', `/sigma-rules/${one.id}`)).json()).toMatchObject({ code: 'sigma_rule_not_found' });
    const { alerts, total } = await alertsOf(one.id);
    expect(total).toBe(1);
    const detail = (await viewer.ask('GET', `/received-alerts/${alerts[0].id}`)).json();
    expect(detail.sigmaRule).toMatchObject({ id: one.id, isDeleted: true });
    await undo(changeId, admin);
    expect((await rule(one.id)).rule.title).toBe(one.title);
  });

  test('a rule is tried on pasted events and on what a source has sent; nothing is stored', async () => {
    const one = await addRule('omicron', 'disabled');
    const delivery = await send(event('omicron'), event('harmless'));
    const tried = async (on: object) =>
      (await analyst.ask('POST', '/sigma-rules/tests', { payload: { text: one.text, on } })).json();

    expect(
      await tried({ is: 'events', events: `${JSON.stringify(event('omicron'))}\n${JSON.stringify(event('x'))}\n{` }),
    ).toMatchObject({
      deliveries: null,
      events: 2,
      matched: 1,
      unreadable: 1,
      absent: [],
      matches: [{ deliveryId: null, place: 1, entity: 'ws-1', at: '2026-11-21T08:30:00.000Z' }],
    });
    const named = ruleText('omicron', { detection: "Image|endswith: '\\omicron.exe'\n    Imagined: x" });
    const on = { is: 'events', events: JSON.stringify(event('omicron')) };
    const absent = (await analyst.ask('POST', '/sigma-rules/tests', { payload: { text: named, on } })).json();
    expect(absent).toMatchObject({ matched: 0, absent: [{ field: 'Imagined', events: 1 }] });
    const kept = await tried({ is: 'source', source: source.id, days: 7 });
    expect(kept).toMatchObject({ matched: 1, matches: [{ deliveryId: delivery, place: 1 }] });
    expect(kept.deliveries.read).toBe(kept.deliveries.kept);
    expect((await rule(one.id)).rule).toMatchObject({ matches: 0, alerts: 0 });
    expect((await alertsOf(one.id)).total).toBe(0);
  });

  test('a rule whose pattern would never end elsewhere stops no other', async () => {
    await addRule('pi', 'enabled', { detection: "CommandLine|re: '^(a+)+$'" });
    const { id } = await addRule('rho');

    await send(event('other', { CommandLine: `${'a'.repeat(20_000)}!` }), event('rho'));

    expect((await alertsOf(id)).total).toBe(1);
  });

  test('a rule that this version cannot run says so and stops no other', async () => {
    const old = await addRule('upsilon');
    const { id } = await addRule('phi');
    await app.database.write((tx) =>
      tx
        .updateTable('sigma_rules')
        .set((eb) => ({ text: 'title: Old\ncorrelation: {}', version: eb('version', '+', 1) }))
        .where('id', '=', old.id)
        .execute(),
    );

    await send(event('phi'));

    expect((await alertsOf(id)).total).toBe(1);
    expect(await rule(old.id)).toMatchObject({ problem: { reason: 'correlation', line: 2 }, description: null });
  });

  test('viewers read rules and change none', async () => {
    const one = await addRule('sigma');
    const payload = { rules: [{ id: one.id, version: one.version }], state: 'disabled' };
    expect((await viewer.ask('POST', '/sigma-rules/states', { payload })).statusCode).toBe(403);
    expect((await viewer.ask('POST', '/sigma-rules/tests', { payload: {} })).statusCode).toBe(403);
  });

  test('matches are forgotten after 90 days', async () => {
    const { id } = await addRule('tau');
    await send(event('tau'));
    app.pass(91 * 86_400_000);
    expect(
      (await app.database.read.selectFrom('sigma_matches').select('rule_id').where('rule_id', '=', id).execute())
        .length,
    ).toBe(1);
    const later = await app.asPerson('viewer');
    expect((await later.ask('GET', `/sigma-rules/${id}`)).json().rule).toMatchObject({ matches: 0, alerts: 1 });
  });
});
