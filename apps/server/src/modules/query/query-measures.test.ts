import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

const dayMs = 86_400_000;
const is = (field: string, ...values: string[]) => ({ field, op: 'is' as const, values });
const contains = (field: string, ...values: string[]) => ({ field, op: 'contains' as const, values });
const live = "deleted_at is null and family = 'threat'";

describe.each(testDatabases)('measures on $name', ({ open }) => {
  let queries: Queries;
  let now: number;
  beforeAll(async () => {
    queries = await openQueries(await open());
    now = queries.app.now();
  });
  afterAll(() => queries.app.close());

  const run = (spec: QuerySpec) => queries.run(spec);
  const rowsOf = (query: string) => queries.rowsOf(query);
  const numberOf = (query: string) => queries.numberOf(query);
  const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString();
  const between = (field: string, from: number, to: number) => ({ field, from: daysAgo(from), to: daysAgo(to) });
  const inSql = (column: string, from: number, to: number) =>
    `${column} >= ${now - from * dayMs} and ${column} < ${now - to * dayMs}`;
  const countThreats = (where: string) => numberOf(`select count(*) from intelligence where ${live} and ${where}`);

  test.each([
    ['is', 0],
    ['more', 0],
    ['less', 1],
  ] as const)(
    'a number that is larger than any column holds matches nothing, or everything below it: %s',
    async (op, share) => {
      const all = await numberOf('select count(*) from incidents where deleted_at is null');
      const { total } = await run({
        subject: 'incidents',
        measure: 'count',
        where: [{ field: 'number', op, values: ['999999999999'] }],
      });

      expect(total).toBe(all * share);
    },
  );

  test('a bound may lie between two whole numbers', async () => {
    const { total } = await run({
      subject: 'threats',
      measure: 'count',
      where: [{ field: 'confidence', op: 'more', values: ['80.5'] }],
    });

    expect(total).toBe(await countThreats('confidence > 80'));
  });

  test('the mean time to resolve is that of the incidents that were resolved, as a whole and of each severity', async () => {
    const mean = 'avg((resolved_at - detected_at) / 3600000.0)';
    const resolved = 'from incidents where deleted_at is null and resolved_at is not null';
    const [[all, over] = []] = await rowsOf(`select ${mean}, count(*) ${resolved}`);
    const each = await rowsOf(`select severity, ${mean}, count(*) ${resolved} group by severity`);

    const spec: QuerySpec = { subject: 'incidents', measure: 'average', where: [], of: 'resolution' };
    const found = await run({ ...spec, groupBy: 'severity' });

    expect(found.value).toBeCloseTo(Number(all), 6);
    expect(found.over).toBe(Number(over));
    for (const [severity, value, count] of each) {
      const group = found.groups.find(({ key }) => key === severity);
      expect([severity, group?.count]).toEqual([severity, Number(count)]);
      expect(group?.value).toBeCloseTo(Number(value), 6);
    }
  });

  test('averages of groups are ordered by the average, and as many are listed as were asked for', async () => {
    const spec: QuerySpec = { subject: 'threats', measure: 'average', where: [], of: 'confidence', groupBy: 'source' };
    const { groups, groupsTotal } = await run({ ...spec, limit: 3, sort: { field: 'source', direction: 'desc' } });
    const means = groups.map(({ value }) => value ?? 0);

    expect(means).toEqual(means.toSorted((one, other) => other - one));
    expect(groups).toHaveLength(3);
    expect(groupsTotal).toBeGreaterThan(3);
  });

  test('a flag that averages are grouped by is yes or no', async () => {
    const { groups } = await run({
      subject: 'threats',
      measure: 'average',
      where: [],
      of: 'confidence',
      groupBy: 'acknowledged',
    });

    expect(groups.map(({ key }) => key).toSorted()).toEqual(['no', 'yes']);
  });

  test('a trend of averages has the average of each step, and none where nothing was resolved', async () => {
    const period = between('resolved', 21, 0);
    const { points } = await run({
      subject: 'incidents',
      measure: 'average',
      where: [],
      of: 'resolution',
      bucket: 'day',
      period,
    });

    for (const { from, to, count, value } of points) {
      const [[mean, over] = []] = await rowsOf(
        `select avg((resolved_at - detected_at) / 3600000.0), count(*) from incidents where deleted_at is null
          and resolved_at >= ${Date.parse(from)} and resolved_at < ${Date.parse(to)}`,
      );
      expect([from, count, value === null]).toEqual([from, Number(over), mean === null]);
      if (value !== null) expect(value).toBeCloseTo(Number(mean), 6);
    }
    expect(points.some(({ value }) => value !== null)).toBe(true);
  });

  test.each(['hour', 'day', 'week', 'month'] as const)(
    'the points of a trend per %s add up to what is counted',
    async (bucket) => {
      const period = between('seen', bucket === 'hour' ? 2 : 60, 0);
      const { points, total } = await run({ subject: 'threats', measure: 'trend', where: [], bucket, period });

      expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(total).toBe(await countThreats(inSql('seen_at', bucket === 'hour' ? 2 : 60, 0)));
      expect(points.slice(1).every(({ from }, index) => from === points[index]?.to)).toBe(true);
    },
  );

  test('days begin at midnight of the zone', async () => {
    const period = { field: 'seen', from: '2026-11-10T05:00:00.000Z', to: '2026-11-12T05:00:00.000Z' };
    const spec: QuerySpec = { subject: 'threats', measure: 'trend', where: [], bucket: 'day', period };

    const { points } = await queries.run(spec, queries.people.admin, 'America/New_York');

    expect(points.map(({ from }) => from)).toEqual(['2026-11-10T05:00:00.000Z', '2026-11-11T05:00:00.000Z']);
  });

  test('a comparison counts both periods, and of each group', async () => {
    const [period, before] = [between('seen', 14, 0), between('seen', 28, 14)];
    const against = { from: before.from, to: before.to };
    const spec: QuerySpec = { subject: 'threats', measure: 'compare', where: [], period, against };
    const [one, other] = [inSql('seen_at', 14, 0), inSql('seen_at', 28, 14)];

    const whole = await run(spec);
    const { groups, total, value } = await run({ ...spec, groupBy: 'severity' });

    expect([whole.total, whole.value]).toEqual([await countThreats(one), await countThreats(other)]);
    expect([total, value]).toEqual([whole.total, whole.value]);
    for (const { key, count, other: earlier } of groups)
      expect([key, count, earlier]).toEqual([
        key,
        await countThreats(`${one} and severity = '${key}'`),
        await countThreats(`${other} and severity = '${key}'`),
      ]);
    const grew = groups.map(({ count, other: earlier }) => count - (earlier ?? 0));
    expect(grew).toEqual(grew.toSorted((a, b) => b - a));
  });

  test('a share counts the part and the whole, and of each group; a group without any of it is 0 of all', async () => {
    const spec: QuerySpec = { subject: 'threats', measure: 'share', where: [], part: [is('severity', 'Critical')] };

    const whole = await run(spec);
    const { groups } = await run({ ...spec, groupBy: 'type' });

    expect([whole.value, whole.total]).toEqual([
      await countThreats("severity = 'Critical'"),
      await countThreats('1 = 1'),
    ]);
    expect(groups.length).toBe(await numberOf(`select count(distinct type) from intelligence where ${live}`));
    for (const { key, count, other } of groups)
      expect([key, count, other]).toEqual([
        key,
        await countThreats(`type = '${key}' and severity = 'Critical'`),
        await countThreats(`type = '${key}'`),
      ]);
  });

  test('a period and everything outside it are all records', async () => {
    const period = { field: 'lastLogin', from: daysAgo(1), to: null };
    const within = await run({ subject: 'people', measure: 'count', where: [], period });
    const outside = await run({ subject: 'people', measure: 'count', where: [], period: { ...period, not: true } });

    expect(within.total + outside.total).toBe(await numberOf('select count(*) from people'));
  });

  describe('fields of several values', () => {
    beforeAll(async () => {
      const label = (id: string, labels: string) =>
        queries.app.database.write((tx) => tx.updateTable('incidents').set({ labels }).where('id', '=', id).execute());
      await label('144', '["vip","phish"]');
      await label('143', '["vip","a \\"quoted\\" one","100%"]');
    });

    test.each([
      ['one of them', is('labels', 'vip'), ['143', '144']],
      ['either of two', is('labels', 'phish', '100%'), ['143', '144']],
      ['one with quotation marks', is('labels', 'a "quoted" one'), ['143']],
      ['no part of one', is('labels', 'vi'), []],
      ['a part of one', contains('labels', 'phi'), ['144']],
      ['no wildcard', is('labels', '%'), []],
    ] as const)('labels: %s', async (_, condition, ids) => {
      const where = [{ ...condition, values: [...condition.values] }];
      const { rows } = await run({ subject: 'incidents', measure: 'list', where });

      expect(rows.map(({ id }) => id).toSorted()).toEqual(ids);
    });

    test('who does not have a label and who does are all', async () => {
      const count = async (op: 'is' | 'not') =>
        (await run({ subject: 'incidents', measure: 'count', where: [{ field: 'labels', op, values: ['vip'] }] }))
          .total;

      expect((await count('is')) + (await count('not'))).toBe(
        await numberOf('select count(*) from incidents where deleted_at is null'),
      );
    });

    test('labels are counted one by one', async () => {
      const { groups, total } = await run({ subject: 'incidents', measure: 'breakdown', where: [], groupBy: 'labels' });

      expect(groups.map(({ key, count }) => [key, count])).toContainEqual(['vip', 2]);
      expect(total).toBe(await numberOf('select count(*) from incidents where deleted_at is null'));
    });

    test('incidents of a record, records of an incident and who has none', async () => {
      const links = await rowsOf(
        `select l.incident_id, r.id, r.family from incident_links l join intelligence r on r.id = l.record_id
          where l.deleted_at is null and r.deleted_at is null order by l.incident_id, r.id`,
      );
      const [[incidentId, recordId] = []] = links;
      const incidents = links.filter(([, id]) => id === recordId).map(([id]) => id);
      const entities = links.filter(([id, , family]) => id === incidentId && family === 'entity').map(([, id]) => id);

      const ofRecord = await run({ subject: 'incidents', measure: 'list', where: [is('record', String(recordId))] });
      const ofIncident = await run({
        subject: 'entities',
        measure: 'list',
        where: [is('incident', String(incidentId))],
      });
      const none = { field: 'record', op: 'unknown', values: [] } as const;
      const without = await run({ subject: 'incidents', measure: 'count', where: [{ ...none, values: [] }] });

      expect(ofRecord.rows.map(({ id }) => id).toSorted()).toEqual(incidents.toSorted());
      expect(ofIncident.rows.map(({ id }) => id).toSorted()).toEqual(entities.toSorted());
      expect(without.total).toBe(
        await numberOf(
          `select count(*) from incidents where deleted_at is null and id not in (select incident_id from incident_links
            where deleted_at is null and record_id in (select id from intelligence where deleted_at is null))`,
        ),
      );
    });

    test('alerts are counted by the rules that they match, and what a rule does not match is all the others', async () => {
      const { total: all } = await run({ subject: 'alerts', measure: 'count', where: [] });
      const rules = (await run({ subject: 'rules', measure: 'list', where: [is('enabled', 'yes')] })).rows;
      const [name] = rules.map(({ cells }) => String(cells.name));
      const of = async (op: 'is' | 'not') =>
        (await run({ subject: 'alerts', measure: 'count', where: [{ field: 'rule', op, values: [name ?? ''] }] }))
          .total;

      expect((await of('is')) + (await of('not'))).toBe(all);
      expect(await of('is')).toBeGreaterThan(0);
    });

    test('what changed to a status and what did not are all events', async () => {
      const { total: all } = await run({ subject: 'activity', measure: 'count', where: [] });
      const of = async (op: 'is' | 'not') =>
        (await run({ subject: 'activity', measure: 'count', where: [{ field: 'to', op, values: ['Resolved'] }] }))
          .total;

      expect((await of('is')) + (await of('not'))).toBe(all);
    });
  });

  test('steps, rules and fields of schemas are those that are kept', async () => {
    const stored = (await rowsOf('select name, steps from playbooks where deleted_at is null')) as [string, string][];
    const steps = stored.flatMap(([name, json]) => (JSON.parse(json) as string[]).map((text) => [name, text]));
    const listed = await run({ subject: 'steps', measure: 'list', where: [], limit: 100 });
    const document = (await rowsOf("select document from schemas where id = 'sample-product'"))[0]?.[0];
    const required = await run({
      subject: 'schemaFields',
      measure: 'list',
      limit: 100,
      where: [is('schema', 'Product inventory'), is('required', 'yes')],
    });

    expect(listed.rows.map(({ cells }) => [cells.playbook, cells.text]).toSorted()).toEqual(steps.toSorted());
    expect((await run({ subject: 'rules', measure: 'count', where: [] })).total).toBe(
      await numberOf('select count(*) from alert_rules where deleted_at is null'),
    );
    const top = required.rows.filter(({ cells }) => cells.path === cells.field).map(({ cells }) => cells.field);
    expect(top.toSorted()).toEqual((JSON.parse(String(document)) as { required: string[] }).required.toSorted());
  });
});
