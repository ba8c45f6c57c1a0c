import type { ReceivedAlertPage } from '@halyard/contracts/inflow/received-alerts.ts';
import type { SourceList } from '@halyard/contracts/inflow/sources.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

describe.each(testDatabases)('what comes in, asked for on $name', ({ open }) => {
  let queries: Queries;
  beforeAll(async () => {
    queries = await openQueries(await open());
  }, 120_000);
  afterAll(() => queries.app.close());

  const is = (field: string, ...values: string[]) => ({ field, op: 'is' as const, values });

  test('received alerts are counted as the queue counts them', async () => {
    const open = await queries.run({ subject: 'receivedAlerts', measure: 'count', where: [is('unresolved', 'yes')] });
    const page = await queries.people.admin.ask('GET', '/received-alerts?limit=1');
    const { views } = page.json() as ReceivedAlertPage;
    const overdue = await queries.run({ subject: 'receivedAlerts', measure: 'count', where: [is('overdue', 'yes')] });

    expect([open.total, overdue.total]).toEqual([views.triage, views.overdue]);
    const { groups } = await queries.run({
      subject: 'receivedAlerts',
      measure: 'breakdown',
      where: [],
      groupBy: 'source',
    });
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(
      await queries.numberOf('select count(*) from alerts where deleted_at is null'),
    );
  });

  test('sources say what their screen says, to those who may read it', async () => {
    const { rows } = await queries.run({ subject: 'sources', measure: 'list', where: [] });
    const { sources } = (await queries.people.admin.ask('GET', '/sources')).json() as SourceList;

    expect(rows.map(({ cells }) => [cells.name, cells.health]).sort()).toEqual(
      sources.map(({ name, health }) => [name, health]).sort(),
    );
    const asked = await queries.send(queries.people.viewer, { subject: 'sources', measure: 'count', where: [] });
    expect(asked.statusCode).toBe(403);
  });

  test('alerts are found by their incident, by their labels, and by whether anyone has looked at them', async () => {
    const [[id, number] = []] = await queries.rowsOf(
      "select id, number from alerts where work_status = 'New' and deleted_at is null order by number limit 1",
    );
    const [[incident] = []] = await queries.rowsOf('select id from incidents where deleted_at is null limit 1');
    await queries.app.database.write(async (tx) => {
      await tx.updateTable('alerts').set({ tags: '["quartz","cobalt"]' }).where('id', '=', String(id)).execute();
      const link = { id: 'planted', alert_id: String(id), incident_id: String(incident), created_at: 1, version: 1 };
      await tx
        .insertInto('alert_incidents')
        .values(Object.assign(link, { deleted_at: null }))
        .execute();
    });
    const of = async (...where: ReturnType<typeof is>[]) =>
      (await queries.run({ subject: 'receivedAlerts', measure: 'list', where, limit: 50 })).rows.map(
        ({ cells }) => cells.number,
      );

    expect(await of(is('incident', String(incident)), is('acknowledged', 'no'))).toContain(number);
    expect(await of(is('labels', 'cobalt'))).toEqual([number]);
    expect(await of(is('labels', 'cobalt'), is('acknowledged', 'yes'))).toEqual([]);
  });

  test('observables are ordered by how many records use them', async () => {
    const { rows, total } = await queries.run({
      subject: 'observables',
      measure: 'list',
      where: [],
      limit: 5,
      sort: { field: 'uses', direction: 'desc' },
    });
    const uses = rows.map(({ cells }) => Number(cells.uses));

    expect(total).toBe(await queries.numberOf('select count(*) from observables where shown = 1'));
    expect(uses).toEqual(uses.toSorted((one, other) => other - one));
  });

  test('sightings are found by their indicator, and by what that is connected to', async () => {
    const [[indicator, other] = []] = await queries.rowsOf(`select c.source_id, c.target_id from connections c
      join intelligence i on i.id = c.source_id and i.deleted_at is null
      join intelligence o on o.id = c.target_id and o.deleted_at is null where c.deleted_at is null order by c.id limit 1`);
    const [indicator_id, connected] = [String(indicator), String(other)];
    const seen = { created_at: 1, first_seen: 1, last_seen: 1, alerts: 1, incidents: 0, threats: 0, sightings: 1 };
    const found = { object_type: null, object_id: null, at: 1, found_at: 1, origin: 'hand', by_id: null } as const;
    await queries.app.database.write(async (tx) => {
      await tx
        .insertInto('observables')
        .values({
          id: 'planted',
          type: 'domain-name',
          value: 'planted.example',
          value_key: 'planted.example',
          host_key: null,
          tlp: null,
          held_back: 0,
          shown: 1,
          ...seen,
        })
        .execute();
      await tx
        .insertInto('sightings')
        .values({
          indicator_id,
          observable_id: 'planted',
          held_back_by: null,
          version: 1,
          deleted_at: null,
          hidden: 0,
          ...found,
        })
        .execute();
    });
    const of = (value: string) =>
      queries.run({
        subject: 'sightings',
        measure: 'list',
        limit: 50,
        where: [is('connected', value), is('value', 'planted.example'), is('held', 'no')],
      });

    for (const value of [indicator_id, connected]) {
      const { rows } = await of(value);
      expect(rows.map(({ cells, opens }) => [cells.value, cells.byHand, opens])).toEqual([
        ['planted.example', true, 'planted'],
      ]);
    }
    expect((await of('nothing')).total).toBe(0);
  });

  test('Sigma rules are found by level, state and technique', async () => {
    const rule = { rule_uuid: null, rule_status: null, text: '', techniques: '["T1059"]', logsource: '{}' };
    const untested = { examples: '[]', proof: 'untested' } as const;
    const kept = {
      search_text: '',
      created_at: 1,
      updated_at: 1,
      version: 1,
      deleted_at: null,
      sample: 0,
    } as const;
    await queries.app.database.write((tx) =>
      tx
        .insertInto('sigma_rules')
        .values({
          id: 'planted',
          title: 'Planted rule',
          level: 'high',
          state: 'testing',
          ...rule,
          ...untested,
          ...kept,
        })
        .execute(),
    );
    const of = async (...where: ReturnType<typeof is>[]) =>
      (await queries.run({ subject: 'sigmaRules', measure: 'list', where, limit: 50 })).rows.map(({ id }) => id);

    expect(await of(is('level', 'high'), is('ruleState', 'testing'), is('labels', 'T1059'))).toEqual(['planted']);
    expect(await of(is('ruleState', 'enabled'))).not.toContain('planted');
  });
});
