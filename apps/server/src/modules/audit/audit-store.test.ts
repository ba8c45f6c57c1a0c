import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { AuditTable } from '../../database/tables/schema.ts';
import type { AuditArchive } from '../../event-log/audit-archive.ts';
import { testDatabases } from '../../testing/databases.ts';
import { type AuditFilter, countEntries, listActions, listEntries } from './audit-store.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-11-01T00:00:00.000Z');
const actions = ['task_added', 'task_deleted', 'signed_in'] as const;
const types = ['todo', 'incident', null] as const;
const entries = 1_000;

/** Twenty days; the clocks of two nodes are up to an hour apart. */
const rows: AuditTable[] = Array.from({ length: entries }, (_, index) => ({
  seq: index + 1,
  at: start + Math.floor(index / 2) * hourMs + (index % 2 === 0 ? 0 : ((index * 7_919) % hourMs) - hourMs / 2),
  actor_id: index % 5 === 0 ? null : `person-${index % 7}`,
  action: actions[(index * 31) % 3] ?? 'signed_in',
  object_type: types[(index * 17) % 3] ?? null,
  object_id: index % 11 === 0 ? null : `object-${index % 13}`,
  before_digest: null,
  after_digest: null,
  address: null,
  request_id: null,
  prev_hash: '',
  hash: String(index),
}));

const empty = { count: async () => 0, find: async () => [], listFiles: async () => [] } as unknown as AuditArchive;

describe.each(testDatabases)('pages and counts of the audit log on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (let from = 0; from < entries; from += 250)
      await database.write((tx) =>
        tx
          .insertInto('audit')
          .values(rows.slice(from, from + 250))
          .execute(),
      );
  });
  afterAll(() => database.close());

  const iso = (hours: number) => new Date(start + hours * hourMs).toISOString();
  const filters: AuditFilter[] = [undefined, 'task_added', 'signed_in'].flatMap((action) =>
    [undefined, 'person-3'].flatMap((actor) =>
      [undefined, 'incident', 'object-4'].flatMap((object) =>
        [
          {},
          { from: iso(30) },
          { to: iso(190.5) },
          { from: iso(47), to: iso(48) },
          { from: iso(12.25), to: iso(301) },
        ].map((range) => ({ action, actor, object, ...range })),
      ),
    ),
  );
  const matches = ({ action, actor, object, from, to }: AuditFilter) =>
    rows.filter(
      (row) =>
        (!action || row.action === action) &&
        (!actor || row.actor_id === actor) &&
        (!object || row.object_id === object || row.object_type === object) &&
        (!from || row.at >= Date.parse(from)) &&
        (!to || row.at < Date.parse(to)),
    );

  async function checkAll(isThere: (row: AuditTable) => boolean) {
    const places = { db: database.read, archive: empty };
    for (const filter of filters) {
      const expected = matches(filter)
        .filter(isThere)
        .map(({ seq }) => seq)
        .toReversed();
      const found: number[] = [];
      for (let before: number | undefined; ; before = found.at(-1)) {
        const page = await listEntries(places, filter, { before, limit: 60 });
        found.push(...page.map(({ seq }) => seq));
        if (page.length < 60) break;
      }
      expect([filter, found]).toEqual([filter, expected]);
      const exact = { total: expected.length, totalIsAtLeast: false };
      expect([filter, await countEntries(places, filter)]).toEqual([filter, exact]);
    }
    expect(await listActions(places)).toEqual([...actions].toSorted());
  }

  test('every filter finds and counts what it says, page by page', () => checkAll(() => true));

  test('of very many that no day counts, a list says at least how many there are', async () => {
    const places = { db: database.read, archive: empty };
    const count = (filter: AuditFilter) => countEntries(places, filter, 50);
    const typed = matches({ object: 'incident' }).length;

    expect(matches({ actor: 'person-3' }).length).toBeGreaterThan(50);
    expect(await count({ actor: 'person-3' })).toEqual({ total: 50, totalIsAtLeast: true });
    expect(await count({ object: 'incident' })).toEqual({ total: typed, totalIsAtLeast: false });
    expect(await count({ actor: 'person-3', from: iso(47), to: iso(48) })).toMatchObject({ totalIsAtLeast: false });
  });

  test('also when the oldest entries are gone, or one between others', async () => {
    await database.write((tx) => tx.deleteFrom('audit').where('seq', '<=', 333).execute());
    await database.write((tx) => tx.deleteFrom('audit').where('seq', '=', 700).execute());

    await checkAll(({ seq }) => seq > 333 && seq !== 700);
  });

  test('also when they went with their partition, which counts nothing off', async () => {
    const day = database.read.selectFrom('audit_days').selectAll().where('last_seq', '<=', 333);
    const dropped = await day.execute();
    await database.write((tx) =>
      tx.updateTable('audit_days').set({ count: 20 }).where('first_seq', '<=', 333).execute(),
    );

    expect(dropped.length).toBeGreaterThan(0);
    await checkAll(({ seq }) => seq > 333 && seq !== 700);
  });

  test('a page is read from an index in its order, whatever is asked', async () => {
    if (database.dialect !== 'sqlite') return;
    const asked: CompiledQuery[] = [];
    const stop = database.statements?.listen(({ sql }) => asked.push(CompiledQuery.raw(sql)));
    for (const filter of filters.filter(({ actor }) => !actor))
      await listEntries({ db: database.read, archive: empty }, filter, { before: 900, limit: 60 });
    stop?.();
    for (const { sql } of new Set(asked.filter((query) => /from "audit" .*limit/.test(query.sql)))) {
      const steps = await database.read.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`),
      );
      const plan = steps.rows.map(({ detail }) => detail).join('; ');
      expect([sql, plan]).toEqual([
        sql,
        expect.stringMatching(/^SEARCH audit USING (INDEX audit_by_|INTEGER|INDEX sqlite_autoindex)/),
      ]);
    }
  });
});
