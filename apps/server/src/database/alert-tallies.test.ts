import { workStatuses } from '@halyard/contracts/inflow/received-alerts.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { addUpTallies, countByTallies } from './alert-tallies.ts';
import type { Database } from './database.ts';
import type { AlertsTable } from './tables/inflow-schema.ts';

const alertOf = (number: number, change: Partial<AlertsTable>) => {
  const texts = { key_fields: '[]', title: 'T', techniques: '[]', tags: '[]', observables: '[]', facts_at: '{}' };
  const times = { state_at: 0, state_delivery: 0, first_seen: 1, last_seen: 1, acknowledge_by: 1, close_by: 1 };
  const flags = { fired: 1, unmapped: 0, hidden: 0, is_test: 0, sample: 0, severity_stated: 1 } as const;
  const rest = { count: 1, created_at: 1, updated_at: 1, version: 1, fingerprint_version: 1, search_text: 't' };
  const own = { id: `a${number}`, number, fingerprint: `f${number}`, source_state: 'unknown', queue_id: 'main' };
  return Object.assign({}, texts, times, flags, rest, own, change) as AlertsTable;
};

type Row = Pick<AlertsTable, 'work_status' | 'severity' | 'deleted_at'>;
const row: fc.Arbitrary<Row> = fc.record({
  work_status: fc.constantFrom(...workStatuses),
  severity: fc.constantFrom(...threatSeverities),
  deleted_at: fc.constantFrom(null, 5),
});
const step = fc.oneof(
  fc.record({ is: fc.constant('add' as const), rows: fc.array(row, { minLength: 1, maxLength: 5 }) }),
  fc.record({ is: fc.constant('change' as const), from: row, to: row }),
  fc.record({ is: fc.constant('delete' as const), of: row }),
  fc.record({ is: fc.constant('roll back' as const), rows: fc.array(row, { minLength: 1, maxLength: 2 }) }),
  fc.record({ is: fc.constant('add up' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe.each(testDatabases)('kept numbers of alerts, on $name', ({ open }) => {
  let database: Database;
  let number = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const add = (rows: readonly Row[]) =>
    database.write((tx) =>
      tx
        .insertInto('alerts')
        .values(rows.map((one) => alertOf(++number, one)))
        .execute(),
    );

  async function carryOut(one: Step): Promise<unknown> {
    const { write } = database;
    if (one.is === 'add') return add(one.rows);
    if (one.is === 'add up') return addUpTallies(database, 0);
    if (one.is === 'change')
      return write((tx) => tx.updateTable('alerts').set(one.to).where('severity', '=', one.from.severity).execute());
    if (one.is === 'delete')
      return write((tx) => tx.deleteFrom('alerts').where('work_status', '=', one.of.work_status).execute());
    const undone = new Error('undone');
    return write(async (tx) => {
      await tx
        .insertInto('alerts')
        .values(one.rows.map((each) => alertOf(++number, each)))
        .execute();
      throw undone;
    }).catch((cause: unknown) => expect(cause).toBe(undone));
  }

  test('are those that counting finds, whatever happens to alerts and in which order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const one of steps) await carryOut(one);
        const counted = await sql<{ work_status: never; severity: never; rows: number }>`
          select work_status, severity, count(*) as rows from alerts where deleted_at is null
          group by work_status, severity`.execute(database.read);
        const found = new Map(counted.rows.map((each) => [`${each.work_status} ${each.severity}`, Number(each.rows)]));
        for (const status of workStatuses)
          for (const severity of threatSeverities)
            expect(await countByTallies(database.read, { status: [status], severity: [severity] })).toBe(
              found.get(`${status} ${severity}`) ?? 0,
            );
        expect(await countByTallies(database.read, {})).toBe([...found.values()].reduce((sum, n) => sum + n, 0));
      }),
      { numRuns: 15 },
    );
  });
});
