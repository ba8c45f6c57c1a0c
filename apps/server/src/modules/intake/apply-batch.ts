import type { Rejection } from '@halyard/alert-intake';
import { sparkSlotMs } from '@halyard/contracts/inflow/sources.ts';
import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { sql } from 'kysely';
import { readQueues } from '../../database/alert-queues.ts';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { AlertsTable, SourcesTable } from '../../database/tables/inflow-schema.ts';
import { deliveryOf, foldAlert, happenedAt, type Incoming, newAlert } from './fold-alert.ts';
import type { MappedDelivery } from './map-delivery.ts';
import { keepSourceChanges } from './source-changes.ts';

export type Counts = { created: number; updated: number; folded: number; rejected: number };
export const noCounts = (): Counts => ({ created: 0, updated: 0, folded: 0, rejected: 0 });

export type DeliveryToApply = MappedDelivery & { readonly id: number };

/** An alert in progress: its future row, and the changed columns. */
type Working = {
  row: AlertsTable;
  change: Partial<AlertsTable>;
  isNew: boolean;
  /** The row as it was. */
  readonly was: AlertsTable;
  isReopened: boolean;
};
type ObservedColumn = 'observables' | 'first_seen' | 'last_seen';

/** An alert with new or changed observables or times. */
export type AlertToObserve = Pick<AlertsTable, 'id' | 'number' | ObservedColumn> & { readonly isNew: boolean };

/** Takes in what alerts name, in the transaction that writes them. */
export type ObserveAlerts = (tx: Transaction, alerts: readonly AlertToObserve[], now: number) => Promise<void>;

/** Lets quiet rules apply to alerts; returns the ids of those that no one is notified of. */
export type HoldBack = (
  tx: Transaction,
  alerts: readonly Pick<AlertsTable, 'id' | 'work_status' | 'owner_id' | 'hidden'>[],
  now: number,
) => Promise<ReadonlySet<string>>;

/** Applies grouping rules to alerts; returns the ids of grouped ones. `silent`: no one is notified of these. */
export type GroupAlerts = (
  tx: Transaction,
  alerts: readonly AlertsTable[],
  now: number,
  silent: ReadonlySet<string>,
) => Promise<ReadonlySet<string>>;

type Source = Pick<SourcesTable, 'id' | 'default_severity' | 'mapping_version' | 'sample' | 'queue_id'>;
type Ports = {
  readonly now: number;
  readonly newId: () => string;
  /** Without it they are extracted afterwards. */
  readonly observe?: ObserveAlerts;
  /** Without it there are no quiet rules. */
  readonly holdBack?: HoldBack;
  /** Without it there are no groups. */
  readonly group?: GroupAlerts;
};

export type Applied = {
  /** By delivery, in order of arrival. */
  readonly counts: ReadonlyMap<number, Counts>;
  readonly total: Counts;
  /** Messages that resolve an alert that does not exist, by delivery: these are counted as rejected. */
  readonly endsNone: ReadonlyMap<number, readonly Rejection[]>;
  /** As they were, and as they are. */
  readonly reopened: readonly { readonly was: AlertsTable; readonly row: AlertsTable }[];
  /** New alerts in no group that quiet rules let people be notified of, and the worst severity of these. */
  readonly announced: number;
  readonly worst: ThreatSeverity | null;
  /** Alerts created or repeated by Sigma rules, with their rule. */
  readonly ofRules: ReadonlyMap<string, string>;
};

// Statements take a limited number of values.
const atOnce = 200;
const slices = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) => all.slice(index * atOnce, (index + 1) * atOnce));

/** An alert without changes yet. */
const begin = (row: AlertsTable, isNew: boolean): Working => ({
  row,
  change: {},
  isNew,
  was: Object.assign({}, row),
  isReopened: false,
});

async function findKnown(tx: Transaction, sourceId: string, fingerprints: readonly string[]) {
  const known = new Map<string, Working>();
  for (const some of slices(fingerprints)) {
    const query = tx
      .selectFrom('alerts')
      .selectAll()
      .where('source_id', '=', sourceId)
      .where('fingerprint', 'in', some);
    for (const row of await holdRows(tx, query).execute()) known.set(row.fingerprint, begin(row, false));
  }
  return known;
}

