import { isGroupable, type QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

describe.each(testDatabases)('groups on $name', ({ open }) => {
  let queries: Queries;
  beforeAll(async () => {
    queries = await openQueries(await open());
    const label = (id: string, labels: string) =>
      queries.app.database.write((tx) => tx.updateTable('incidents').set({ labels }).where('id', '=', id).execute());
    await label('144', '["vip","phish"]');
    await label('143', '["vip"]');
  });
  afterAll(() => queries.app.close());

  test('alerts are counted under every rule that they match', async () => {
    const breakdown: QuerySpec = { subject: 'alerts', measure: 'breakdown', where: [], groupBy: 'rule' };
    const { groups, total } = await queries.run(breakdown);

    expect(groups.length).toBeGreaterThan(0);
    expect(total).toBe((await queries.run({ subject: 'alerts', measure: 'count', where: [] })).total);
    for (const { key, count } of groups) {
      const where = [{ field: 'rule', op: 'is' as const, values: [key ?? ''] }];
      const listed = await queries.run({ subject: 'alerts', measure: 'list', where, fields: ['rule'] });
      expect([key, listed.total]).toEqual([key, count]);
      expect(listed.rows.every(({ cells }) => String(cells.rule).includes(key ?? ''))).toBe(true);
    }
  });

  test.each([
    ['known', []],
    ['contains', ['']],
  ] as const)('every alert matches a rule: %s', async (op, values) => {
    const where = [{ field: 'rule', op, values: [...values] }];

    expect((await queries.run({ subject: 'alerts', measure: 'count', where })).total).toBe(
      (await queries.run({ subject: 'alerts', measure: 'count', where: [] })).total,
    );
  });

  test('sums and averages of several values are those of each of them', async () => {
    const amountOf = async (measure: 'sum' | 'average', ...where: QuerySpec['where']) =>
      queries.run({ subject: 'incidents', measure, where, of: 'age' });
    const { groups } = await queries.run({
      subject: 'incidents',
      measure: 'average',
      where: [],
      of: 'age',
      groupBy: 'labels',
    });
    const sums = await queries.run({ subject: 'incidents', measure: 'sum', where: [], of: 'age', groupBy: 'labels' });

    expect(groups.map(({ key }) => key).toSorted()).toEqual(['phish', 'vip']);
    for (const [name, found] of [
      ['average', groups],
      ['sum', sums.groups],
    ] as const)
      for (const { key, value } of found) {
        const whole = await amountOf(name, { field: 'labels', op: 'is', values: [key ?? ''] });
        expect(value).toBeCloseTo(whole.value ?? Number.NaN, 6);
      }
  });

  test.each([
    ['incidents', 'labels'],
    ['incidents', 'record'],
    ['incidents', 'playbook'],
    ['threats', 'incident'],
    ['entities', 'connected'],
    ['connections', 'end'],
    ['alerts', 'rule'],
  ] as const)('%s are not ordered by the values of %s, but newest first', async (subject, field) => {
    const list: QuerySpec = { subject, measure: 'list', where: [] };
    const sorted = await queries.run({ ...list, sort: { field, direction: 'asc' } });

    expect(sorted.rows.map(({ id }) => id)).toEqual((await queries.run(list)).rows.map(({ id }) => id));
  });

  test('yes or no is everything', async () => {
    const where = [{ field: 'unresolved', op: 'is' as const, values: ['yes', 'no'] }];

    expect((await queries.run({ subject: 'incidents', measure: 'count', where })).total).toBe(
      await queries.numberOf('select count(*) from incidents where deleted_at is null'),
    );
  });

  test.each(['average', 'sum'] as const)(
    'what is read from a kept result is not reckoned with: %s',
    async (measure) => {
      const answer = await queries.send(queries.people.admin, {
        subject: 'analyses',
        measure,
        where: [],
        of: 'confidence',
      });

      expect([answer.statusCode, (answer.json() as { code: string }).code]).toEqual([400, 'invalid_input']);
    },
  );
});

test.each(['city', 'antisocial', 'located'])('crimes are filtered by %s, and not counted by it', (field) => {
  expect(isGroupable('crime', field)).toBe(false);
});
