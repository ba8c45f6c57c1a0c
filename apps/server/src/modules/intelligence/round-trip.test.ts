import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const at = '2026-11-20T10:00:00.000Z';

// What spreadsheets run, what CSV is made of, and what parts labels.
const hostile = [
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', "'", '"', ',', ';', '|', '\\', '\n', '\r', '\t', ' ', '\u00a0'],
  ...['[', ']', '{', '<b>', '1', '0.5', 'e9', 'a', 'é', '漢', '😀', '\ufeff', 'null', 'TRUE'],
];
const cell = (maxLength: number) =>
  fc.array(fc.constantFrom(...hostile), { minLength: 1, maxLength }).map((pieces) => pieces.join(''));
const shownCell = (maxLength: number) => cell(maxLength).filter((text) => text.trim() !== '');

const uuid = fc.uuid({ version: 4 });
const common = {
  name: shownCell(12),
  description: cell(20),
  labels: fc.array(shownCell(6), { minLength: 1, maxLength: 4 }),
  confidence: fc.integer({ min: 0, max: 100 }),
  x_halyard_source: shownCell(8),
  x_halyard_type: shownCell(6),
  x_halyard_risk: fc.constantFrom('High', 'Medium', 'Low'),
  x_halyard_seen_at: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
    .map((day) => day.toISOString()),
};
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const some = (keys: object) => fc.record(keys, { requiredKeys: ['name'] as never });

const threat = fc.record({ kind: fc.constantFrom('malware', 'attack-pattern', 'campaign'), more: some(common), uuid });
const identity = fc.record({ kind: fc.constant('identity'), more: some(common), uuid });
const reference = fc.record({ kind: fc.constant('course-of-action'), more: some(common), uuid });
const position = fc.record({ country: fc.constantFrom('GB', 'NO'), latitude: degrees(90), longitude: degrees(180) });
const location = fc
  .record({ more: some(common), position, uuid })
  .map(({ more, position: { country, ...point }, uuid: id }) => ({
    kind: 'location',
    uuid: id,
    more: { ...more, country, ...(point.latitude > 0 && point) },
  }));

