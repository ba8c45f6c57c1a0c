import { stixKindNames } from '@halyard/contracts/intelligence/stix-kinds.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const at = '2026-05-01T10:00:00.000Z';

describe.each(testDatabases)('objects of STIX written by hand on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const draft = (kind: string, properties: object = {}, more: object = {}) => ({
    kind,
    name: 'Night Heron',
    source: 'Interview',
    properties,
    ...more,
  });
  const add = async (person: Person, payload: object) =>
    (await person.ask('POST', '/stix-objects', { payload })).json();
  const read = async (person: Person, id: string) => (await person.ask('GET', `/stix-objects/${id}`)).json();
  const factsOf = async (person: Person, id: string) => {
    const { facts } = (await person.ask('GET', `/entities/${id}`)).json();
    return Object.fromEntries(
      facts.fields.map(({ field, value }: { field: string; value: { text?: string; words?: string[] } }) => [
        field,
        value.words ?? value.text,
      ]),
    );
  };

  /** Adds an observable to a record; returns its id. */
  const observe = async (person: Person, recordId: string, text: string): Promise<string> => {
    const path = `/objects/threat/${recordId}/observables`;
    return (await person.ask('POST', path, { payload: { text } })).json().added[0].id;
  };

  /** The least that STIX asks of each kind. */
  const leastOf = (ref: string, seen: string): Readonly<Record<string, object>> => ({
    grouping: { context: 'unspecified', object_refs: [ref] },
    indicator: { pattern: "[domain-name:value = 'heron.example']", pattern_type: 'stix', valid_from: at },
    location: { region: 'northern-europe' },
    malware: { is_family: true },
    'malware-analysis': { product: 'Sandbox', result: 'malicious' },
    note: { content: 'Seen twice', object_refs: [ref] },
    'observed-data': { first_observed: at, last_observed: at, number_observed: 2, object_refs: [seen] },
    opinion: { opinion: 'agree', object_refs: [ref] },
    report: { published: at, object_refs: [ref] },
  });

  test('every kind of STIX 2.1 can be added, is read back as it was written, and leaves as a bundle', async () => {
    const analyst = await app.asPerson('analyst');
    const { record: ref } = await add(analyst, draft('identity'));
    const seen = await observe(analyst, ref.id, '198.51.100.81');

    for (const kind of stixKindNames) {
      const properties = leastOf(ref.id, seen)[kind] ?? {};
      const { record } = await add(analyst, draft(kind, properties));
      expect({ kind, id: record?.id }).toEqual({ kind, id: expect.stringMatching(new RegExp(`^${kind}--`)) });
      const { draft: known } = await read(analyst, record.id);
      expect(known).toMatchObject({ kind, source: 'Interview', properties });
    }
    const { file } = (await analyst.ask('GET', '/entities/export?format=stix&show=all')).json();
    const bundle = JSON.parse(file.text);
    const kinds = new Set(bundle.objects.map(({ type }: { type: string }) => type));
    expect(stixKindNames.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('an object refers to observables on file, and observed data to nothing else', async () => {
    const analyst = await app.asPerson('analyst');
    const { record } = await add(analyst, draft('malware', { is_family: false }));
    const seen = await observe(analyst, record.id, '198.51.100.82');
    const counted = { first_observed: at, last_observed: at, number_observed: 1 };

    const { record: data } = await add(analyst, draft('observed-data', { ...counted, object_refs: [seen] }));
    const { linked } = await read(analyst, data.id);
    expect(linked).toEqual([expect.objectContaining({ id: seen, name: '198.51.100[.]82', type: 'Observable' })]);
    const { facts } = (await analyst.ask('GET', `/entities/${data.id}`)).json();
    const [refs] = facts.fields.filter(({ field }: { field: string }) => field === 'object_refs');
    expect(refs.value).toMatchObject({ kind: 'records', records: [{ id: seen }], total: 1 });

    const wrong = draft('observed-data', { ...counted, object_refs: [record.id] });
    const reply = await analyst.ask('POST', '/stix-objects', { payload: wrong });
    expect([reply.statusCode, reply.json().message]).toEqual([400, expect.stringContaining('object_refs')]);
    const gone = 'ipv4-addr--00000000-0000-5000-8000-000000000000';
    const missing = draft('observed-data', { ...counted, object_refs: [gone] });
    expect((await analyst.ask('POST', '/stix-objects', { payload: missing })).statusCode).toBe(404);
  });

  test('what STIX does not allow is rejected with the field', async () => {
    const analyst = await app.asPerson('analyst');
    const rejected = async (kind: string, properties: object, more: object = {}) =>
      (await analyst.ask('POST', '/stix-objects', { payload: draft(kind, properties, more) })).json().message;

    expect(await rejected('report', { published: at })).toContain('object_refs');
    expect(await rejected('campaign', {}, { name: '' })).toContain('name');
    expect(await rejected('campaign', { sectors: ['energy'] })).toContain('sectors');
    expect(await rejected('campaign', { first_seen: at, last_seen: '2026-04-01T10:00:00.000Z' })).toContain(
      'last_seen',
    );
    expect(await rejected('location', { latitude: 54 })).toContain('latitude');
    expect(await rejected('opinion', { opinion: 'perhaps', object_refs: ['x'] })).toContain('opinion');
    expect(await rejected('campaign', {}, { killChain: [{ chain: 'c', phase: 'p' }] })).toContain('killChain');
    const pattern = { pattern: '[domain-name:value = ]', pattern_type: 'stix', valid_from: at };
    expect(await rejected('indicator', pattern)).toContain('pattern');
    const unknown = { object_refs: ['malware--00000000-0000-4000-8000-000000000000'], published: at };
    expect((await analyst.ask('POST', '/stix-objects', { payload: draft('report', unknown) })).statusCode).toBe(404);
  });

  test('an edit changes what the form has, leaves other properties, and can be undone', async () => {
    const analyst = await app.asPerson('analyst');
    const first = { aliases: ['Heron'], goals: ['theft'] };
    const references = [{ source: 'Desk', externalId: 'D-1', url: null, description: '' }];
    const { record } = await add(analyst, draft('intrusion-set', first, { references }));

    const { draft: known, version } = await read(analyst, record.id);
    const payload = { ...known, version, tlp: 'TLP:GREEN', properties: { aliases: ['Heron', 'Bittern'] } };
    const saved = (await analyst.ask('PUT', `/stix-objects/${record.id}`, { payload })).json();

    expect(await factsOf(analyst, record.id)).toMatchObject({ aliases: ['Heron', 'Bittern'] });
    expect(await factsOf(analyst, record.id)).not.toHaveProperty('goals');
    expect((await read(analyst, record.id)).draft.references).toEqual(references);
    expect((await analyst.ask('PUT', `/stix-objects/${record.id}`, { payload })).statusCode).toBe(412);

    await analyst.ask('POST', `/changes/${saved.changeId}/undo`);
    expect(await factsOf(analyst, record.id)).toMatchObject({ aliases: ['Heron'], goals: ['theft'] });
    const { history } = (await analyst.ask('GET', `/threats/${record.id}`)).json();
    expect(history.map(({ kind }: { kind: string }) => kind)).toContain('threat_updated');
  });

  test('a threat keeps when it was seen, its severity and its word, whatever its facts become', async () => {
    const analyst = await app.asPerson('analyst');
    const timestamp = new Date(app.now() - 5 * 86_400_000).toISOString();
    const payload = { name: 'Odd mail', type: 'Phishing', severity: 'High', source: 'Mail', timestamp };
    const { threat } = (await analyst.ask('POST', '/threats', { payload })).json();

    const { draft: known, version } = await read(analyst, threat.id);
    const pattern = { pattern: "[url:value = 'http://heron.example/a']", pattern_type: 'stix', valid_from: timestamp };
    await analyst.ask('PUT', `/stix-objects/${threat.id}`, { payload: { ...known, version, properties: pattern } });

    const { threat: after, facts } = (await analyst.ask('GET', `/threats/${threat.id}`)).json();
    expect(after).toMatchObject({ type: 'Phishing', severity: 'High', timestamp, name: 'Odd mail' });
    expect(facts.pattern).toMatchObject({ text: pattern.pattern, type: 'stix' });
  });

  test('viewers read and do not write', async () => {
    const viewer = await app.asPerson('viewer');
    expect((await viewer.ask('POST', '/stix-objects', { payload: draft('campaign') })).statusCode).toBe(403);
  });
});
