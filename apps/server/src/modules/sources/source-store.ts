import { ApiError } from '@halyard/contracts/errors.ts';
import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import { isFeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { type IntakeCounts, sparkSlotMs, sparkSlots } from '@halyard/contracts/inflow/sources.ts';
import { type Kysely, sql } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { deliversOf, optionsOf } from './runs/feed-options.ts';
import { findRunning, isPartly } from './runs/run-store.ts';
import { healthOf } from './source-health.ts';
import type { LagMeter } from './source-lag.ts';

const toInstant = (ms: number | null) => (ms === null ? null : new Date(Number(ms)).toISOString());

const selectSources = (db: Kysely<Schema>) => db.selectFrom('sources').selectAll().where('deleted_at', 'is', null);

/** An existing source, locked inside a transaction. */
export async function requireSource(db: Kysely<Schema>, id: string): Promise<SourcesTable> {
  const row = await holdRows(db, selectSources(db).where('id', '=', id)).executeTakeFirst();
  if (!row) throw new ApiError('source_not_found');
  return row;
}

export const readSources = (db: Kysely<Schema>): Promise<SourcesTable[]> =>
  selectSources(db).orderBy('created_at').orderBy('id').execute();

type Slot = IntakeCounts & { readonly slot: number };

/** The result of each source in the half hours of the last day. */
async function readSlots(db: Kysely<Schema>, since: number): Promise<ReadonlyMap<string, Slot[]>> {
  const rows = await db.selectFrom('intake_counts').selectAll().where('slot', '>=', since).execute();
  const slots = new Map<string, Slot[]>();
  for (const { source_id, slot, created, updated, folded, rejected } of rows) {
    const items = created + updated + folded + rejected;
    const own = slots.get(source_id) ?? [];
    own.push({ slot: Number(slot), items, created, updated, folded, rejected });
    slots.set(source_id, own);
  }
  for (const [source, own] of await readImportSlots(db, since)) slots.set(source, own);
  return slots;
}

/** Feed data that was imported: unchanged objects are folded. */
async function readImportSlots(db: Kysely<Schema>, since: number): Promise<ReadonlyMap<string, Slot[]>> {
  const rows = await db
    .selectFrom('imports')
    .select(['source_id', 'finished_at', 'created', 'updated', 'unchanged', 'rejected'])
    .where('source_id', 'is not', null)
    .where('finished_at', '>=', since)
    .where('state', 'in', ['finished', 'undoing', 'undone'])
    .execute();
  const slots = rows.map(({ source_id, finished_at, created, updated, unchanged: folded, rejected }) => {
    const slot = Math.floor(Number(finished_at) / sparkSlotMs) * sparkSlotMs;
    const items = created + updated + rejected;
    return { source: source_id ?? '', slot, items, created, updated: updated - folded, folded, rejected };
  });
  return Map.groupBy(slots, ({ source }) => source);
}

async function countByState(db: Kysely<Schema>, state: 'waiting' | 'dead') {
  const rows = await db
    .selectFrom('intake_deliveries')
    .select([
      'source_id',
      ({ fn }) => fn.countAll<number>().as('count'),
      ({ fn }) => fn.min('received_at').as('oldest'),
    ])
    // Written as a literal: SQLite uses a partial index only if it sees the condition itself.
    .where(sql<boolean>`state = ${sql.raw(`'${state}'`)}`)
    .groupBy('source_id')
    .execute();
  return new Map(rows.map(({ source_id, count, oldest }) => [source_id, { count: Number(count), oldest }]));
}

const none: IntakeCounts = { items: 0, created: 0, updated: 0, folded: 0, rejected: 0 };

/** The sum of counts, field by field. */
export const addCounts = (all: readonly IntakeCounts[]): IntakeCounts =>
  all.reduce<IntakeCounts>(
    (sum, one) => ({
      items: sum.items + one.items,
      created: sum.created + one.created,
      updated: sum.updated + one.updated,
      folded: sum.folded + one.folded,
      rejected: sum.rejected + one.rejected,
    }),
    none,
  );

const showPull = (row: SourcesTable, runningSince: number | undefined): Source['pull'] =>
  row.pull_url === null
    ? null
    : {
        url: row.pull_url,
        everyMinutes: Number(row.pull_every_ms) / 60_000,
        credentialKind: row.pull_auth_kind,
        credentialEndsAt: toInstant(row.pull_auth_ends_at),
        options: optionsOf(row),
        cursor: row.pull_read_to,
        runningSince: toInstant(runningSince ?? null),
        failures: row.pull_failures,
        isPartly: isPartly(row),
        nextAt: toInstant(row.pull_next_at),
        waitsUntil: toInstant(row.pull_waits_until),
        lastExchange: row.pull_exchange === null ? null : (JSON.parse(row.pull_exchange) as Exchange),
      };

/** Displayed data of sources in addition to their own columns. */
export type Showing = { readonly now: number; readonly lagOf: LagMeter };

/** Sources as the screens show them, in the same order. */
export async function showSources(
  db: Kysely<Schema>,
  rows: readonly SourcesTable[],
  { now, lagOf }: Showing,
): Promise<Source[]> {
  const end = Math.floor(now / sparkSlotMs) * sparkSlotMs;
  const since = end - (sparkSlots - 1) * sparkSlotMs;
  const slots = await readSlots(db, since);
  const waiting = await countByState(db, 'waiting');
  const dead = await countByState(db, 'dead');
  const running = await findRunning(db);
  const lags = new Map<string, Source['lag']>();
  for (const { id, format } of rows) if (!isFeedFormat(format)) lags.set(id, await lagOf(id));
  return rows.map((row) => {
    const own = slots.get(row.id) ?? [];
    const spark = Array.from({ length: sparkSlots }, () => 0);
    for (const { slot, items } of own) {
      // Counts of a clock that was ahead are in the newest slot.
      const place = Math.min((slot - since) / sparkSlotMs, sparkSlots - 1);
      spark[place] = (spark[place] ?? 0) + items;
    }
    return {
      id: row.id,
      name: row.name,
      format: row.format,
      delivers: deliversOf(row.format),
      health: healthOf(row, now),
      paused:
        row.paused_at === null
          ? null
          : { at: new Date(Number(row.paused_at)).toISOString(), reason: row.paused_reason ?? '' },
      defaultSeverity: row.default_severity,
      queue: row.queue_id,
      silenceLimitMinutes: row.silence_limit_ms === null ? null : Number(row.silence_limit_ms) / 60_000,
      mapping: row.mapping,
      mappingVersion: row.mapping_version,
      pull: showPull(row, running.get(row.id)),
      tokenEnds: row.token_ends,
      createdAt: new Date(Number(row.created_at)).toISOString(),
      lastDeliveryAt: toInstant(row.last_delivery_at),
      lastNewAt: toInstant(row.last_new_at),
      lastFailure:
        row.last_failure_at === null
          ? null
          : { at: new Date(Number(row.last_failure_at)).toISOString(), reason: row.last_failure ?? '' },
      counts: addCounts(own),
      lag: lags.get(row.id) ?? null,
      spark,
      waiting: waiting.get(row.id)?.count ?? 0,
      oldestWaitingAt: toInstant(waiting.get(row.id)?.oldest ?? null),
      deadLetters: dead.get(row.id)?.count ?? 0,
      version: row.version,
      sample: row.sample === 1,
    };
  });
}

export async function showSource(db: Kysely<Schema>, row: SourcesTable, showing: Showing): Promise<Source> {
  const [shown] = await showSources(db, [row], showing);
  if (!shown) throw new ApiError('source_not_found');
  return shown;
}

/** Writes a change; a concurrent change of the same version is rejected. */
export async function saveSource(
  tx: Transaction,
  row: SourcesTable,
  change: Partial<SourcesTable>,
): Promise<SourcesTable> {
  const saved = await tx
    .updateTable('sources')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst();
  if (!saved) throw new ApiError('record_changed');
  return saved;
}
