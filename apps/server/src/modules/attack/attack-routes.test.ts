import type { AttackMatrix } from '@halyard/contracts/intelligence/attack.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bundleOf, objectOf, relationOf, techniqueOf } from './testing/attack-bundle.ts';

const dayMs = 86_400_000;
const ago = (app: TestApp, days: number) => new Date(app.now() - days * dayMs).toISOString();

const script = techniqueOf({
  number: 'T1059',
  name: 'Script interpreter',
  tactics: ['execution', 'unheard-of'],
  more: {
    description:
      'Runs [commands](https://attack.example/x_(y)) of others.(Citation: Someone 2024) Often <code>sh</code>.',
    x_mitre_platforms: ['Linux'],
    external_references: [
      { source_name: 'mitre-attack', external_id: 'T1059', url: 'https://attack.example/techniques/T1059' },
      { source_name: 'Someone 2024', description: 'Someone, scripts, 2024', url: 'https://news.example/scripts' },
      { source_name: 'Bad', description: 'A link that is none', url: 'javascript:alert(1)' },
    ],
  },
});
const shell = techniqueOf({ number: 'T1059.001', name: 'One shell' });
const other = techniqueOf({ number: 'T1059.002', name: 'Another shell' });
const lure = techniqueOf({ number: 'T1566', name: 'Lure', tactics: ['initial-access'] });
const gone = techniqueOf({ number: 'T1000', name: 'Withdrawn', more: { revoked: true } });
const phone = techniqueOf({ number: 'T1400', name: 'Phone', tactics: ['impact'], chain: 'mitre-mobile-attack' });
const techniques = [script, shell, other, lure, gone, phone];

