import type { ImportPreview, PreviewObject } from '@halyard/contracts/intelligence/import-preview.ts';
import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const stamps = { spec_version: '2.1', created: '2026-11-20T10:00:00.000Z', modified: '2026-11-20T10:00:00.000Z' };
const later = '2026-11-21T08:00:00.000Z';
const malware = (number: number, more: object = {}) => ({
  type: 'malware',
  ...stamps,
  id: `malware--${uuid(number)}`,
  name: `Loader ${number}`,
  is_family: false,
  ...more,
});
const indicator = (number: number, more: object = {}) => ({
  type: 'indicator',
  ...stamps,
  id: `indicator--${uuid(number)}`,
  name: `Beacon ${number}`,
  pattern: `[domain-name:value = 'host-${number}.example']`,
  pattern_type: 'stix',
  valid_from: '2026-11-20T10:00:00.000Z',
  ...more,
});
const uses = (number: number, source: number, target: number) => ({
  type: 'relationship',
  ...stamps,
  id: `relationship--${uuid(number)}`,
  relationship_type: 'uses',
  source_ref: `malware--${uuid(source)}`,
  target_ref: `malware--${uuid(target)}`,
});
const bundle = (...objects: readonly unknown[]) =>
  JSON.stringify({ type: 'bundle', id: `bundle--${uuid(999_999)}`, objects });

const none = { severity: null, confidence: null, tlp: null, raiseTlpTo: null, labels: [] };
const amber = 'marking-definition--f88d31f6-486f-44da-b317-01333bde0b82';

