import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Transaction } from '../../../database/database.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { readActiveRules } from './group-store.ts';
import { takeAlerts } from './take-alerts.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-11-21T08:00:00.000Z');
const rule = { window: 10, length: 25, threshold: 3 };

/** What is known of an alert at the end; on the way there it may have been known as seen later, or as resolved only. */
type Known = { readonly alert: number; readonly entity: number; readonly minute: number; readonly fired: boolean };
const alerts = fc
  .array(
    fc.record({
      entity: fc.integer({ min: 0, max: 2 }),
      minute: fc.integer({ min: 0, max: 60 }),
      fired: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
      repeats: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 18 },
  )
  .chain((all) => {
    const messages = all.flatMap(({ repeats, ...one }, alert): Known[] => [
      { alert, ...one },
      ...Array.from({ length: repeats }, (_, index) => ({
        alert,
        entity: one.entity,
        minute: one.minute + index * 7,
        fired: one.fired && index === 1,
      })),
    ]);
    return fc.record({
      all: fc.constant(all.map(({ repeats: _, ...one }, alert): Known => ({ alert, ...one }))),
      messages: fc.shuffledSubarray(messages, { minLength: messages.length }),
      sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
    });
  });

/** The groups by the words of the rule: no database, no increments. */
function modelOf(all: readonly Known[]): string[] {
  const groups: string[] = [];
  for (const entity of [1, 2]) {
    const own = all.filter((one) => one.entity === entity).toSorted((one, other) => one.minute - other.minute);
    const sessions: Known[][] = [];
    for (const one of own) {
      const session = sessions.at(-1);
      const [first, last] = [session?.[0], session?.at(-1)];
      if (
        session &&
        first &&
        last &&
        one.minute - last.minute <= rule.window &&
        one.minute - first.minute <= rule.length
      )
        session.push(one);
      else sessions.push([one]);
    }
    for (const session of sessions)
      if (session.filter(({ fired }) => fired).length >= rule.threshold)
        groups.push(
          session
            .map(({ alert }) => alert)
            .toSorted((one, other) => one - other)
            .join(),
        );
  }
  return groups.sort();
}

describe.each(testDatabases)('groups of alerts in any order on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const row = {
      id: 'r1',
      name: 'By entity',
      filter: JSON.stringify({ title: 'scan' }),
      fields: JSON.stringify([{ by: 'entity' }]),
      window_ms: rule.window * minuteMs,
      length_ms: rule.length * minuteMs,
      threshold: rule.threshold,
      active: 1,
      position: 1,
      edition: 1,
      created_at: start,
      updated_at: start,
      version: 1,
      deleted_at: null,
    } as const;
    await database.write((tx) => tx.insertInto('alert_group_rules').values(row).execute());
  });
  afterAll(async () => {
    await database.close();
  });

  let runs = 0;
  /** The alert as one message more makes it: first seen as early as any says, fired if one said so. */
  async function write(
    tx: Transaction,
    known: Map<number, AlertsTable>,
    run: number,
    { alert, entity, minute, fired }: Known,
  ) {
    const before = known.get(alert);
    const at = start + minute * minuteMs;
    const row = {
      id: `a${run}-${alert}`,
      number: run * 1_000 + alert,
      source_id: null,
      fingerprint: `f${run}-${alert}`,
      fingerprint_version: 1,
      key_fields: '[]',
      title: 'Port scan',
      entity: entity === 0 ? null : `${entity === 1 ? 'Host' : 'host'}-${run}-${entity}`,
      severity: 'High',
      severity_stated: 1,
      techniques: '[]',
      tags: '[]',
      observables: '[]',
      facts_at: '{}',
      search_text: '',
      context_text: '',
      source_state: fired ? 'firing' : 'resolved',
      state_at: at,
      state_delivery: 1,
      work_status: 'New',
      first_seen: Math.min(before?.first_seen ?? at, at),
      last_seen: at,
      count: 1,
      acknowledge_by: at,
      close_by: at,
      unmapped: 0,
      is_test: 0,
      hidden: 0,
      fired: fired || before?.fired === 1 ? 1 : 0,
      created_at: at,
      updated_at: at,
      version: 1,
      sample: 0,
      queue_id: 'main',
    } as unknown as AlertsTable;
    known.set(alert, row);
    await tx
      .insertInto('alerts')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => ({ first_seen: eb.ref('excluded.first_seen'), fired: eb.ref('excluded.fired') })),
      )
      .execute();
    return row;
  }

  async function readGroups(run: number): Promise<string[]> {
    const rows = await database.read
      .selectFrom('alert_groups')
      .innerJoin('alert_grouping', (join) =>
        join
          .onRef('alert_grouping.group_key', '=', 'alert_groups.group_key')
          .onRef('alert_grouping.started_at', '=', 'alert_groups.started_at'),
      )
      .select(['alert_groups.id as group', 'alert_grouping.id'])
      .where('dissolved', '=', 0)
      .where('alert_grouping.id', 'like', `a${run}-%`)
      .execute();
    const groups = new Map<string, number[]>();
    for (const { group, id } of rows) groups.set(group, [...(groups.get(group) ?? []), Number(id.split('-')[1])]);
    return [...groups.values()].map((all) => all.toSorted((one, other) => one - other).join()).sort();
  }

  test('the order, repetition and batching of messages make no difference to the groups', async () => {
    let ids = 0;
    await fc.assert(
      fc.asyncProperty(alerts, async ({ all, messages, sizes }) => {
        const run = ++runs;
        const known = new Map<number, AlertsTable>();
        for (let from = 0, turn = 0; from < messages.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          const batch = messages.slice(from, from + size);
          from += size;
          await database.write(async (tx) => {
            const rows = new Map<string, AlertsTable>();
            for (const message of batch) {
              const row = await write(tx, known, run, message);
              rows.set(row.id, row);
            }
            const rules = await readActiveRules(tx);
            const newId = () => `g${++ids}`;
            await takeAlerts(tx, [...rows.values()], { rules, now: start, newId, isForced: false });
          });
        }
        expect(await readGroups(run)).toEqual(modelOf(all));
      }),
      { numRuns: 60 },
    );
  });
});
