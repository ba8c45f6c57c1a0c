import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import type { SeverityRuleSet } from '@halyard/contracts/intelligence/severity-rules.ts';
import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const at = '2026-11-20T10:00:00.000Z';
const old = '2017-05-31T21:33:00.000Z';
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const object = (type: string, number: number, more: object = {}) => ({
  type,
  spec_version: '2.1',
  id: `${type}--${uuid(number)}`,
  created: at,
  modified: at,
  name: `Record ${number}`,
  ...more,
});
const tool = (number: number, more: object = {}) => object('tool', number, more);
const malware = (number: number, more: object = {}) => object('malware', number, { is_family: false, ...more });
const bundle = (objects: readonly unknown[]) => JSON.stringify({ type: 'bundle', id: `bundle--${uuid(999)}`, objects });

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

describe.each(testDatabases)('severities that no one stated on $name', ({ open }) => {
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
  beforeEach(() => setRules({ enabled: false }));

  const read = async (person: Person, path: string) => (await person.ask('GET', path)).json();
  const rulesOf = (): Promise<SeverityRuleSet> => read(admin, '/severity-rules');

  /** Changes the rules and waits until every record follows them. */
  async function setRules(change: Partial<Pick<SeverityRuleSet, 'enabled' | 'rules'>>) {
    const { enabled, rules, version } = await rulesOf();
    const answer = await admin.ask('PUT', '/severity-rules', { payload: { enabled, rules, version, ...change } });
    expect(answer.statusCode, answer.body).toBe(200);
    await expect.poll(async () => (await rulesOf()).applying, { timeout: 15_000 }).toBe(false);
  }

  async function upload(content: string, name = 'feed.json', type = 'application/json'): Promise<ImportRecord> {
    const headers = { 'content-type': type };
    const answer = await analyst.ask('POST', `/imports?name=${name}`, { headers, payload: content });
    expect(answer.statusCode, answer.body).toBe(201);
    return ended(answer.json().id);
  }

  async function ended(id: string): Promise<ImportRecord> {
    const isOver = ({ state }: ImportRecord) => ['finished', 'failed', 'undone'].includes(state);
    for (;;) {
      const { import: record } = await read(analyst, `/imports/${id}`);
      if (isOver(record)) return record;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const threatOf = async ({ id }: { readonly id: string }): Promise<Threat> =>
    (await read(analyst, `/threats/${id}`)).threat;
  const ratingOf = async (one: { readonly id: string }) => {
    const { severity, severityAssumed } = await threatOf(one);
    return [severity, severityAssumed];
  };
  const alertIds = async () =>
    (await read(analyst, '/alerts?limit=500')).alerts.map(({ threat }: { threat: Threat }) => threat.id);

  test('a new workspace assumes nothing: what is imported is not set, counts as that and opens no alert by severity', async () => {
    const [unrated, rated] = [malware(1), malware(2, { x_halyard_severity: 'Low' })];
    await upload(bundle([unrated, rated]));

    expect((await rulesOf()).enabled).toBe(false);
    expect(await ratingOf(unrated)).toEqual([null, false]);
    expect(await ratingOf(rated)).toEqual(['Low', false]);
    const page = await read(analyst, '/threats?period=7d');
    expect(page.counts).toEqual({ Critical: 0, High: 0, Medium: 0, Low: 1, notSet: 1 });
    expect(page.total).toBe(2);
    expect(await alertIds()).toEqual([]);
    const none = await read(analyst, '/threats?severity=none');
    expect(none.threats.map(({ id }: Threat) => id)).toEqual([unrated.id]);
    expect((await read(analyst, '/threats?severity=none,Low')).total).toBe(2);
    for (const direction of ['asc', 'desc']) {
      const { threats } = await read(analyst, `/threats?sort=severity&direction=${direction}`);
      expect(threats.map(({ severity }: Threat) => severity)).toEqual(['Low', null]);
    }
    const { points } = await read(analyst, '/threats/trend?period=7d');
    const sum = points.reduce((all: number, { counts }: (typeof points)[number]) => all + counts.notSet, 0);
    expect(sum).toBe(1);
    const { unplaced } = await read(analyst, '/threats/map');
    expect(unplaced[0].counts).toMatchObject({ Low: 1, notSet: 1 });
  });

  test('switched on, the rules rate what is there and what comes, and say so; switched off, all is as it was', async () => {
    const [unrated, rated] = [malware(10), malware(11, { x_halyard_severity: 'Medium' })];
    await upload(bundle([unrated, rated]));

    await setRules({ enabled: true });
    await upload(bundle([malware(12)]));

    expect(await ratingOf(unrated)).toEqual(['High', true]);
    expect(await ratingOf(rated)).toEqual(['Medium', false]);
    expect(await ratingOf(malware(12))).toEqual(['High', true]);
    expect((await read(analyst, '/threats?severity=none')).total).toBe(0);
    expect((await threatOf(unrated)).version).toBe(1);

    await setRules({ enabled: false });
    for (const one of [unrated, malware(12)]) expect(await ratingOf(one)).toEqual([null, false]);
    expect(await ratingOf(rated)).toEqual(['Medium', false]);
  });

  test('a rule for one type leaves the others alone, and another severity takes the place of the first', async () => {
    await upload(bundle([malware(20), tool(21)]));

    await setRules({ enabled: true, rules: [{ kind: 'malware', severity: 'High' }] });
    expect([await ratingOf(malware(20)), await ratingOf(tool(21))]).toEqual([
      ['High', true],
      [null, false],
    ]);
    await setRules({ rules: [{ kind: 'tool', severity: 'Low' }] });
    expect([await ratingOf(malware(20)), await ratingOf(tool(21))]).toEqual([
      [null, false],
      ['Low', true],
    ]);
  });

  test('an assumed severity opens an alert, but not for what was old when it came', async () => {
    await upload(bundle([malware(30), malware(31, { created: old, modified: old })]));
    await setRules({ enabled: true, rules: [{ kind: 'malware', severity: 'High' }] });

    const ids = await alertIds();

    expect([malware(30), malware(31)].map(({ id }) => ids.includes(id))).toEqual([true, false]);
  });

  test('a rule without a severity opens alerts for what is not set, but not for what was old when it came', async () => {
    await upload(bundle([malware(35), malware(36, { created: old, modified: old })]));
    const { id: ruleId } = (
      await analyst.ask('POST', '/alert-rules', {
        payload: {
          name: 'Any',
          enabled: true,
          severities: [],
          types: ['Malware'],
          sources: [],
          words: '',
          leastConfidence: null,
        },
      })
    ).json();

    const seen: string[] = [];
    for (let after = ''; ; ) {
      const page = await read(analyst, `/alerts?rule=${ruleId}&limit=2${after}`);
      seen.push(...page.alerts.map(({ threat }: { threat: Threat }) => threat.id));
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    await analyst.ask('DELETE', `/alert-rules/${ruleId}`);

    expect([malware(35), malware(36)].map(({ id }) => seen.includes(id))).toEqual([true, false]);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('what a person states stays, whatever the rules; stated no more, the rules have it again, and undo too', async () => {
    const one = malware(40);
    await upload(bundle([one]));
    await setRules({ enabled: true, rules: [{ kind: 'malware', severity: 'High' }] });
    const state = async (severity: string | null) => {
      const { version } = await threatOf(one);
      const payload = { threats: [{ id: one.id, version }], severity, reason: 'Seen' };
      return (await analyst.ask('POST', '/threats/changes', { payload })).json();
    };

    await state('High');
    expect(await ratingOf(one)).toEqual(['High', false]);
    await setRules({ enabled: false });
    expect(await ratingOf(one)).toEqual(['High', false]);
    const { changeId } = await state(null);
    expect(await ratingOf(one)).toEqual([null, false]);
    const { history } = await read(analyst, `/threats/${one.id}`);
    expect(history[0]).toMatchObject({ kind: 'threat_severity_changed', details: { from: 'High', to: null } });
    await setRules({ enabled: true });
    expect(await ratingOf(one)).toEqual(['High', true]);
    await analyst.ask('POST', `/changes/${changeId}/undo`);
    expect(await ratingOf(one)).toEqual(['High', false]);
  });

  test('an undo brings back what no one had stated as the rules of now have it', async () => {
    const one = malware(45);
    await upload(bundle([one]));
    await setRules({ enabled: true, rules: [{ kind: 'malware', severity: 'High' }] });
    const { version } = await threatOf(one);
    const payload = { threats: [{ id: one.id, version }], severity: 'Low', reason: 'Seen' };
    const { changeId } = (await analyst.ask('POST', '/threats/changes', { payload })).json();
    await setRules({ enabled: false });

    await analyst.ask('POST', `/changes/${changeId}/undo`);

    expect(await ratingOf(one)).toEqual([null, false]);
  });

  test('the form of an imported threat leaves its severity open', async () => {
    const one = malware(50);
    await upload(bundle([one]));
    const { name, type, status, source, timestamp, version } = await threatOf(one);
    const payload = { name: `${name}!`, type, status, source, timestamp, version, severity: null };

    const { threat } = (await analyst.ask('PUT', `/threats/${one.id}`, { payload })).json();
    expect(threat).toMatchObject({ name: `${name}!`, severity: null, severityAssumed: false });
    const added = await analyst.ask('POST', '/threats', { payload: { name, type, source, timestamp, severity: null } });
    expect(added.statusCode).toBe(400);
  });

  test('a file says what is assumed, and comes back as it was', async () => {
    const label = 'roundtrip';
    await upload(bundle([malware(60, { labels: [label] }), tool(61, { labels: [label] })]));
    await setRules({ enabled: true, rules: [{ kind: 'malware', severity: 'High' }] });
    const exportAs = async (format: string) =>
      (await read(analyst, `/threats/export?search=${label}&format=${format}`)).file.text as string;

    const csv = await exportAs('csv');
    expect(csv).toMatch(/Record 60,Malware,High,.*,yes\r?\n/);
    expect(csv).toMatch(/Record 61,Tool,,.*,\r?\n/);
    expect(await exportAs('stix')).not.toContain('x_halyard_severity');
    expect(await upload(csv, 'again.csv', 'text/csv')).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await ratingOf(malware(60))).toEqual(['High', true]);
    await setRules({ enabled: false });
    expect(await ratingOf(malware(60))).toEqual([null, false]);
  });

  test('an import that is undone leaves a record of another as the rules of now have it', async () => {
    const one = malware(70);
    await upload(bundle([one]));
    const second = await upload(
      bundle([malware(70, { modified: '2026-11-20T11:00:00.000Z', x_halyard_severity: 'Critical' })]),
    );
    expect(await ratingOf(one)).toEqual(['Critical', false]);
    await setRules({ enabled: true, rules: [{ kind: 'malware', severity: 'High' }] });

    await analyst.ask('POST', `/imports/${second.id}/undo`);

    expect(await ended(second.id)).toMatchObject({ state: 'undone', undo: { restored: 1 } });
    expect(await ratingOf(one)).toEqual(['High', true]);
  });

  test('only administrators change the rules, on the version that they saw; nothing new is no change', async () => {
    const { version, rules } = await rulesOf();
    const put = (person: Person, payload: object) => person.ask('PUT', '/severity-rules', { payload });

    expect((await put(analyst, { enabled: true, rules, version })).statusCode).toBe(403);
    expect((await put(admin, { enabled: true, rules, version: version + 1 })).statusCode).toBe(412);
    expect((await put(admin, { enabled: false, rules, version })).json()).toMatchObject({ version, applying: false });
    expect((await analyst.ask('GET', '/severity-rules')).json().rules).toHaveLength(11);
  });
});
