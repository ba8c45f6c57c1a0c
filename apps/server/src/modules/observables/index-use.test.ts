import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { observableTypes } from '@halyard/contracts/inflow/observable-types.ts';
import { type CompiledQuery, Kysely, type LogEvent } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../database/connections/open-sqlite.ts';
import { sqliteDialect } from '../../database/connections/sqlite-dialect.ts';
import type { Database } from '../../database/database.ts';
import type { ObservablesTable } from '../../database/tables/observables-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { findUnindexed } from './indicators/index-records.ts';
import { countStates, readIndicatorRows } from './indicators/indicator-routes.ts';
import { countObservables, readObservableRows } from './list-observables.ts';
import { readUses } from './read-uses.ts';
import { readSightings } from './sightings/list-sightings.ts';

const now = Date.parse('2026-11-21T08:42:00.000Z');
const rows = 4_000;
const atOnce = 200;

const toObservable = (index: number): ObservablesTable => ({
  id: `domain-name--${index}`,
  type: observableTypes[index % observableTypes.length] ?? 'url',
  value: `h${index}.example`,
  value_key: `h${index}.example`,
  address_key: null,
  host_key: `example.h${index}`,
  tlp: null,
  created_at: now,
  first_seen: now - index * 60_000,
  last_seen: now - index * 60_000,
  alerts: 1,
  incidents: index % 50 === 0 ? 1 : 0,
  threats: index % 40 === 0 ? 1 : 0,
  sightings: index % 60 === 0 ? 1 : 0,
  held_back: index % 70 === 0 ? 1 : 0,
  shown: 1,
});

const toUse = (index: number) => ({
  observable_id: `domain-name--${index % 100}`,
  object_type: 'alert' as const,
  object_id: `alert-${index}`,
  role: 'related' as const,
  origin: 'field' as const,
  first_at: now,
  last_at: now - index * 60_000,
  by_id: null,
  version: 1,
  deleted_at: null,
  hidden: 0 as const,
});

const toSighting = (index: number) => ({
  indicator_id: `indicator--${index % 100}`,
  observable_id: `domain-name--${index % 100}`,
  object_type: 'alert' as const,
  object_id: `alert-${index}`,
  at: now - index * 60_000,
  found_at: now,
  origin: 'match' as const,
  by_id: null,
  held_back_by: index % 10 === 0 ? 'own' : null,
  version: 1,
  deleted_at: null,
  hidden: 0 as const,
});

const toIndicator = (index: number) => ({
  record_id: `indicator--${index}`,
  kind: 'indicator',
  version: 1,
  live: 1 as const,
  state: index % 9 === 0 ? ('no_anchor' as const) : ('indexed' as const),
  reason: null,
  pattern: 'x',
  confidence: null,
  revoked: 0 as const,
  valid_from: null,
  valid_until: null,
  active: 1 as const,
  sightings: index % 20 === 0 ? 1 : 0,
  held_back: 0,
  last_sighted_at: null,
  indexed_at: now - index,
  look_back_at: null,
});

async function fill({ write }: Database): Promise<void> {
  for (let start = 0; start < rows; start += atOnce)
    await write(async (tx) => {
      const numbers = Array.from({ length: atOnce }, (_, offset) => start + offset);
      await tx.insertInto('observables').values(numbers.map(toObservable)).execute();
      await tx.insertInto('observable_uses').values(numbers.map(toUse)).execute();
      await tx.insertInto('sightings').values(numbers.map(toSighting)).execute();
      await tx.insertInto('indicator_index').values(numbers.map(toIndicator)).execute();
    });
}