const endsNoneOf = (incoming: readonly Incoming[]): readonly Rejection[] =>
  incoming.map(({ place = 1 }) => ({
    place,
    reason: 'not_an_alert',
    detail: 'It ends an alert that did not come before.',
  }));

const occurrenceKey = (alertId: string, occurrence: string) => `${alertId} ${occurrence}`;

async function findOccurrences(tx: Transaction, known: Iterable<Working>, incoming: readonly Incoming[]) {
  const ids = new Map([...known].map(({ row }) => [row.fingerprint, row.id]));
  const pairs = new Map<string, readonly [string, string]>();
  for (const { fingerprint, occurrence } of incoming) {
    const id = ids.get(fingerprint);
    if (id !== undefined) pairs.set(occurrenceKey(id, occurrence), [id, occurrence]);
  }
  const found = new Set<string>();
  for (const some of slices([...pairs.values()])) {
    const wanted = sql.join(some.map(([id, occurrence]) => sql`(${id}, ${occurrence})`));
    const rows = await tx
      .selectFrom('alert_occurrences')
      .select(['alert_id', 'occurrence_key'])
      .where(sql<boolean>`(alert_id, occurrence_key) in (values ${wanted})`)
      .execute();
    for (const { alert_id, occurrence_key } of rows) found.add(occurrenceKey(alert_id, occurrence_key));
  }
  return found;
}

/** As many numbers as there are new alerts; concurrent callers wait for this transaction. */
async function takeNumbers(tx: Transaction, count: number): Promise<number> {
  const { value } = await tx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', count) }))
    .where('name', '=', 'alert')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value) - count;
}

async function insertNew(tx: Transaction, working: readonly Working[]): Promise<void> {
  if (working.length === 0) return;
  const last = await takeNumbers(tx, working.length);
  working.forEach(({ row }, index) => {
    row.number = last + index + 1;
  });
  for (const some of slices(working).flatMap((slice) => [slice.slice(0, 100), slice.slice(100)]))
    if (some.length > 0)
      await tx
        .insertInto('alerts')
        .values(some.map(({ row }) => row))
        .execute();
}

async function updateKnown(tx: Transaction, working: readonly Working[]): Promise<void> {
  for (const { row, change } of working)
    if (Object.keys(change).length > 0) await tx.updateTable('alerts').set(change).where('id', '=', row.id).execute();
}

type NewOccurrence = { readonly alertId: string; readonly incoming: Incoming };

async function writeOccurrences(tx: Transaction, all: readonly NewOccurrence[]): Promise<void> {
  for (const some of slices(all))
    await tx
      .insertInto('alert_occurrences')
      .values(
        some.map(({ alertId, incoming }) => ({
          alert_id: alertId,
          occurrence_key: incoming.occurrence,
          at: happenedAt(incoming),
          received_at: incoming.receivedAt,
          state: incoming.alert.state,
          delivery_id: deliveryOf(incoming.deliveryId),
        })),
      )
      // The alert is locked: a missing occurrence cannot appear concurrently, in any partition.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function count(tx: Transaction, sourceId: string, now: number, total: Counts): Promise<void> {
  const slot = Math.floor(now / sparkSlotMs) * sparkSlotMs;
  await tx
    .insertInto('intake_counts')
    .values({ source_id: sourceId, slot, ...total })
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'slot']).doUpdateSet((eb) => ({
        created: eb('intake_counts.created', '+', eb.ref('excluded.created')),
        updated: eb('intake_counts.updated', '+', eb.ref('excluded.updated')),
        folded: eb('intake_counts.folded', '+', eb.ref('excluded.folded')),
        rejected: eb('intake_counts.rejected', '+', eb.ref('excluded.rejected')),
      })),
    )
    .execute();
}

const minuteMs = 60_000;
const minuteOf = (ms: number) => Math.floor(Number(ms) / minuteMs);

/** Alerts with changed observables; repetitions within a minute change nothing about them. */
const toObserve = (working: readonly Working[]): readonly AlertToObserve[] =>
  working
    .filter(
      ({ row, was, isNew }) =>
        isNew ||
        row.observables !== was.observables ||
        (row.observables !== '[]' &&
          (minuteOf(row.last_seen) !== minuteOf(was.last_seen) ||
            minuteOf(row.first_seen) !== minuteOf(was.first_seen))),
    )
    .map(({ row: { id, number, observables, first_seen, last_seen }, isNew }) => ({
      id,
      number,
      observables,
      first_seen,
      last_seen,
      isNew,
    }));

