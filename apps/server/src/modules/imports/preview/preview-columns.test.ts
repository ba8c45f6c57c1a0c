import type { ImportPreview, PreviewObject } from '@halyard/contracts/intelligence/import-preview.ts';
import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const file = [
  'Titel;Art;Schwere;Wann;Bemerkung',
  'Hafen-Lader;Malware;High;2026-11-20;first',
  'Zweiter;Malware;nonsense;2026-11-21;second',
  '',
].join('\n');
const list = 'ioc;first_seen;note\n192.0.2.77;2026-11-20;scanner\nharbour-parcels.com;2026-11-21;mail\n';

describe.each(testDatabases)('columns of a CSV file in a preview on $name', ({ open }) => {
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
      if (!['waiting', 'reading', 'storing'].includes(record.state)) return record;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  async function upload(payload: string): Promise<string> {
    const path = '/imports?name=rows.csv&preview=true&format=csv';
    const answer = await analyst.ask('POST', path, { headers: { 'content-type': 'text/csv' }, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return (await ended(answer.json().id)).id;
  }
  const preview = async (id: string): Promise<ImportPreview> =>
    (await analyst.ask('GET', `/imports/${id}/preview`)).json();
  const objects = async (id: string): Promise<PreviewObject[]> =>
    (await analyst.ask('GET', `/imports/${id}/preview/objects`)).json().objects;
  const choose = (id: string, payload: object) => analyst.ask('PUT', `/imports/${id}/preview/columns`, { payload });

  const threats = {
    contents: 'threats',
    columns: { name: 'Titel', type: 'Art', timestamp: 'Wann', description: 'Bemerkung' },
    everyType: null,
  };

  test('a file whose headings nobody knows waits for someone to choose its columns', async () => {
    const id = await upload(file);
    expect(await preview(id)).toMatchObject({
      import: { state: 'previewing' },
      total: 0,
      columns: { headings: ['Titel', 'Art', 'Schwere', 'Wann', 'Bemerkung'], isRead: false },
    });

    expect((await choose(id, threats)).statusCode).toBe(200);
    await ended(id);

    const read = await preview(id);
    expect(read).toMatchObject({ total: 2, created: 2, rejected: 0, columns: { mapping: threats, isRead: true } });
    expect((await objects(id)).map(({ name, type }) => [name, type])).toEqual([
      ['Hafen-Lader', 'malware'],
      ['Zweiter', 'malware'],
    ]);
  });

  test('columns are chosen again and the preview is made anew; what is published is what was chosen last', async () => {
    const id = await upload(file);
    await choose(id, threats);
    await ended(id);
    await choose(id, { ...threats, columns: { ...threats.columns, severity: 'Schwere' } });
    await ended(id);
    expect(await preview(id)).toMatchObject({ total: 2, created: 1, rejected: 1 });

    await analyst.ask('POST', `/imports/${id}/preview/publish`);

    expect(await ended(id)).toMatchObject({ state: 'finished', created: 1 });
    expect((await choose(id, threats)).json()).toMatchObject({ code: 'import_not_previewed' });
    const stored = await app.database.read
      .selectFrom('intelligence')
      .select(['name', 'severity'])
      .where('name', '=', 'Hafen-Lader')
      .execute();
    expect(stored).toEqual([{ name: 'Hafen-Lader', severity: 'High' }]);
  });

  test('a type may be the same for all rows', async () => {
    const id = await upload(file);
    await choose(id, { contents: 'threats', columns: { name: 'Titel' }, everyType: 'Tool' });
    await ended(id);
    expect((await objects(id)).map(({ type }) => type)).toEqual(['tool', 'tool']);
  });

  test('values become indicators, with the columns that lists of them usually have as a first choice', async () => {
    const id = await upload(list);
    const { columns } = await preview(id);
    expect(columns).toMatchObject({
      isRead: false,
      mapping: { contents: 'values', columns: { value: 'ioc', timestamp: 'first_seen', description: 'note' } },
    });

    await choose(id, columns?.mapping ?? {});
    await ended(id);

    expect((await objects(id)).map(({ pattern, type }) => [type, pattern])).toEqual([
      ['indicator', "[ipv4-addr:value = '192.0.2.77']"],
      ['indicator', "[domain-name:value = 'harbour-parcels.com']"],
    ]);
  });

  test.each([
    ['a column that is not in the file', { ...threats, columns: { ...threats.columns, name: 'Name' } }],
    ['one column for two things', { ...threats, columns: { ...threats.columns, severity: 'Titel' } }],
    ['no column for the name', { ...threats, columns: { type: 'Art' } }],
  ])('%s is refused, and the preview stays', async (_, mapping) => {
    const id = await upload(file);
    expect((await choose(id, mapping)).json()).toMatchObject({ code: 'invalid_input' });
    expect((await preview(id)).import.state).toBe('previewing');
  });

  test('a STIX bundle has no columns to choose', async () => {
    const path = '/imports?name=b.json&preview=true';
    const payload = JSON.stringify({ type: 'bundle', id: `bundle--${crypto.randomUUID()}`, objects: [] });
    const { id } = (
      await analyst.ask('POST', path, { headers: { 'content-type': 'application/json' }, payload })
    ).json();
    await ended(id);
    expect((await preview(id)).columns).toBeNull();
    expect((await choose(id, threats)).json()).toMatchObject({ code: 'invalid_input' });
  });
});