describe.each(testDatabases)('the ATT&CK matrix on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  let viewer: Awaited<ReturnType<TestApp['asPerson']>>;
  const malware = objectOf('malware', { name: 'Twice', is_family: false });
  const old = objectOf('malware', { name: 'Long ago', is_family: false });
  const labelled = objectOf('indicator', {
    name: 'Labelled',
    pattern: "[ipv4-addr:value = '192.0.2.1']",
    pattern_type: 'stix',
    labels: ['attack.t1059.002', 'part1059', 'T7777'],
  });
  let importId = '';
  let incidentId = '';
  let second = '';

  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
    viewer = await app.asPerson('viewer');
    const seen = (object: object, days: number) => ({ ...object, x_halyard_seen_at: ago(app, days) });
    importId = await importObjects(
      ...techniques,
      relationOf(shell, script, 'subtechnique-of'),
      seen(malware, 1),
      seen(old, 200),
      { ...seen(labelled, 2), valid_from: ago(app, 2) },
      relationOf(malware, shell),
      relationOf(malware, other),
      relationOf(old, lure),
      relationOf(malware, gone),
    );
    const first = await addAlert(['T1059.001'], 3);
    second = await addAlert(['T1059.001', 'T1059'], 40);
    await addAlert(['T1048'], 1);
    const draft = { title: 'A case', severity: 'High', source: 'Desk', recordIds: [malware.id] };
    incidentId = (await analyst.ask('POST', '/incidents', { payload: draft })).json().incident.id;
    await analyst.ask('POST', '/received-alerts/incidents', { payload: { alerts: [first], incident: incidentId } });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function importObjects(...objects: readonly object[]): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const answer = await analyst.ask('POST', '/imports?name=attack.json', { headers, payload: bundleOf(...objects) });
    const { id } = answer.json();
    const running = ['waiting', 'reading', 'storing'];
    const read = async () => (await analyst.ask('GET', `/imports/${id}`)).json();
    let found = await read();
    while (running.includes(found.import.state)) {
      await app.runJobs();
      found = await read();
    }
    expect(found).toMatchObject({ import: { state: 'finished' }, rejections: [] });
    return id;
  }

  /** An alert as the intake writes it; what it names is in the same transaction. */
  async function addAlert(named: readonly string[], days: number): Promise<string> {
    const made = await analyst.ask('POST', '/received-alerts', {
      payload: { title: 'An alert', severity: 'High', description: null, entity: null },
    });
    const at = app.now() - days * dayMs;
    await app.database.write((tx) =>
      tx
        .updateTable('alerts')
        .set({ techniques: JSON.stringify(named), last_seen: at, version: 2 })
        .where('id', '=', made.json().id)
        .execute(),
    );
    return made.json().id;
  }

  const ask = async (path: string) => {
    const answer = await viewer.ask('GET', path);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const matrix = (query = ''): Promise<AttackMatrix> => ask(`/attack/matrix${query}`);
  const figures = (reply: AttackMatrix, number: string) => {
    const found = reply.techniques.find((one) => one.number === number);
    return found && [found.threats, found.alerts, found.incidents, found.detections];
  };

  test('tactics stand in their known order where no bundle brought any, and others after them', async () => {
    const reply = await matrix();

    expect(reply.tacticsFrom).toBe('known');
    expect(reply.tactics).toHaveLength(15);
    expect(reply.tactics[0]).toEqual({ id: 'TA0043', shortName: 'reconnaissance', name: 'Reconnaissance' });
    expect(reply.tactics.at(-1)).toEqual({ id: '', shortName: 'unheard-of', name: 'Unheard Of' });
    expect(reply.techniques.map(({ number }) => number)).toEqual(['T1059.002', 'T1566', 'T1059.001', 'T1059']);
    expect(reply.techniques.at(-1)).toMatchObject({ tactics: ['execution', 'unheard-of'], platforms: ['Linux'] });
    expect(reply.domains).toEqual({ enterprise: 2, mobile: 1, ics: 0 });
    expect(reply.importedAt).not.toBeNull();
    expect((await matrix('?domain=mobile')).techniques.map(({ number }) => number)).toEqual(['T1400']);
  });

  test('a parent counts what names its sub-techniques, each record once', async () => {
    const reply = await matrix();

    expect(figures(reply, 'T1059.001')).toEqual([1, 2, 1, 0]);
    expect(figures(reply, 'T1059.002')).toEqual([2, 0, 1, 0]);
    expect(figures(reply, 'T1059')).toEqual([2, 2, 1, 0]);
    expect(figures(reply, 'T1566')).toEqual([0, 0, 0, 0]);
  });

  test('a period decides what counts', async () => {
    expect(figures(await matrix('?period=30d'), 'T1059')).toEqual([2, 1, 1, 0]);
    expect(figures(await matrix('?period=all'), 'T1566')).toEqual([1, 0, 0, 0]);
  });

  test('numbers that no matrix has are named with what names them', async () => {
    const { outside } = await matrix();

    expect(outside.map(({ number, reason, threats, alerts }) => [number, reason, threats, alerts])).toEqual([
      ['T1000', 'revoked', 1, 0],
      ['T1048', 'unknown', 0, 1],
    ]);
  });

  test.each(['T1059', 'T1059.001', 'T1059.002', 'T1566'])('each figure of %s opens as many rows', async (number) => {
    for (const period of ['30d', '90d', 'all'] as const) {
      const reply = await matrix(`?period=${period}`);
      const threats = await ask(`/threats?technique=${number}&period=${period}`);
      const alerts = await ask(`/received-alerts?technique=${number}&period=${period}`);
      const incidents = await ask(`/incidents?technique=${number}&opened=yes&from=${reply.since}`);

      expect([threats.total, alerts.total, incidents.total, 0]).toEqual(figures(reply, number));
      expect(threats.threats).toHaveLength(threats.total);
    }
  });

  test('a technique shows what is linked to it, without citations and with links that lead somewhere', async () => {
    const detail = await ask('/attack/techniques/T1059');

    expect(detail).toMatchObject({ threats: 2, alerts: 2, incidents: 1, parent: null, reason: null });
    expect(detail.description).toBe('Runs commands of others. Often sh.');
    expect(detail.linked.threats.map(({ name }: { name: string }) => name).sort()).toEqual(['Labelled', 'Twice']);
    expect(detail.linked.incidents).toEqual([
      { id: incidentId, number: Number(incidentId), name: 'A case', severity: 'High' },
    ]);
    expect(detail.linked.alerts).toHaveLength(2);
    expect(detail.references).toEqual([
      { name: 'attack.example/techniques/T1059', url: 'https://attack.example/techniques/T1059' },
      { name: 'Someone, scripts, 2024', url: 'https://news.example/scripts' },
      { name: 'A link that is none', url: null },
    ]);
    expect((await ask('/attack/techniques/T1059.001')).parent).toEqual({ number: 'T1059', name: 'Script interpreter' });
    expect((await viewer.ask('GET', '/attack/techniques/T9999')).json().code).toBe('technique_not_found');
  });

  test('a record and an incident name their techniques', async () => {
    const names = async (path: string) =>
      (await ask(path)).techniques.map(({ number, name }: { number: string; name: string | null }) => [number, name]);

    expect(await names(`/attack/records/${malware.id}/techniques`)).toEqual([
      ['T1000', 'Withdrawn'],
      ['T1059.001', 'One shell'],
      ['T1059.002', 'Another shell'],
    ]);
    expect(await names(`/attack/records/${labelled.id}/techniques`)).toEqual([['T1059.002', null]]);
    expect(await names(`/attack/incidents/${incidentId}/techniques`)).toEqual([
      ['T1000', 'Withdrawn'],
      ['T1059.001', 'One shell'],
      ['T1059.002', 'Another shell'],
    ]);
  });

  test('an alert that is removed, or names something else, no longer counts', async () => {
    const change = (set: object) =>
      app.database.write((tx) => tx.updateTable('alerts').set(set).where('id', '=', second).execute());

    await change({ deleted_at: 1 });
    expect(figures(await matrix(), 'T1059')?.[1]).toBe(1);
    await change({ deleted_at: null, techniques: '["T1566"]' });
    expect(figures(await matrix(), 'T1566')?.[1]).toBe(1);
    await change({ techniques: '["T1059.001","T1059"]' });
    expect(figures(await matrix(), 'T1059')?.[1]).toBe(2);
    await change({ last_seen: app.now() });
    expect(figures(await matrix('?period=7d'), 'T1059')?.[1]).toBe(2);
  });

  test('an imported matrix gives the tactics and their order, a collection its version', async () => {
    const tactic = (name: string, shortName: string, id: string) =>
      objectOf('x-mitre-tactic', {
        name,
        x_mitre_shortname: shortName,
        external_references: [{ source_name: 'mitre-attack', external_id: id }],
      });
    const [first, second] = [tactic('Disrupt', 'disrupt', 'TA9002'), tactic('Approach', 'approach', 'TA9001')];
    await importObjects(
      first,
      second,
      objectOf('x-mitre-matrix', {
        name: 'ICS ATT&CK',
        external_references: [{ source_name: 'mitre-attack', external_id: 'ics-attack' }],
        tactic_refs: [second.id, first.id],
      }),
      objectOf('x-mitre-collection', { name: 'ICS ATT&CK', x_mitre_version: '99.1' }),
      techniqueOf({ number: 'T0800', name: 'Valve', tactics: ['disrupt'], chain: 'mitre-ics-attack' }),
    );

    const reply = await matrix('?domain=ics');

    expect(reply).toMatchObject({ tacticsFrom: 'imported', version: '99.1' });
    expect(reply.tactics).toEqual([
      { id: 'TA9001', shortName: 'approach', name: 'Approach' },
      { id: 'TA9002', shortName: 'disrupt', name: 'Disrupt' },
    ]);
    expect(reply.techniques.map(({ number, tactics }) => [number, tactics])).toEqual([['T0800', ['disrupt']]]);
  });

  const layer = {
    name: 'From a partner',
    versions: { layer: '4.5', attack: '17', navigator: '5.1.0' },
    domain: 'enterprise-attack',
    techniques: [
      { techniqueID: 'T1566', score: 3, comment: 'Seen twice', color: '#FF0000', enabled: true },
      { techniqueID: 'T1059', tactic: 'execution', score: 1 },
      { techniqueID: 'T1059', tactic: 'unheard-of', score: 2 },
      { techniqueID: 'T1059.001', showSubtechniques: true },
      { techniqueID: 'T1000', score: 1 },
      { techniqueID: 'T4444', score: 1 },
    ],
  };

  test('a Navigator layer is kept as it came; what the matrix does not have is named', async () => {
    const added = await analyst.ask('POST', '/attack/layers', { payload: { layer } });
    expect(added.statusCode, added.body).toBe(201);
    const { notes, ...stored } = added.json();
    expect(notes).toEqual([]);
    expect(stored).toMatchObject({
      name: 'From a partner',
      domain: 'enterprise',
      techniques: 4,
      owner: expect.any(String),
    });

    const values = await ask(`/attack/values?of=layer~${stored.id}`);

    expect(values.values).toEqual([
      { number: 'T1566', value: 3, comment: 'Seen twice', color: '#ff0000', tactics: [] },
      {
        number: 'T1059',
        value: 2,
        comment: null,
        color: null,
        tactics: [
          { tactic: 'execution', value: 1, comment: null, color: null },
          { tactic: 'unheard-of', value: 2, comment: null, color: null },
        ],
      },
    ]);
    expect(values.outside).toEqual([
      { number: 'T1000', reason: 'revoked' },
      { number: 'T4444', reason: 'unknown' },
    ]);
    expect((await ask(`/attack/layers/${stored.id}`)).layer).toEqual(layer);
    expect((await ask('/attack/layers')).layers).toEqual([stored]);

    const { changeId } = (await analyst.ask('DELETE', `/attack/layers/${stored.id}`)).json();
    expect((await viewer.ask('GET', `/attack/layers/${stored.id}`)).json().code).toBe('layer_not_found');
    expect((await analyst.ask('POST', `/changes/${changeId}/undo`)).json()).toEqual({ undone: 1, kept: [] });
    expect((await ask('/attack/layers')).layers).toEqual([stored]);
  });

  test('a score that is no number is named, and its technique kept without one', async () => {
    const scored = { techniqueID: 'T1566', score: 'high' };
    const added = await analyst.ask('POST', '/attack/layers', {
      payload: { layer: { ...layer, techniques: [scored] } },
    });
    expect(added.json()).toMatchObject({ techniques: 1, notes: [{ number: 'T1566', score: '"high"' }] });

    const { values } = await ask(`/attack/values?of=layer~${added.json().id}`);
    expect(values).toMatchObject([{ number: 'T1566', value: null }]);
    await analyst.ask('DELETE', `/attack/layers/${added.json().id}`);
  });

  test.each([
    [{ ...layer, versions: { layer: '3.0' } }],
    [{ ...layer, domain: 'pre-attack' }],
    [{ ...layer, techniques: [{ techniqueID: 'not one' }] }],
    [{ name: 'Empty' }],
  ])('what is no layer is rejected', async (wrong) => {
    const answer = await analyst.ask('POST', '/attack/layers', { payload: { layer: wrong } });
    expect(answer.json().code).toBe('bad_layer');
  });

  test('records of an import, and of the time before, are layers', async () => {
    const ofImport = await ask(`/attack/values?of=import~${importId}`);
    expect(ofImport).toMatchObject({ name: 'attack.json', kind: 'records' });
    expect(ofImport.values).toContainEqual({ number: 'T1059', value: 2, comment: null, color: null, tactics: [] });
    expect(ofImport.values).toContainEqual({ number: 'T1566', value: 1, comment: null, color: null, tactics: [] });

    const before = await ask('/attack/values?of=before&period=90d');
    expect(before.values).toEqual([]);
    const now = await ask('/attack/values?of=records&period=90d');
    expect(now.values).toContainEqual({ number: 'T1059', value: 4, comment: null, color: null, tactics: [] });
    expect((await viewer.ask('GET', '/attack/values?of=import~none')).json().code).toBe('import_not_found');
  });

  test('viewers read the matrix and store nothing', async () => {
    expect((await viewer.ask('POST', '/attack/layers', { payload: { layer } })).statusCode).toBe(403);
  });

  test('another entry of a technique that names no tactic leaves it in its place', async () => {
    const before = await matrix();
    const placed = before.techniques.find(({ number }) => number === 'T1566');
    await importObjects(techniqueOf({ number: 'T1566', name: 'Lure - T1566', tactics: [] }));
    await importObjects(techniqueOf({ number: 'T1566', name: 'Lure', tactics: ['collection'] }));

    const after = await matrix();
    const merged = after.techniques.find(({ number }) => number === 'T1566');
    expect(merged?.tactics).toEqual(expect.arrayContaining([...(placed?.tactics ?? []), 'collection']));
  });
});
