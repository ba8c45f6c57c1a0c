import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

const is = (field: string, ...values: string[]) => ({ field, op: 'is' as const, values });

describe.each(testDatabases)('paths and similar incidents on $name', ({ open }) => {
  let queries: Queries;
  beforeAll(async () => {
    queries = await openQueries(await open());
  });
  afterAll(() => queries.app.close());

  const run = (spec: QuerySpec) => queries.run(spec);
  const rowsOf = (query: string) => queries.rowsOf(query);
  const idOf = async (name: string) =>
    String((await rowsOf(`select id from intelligence where name = '${name}' and deleted_at is null`))[0]?.[0]);

  test('a path is a shortest one and leads from one end to the other', async () => {
    const edges = await rowsOf('select source_id, target_id from connections where deleted_at is null');
    const ends = [await idOf('Dorian Vella'), await idOf('Elbe Registrar')] as const;
    let reached = new Set<unknown>([ends[0]]);
    let steps = 0;
    for (; !reached.has(ends[1]) && steps < 9; steps++)
      reached = new Set([...reached, ...edges.flatMap((edge) => (edge.some((end) => reached.has(end)) ? edge : []))]);

    const { rows, total } = await run({ subject: 'connections', measure: 'path', where: [], ends: [...ends] });

    expect([total, rows.length]).toEqual([steps, steps]);
    expect(rows[0]?.cells.source).toBe('Dorian Vella');
    expect(rows.at(-1)?.cells.target).toBe('Elbe Registrar');
    expect(rows.slice(1).map(({ cells }) => cells.source)).toEqual(rows.slice(0, -1).map(({ cells }) => cells.target));
  });

  test('incidents that resemble one share what is said they have in common, the most alike first', async () => {
    const incident = async (id: string) =>
      (await rowsOf(`select title, source, labels from incidents where id = '${id}'`))[0] ?? [];
    const recordsOf = async (id: string) =>
      (
        await rowsOf(
          `select r.name from incident_links l join intelligence r on r.id = l.record_id where l.incident_id = '${id}'`,
        )
      ).flat();
    const shared = [...(await incident('144')), ...(await recordsOf('144'))].join(' ').toLowerCase();

    const { rows, total } = await run({ subject: 'incidents', measure: 'similar', where: [is('id', '144')] });

    expect(total).toBeGreaterThanOrEqual(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, cells } of rows) {
      const own = [...(await incident(id)), ...(await recordsOf(id))].join(' ').toLowerCase();
      expect(id).not.toBe('144');
      for (const reason of String(cells.why).split(', '))
        expect([id, reason, own.includes(reason.toLowerCase()), shared.includes(reason.toLowerCase())]).toEqual([
          id,
          reason,
          true,
          true,
        ]);
    }
  });

  test('a record is at both ends of no path, and one that is not there is not found', async () => {
    const dorian = await idOf('Dorian Vella');
    const send = (ends: readonly string[]) =>
      queries.send(queries.people.viewer, { subject: 'connections', measure: 'path', where: [], ends });

    expect((await send([dorian, 'nothing'])).statusCode).toBe(404);
    expect((await send([dorian])).statusCode).toBe(400);
  });

  test('nothing resembles an incident that is not there', async () => {
    expect((await run({ subject: 'incidents', measure: 'similar', where: [is('id', '999')] })).total).toBe(0);
  });
});
