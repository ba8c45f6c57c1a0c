import type { AlertPage, AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Shown = AlertRule & { readonly matches: number };

const nothing = { severities: [], types: [], sources: [], words: '', leastConfidence: null };

describe.each(testDatabases)('alerts on $name', ({ open }) => {
  let app: TestApp;
  let ada: Person;
  let viewer: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    ada = await app.asPerson('analyst');
    viewer = await app.asPerson('viewer');
  });
  beforeEach(() =>
    app.database.write(async (tx) => {
      await tx.deleteFrom('intelligence').execute();
      await tx.deleteFrom('alert_rules').where('id', '<>', 'grave-threats').execute();
    }),
  );
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function addThreats(...drafts: Partial<IntelligenceTable>[]) {
    const rows = drafts.map(
      (draft, index): IntelligenceTable => ({
        id: `indicator--${index}`,
        kind: 'indicator',
        family: 'threat',
        type: 'Phishing',
        name: `Threat ${index}`,
        description: '',
        severity: 'High',
        status: 'Active',
        risk: null,
        source: 'Mail',
        confidence: null,
        tlp: null,
        labels: '[]',
        country: null,
        latitude: null,
        longitude: null,
        accuracy: null,
        seen_at: app.now() - index,
        acknowledged_at: null,
        acknowledged_by: null,
        verdict: null,
        verdict_reason: null,
        stix: null,
        version: 1,
        created_at: app.now(),
        updated_at: app.now(),
        deleted_at: null,
        sample: 0,
        import_id: null,
        severity_assumed: 0,
        source_assumed: null,
        ...draft,
      }),
    );
    await app.database.write((tx) => tx.insertInto('intelligence').values(rows).execute());
  }

  const list = async (query = ''): Promise<AlertPage> => (await ada.ask('GET', `/alerts?${query}`)).json();
  const names = ({ alerts }: AlertPage) => alerts.map(({ threat }) => threat.name);
  const rules = async (): Promise<Shown[]> => (await ada.ask('GET', '/alert-rules')).json();
  const addRule = async (part: object): Promise<AlertRule> =>
    (await ada.ask('POST', '/alert-rules', { payload: { name: 'A rule', enabled: true, ...nothing, ...part } })).json();

  test('before anybody writes a rule, critical and high threats nobody acknowledged are alerts', async () => {
    await addThreats(
      { name: 'high' },
      { name: 'critical', severity: 'Critical' },
      { name: 'medium', severity: 'Medium' },
      { name: 'acknowledged', acknowledged_at: 1 },
      { name: 'deleted', deleted_at: 1 },
      { name: 'not published', deleted_at: 0 },
      { name: 'entity', family: 'entity' },
    );

    const page = await list();

    expect(names(page)).toEqual(['critical', 'high']);
    expect([page.total, page.next]).toEqual([2, null]);
    expect(page.alerts[0]?.rules).toEqual([{ id: 'grave-threats', name: 'Critical and high threats' }]);
    expect((await rules()).map(({ matches }) => matches)).toEqual([2]);
  });

  test('most severe first, then the one seen last; the same over pages of any size', async () => {
    await addRule({});
    await addThreats(
      { name: 'a', severity: 'Low' },
      { name: 'b', severity: 'Critical', seen_at: 5 },
      { name: 'c', severity: 'Critical', seen_at: 9 },
      { name: 'd', severity: 'Medium', seen_at: 7, id: 'indicator--x' },
      { name: 'e', severity: 'Medium', seen_at: 7, id: 'indicator--y' },
      { name: 'f', severity: 'High' },
    );

    for (const limit of [1, 2, 5, 6]) {
      const seen: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: AlertPage = await list(`limit=${limit}${after && `&after=${after}`}`);
        seen.push(...names(page));
        after = page.next;
      }
      expect(seen.join('')).toBe('cbfeda');
    }
  });

  const conditions: [string, object, string[]][] = [
    ['a severity', { severities: ['Low'] }, ['low']],
    ['a type', { types: ['Malware'] }, ['malware']],
    ['a source', { sources: ['Proxy'] }, ['proxy']],
    ['words in the name, in any case', { words: 'ROXY' }, ['proxy']],
    ['words in the description', { words: 'odd port' }, ['malware']],
    ['wildcards that mean themselves', { words: '%' }, ['100%']],
    ['a least confidence, which what nobody rated does not reach', { leastConfidence: 0 }, ['malware', 'proxy']],
    ['a higher confidence', { leastConfidence: 70 }, ['proxy']],
    ['all conditions at once', { sources: ['Proxy'], leastConfidence: 90 }, []],
    ['no condition at all', {}, ['100%', 'low', 'malware', 'proxy']],
  ];

  test.each(conditions)(
    'a rule holds by %s, in list, count and beside the threat alike',
    async (_name, part, expected) => {
      await addThreats(
        { name: 'low', severity: 'Low' },
        { name: 'malware', type: 'Malware', description: 'Uses an odd port', confidence: 40 },
        { name: 'proxy', source: 'Proxy', confidence: 80 },
        { name: '100%' },
      );
      const rule = await addRule(part);

      const page = await list(`rule=${rule.id}`);

      expect(names(page).sort()).toEqual(expected);
      expect(page.total).toBe(expected.length);
      expect((await rules()).find(({ id }) => id === rule.id)?.matches).toBe(expected.length);
      expect(page.alerts.every((alert) => alert.rules.some(({ id }) => id === rule.id))).toBe(true);
    },
  );

  test('a threat several rules hold for is one alert and names them all', async () => {
    await addRule({ name: 'By type', types: ['Phishing'] });
    await addThreats({ name: 'one' });

    const page = await list();

    expect(page.total).toBe(1);
    expect(page.alerts[0]?.rules.map(({ name }) => name)).toEqual(['By type', 'Critical and high threats']);
  });

  test('a rule that is switched off makes no alert; asked for itself, it shows what it counts', async () => {
    const rule = await addRule({ enabled: false, severities: ['Low'] });
    await addThreats({ name: 'low', severity: 'Low' }, { name: 'high' });

    expect(names(await list())).toEqual(['high']);
    expect(names(await list(`rule=${rule.id}`))).toEqual(['low']);
    expect((await rules()).find(({ id }) => id === rule.id)?.matches).toBe(1);
    expect((await ada.ask('GET', '/alerts?rule=gone')).json().code).toBe('rule_not_found');
  });

  test('acknowledging the threat takes the alert away', async () => {
    await addThreats({ name: 'high' });
    const [alert] = (await list()).alerts;

    await ada.ask('POST', '/threats/changes', {
      payload: { threats: [{ id: alert?.threat.id, version: 1 }], acknowledged: true },
    });

    expect((await list()).total).toBe(0);
  });

  test('a rule is changed by its newest version only, and says so in the log', async () => {
    const rule = await addRule({});
    const { id, sample: _sample, ...draft } = rule;
    const save = (part: object) => ada.ask('PUT', `/alert-rules/${id}`, { payload: { ...draft, ...part } });

    expect((await save({ name: 'Renamed' })).json()).toMatchObject({ name: 'Renamed', version: 2 });
    expect((await save({ name: 'Mine' })).json().code).toBe('record_changed');
    expect((await save({ name: 'Renamed', version: 2 })).json()).toMatchObject({ version: 2 });
    const { changeId } = (await ada.ask('DELETE', `/alert-rules/${id}`)).json();
    expect((await ada.ask('DELETE', `/alert-rules/${id}`)).statusCode).toBe(404);
    expect((await ada.ask('POST', `/changes/${changeId}/undo`)).json()).toEqual({ undone: 1, kept: [] });
    const rules: { id: string }[] = (await ada.ask('GET', '/alert-rules')).json();
    expect(rules.map((one) => one.id)).toContain(id);
    const events = await app.database.read.selectFrom('events').select('kind').where('object_id', '=', id).execute();
    const kinds = ['alert_rule_added', 'alert_rule_updated', 'alert_rule_deleted', 'change_undone'];
    expect(events.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('a viewer reads alerts and rules and changes neither', async () => {
    const payload = { name: 'x', enabled: true, ...nothing };

    const answers = [
      await viewer.ask('POST', '/alert-rules', { payload }),
      await viewer.ask('PUT', '/alert-rules/grave-threats', { payload: { ...payload, version: 1 } }),
      await viewer.ask('DELETE', '/alert-rules/grave-threats'),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect((await viewer.ask('GET', '/alerts')).statusCode).toBe(200);
    expect((await viewer.ask('GET', '/alert-rules')).statusCode).toBe(200);
  });

  test('hostile rules and places are rejected', async () => {
    const hostile = [
      { words: 'a\u0000b' },
      { leastConfidence: 101 },
      { severities: ['Grave'] },
      { name: 'x'.repeat(10_000) },
    ];
    for (const part of hostile) {
      const payload = { name: 'x', enabled: true, ...nothing, ...part };
      expect((await ada.ask('POST', '/alert-rules', { payload })).statusCode).toBe(400);
    }
    expect((await ada.ask('GET', '/alerts?after=nowhere')).statusCode).toBe(400);
  });
});
