import type { Severity } from '@halyard/contracts/events.ts';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { AlertsTable, SourcesTable } from '../../database/tables/inflow-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import {
  type Applied,
  applyBatch,
  type DeliveryToApply,
  type HoldBack,
  noCounts,
  type ObserveAlerts,
} from './apply-batch.ts';
import { readBody } from './delivery-store.ts';
import { endDelivery, noteHealth } from './end-delivery.ts';
import type { RuleMatches } from './map-delivery.ts';
import type { MapDeliveries } from './mapping-threads.ts';

/** What Sigma rules matched in deliveries of one source, and the alerts that came of it by their rule. */
export type FoundByRules = {
  readonly sourceId: string;
  readonly at: number;
  readonly deliveries: readonly { readonly id: number; readonly matched: readonly RuleMatches[] }[];
  readonly alerts: ReadonlyMap<string, string>;
};

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly map: MapDeliveries;
  /** Notes what Sigma rules matched, in the transaction that writes the alerts. */
  readonly noteRules: (tx: Transaction, found: FoundByRules) => Promise<void>;
  readonly observe: ObserveAlerts;
  readonly holdBack: HoldBack;
  readonly onFailure: (cause: unknown) => void;
};

/** Other nodes keep deliveries, too. */
const lookEveryMs = 1_000;
/** Deliveries of one source that are written at once; then it is another source's turn. */
const batchSize = 100;
const batchBytes = 400_000;
const attemptsMax = 5;
const itself: Actor = { id: null, address: null, requestId: null };

