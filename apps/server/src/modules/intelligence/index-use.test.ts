import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { threatSeverities, threatStatuses } from '@halyard/contracts/intelligence/threats.ts';
import { type CompiledQuery, Kysely, type LogEvent } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../database/connections/open-sqlite.ts';
import { sqliteDialect } from '../../database/connections/sqlite-dialect.ts';
import type { Database } from '../../database/database.ts';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { countConnectionsOf } from './connection-store.ts';
import { readConnectionPage } from './entities/list-connections.ts';
import { readEntityIds } from './entities/list-entities.ts';
import { readLatestOf } from './entities/show-connections.ts';
import { countOutside, countThreats, listNames } from './threats/count-threats.ts';
import { readThreatIds } from './threats/list-threats.ts';
import { readThreatMap } from './threats/threat-map.ts';
import { readTrend } from './threats/threat-trend.ts';

const now = Date.parse('2026-11-21T08:42:00.000Z');
const rows = 20_000;
const atOnce = 500;

function toRow(index: number): IntelligenceTable {
  const isThreat = index % 2 === 0;
  return {
    id: `${isThreat ? 'indicator' : 'identity'}--${index}`,
    kind: 'indicator',
    type: `Type ${index % 7}`,
    family: isThreat ? 'threat' : 'entity',
    name: `Record ${(index * 7_919) % rows}`,
    description: 'x'.repeat(400),
    severity: isThreat ? (threatSeverities[index % 5] ?? null) : null,
    status: isThreat ? (threatStatuses[index % 5] ?? null) : null,
    risk: null,
    source: `Source ${index % 50}`,
    confidence: null,
    tlp: null,
    labels: '[]',
    country: null,
    latitude: null,
    longitude: null,
    accuracy: null,
    seen_at: now - index * 300_000,
    acknowledged_at: null,
    acknowledged_by: null,
    verdict: null,
    verdict_reason: null,
    stix: null,
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    sample: 0,
    import_id: null,
    severity_assumed: 0,
    source_assumed: null,
  };
}

const toConnection = (index: number) => ({
  id: `relationship--${index}`,
  source_id: `identity--${index * 2 + 1}`,
  target_id: 'identity--1',
  type: 'Association',
  strength: null,
  last_contact_at: now - index,
  description: '',
  confidence: null,
  tlp: null,
  stix: null,
  version: 1,
  created_at: now,
  updated_at: now,
  deleted_at: null,
  sample: 0 as const,
  import_id: null,
});

async function fill({ write }: Database): Promise<void> {
  for (let start = 0; start < rows; start += atOnce)
    await write(async (tx) => {
      const numbers = Array.from({ length: atOnce }, (_, offset) => start + offset);
      await tx.insertInto('intelligence').values(numbers.map(toRow)).execute();
      await tx.insertInto('connections').values(numbers.map(toConnection)).execute();
    });
}

describe('lists and counters of 20,000 records on SQLite', () => {
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
    const dialect = sqliteDialect(file);
    db = new Kysely({ dialect, log: ({ query }: LogEvent) => explain(query) });
  });
  afterAll(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  /** How the tables are read for a question: which index, and whether it answers alone. */
  async function plansOf(ask: () => Promise<unknown>): Promise<string[]> {
    plans = [];
    await ask();
    return plans.filter((step) => /^(SCAN|SEARCH) (intelligence|connections)/.test(step));
  }

  const filter = { period: '90d' } as const;
  const page = { limit: 100 };
  const entities = { filter: { show: 'entities' }, now, direction: 'asc' } as const;

  const covered: [string, () => Promise<unknown>][] = [
    ...(['timestamp', 'severity', 'type', 'source', 'status'] as const).map(
      (sort): [string, () => Promise<unknown>] => [
        `threats by ${sort}`,
        () => readThreatIds(db, { filter, now, sort, direction: 'desc' }, page),
      ],
    ),
    ['the counters', () => countThreats(db, filter, now)],
    ['the counters of active threats', () => countThreats(db, { ...filter, group: 'active', type: 'Type 1' }, now)],
    ['the counters of all time', () => countThreats(db, { period: 'all' }, now)],
    ['the counters of what is not set', () => countThreats(db, { ...filter, severity: ['none', 'Low'] }, now)],
    ['what lies outside of a period', () => countOutside(db, { period: '7d', severity: ['none'] }, now)],
    ['the trend', () => readTrend(db, filter, now, 'Europe/London')],
    ['the trend of all time', () => readTrend(db, { period: 'all' }, now, 'Europe/London')],
    ['the map', () => readThreatMap(db, filter, now)],
    ['types', () => listNames(db, 'type', { period: '90d', now })],
    ['sources', () => listNames(db, 'source', { period: '90d', now })],
    ...(['name', 'type', 'risk', 'lastActivity'] as const).map((sort): [string, () => Promise<unknown>] => [
      `entities by ${sort}`,
      () => readEntityIds(db, { ...entities, sort }, page),
    ]),
    ['how many connections records have', () => countConnectionsOf(db, ['identity--1', 'identity--3'])],
  ];

  test.each(covered)('%s are answered by an index alone', async (_name, ask) => {
    const steps = await plansOf(ask);

    expect(steps.length).toBeGreaterThan(0);
    const wide = steps.filter((step) => !/USING COVERING INDEX|INDEX intelligence_hidden/.test(step));
    expect(wide).toEqual([]);
  });

  test('the newest threats and the latest contacts come from an index in their order', async () => {
    const newest = { filter, now, sort: 'timestamp', direction: 'desc' } as const;
    await plansOf(() => readThreatIds(db, newest, page));
    expect(plans.join()).not.toContain('TEMP B-TREE');
    await plansOf(() => readEntityIds(db, { ...entities, sort: 'name' }, page));
    expect(plans.join()).not.toContain('TEMP B-TREE');
    await plansOf(() => readLatestOf(db, 'identity--1', 500));
    expect(plans.join()).not.toContain('TEMP B-TREE');
    await plansOf(() => readConnectionPage(db, undefined, page));
    expect(plans.join()).not.toContain('TEMP B-TREE');
  });

  const search = 'record 77';
  const newestFirst = { now, sort: 'timestamp', direction: 'desc' } as const;
  const searches: [string, () => Promise<unknown>][] = [
    ['threats', () => readThreatIds(db, { ...newestFirst, filter: { ...filter, search } }, page)],
    ['the counters', () => countThreats(db, { ...filter, search }, now)],
    ['entities', () => readEntityIds(db, { ...entities, filter: { show: 'entities', search }, sort: 'name' }, page)],
    ['all records', () => readEntityIds(db, { ...entities, filter: { show: 'all', search }, sort: 'name' }, page)],
  ];

  test.each(searches)('a search among %s goes from the words to the records that have them', async (_name, ask) => {
    await plansOf(ask);

    expect(plans.filter((step) => step.startsWith('SEARCH d'))).toEqual([
      'SEARCH d USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
  });

  test('a later page begins where it begins, without reading what stands before it', async () => {
    const order = { filter, now, sort: 'timestamp', direction: 'desc' } as const;
    const { next } = await readThreatIds(db, order, { limit: 500 });

    let bounds: readonly unknown[] = [];
    const watched = new Kysely<Schema>({
      dialect: sqliteDialect(new DatabaseSync(path, { readOnly: true })),
      log: ({ query }) => {
        bounds = query.parameters;
      },
    });
    await readThreatIds(watched, order, { limit: 500, after: next ?? '' });
    await watched.destroy();

    expect(bounds).not.toContain(now);
    expect(bounds).toContain(now - 499 * 2 * 300_000);
  });
});
