import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const at = '2016-11-20T10:00:00.000Z';
const later = '2016-11-21T10:00:00.000Z';
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const object = (type: string, number: number, more: object = {}) => ({
  type,
  spec_version: '2.1',
  id: `${type}--${uuid(number)}`,
  created: at,
  modified: at,
  name: `${type} ${number}`,
  ...(type === 'malware' && { is_family: false }),
  ...(type === 'identity' && { identity_class: 'group' }),
  ...more,
});
const bundle = (objects: readonly unknown[]) => JSON.stringify({ type: 'bundle', id: `bundle--${uuid(999)}`, objects });

describe.each(testDatabases)('what an import brought on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  const imports: ImportRecord[] = [];

  const ask = async (path: string) => (await analyst.ask('GET', path)).json();
  async function upload(objects: readonly unknown[]): Promise<ImportRecord> {
    const headers = { 'content-type': 'application/json' };
    const { id } = (await analyst.ask('POST', '/imports?name=feed.json', { headers, payload: bundle(objects) })).json();
    return ended(id);
  }
  async function ended(id: string): Promise<ImportRecord> {
    for (;;) {
      const { import: record } = await ask(`/imports/${id}`);
      if (record.state === 'finished' || record.state === 'undone') return record;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const threats = (query: string): Promise<string[]> =>
    ask(`/threats?period=all&sort=type&${query}`).then(({ threats: found }) =>
      found.map(({ name }: { name: string }) => name).sort(),
    );
  const records = (query: string): Promise<string[]> =>
    ask(`/entities?show=all&${query}`).then(({ entities }) =>
      entities.map(({ name }: { name: string }) => name).sort(),
    );

  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
    imports.push(
      await upload([object('malware', 1), object('malware', 2), object('identity', 3), object('report', 4)]),
      await upload([
        ...[object('malware', 1), object('malware', 2, { modified: later, description: 'New' }), object('malware', 5)],
        ...[object('identity', 3, { modified: later, description: 'New' }), object('report', 4)],
      ]),
    );
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  test('the threats and records of an import are those it counts, by what it did with them', async () => {
    const [first, second] = imports.map(({ id }) => id);

    expect(await threats(`import=${first}`)).toEqual(['malware 1', 'malware 2']);
    expect(await threats(`import=${second}`)).toEqual(['malware 1', 'malware 2', 'malware 5']);
    expect(await threats(`import=${second}&outcome=created`)).toEqual(['malware 5']);
    expect(await threats(`import=${second}&outcome=updated`)).toEqual(['malware 2']);
    expect(await threats(`import=${second}&outcome=unchanged`)).toEqual(['malware 1']);
    expect(await records(`import=${second}&outcome=updated`)).toEqual(['identity 3', 'malware 2']);
    expect(await records(`import=${first}`)).toHaveLength(imports[0]?.created ?? -1);
    for (const outcome of ['created', 'updated', 'unchanged'] as const)
      expect(await records(`import=${second}&outcome=${outcome}`)).toHaveLength(imports[1]?.[outcome] ?? -1);
  });

  test('the contents of an import say how many of each type, and add up to its summary', async () => {
    for (const record of imports) {
      const { records: rows, connections } = await ask(`/imports/${record.id}/contents`);
      const sumOf = (outcome: string) =>
        rows.reduce((sum: number, row: Record<string, number>) => sum + (row[outcome] ?? 0), connections[outcome]);
      expect([sumOf('created'), sumOf('updated'), sumOf('unchanged')]).toEqual([
        ...[record.created, record.updated, record.unchanged],
      ]);
      for (const { kind, created } of rows)
        expect(await records(`import=${record.id}&outcome=created&kind=${kind}`)).toHaveLength(created);
    }
    expect((await ask('/entities?show=references&kind=report')).total).toBe(1);
    expect((await ask('/entities?show=entities&kind=report')).total).toBe(0);
  });

  test('counters, map and export keep to the import as well', async () => {
    const query = `period=all&import=${imports[1]?.id}&outcome=updated`;

    expect(await ask(`/threats?${query}`)).toMatchObject({ total: 1, counts: { notSet: 1 } });
    expect(await ask(`/threats/map?${query}`)).toMatchObject({ total: 1 });
    expect(await ask(`/threats/export?${query}&format=csv`)).toMatchObject({ rows: 1, total: 1 });
    expect(await ask(`/threats?period=7d&import=${imports[1]?.id}`)).toMatchObject({ total: 0 });
    expect(await ask(`/threats/outside?period=7d&import=${imports[1]?.id}`)).toMatchObject({ earlier: 3 });
  });

  test('the imports of a source are found by the source', async () => {
    const [first] = imports;
    const admin = await app.asPerson('admin');
    const payload = { name: 'Feed', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source } = (await admin.ask('POST', '/sources', { payload })).json();
    await app.database.write((tx) =>
      tx
        .updateTable('imports')
        .set({ source_id: source.id })
        .where('id', '=', first?.id ?? '')
        .execute(),
    );

    expect(await threats(`feed=${source.id}`)).toEqual(['malware 1', 'malware 2']);
    expect(await threats('feed=feed-2')).toEqual([]);
    expect(await records(`feed=${source.id}`)).toHaveLength(4);
  });

  test('once the first import is undone, the second one created what is left', async () => {
    const [first, second] = imports.map(({ id }) => id);
    await analyst.ask('POST', `/imports/${first}/undo`);
    await ended(first ?? '');

    expect(await threats(`import=${first}`)).toEqual([]);
    expect(await threats(`import=${second}&outcome=created`)).toEqual(['malware 1', 'malware 2', 'malware 5']);
  });
});
