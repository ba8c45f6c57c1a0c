import type { ImportPreview, PreviewObject } from '@halyard/contracts/intelligence/import-preview.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const stamps = { spec_version: '2.1', created: '2026-11-20T10:00:00.000Z', modified: '2026-11-20T10:00:00.000Z' };
const kinds = ['malware', 'tool', 'campaign'] as const;
const idOf = (number: number) => `${kinds[number % kinds.length]}--${uuid(number)}`;
const record = (number: number, name = `Record ${number}`) => ({
  type: kinds[number % kinds.length],
  ...stamps,
  id: idOf(number),
  name,
  ...(number % kinds.length === 0 && { is_family: false }),
});
const relationship = (number: number, [source, target]: readonly [number, number]) => ({
  type: 'relationship',
  ...stamps,
  id: `relationship--${uuid(number)}`,
  relationship_type: 'uses',
  source_ref: idOf(source),
  target_ref: idOf(target),
});

const records = 9;
/** Records 0 to 2 are there already, the first of them as the file has it. */
const known = 3;
const ends = fc
  .tuple(fc.integer({ min: 0, max: records - 1 }), fc.integer({ min: 0, max: records }))
  .filter(([source, target]) => source !== target);
const choice = fc.record({
  selected: fc.boolean(),
  objects: fc.oneof(
    fc.record({ seqs: fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 4 }) }),
    fc.record({ type: fc.constantFrom(...kinds, 'relationship', 'unknown') }),
    fc.constant('all' as const),
  ),
});

describe.each(testDatabases)('the selection of a preview on $name', ({ open }) => {
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

  async function upload(objects: readonly object[], query = '') {
    const payload = JSON.stringify({ type: 'bundle', id: `bundle--${uuid(999_999)}`, objects });
    const headers = { 'content-type': 'application/json' };
    const { id } = (await analyst.ask('POST', `/imports?name=f.json${query}`, { headers, payload })).json();
    return ended(id);
  }
  async function ended(id: string) {
    for (;;) {
      const { import: found } = (await analyst.ask('GET', `/imports/${id}`)).json();
      if (!['waiting', 'reading', 'storing', 'undoing'].includes(found.state)) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  function expectToAddUp(shown: ImportPreview, objects: readonly PreviewObject[]) {
    for (const row of [shown, ...shown.types]) {
      expect(row.total).toBe(row.created + row.updated + row.unchanged + row.rejected);
      expect(row.selectedCreated).toBeLessThanOrEqual(row.created);
      expect(row.selectedUpdated).toBeLessThanOrEqual(row.updated);
    }
    const sum = (key: 'total' | 'selectedCreated' | 'selectedUpdated') =>
      shown.types.reduce((total, row) => total + row[key], 0);
    expect([sum('total'), sum('selectedCreated'), sum('selectedUpdated')]).toEqual([
      shown.total,
      shown.selectedCreated,
      shown.selectedUpdated,
    ]);
    expect(objects).toHaveLength(shown.total);
    expect(objects.filter(({ selected }) => selected)).toHaveLength(shown.selectedCreated + shown.selectedUpdated);
  }

  /** No selected relationship leads to a record that would not be there. */
  function expectToHold(objects: readonly PreviewObject[]) {
    const missing = new Set(
      objects.filter(({ change, selected }) => change === 'created' && !selected).map(({ objectId }) => objectId),
    );
    for (const { selected, ends: both } of objects)
      if (selected && both) expect([both.source.id, both.target.id].filter((id) => missing.has(id))).toEqual([]);
  }

  test('any choices leave figures that add up and relationships that lead somewhere, and are published as shown', async () => {
    const property = fc.asyncProperty(
      fc.array(ends, { maxLength: 8 }),
      fc.array(choice, { minLength: 1, maxLength: 6 }),
      async (connections, choices) => {
        const before = await upload([record(0), record(1, 'Before'), record(2, 'Before')]);
        const file = [
          ...Array.from({ length: records }, (_, number) => record(number)),
          ...connections.map((both, index) => relationship(100 + index, both)),
          { type: 'malware' },
        ];
        const { id } = await upload(file, '&preview=true');
        const read = async () => ({
          shown: (await analyst.ask('GET', `/imports/${id}/preview`)).json() as ImportPreview,
          objects: (await analyst.ask('GET', `/imports/${id}/preview/objects?limit=100`)).json()
            .objects as PreviewObject[],
        });
        for (const payload of choices) {
          const answer = await analyst.ask('PATCH', `/imports/${id}/preview/objects`, { payload });
          expect(answer.statusCode, answer.body).toBe(200);
          const { shown, objects } = await read();
          expectToAddUp(shown, objects);
          expectToHold(objects);
        }

        const { shown } = await read();
        const published = await analyst.ask('POST', `/imports/${id}/preview/publish`);
        if (shown.selectedCreated + shown.selectedUpdated === 0) {
          expect(published.json().code).toBe('nothing_selected');
          await analyst.ask('DELETE', `/imports/${id}`);
        } else {
          const sheet = await ended(id);
          expect(sheet).toMatchObject({ state: 'finished', created: shown.selectedCreated, rejected: shown.rejected });
          expect(sheet.updated).toBe(shown.selectedUpdated);
          expect(sheet.created + sheet.updated + sheet.unchanged + sheet.rejected + sheet.skipped).toBe(
            sheet.objectsIn,
          );
          await analyst.ask('POST', `/imports/${id}/undo`);
          await ended(id);
        }
        expect(before.created + before.updated + before.unchanged).toBe(known);
        await analyst.ask('POST', `/imports/${before.id}/undo`);
        await ended(before.id);
      },
    );
    await fc.assert(property, { numRuns: 8 });
  }, 120_000);
});
