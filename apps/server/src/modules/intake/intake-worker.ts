import type { Severity } from '@halyard/contracts/events.ts';
import type { Clock } from '../../clock.ts';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { AlertsTable, SourcesTable } from '../../database/tables/inflow-schema.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import { type RunTraced, untraced } from '../../platform/observe/tracing/tracing.ts';
import {
  type Applied,
  applyBatch,
  type DeliveryToApply,
  type GroupAlerts,
  type HoldBack,
  noCounts,
  type ObserveAlerts,
} from './apply-batch.ts';
import { readBody } from './delivery-store.ts';
import { endDelivery, noteHealth } from './end-delivery.ts';
import type { RuleMatches } from './map-delivery.ts';
import type { MapDeliveries } from './mapping-threads.ts';
import { findSource, findWaiting, type Kept, readBatch } from './read-waiting.ts';
import type { RuleSet } from './rule-set.ts';

/** Matches of Sigma rules in deliveries of one source, and the resulting alerts by rule. */
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
  readonly group: GroupAlerts;
  readonly onFailure: (cause: unknown) => void;
  /** Hears of a delivery that could not be mapped. */
  readonly onDead?: ((delivery: DeadDelivery) => void) | undefined;
  readonly trace?: RunTraced | undefined;
};

export type DeadDelivery = { readonly id: number; readonly sourceId: string };

/** Other nodes store deliveries, too. */
const lookEveryMs = 1_000;
/** Batches of a source that are mapped ahead of the one that is written. */
const batchesAhead = 2;
/** Alerts written per step: other writers wait that long. */
const writtenAtOnce = 25;
const attemptsMax = 5;
const noRules: RuleSet = { version: null, texts: [] };
const itself: Actor = { id: null, address: null, requestId: null };

/** Deliveries in write order: all items of one delivery are written together. */
function inPieces(mapped: readonly DeliveryToApply[]): DeliveryToApply[][] {
  const pieces: DeliveryToApply[][] = [];
  let alerts = Number.POSITIVE_INFINITY;
  for (const delivery of mapped) {
    const own = Math.max(1, delivery.incoming.length);
    if (alerts + own > writtenAtOnce) {
      pieces.push([]);
      alerts = 0;
    }
    pieces.at(-1)?.push(delivery);
    alerts += own;
  }
  return pieces;
}

/** Items read together; `mapped` is absent if the mapping failed as a whole. */
type Batch = {
  readonly source: SourcesTable;
  readonly kept: readonly Kept[];
  readonly mapped: readonly DeliveryToApply[] | undefined;
};

const eventSeverity = { Critical: 'critical', High: 'high', Medium: 'medium', Low: 'low' } as const;