/** Sources that have something to be mapped, the one that waits longest first; or one of them. */
async function findSources(db: Kysely<Schema>, id?: string): Promise<readonly SourcesTable[]> {
  let query = db
    .selectFrom('intake_deliveries')
    .select(['source_id', ({ fn }) => fn.min('id').as('first')])
    // Written out, not handed in: SQLite uses a partial index only where it sees the condition itself.
    .where(sql<boolean>`state = 'waiting'`)
    .groupBy('source_id');
  if (id !== undefined) query = query.where('source_id', '=', id);
  const waiting = await query.execute();
  if (waiting.length === 0) return [];
  const order = new Map(waiting.map(({ source_id, first }) => [source_id, Number(first)]));
  const rows = await db
    .selectFrom('sources')
    .selectAll()
    .where('id', 'in', [...order.keys()])
    .where('paused_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
}

type Kept = { readonly id: number; readonly receivedAt: number; readonly bytes: number; readonly body: Uint8Array };

async function readBatch(db: Kysely<Schema>, sourceId: string): Promise<readonly Kept[]> {
  const rows = await db
    .selectFrom('intake_deliveries')
    .select(['id', 'received_at', 'bytes'])
    .where('source_id', '=', sourceId)
    .where(sql<boolean>`state = 'waiting'`)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  const ids: number[] = [];
  let bytes = 0;
  for (const row of rows) {
    bytes += row.bytes;
    if (ids.length > 0 && bytes > batchBytes) break;
    ids.push(Number(row.id));
  }
  if (ids.length === 0) return [];
  const bodies = await db
    .selectFrom('intake_deliveries')
    .select(['id', 'received_at', 'bytes', 'body'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return bodies.map(({ id, received_at, bytes: length, body }) => ({
    id: Number(id),
    receivedAt: Number(received_at),
    bytes: length,
    body,
  }));
}

const eventSeverity = { Critical: 'critical', High: 'high', Medium: 'medium', Low: 'low' } as const;

/** Maps what is waiting, and keeps each delivery until what came of it is written. */
export function createIntakeWorker({
  database,
  clock,
  log,
  newId,
  map,
  observe,
  holdBack,
  noteRules,
  onFailure,
}: Ports) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** A delivery that cannot be mapped at all says why; it stops no other. */
  async function mapAll(source: SourcesTable, batch: readonly Kept[]): Promise<DeliveryToApply[]> {
    const kept = await Promise.all(
      batch.map(async ({ id, receivedAt, body }) => ({ id, receivedAt, body: await readBody(body) })),
    );
    const replies = await map(source, kept);
    return kept.map(({ id }, index) => {
      const reply = replies[index];
      if (reply?.is === 'mapped') return Object.assign({ id }, reply.mapped);
      const detail = reply?.message ?? 'It could not be mapped.';
      return {
        id,
        incoming: [],
        heartbeats: 0,
        rejections: [{ place: 1, reason: 'mapping_failed', detail }],
        unmapped: [],
      };
    });
  }

  async function recordArrival(
    tx: Transaction,
    source: SourcesTable,
    { announced, worst, reopened }: Applied,
    now: number,
  ) {
    const record = (kind: 'alerts_received' | 'alert_reopened', severity: Severity, alert?: AlertsTable) =>
      log.record(tx, {
        at: now,
        kind,
        severity,
        actor: itself,
        audienceId: everyone,
        objectType: alert ? 'alert' : 'source',
        objectId: alert?.id ?? source.id,
        subject: alert?.title ?? source.name,
        details: alert ? { name: source.name } : { count: announced },
      });
    if (announced > 0) await record('alerts_received', worst === null ? 'low' : eventSeverity[worst]);
    for (const alert of reopened) await record('alert_reopened', 'medium', alert);
  }

  async function write(source: SourcesTable, mapped: readonly DeliveryToApply[]): Promise<void> {
    await database.write(async (tx) => {
      // One node at a time writes what came of a source.
      const held = await holdRows(
        tx,
        tx.selectFrom('sources').selectAll().where('id', '=', source.id),
      ).executeTakeFirst();
      if (!held || held.paused_at !== null || held.deleted_at !== null) return;
      const ids = mapped.map(({ id }) => id);
      const still = await tx
        .selectFrom('intake_deliveries')
        .select('id')
        .where('id', 'in', ids)
        .where('state', '=', 'waiting')
        .execute();
      const waiting = new Set(still.map(({ id }) => Number(id)));
      const deliveries = mapped.filter(({ id }) => waiting.has(id));
      if (deliveries.length === 0) return;
      const now = clock();
      const applied = await applyBatch(tx, held, deliveries, { now, newId, observe, holdBack });
      await noteRules(tx, {
        sourceId: held.id,
        at: now,
        deliveries: deliveries.map(({ id, matched = [] }) => ({ id, matched })),
        alerts: applied.ofRules,
      });
      for (const delivery of deliveries)
        await endDelivery(tx, delivery, applied.counts.get(delivery.id) ?? noCounts(), held, now);
      await noteHealth(tx, held, deliveries, applied.total, now);
      await recordArrival(tx, held, applied, now);
    });
  }

  /** What fails for a reason that is not its own is tried again, and set aside after some tries. */
  async function noteFailure(deliveries: readonly Kept[], cause: unknown): Promise<void> {
    onFailure(cause);
    const ids = deliveries.map(({ id }) => id);
    await database.write(async (tx) => {
      await tx
        .updateTable('intake_deliveries')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', ids)
        .execute();
      await tx
        .updateTable('intake_deliveries')
        .set({ state: 'dead', reason: 'It failed several times for a reason that is not in it. Replay it.' })
        .where('id', 'in', ids)
        .where('attempts', '>=', attemptsMax)
        .execute();
    });
  }

  /** A delivery whose mapping does not end, or takes its process with it, is set aside; it stops no other. */
  async function mapAlone(source: SourcesTable, kept: Kept): Promise<DeliveryToApply[]> {
    try {
      return await mapAll(source, [kept]);
    } catch (cause) {
      if (isStopped) throw cause;
      const detail = 'Mapping it took too long or too much memory.';
      const rejections = [{ place: 1, reason: 'mapping_failed', detail }] as const;
      return [{ id: kept.id, incoming: [], heartbeats: 0, rejections, unmapped: [] }];
    }
  }

  /** Returns whether there was something to do. */
  async function takeTurn(source: SourcesTable): Promise<boolean> {
    const batch = await readBatch(database.read, source.id);
    if (batch.length === 0) return false;
    const mapped = await mapAll(source, batch).catch(() => undefined);
    if (mapped) await write(source, mapped).catch((cause) => noteFailure(batch, cause));
    // One at a time, so that one that fails takes no other with it.
    else
      for (const kept of batch)
        await mapAlone(source, kept)
          .then((alone) => write(source, alone))
          .catch((cause) => (isStopped ? undefined : noteFailure([kept], cause)));
    return true;
  }

  const busy = new Map<string, Promise<void>>();
  /** Sources for which something came while they had their turn. */
  const again = new Set<string>();

  async function drain(id: string): Promise<void> {
    while (!isStopped) {
      const [source] = await findSources(database.read, id);
      if (!source || !(await takeTurn(source))) return;
    }
  }

  function begin(id: string): void {
    if (busy.has(id)) {
      again.add(id);
      return;
    }
    const done = drain(id)
      .catch(onFailure)
      .finally(() => {
        busy.delete(id);
        if (again.delete(id)) void wake();
      });
    busy.set(id, done);
  }

  let looking: Promise<void> | undefined;
  let isAsked = false;

  /** Begins with each source that has something, beside each other: one that sends much holds up no other. */
  function wake(): Promise<void> {
    isAsked = true;
    looking ??= (async () => {
      while (isAsked && !isStopped) {
        isAsked = false;
        for (const { id } of await findSources(database.read)) begin(id);
      }
    })()
      .catch(onFailure)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    /** Something waits. */
    wake,
    start() {
      timer = setInterval(() => void wake(), lookEveryMs).unref();
    },
    /** Maps until nothing waits any more. */
    async settle(): Promise<void> {
      for (let isLeft = true; isLeft && !isStopped; ) {
        await wake();
        await Promise.all(busy.values());
        isLeft = (await findSources(database.read)).length > 0;
      }
    },
    /** Ends after the batches that are being written. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(busy.values());
    },
  };
}

export type IntakeWorker = ReturnType<typeof createIntakeWorker>;