describe.each(testDatabases)('previews of imports on $name', ({ open }) => {
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

  async function ended(id: string): Promise<ImportRecord> {
    for (;;) {
      const { import: record } = (await analyst.ask('GET', `/imports/${id}`)).json();
      if (!['waiting', 'reading', 'storing', 'undoing'].includes(record.state)) return record;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  async function upload(payload: string, preview: boolean) {
    const path = `/imports?name=feed.json${preview ? '&preview=true' : ''}`;
    const answer = await analyst.ask('POST', path, { headers: { 'content-type': 'application/json' }, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return ended(answer.json().id);
  }
  async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) {
    const answer = await analyst.ask(method, `/imports/${path}`, payload ? { payload } : {});
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as T;
  }
  const preview = (id: string) => ask<ImportPreview>('GET', `${id}/preview`);
  const objects = async (id: string, query = '') =>
    (await ask<{ objects: PreviewObject[] }>('GET', `${id}/preview/objects${query}`)).objects;
  const select = (id: string, selected: boolean, what: unknown) =>
    ask<object>('PATCH', `${id}/preview/objects`, { selected, objects: what });
  async function publish(id: string) {
    await ask('POST', `${id}/preview/publish`);
    return ended(id);
  }
  const rowOf = (id: string) =>
    app.database.read.selectFrom('intelligence').selectAll().where('id', '=', id).executeTakeFirst();
  const seqOf = async (id: string, objectId: string) => {
    const found = (await objects(id)).find((one) => one.objectId === objectId);
    if (!found) throw new Error(`${objectId} is not in the preview`);
    return found.seq;
  };

  test('nothing is stored before it is published, and the figures add up', async () => {
    await upload(bundle(malware(1), malware(2)), false);
    const file = bundle(
      malware(1),
      malware(2, { name: 'Loader, renamed', modified: later }),
      malware(3),
      indicator(4, { valid_until: '2026-01-01T00:00:00.000Z', valid_from: '2025-01-01T00:00:00.000Z' }),
      uses(5, 3, 1),
      uses(6, 3, 777),
      { type: 'malware' },
    );

    const record = await upload(file, true);
    const shown = await preview(record.id);

    expect(record).toMatchObject({ state: 'previewing', previewed: true, objectsIn: 7, rejected: 2 });
    expect(shown).toMatchObject({ total: 7, created: 3, updated: 1, unchanged: 1, rejected: 2 });
    expect(shown).toMatchObject({ selectedCreated: 3, selectedUpdated: 1 });
    expect(shown.missing).toMatchObject({ severity: 3, tlp: 4, marked: 0 });
    expect(shown.types.map(({ type, total }) => [type, total])).toEqual([
      ['indicator', 1],
      ['malware', 3],
      ['relationship', 2],
      ['unknown', 1],
    ]);
    expect(await rowOf(`malware--${uuid(3)}`)).toBeUndefined();
    expect((await rowOf(`malware--${uuid(2)}`))?.name).toBe('Loader 2');
    const effects = await ask<object>('GET', `${record.id}/preview/effects`);
    expect(effects).toMatchObject({ alerts: 0, changedRecords: 1, inOpenIncidents: 0, expiredIndicators: 1 });
  });

  test('objects are listed by type, change and text; updated ones say what changes, rejected ones why', async () => {
    await upload(bundle(indicator(20, { confidence: 60 })), false);
    const changed = indicator(20, { modified: later, confidence: 85, valid_until: '2027-02-20T00:00:00.000Z' });
    const { id } = await upload(bundle(changed, malware(21), malware(22), uses(23, 21, 22), { type: 'malware' }), true);

    const [updated] = await objects(id, '?change=updated');
    const [rejected] = await objects(id, '?change=rejected');
    const [relationship] = await objects(id, '?type=relationship');

    expect(updated).toMatchObject({ pattern: "[domain-name:value = 'host-20.example']", selected: true });
    expect(updated?.fields).toEqual([
      { field: 'confidence', before: '60', after: '85' },
      { field: 'valid_until', before: null, after: '2027-02-20T00:00:00.000Z' },
    ]);
    expect(rejected).toMatchObject({ place: 'objects[4]', selected: false, rejection: { reason: 'no_id' } });
    expect(relationship?.ends).toMatchObject({ source: { name: 'Loader 21' }, target: { name: 'Loader 22' } });
    expect((await objects(id, '?search=HOST-20')).map(({ name }) => name)).toEqual(['Beacon 20']);
    const first = await ask<{ objects: PreviewObject[]; next: string }>('GET', `${id}/preview/objects?limit=2`);
    expect(first.objects).toHaveLength(2);
    expect(await objects(id, `?after=${first.next}`)).toHaveLength(3);
  });

  test('a relationship brings its ends, and an object takes its relationships with it', async () => {
    const { id } = await upload(
      bundle(malware(30), malware(31), malware(32), uses(33, 30, 31), uses(34, 30, 32)),
      true,
    );

    const without = await select(id, false, { seqs: [await seqOf(id, `malware--${uuid(30)}`)] });
    const cleared = await select(id, false, 'all');
    const again = await select(id, true, { seqs: [await seqOf(id, `relationship--${uuid(33)}`)] });

    expect(without).toEqual({ changed: 1, withEnds: 0, withRelationships: 2 });
    expect(cleared).toMatchObject({ changed: 2 });
    expect(again).toEqual({ changed: 1, withEnds: 2, withRelationships: 0 });
    expect(await preview(id)).toMatchObject({ selectedCreated: 3 });
  });

  test('what is selected is published with what was decided, the rest is skipped, and undo takes it back', async () => {
    const file = bundle(
      malware(40),
      malware(41, { object_marking_refs: [amber] }),
      malware(42),
      malware(43, { x_halyard_severity: 'Low' }),
      { type: 'malware' },
    );
    const { id } = await upload(file, true);
    await select(id, false, { seqs: [await seqOf(id, `malware--${uuid(42)}`)] });
    const decisions = { severity: 'High', confidence: 50, tlp: 'TLP:GREEN', raiseTlpTo: 'TLP:RED', labels: ['wave 3'] };
    await ask('PUT', `${id}/preview/decisions`, decisions);

    const record = await publish(id);

    expect(record).toMatchObject({ state: 'finished', previewed: true, objectsIn: 5 });
    expect(record).toMatchObject({ created: 3, updated: 0, rejected: 1, skipped: 1 });
    const green = await rowOf(`malware--${uuid(40)}`);
    expect(green).toMatchObject({ severity: 'High', confidence: 50, tlp: 'TLP:GREEN', labels: '["wave 3"]' });
    const { threat } = (await analyst.ask('GET', `/threats/malware--${uuid(40)}`)).json();
    expect(threat).toMatchObject({ confidence: 50, confidenceAssumed: true });
    expect(green?.severity_assumed).toBeGreaterThan(0);
    expect(await rowOf(`malware--${uuid(41)}`)).toMatchObject({ tlp: 'TLP:RED' });
    expect(await rowOf(`malware--${uuid(42)}`)).toBeUndefined();
    expect(await rowOf(`malware--${uuid(43)}`)).toMatchObject({ severity: 'Low', severity_assumed: 0 });
    const { rejections } = (await analyst.ask('GET', `/imports/${id}`)).json();
    expect(rejections).toMatchObject([{ place: 'objects[4]', reason: 'no_id' }]);
    await expect
      .poll(
        async () =>
          (await app.database.read.selectFrom('preview_objects').select('seq').where('import_id', '=', id).execute())
            .length,
      )
      .toBe(0);

    await ask('POST', `${id}/undo`);
    expect((await ended(id)).state).toBe('undone');
    expect(await rowOf(`malware--${uuid(40)}`)).toBeUndefined();
  });

  test('the same file again takes nothing of what was decided away', async () => {
    const file = bundle(malware(50), malware(51), uses(52, 50, 51));
    const { id } = await upload(file, true);
    await ask('PUT', `${id}/preview/decisions`, {
      severity: 'Medium',
      confidence: 85,
      tlp: 'TLP:AMBER',
      raiseTlpTo: null,
      labels: ['kept'],
    });
    await publish(id);

    const again = await upload(file, false);
    await upload(bundle(malware(50, { name: 'Newer', modified: later })), false);

    expect(again).toMatchObject({ updated: 0, unchanged: 3 });
    expect(await rowOf(`malware--${uuid(50)}`)).toMatchObject({
      name: 'Newer',
      severity: 'Medium',
      confidence: 85,
      tlp: 'TLP:AMBER',
      labels: '["kept"]',
    });
  });

  test('effects name the sightings that new indicators would make, and publishing makes as many', async () => {
    const { incident } = (
      await analyst.ask('POST', '/incidents', { payload: { title: 'Probe', severity: 'High', source: 'Manual' } })
    ).json();
    const path = `/objects/incident/${incident.id}/observables`;
    await analyst.ask('POST', path, { payload: { text: 'told.example.com and 198.51.100.9' } });
    const file = bundle(
      indicator(60, { pattern: "[domain-name:value = 'told.example.com']" }),
      indicator(61, { pattern: "[ipv4-addr:value ISSUBSET '198.51.100.0/28']" }),
      indicator(62, { pattern: "[domain-name:value = 'never.example.com']" }),
    );
    const { id } = await upload(file, true);

    expect(await ask<object>('GET', `${id}/preview/effects`)).toMatchObject({ sightings: 2 });
    await publish(id);
    await app.runJobs();

    const { total } = (await analyst.ask('GET', `/sightings?objectType=incident&objectId=${incident.id}`)).json();
    expect(total).toBe(2);
  });

  test('a marking is never lowered by a decision, not even that of a record that is there', async () => {
    await upload(bundle(malware(55, { object_marking_refs: [amber] })), false);
    const { id } = await upload(bundle(malware(55, { name: 'Unmarked now', modified: later })), true);
    await ask('PUT', `${id}/preview/decisions`, { ...none, tlp: 'TLP:CLEAR' });

    await publish(id);

    expect(await rowOf(`malware--${uuid(55)}`)).toMatchObject({ name: 'Unmarked now', tlp: 'TLP:AMBER' });
  });

  test('the alerts that will open are those that the rules make of it, with each severity', async () => {
    const now = new Date(app.now()).toISOString();
    const recent = { created: now, modified: now };
    const file = bundle(
      malware(60, recent),
      malware(61, recent),
      malware(62, { ...recent, x_halyard_severity: 'Critical' }),
    );
    const { id } = await upload(file, true);
    const effects = (query = '') =>
      ask<{ alerts: number; rules: { name: string; alerts: number }[] }>('GET', `${id}/preview/effects${query}`);

    expect(await effects()).toMatchObject({ alerts: 1, rules: [{ name: 'Critical and high threats', alerts: 1 }] });
    expect(await effects('?severity=High')).toMatchObject({ alerts: 3 });
    expect(await effects('?severity=Low')).toMatchObject({ alerts: 1 });
    await ask('PUT', `${id}/preview/decisions`, { ...none, severity: 'High' });
    expect(await effects()).toMatchObject({ alerts: 3 });
    const count = async () => (await analyst.ask('GET', '/alerts')).json().alerts.length as number;
    const before = await count();
    await publish(id);
    expect(await count()).toBe(before + 3);
  });

  test('what another import published meanwhile is compared anew, and what nobody has seen is not written', async () => {
    const first = await upload(bundle(malware(70), malware(71), malware(72)), true);
    await upload(bundle(malware(70), malware(71, { name: 'Other', modified: later })), false);

    const moved = await ask<object>('POST', `${first.id}/preview/refresh`);
    expect(moved).toEqual({ created: 0, updated: 0, unchanged: 2 });
    expect(await preview(first.id)).toMatchObject({ created: 1, unchanged: 2, selectedCreated: 1 });
    expect(await ask<object>('POST', `${first.id}/preview/refresh`)).toEqual({ created: 0, updated: 0, unchanged: 0 });

    await app.database.write((tx) =>
      tx
        .deleteFrom('intelligence')
        .where('id', '=', `malware--${uuid(70)}`)
        .execute(),
    );
    const record = await publish(first.id);
    expect(record).toMatchObject({ objectsIn: 3, created: 1, updated: 0, unchanged: 1, skipped: 1 });
    expect(await rowOf(`malware--${uuid(70)}`)).toBeUndefined();
  });

  test('a preview waits beside other imports, and one that no one decides on is cancelled after seven days', async () => {
    const { id } = await upload(bundle(malware(80)), true);
    expect((await upload(bundle(malware(81)), false)).state).toBe('finished');
    const { until } = await preview(id);
    expect(Date.parse(until ?? '') - app.now()).toBeGreaterThan(6 * 86_400_000);

    const discarded = await ask<ImportRecord>('DELETE', id);

    expect(discarded).toMatchObject({ state: 'cancelled', objectsIn: 0 });
    expect((await analyst.ask('GET', `/imports/${id}/preview`)).json().code).toBe('import_not_previewed');
  });

  test('where nothing is selected nothing is published', async () => {
    await upload(bundle(malware(90)), false);
    const { id } = await upload(bundle(malware(90)), true);

    const answer = await analyst.ask('POST', `/imports/${id}/preview/publish`);

    expect(await preview(id)).toMatchObject({ total: 1, unchanged: 1, selectedCreated: 0 });
    expect(answer.json().code).toBe('nothing_selected');
    expect((await analyst.ask('POST', '/imports/nothing/preview/publish')).json().code).toBe('import_not_found');
  });

  test('what is no bundle fails as it does without a preview', async () => {
    const record = await upload('[1, 2]', true);
    expect(record).toMatchObject({ state: 'failed', problem: 'not_a_bundle' });
  });
});