/** Maps waiting deliveries, and keeps each until its result is written. */
export function createIntakeWorker({
  database,
  clock,
  log,
  newId,
  map,
  observe,
  holdBack,
  group,
  noteRules,
  onFailure,
  onDead,
  trace = untraced,
}: Ports) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** A delivery that cannot be mapped at all has a reason, and does not affect others. */
  async function mapAll(source: SourcesTable, batch: readonly Kept[], rules?: RuleSet): Promise<DeliveryToApply[]> {
    const kept = await Promise.all(
      batch.map(async ({ id, receivedAt, mediaType, body }) => ({
        id,
        receivedAt,
        mediaType,
        body: await readBody(body),
      })),
    );
    const replies = await map(source, kept, rules);
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
    const record = (
      kind: 'alerts_received' | 'alert_reopened',
      severity: Severity,
      alert?: AlertsTable,
      was?: AlertsTable,
    ) =>
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
        before: was,
        after: alert,
      });
    if (announced > 0) await record('alerts_received', worst === null ? 'low' : eventSeverity[worst]);
    for (const { was, row } of reopened) await record('alert_reopened', 'medium', row, was);
  }

  async function write(source: SourcesTable, mapped: readonly DeliveryToApply[]): Promise<void> {
    const dead = new Set<number>();
    // Not durable yet: until it is, its delivery waits.
    await database.writeStep(async (tx) => {
      dead.clear();
      // One node at a time writes the result of a source.
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
      const applied = await applyBatch(tx, held, deliveries, { now, newId, observe, holdBack, group });
      await noteRules(tx, {
        sourceId: held.id,
        at: now,
        deliveries: deliveries.map(({ id, matched = [] }) => ({ id, matched })),
        alerts: applied.ofRules,
      });
      for (const one of deliveries) {
        const delivery = Object.assign({}, one, {
          rejections: [...one.rejections, ...(applied.endsNone.get(one.id) ?? [])],
        });
        if (await endDelivery(tx, delivery, applied.counts.get(delivery.id) ?? noCounts(), held, now))
          dead.add(delivery.id);
      }
      await noteHealth(tx, held, deliveries, applied.total, now);
      await recordArrival(tx, held, applied, now);
    });
    for (const id of dead) onDead?.({ id, sourceId: source.id });
  }

  /** A transient failure is retried, and set aside after some attempts. */
  async function noteFailure(deliveries: readonly { readonly id: number }[], cause: unknown): Promise<void> {
    onFailure(cause);
    const ids = deliveries.map(({ id }) => id);
    const dead = await database.write(async (tx) => {
      await tx
        .updateTable('intake_deliveries')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', ids)
        .execute();
      const given = await tx
        .updateTable('intake_deliveries')
        .set({ state: 'dead', reason: 'It failed several times for a reason that is not in it. Replay it.' })
        .where('id', 'in', ids)
        .where('attempts', '>=', attemptsMax)
        .returning(['id', 'source_id'])
        .execute();
      return given.map(({ id, source_id: sourceId }) => ({ id: Number(id), sourceId }));
    });
    for (const delivery of dead) onDead?.(delivery);
  }

  /**
   * A delivery whose mapping does not end, or crashes its process, is set aside, without affecting others. If only the
   * rules do not end, the source's own alerts are stored without them, and it says so.
   */
  async function mapAlone(source: SourcesTable, kept: Kept): Promise<DeliveryToApply[]> {
    const rejected = (detail: string) => ({ place: 1, reason: 'mapping_failed', detail }) as const;
    try {
      return await mapAll(source, [kept]);
    } catch (cause) {
      if (isStopped) throw cause;
      const without = source.format === 'events' ? [] : await mapAll(source, [kept], noRules).catch(() => []);
      const tooLong = rejected('Checking it by Sigma rules took too long or too much memory.');
      if (without.some(({ incoming, heartbeats }) => incoming.length + heartbeats > 0))
        return without.map((one) => Object.assign(one, { rejections: [...one.rejections, tooLong] }));
      const rejections = [rejected('Mapping it took too long or too much memory.')];
      return [{ id: kept.id, incoming: [], heartbeats: 0, rejections, unmapped: [] }];
    }
  }

  const mapBatch = async (source: SourcesTable, kept: readonly Kept[]): Promise<Batch> => ({
    source,
    kept,
    mapped: await mapAll(source, kept).catch(() => undefined),
  });

  /** Waiting deliveries of a source in batches: the next ones are mapped while one is written. */
  async function* mapWaiting(id: string): AsyncGenerator<Batch> {
    const ahead: Promise<Batch>[] = [];
    let after = 0;
    async function readOn(): Promise<void> {
      while (ahead.length < batchesAhead && !isStopped) {
        const source = await findSource(database.read, id);
        const kept = source ? await readBatch(database.read, id, after) : [];
        const last = kept.at(-1);
        if (!source || !last) return;
        after = last.id;
        ahead.push(mapBatch(source, kept));
      }
    }
    for (await readOn(); ahead.length > 0; await readOn()) yield (await ahead.shift()) as Batch;
  }

  async function writeBatch({ source, kept, mapped }: Batch): Promise<void> {
    if (mapped)
      for (const piece of inPieces(mapped))
        await write(source, piece).catch((cause) => (isStopped ? undefined : noteFailure(piece, cause)));
    // One at a time, so that a failure does not affect the others.
    else
      for (const one of kept)
        await mapAlone(source, one)
          .then((alone) => write(source, alone))
          .catch((cause) => (isStopped ? undefined : noteFailure([one], cause)));
  }

  async function drain(id: string): Promise<void> {
    for (let isLeft = true; isLeft && !isStopped; ) {
      isLeft = false;
      for await (const batch of mapWaiting(id)) {
        if (isStopped) return;
        await writeBatch(batch);
        isLeft = true;
      }
    }
  }

  const busy = new Map<string, Promise<void>>();
  /** Sources with new deliveries during their turn. */
  const again = new Set<string>();

  /** Sources are processed concurrently: a busy one does not delay others. */
  function begin(id: string): void {
    if (busy.has(id)) {
      again.add(id);
      return;
    }
    const done = trace('map deliveries', { 'halyard.source.id': id }, () => drain(id))
      .catch(onFailure)
      .finally(() => {
        busy.delete(id);
        if (again.delete(id) && !isStopped) begin(id);
      });
    busy.set(id, done);
  }

  let looking: Promise<void> | undefined;
  let isAsked = false;

  /** Checks for sources with deliveries, and starts each. */
  function look(): Promise<void> {
    isAsked = true;
    looking ??= (async () => {
      while (isAsked && !isStopped) {
        isAsked = false;
        for (const id of await findWaiting(database.read)) begin(id);
      }
    })()
      .catch(onFailure)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    /** Something waits, of the source that is named. */
    wake: (sourceId?: string) => (sourceId === undefined ? void look() : begin(sourceId)),
    start() {
      timer = setInterval(() => void look(), lookEveryMs).unref();
    },
    /** Maps until nothing waits anymore. */
    async settle(): Promise<void> {
      for (let isLeft = true; isLeft && !isStopped; ) {
        await look();
        await Promise.all(busy.values());
        isLeft = (await findWaiting(database.read)).length > 0;
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