const drawn = fc.record({
  records: fc.uniqueArray(fc.oneof(threat, identity, reference, location), {
    minLength: 2,
    maxLength: 12,
    selector: (one) => one.uuid,
  }),
  connections: fc.array(
    fc.record({ uuid, description: cell(10), x_halyard_type: shownCell(6), confidence: fc.constantFrom(0, 50) }),
    { maxLength: 6 },
  ),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const work = fc.record({
  isAcknowledged: fc.boolean(),
  isResolved: fc.boolean(),
  isDecided: fc.boolean(),
  isMerged: fc.boolean(),
  isEdited: fc.boolean(),
});
type Work = typeof work extends fc.Arbitrary<infer T> ? T : never;

const objectOf = ({ kind, uuid: id, more }: { kind: string; uuid: string; more: object }) => ({
  type: kind,
  spec_version: '2.1',
  id: `${kind}--${id}`,
  created: at,
  modified: at,
  ...more,
});

function bundleOf({ records, connections }: Drawn): string {
  const objects = records.map(objectOf);
  const [source, target] = objects.map(({ id }) => id);
  const relationships = connections.map(({ uuid: id, ...more }) => ({
    ...objectOf({ kind: 'relationship', uuid: id, more }),
    relationship_type: 'related-to',
    source_ref: source,
    target_ref: target,
  }));
  const all = [...objects, ...relationships];
  return JSON.stringify({ type: 'bundle', id: `bundle--${records[0]?.uuid}`, objects: all });
}

describe.each(testDatabases)('what goes out comes back on $name', ({ open }) => {
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

  async function importFile(text: string, name: string) {
    const headers = { 'content-type': name.endsWith('csv') ? 'text/csv' : 'application/json' };
    const answer = await analyst.ask('POST', `/imports?name=${name}`, { headers, payload: text });
    for (;;) {
      const found: { import: ImportRecord; rejections: object[] } = (
        await analyst.ask('GET', `/imports/${answer.json().id}`)
      ).json();
      if (!['waiting', 'reading', 'storing'].includes(found.import.state)) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** The import of an export changes nothing. */
  async function expectUnchanged(exported: { file: { text: string }; rows: number }, name: string) {
    const { import: sheet, rejections } = await importFile(exported.file.text, name);
    expect(rejections).toEqual([]);
    expect(sheet).toMatchObject({ state: 'finished', created: 0, rejected: 0 });
    expect([name, sheet.unchanged]).toEqual([name, sheet.objectsIn]);
    if (name.endsWith('csv')) expect(sheet.objectsIn).toBe(exported.rows);
  }

  /** What people do to records: acknowledge, decide, edit; and a later version that is merged with all of that. */
  async function workOn(given: Drawn, work: Work) {
    const { threats } = (await analyst.ask('GET', '/threats?limit=200')).json();
    const drawnIds = new Set(given.records.map(({ kind, uuid: id }) => `${kind}--${id}`));
    const own = threats.filter(({ id }: { id: string }) => drawnIds.has(id));
    const change = async (more: object) => {
      const current = await Promise.all(
        own.map(async ({ id }: { id: string }) => (await analyst.ask('GET', `/threats/${id}`)).json().threat),
      );
      const named = current.map(({ id, version }) => ({ id, version }));
      const answer = await analyst.ask('POST', '/threats/changes', { payload: { threats: named, ...more } });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    if (own.length > 0 && work.isAcknowledged) await change({ acknowledged: true });
    if (own.length > 0 && work.isResolved) await change({ status: 'Mitigated' });
    if (own.length > 0 && work.isDecided)
      await change({ severity: 'Critical', verdict: 'False positive', reason: 'Seen, = and done' });
    if (own.length > 0 && work.isAcknowledged && work.isMerged) await change({ acknowledged: false });
    const later = '2026-11-21T09:00:00.000Z';
    if (work.isMerged)
      await importFile(bundleOf(given).replaceAll(`"modified":"${at}"`, `"modified":"${later}"`), 'b.json');
    if (!work.isEdited) return;
    for (const { id } of own) {
      const { threat } = (await analyst.ask('GET', `/threats/${id}`)).json();
      const { severity, status, confidence, tlp, country, timestamp, version } = threat;
      const edited = { name: '-Edited', type: 'Malware', description: '=Edited', source: "'Edited", labels: ['=a;b'] };
      const kept = { severity, status, confidence, tlp, country, timestamp, version };
      const payload = { ...edited, ...kept };
      const answer = await analyst.ask('PUT', `/threats/${id}`, { payload });
      expect(answer.statusCode, answer.body).toBe(200);
    }
  }

  test('importing an export changes nothing, whatever the cells hold and whatever people did to the records', async () => {
    const property = fc.asyncProperty(drawn, work, async (given, done) => {
      const { import: sheet, rejections } = await importFile(bundleOf(given), 'feed.json');
      expect(rejections).toEqual([]);
      expect(sheet.created).toBeGreaterThan(0);
      app.pass(1_000);
      await workOn(given, done);

      const get = async (path: string) => (await analyst.ask('GET', path)).json();
      await expectUnchanged(await get('/threats/export?format=csv'), 'threats.csv');
      await expectUnchanged(await get('/entities/export?format=csv'), 'entities.csv');
      await expectUnchanged(await get('/entities/export?format=csv&show=all'), 'network.csv');
      await expectUnchanged(await get('/threats/export?format=stix'), 'threats.json');
      await expectUnchanged(await get('/entities/export?format=stix&show=all'), 'network.json');
      const records = given.records.map(({ kind, uuid: id }) => `${kind}--${id}`);
      const edges = (await analyst.ask('POST', '/connections/export', { payload: { records } })).json();
      expect(edges.rows).toBe(given.connections.length);
      await expectUnchanged(edges, 'connections.csv');
    });

    // Each run stores more, so a smaller example would not be one.
    await fc.assert(property, { numRuns: 6, endOnFailure: true });
  }, 60_000);

  test('a viewer exports up to the limit that the administrator set', async () => {
    const limited = await startTestApp(app.database, { environment: { HALYARD_EXPORT_LIMIT_VIEWER: '3' } });
    const viewer = await limited.asPerson('viewer');

    const exported = (await viewer.ask('GET', '/entities/export?format=csv&show=all')).json();

    expect(exported.rows).toBe(3);
    expect(exported.total).toBeGreaterThan(3);
    expect(exported.file.text.trim().split('\r\n').length).toBeGreaterThanOrEqual(4);
    await limited.close();
  });
});