describe('lists of observables and sightings on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-index-use-'));
  const path = join(folder, 'halyard.sqlite');
  let plans: string[] = [];
  let file: DatabaseSync;
  let db: Kysely<Schema>;

  function explain({ sql, parameters }: CompiledQuery) {
    const steps = file.prepare(`explain query plan ${sql}`).all(...(parameters as SQLInputValue[]));
    plans.push(...steps.map(({ detail }) => String(detail)));
  }

  beforeAll(async () => {
    const database = await openSqlite(path);
    await fill(database);
    await database.close();
    file = new DatabaseSync(path, { readOnly: true });
    db = new Kysely({ dialect: sqliteDialect(file), log: ({ query }: LogEvent) => explain(query) });
  });
  afterAll(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  async function plansOf(ask: () => Promise<unknown>): Promise<string[]> {
    plans = [];
    await ask();
    return plans;
  }

  const page = { limit: 100 };
  const after = { limit: 100, after: `${now - 60_000 * 1_000}~${'domain-name--1000'}` };
  const numbered = { limit: 50, after: `${now - 60_000 * 1_000}~1000` };
  const ordered: [string, () => Promise<unknown>][] = [
    ['all observables', () => readObservableRows(db, {}, page)],
    ['a later page of them', () => readObservableRows(db, {}, after)],
    ['observables of a type', () => readObservableRows(db, { type: ['url'] }, after)],
    ['observables of incidents', () => readObservableRows(db, { seenIn: 'incident' }, after)],
    ['observables of threats', () => readObservableRows(db, { seenIn: 'threat' }, after)],
    ['known observables', () => readObservableRows(db, { known: 'yes' }, after)],
    ['observables held back', () => readObservableRows(db, { heldBack: 'yes' }, after)],
    ['what uses an observable', () => readUses(db, 'domain-name--1', 'alert', numbered)],
    ['all sightings', () => readSightings(db, {}, numbered, now)],
    ['sightings of an indicator', () => readSightings(db, { indicator: 'indicator--1' }, numbered, now)],
    ['sightings of an observable', () => readSightings(db, { observable: 'domain-name--1' }, numbered, now)],
    ['sightings in an object', () => readSightings(db, { objectType: 'alert', objectId: 'alert-1' }, numbered, now)],
    ['sightings that a list holds back', () => readSightings(db, { warningList: 'own' }, numbered, now)],
    ['indicators', () => readIndicatorRows(db, {}, page, 0)],
    ['indicators in a state', () => readIndicatorRows(db, { state: ['no_anchor'] }, page, 0)],
    ['indicators that were seen', () => readIndicatorRows(db, { sighted: 'yes' }, page, 0)],
  ];

  test.each(ordered)('%s come from an index in their order', async (_name, ask) => {
    const steps = await plansOf(ask);

    const own = steps.filter((step) => /^(SCAN|SEARCH) /.test(step));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((step) => !step.includes('INDEX'))).toEqual([]);
    expect(steps.join()).not.toContain('TEMP B-TREE');
  });

  test('the filters that leave little are read from an index of their own', async () => {
    const used = async (query: Parameters<typeof readObservableRows>[1]) =>
      (await plansOf(() => readObservableRows(db, query, page))).join();

    expect(await used({ type: ['url'] })).toContain('observables_by_type');
    expect(await used({ seenIn: 'incident' })).toContain('observables_of_incidents');
    expect(await used({ seenIn: 'threat' })).toContain('observables_of_threats');
    expect(await used({ known: 'yes' })).toContain('observables_known');
    expect(await used({ heldBack: 'yes' })).toContain('observables_held_back');
  });

  test('counts are answered by an index', async () => {
    for (const ask of [
      () => countObservables(db, {}),
      () => countObservables(db, { type: ['url'] }),
      () => countObservables(db, { seenIn: 'alert' }),
      () => countObservables(db, { known: 'no' }),
      () => countObservables(db, { heldBack: 'no' }),
      () => countStates(db),
    ])
      expect((await plansOf(ask)).filter((step) => !step.includes('COVERING INDEX'))).toEqual([]);
  });

  test('a search goes from its beginning to the values that begin like it', async () => {
    const steps = (await plansOf(() => readObservableRows(db, { search: 'h77.example' }, page))).join('\n');

    expect(steps).toContain('observables_by_value (value_key>? AND value_key<?)');
    expect(steps).toContain('observables_by_host (host_key>? AND host_key<?)');
    expect(steps).toContain('SEARCH observables USING INDEX sqlite_autoindex_observables_1 (id=?)');
  });

  test('a search that finds much walks the list in its order, and finds the same', async () => {
    const steps = await plansOf(async () => {
      const { rows: found } = await readObservableRows(db, { search: 'h' }, page);
      expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => `domain-name--${index}`));
    });
    expect(steps.join()).not.toContain('TEMP B-TREE');
    expect(await countObservables(db, { search: 'h' })).toBe(rows);
  });

  test('records are compared with the index through indexes alone', async () => {
    const steps = (await plansOf(() => findUnindexed(db, 'indicator--'))).join('\n');

    expect(steps).toContain('intelligence_observed');
    expect(steps).not.toMatch(/SCAN (?!record)/);
  });
});