/** The worse of two severities. */
const worseOf = (one: ThreatSeverity | null, other: ThreatSeverity): ThreatSeverity =>
  one !== null && threatSeverities.indexOf(one) <= threatSeverities.indexOf(other) ? one : other;

/**
 * Writes the items of deliveries of one source, in the transaction that ends them: each is created, updated, folded or
 * rejected, and counted as one of the four.
 */
export async function applyBatch(
  tx: Transaction,
  source: Source,
  deliveries: readonly DeliveryToApply[],
  { now, newId, observe, holdBack, group }: Ports,
): Promise<Applied> {
  const incoming = deliveries.flatMap((delivery) => delivery.incoming);
  const known = await findKnown(tx, source.id, [...new Set(incoming.map(({ fingerprint }) => fingerprint))]);
  const seen = await findOccurrences(tx, known.values(), incoming);
  const counts = new Map<number, Counts>();
  const endsNone = new Map<number, readonly Rejection[]>();
  const occurrences: NewOccurrence[] = [];
  const ofRules = new Map<string, string>();
  const assumed = source.default_severity;
  const queues = await readQueues(tx);

  for (const delivery of deliveries) {
    const own = noCounts();
    own.rejected = delivery.rejections.reduce((sum, { count = 1 }) => sum + count, 0);
    own.folded = delivery.heartbeats;
    const unmatched: Incoming[] = [];
    for (const one of delivery.incoming) {
      const before = known.get(one.fingerprint);
      if (!before && one.alert.endsOnly) {
        unmatched.push(one);
        own.rejected++;
        continue;
      }
      if (!before) {
        const made = newAlert(one, {
          id: newId(),
          sourceId: source.id,
          sourceQueue: source.queue_id,
          assumed,
          queues,
          now,
        });
        // Data of a source of the sample workspace is sample data, too.
        const row = Object.assign(made, { number: 0, sample: source.sample });
        known.set(one.fingerprint, begin(row, true));
        seen.add(occurrenceKey(row.id, one.occurrence));
        occurrences.push({ alertId: row.id, incoming: one });
        if (one.byRule) ofRules.set(row.id, one.byRule.id);
        own.created++;
        continue;
      }
      if (one.byRule) ofRules.set(before.row.id, one.byRule.id);
      const key = occurrenceKey(before.row.id, one.occurrence);
      const isNew = !seen.has(key);
      if (isNew) {
        seen.add(key);
        occurrences.push({ alertId: before.row.id, incoming: one });
      }
      const { outcome, change, isReopened } = foldAlert(before.row, one, { isNew, queues, now });
      Object.assign(before.row, change);
      Object.assign(before.change, change);
      if (isReopened) before.isReopened = true;
      own[outcome]++;
    }
    if (unmatched.length > 0) endsNone.set(delivery.id, endsNoneOf(unmatched));
    counts.set(delivery.id, own);
  }

  const all = [...known.values()];
  await insertNew(
    tx,
    all.filter(({ isNew }) => isNew),
  );
  await updateKnown(
    tx,
    all.filter(({ isNew }) => !isNew),
  );
  await keepSourceChanges(
    tx,
    source.id,
    all.filter(({ isNew }) => !isNew),
    now,
  );
  await writeOccurrences(tx, occurrences);
  await observe?.(tx, toObserve(all), now);
  // After the observables: rules may name some.
  const silent = await holdBack?.(
    tx,
    all.map(({ row }) => row),
    now,
  );
  const grouped = await group?.(
    tx,
    all.map(({ row }) => row),
    now,
    silent ?? new Set(),
  );
  const announced = all.filter(({ isNew, row }) => isNew && !silent?.has(row.id) && !grouped?.has(row.id));
  const worst = announced.reduce<ThreatSeverity | null>((most, { row }) => worseOf(most, row.severity), null);
  const total = noCounts();
  for (const own of counts.values())
    for (const name of ['created', 'updated', 'folded', 'rejected'] as const) total[name] += own[name];
  await count(tx, source.id, now, total);
  const reopened = all.filter(({ isReopened }) => isReopened);
  return { counts, total, endsNone, reopened, announced: announced.length, worst, ofRules };
}
