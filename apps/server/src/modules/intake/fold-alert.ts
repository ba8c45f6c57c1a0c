import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { AlertQueues, TargetsMs } from '../../database/alert-queues.ts';
import { fold } from '../../database/fold.ts';
import type { AlertsTable } from '../../database/tables/inflow-schema.ts';
import { type Facts, isNotBefore, mergeFacts } from './merge-facts.ts';
import type { ObservedAlert } from './observables-of-text.ts';

/** Placeholder for a missing delivery: alerts of our own rules. */
export const noDelivery = 0;
export const deliveryOf = (id: number): number | null => (id === noDelivery ? null : id);

/** An alert from a delivery. Instants are milliseconds since 1970. */
export type Incoming = {
  readonly alert: ObservedAlert;
  readonly fingerprint: string;
  readonly fingerprintVersion: number;
  readonly occurrence: string;
  readonly deliveryId: number;
  /** Its number within the delivery. */
  readonly place?: number | undefined;
  readonly receivedAt: number;
  readonly unmapped: number;
  /** Other text of its item, normalized; without it there was no external input. */
  readonly context?: string | undefined;
  /**
   * The Sigma rule that created it, and the event of the delivery; `isBeside`: the source also has its own mapping for
   * alerts.
   */
  readonly byRule?: { readonly id: string; readonly place: number; readonly isBeside: boolean };
  /** The queue named by our own alert rule. */
  readonly queue?: string | undefined;
};

/** Changes of an alert: its columns; `outcome` is the import's count. */
export type Folded = {
  readonly outcome: 'created' | 'updated' | 'folded';
  readonly change: Partial<AlertsTable>;
  /** It was closed, and the message shows that it is not over. */
  readonly isReopened: boolean;
};

/** No working clock is further ahead: a later time is replaced by the time of receipt. */
const aheadMax = 86_400_000;
const bounded = (at: number, { receivedAt }: Incoming): number => (at > receivedAt + aheadMax ? receivedAt : at);

/** By the clock of the source, however wrong that is: its skew is measured by it. */
export const happenedAt = ({ alert, receivedAt }: Incoming): number =>
  alert.at === null ? receivedAt : Date.parse(alert.at);

const startOf = (incoming: Incoming): number => bounded(happenedAt(incoming), incoming);

/** The start time: as stated by the source, if it is earlier. */
const firstSeenOf = (incoming: Incoming): number => {
  const { startedAt = null } = incoming.alert;
  const at = startOf(incoming);
  return startedAt === null ? at : Math.min(at, Date.parse(startedAt));
};

/** The time of the stated state: the end of a resolved one, else the event time. */
const stateTimeOf = (incoming: Incoming): number =>
  incoming.alert.state === 'resolved' && incoming.alert.endedAt !== null
    ? Math.max(bounded(Date.parse(incoming.alert.endedAt), incoming), startOf(incoming))
    : startOf(incoming);

/** The searchable text of an alert. */
function searchTextOf({ title, entity, observables, key_fields }: Searched): string {
  const values = (JSON.parse(observables) as { value: string }[]).map(({ value }) => value);
  const keys = (JSON.parse(key_fields) as [string, string][]).map(([, value]) => value);
  return fold([title, entity ?? '', ...values, ...keys].join('\n'));
}

type Searched = Pick<AlertsTable, 'title' | 'entity' | 'observables' | 'key_fields'>;

/** An alert without data except that the source states no severity. */
const blank = (assumed: ThreatSeverity): Facts => ({
  description: null,
  severity: assumed,
  severity_stated: 0,
  source_severity: null,
  confidence: null,
  category: null,
  techniques: '[]',
  tags: '[]',
  tlp: null,
  url: null,
  entity: null,
  observables: '[]',
  facts_at: '{}',
  context_text: null,
});

/** Targets from the arrival of an alert; they stop when it is closed, or the source reports its end. */
function targetsOf({ acknowledge, close }: TargetsMs, from: number) {
  return { acknowledge_by: from + acknowledge, close_by: from + close };
}

type Clocked = Pick<AlertsTable, 'work_status' | 'source_state' | 'hidden' | 'acknowledge_by' | 'close_by'>;

/** It has ended at its source, or is silenced there. */
const isOver = (state: AlertsTable['source_state']) => state === 'resolved' || state === 'suppressed';

/** The running target; null if there is none. */
function dueAt({ work_status, source_state, hidden, acknowledge_by, close_by }: Clocked): number | null {
  if (work_status === 'Closed' || isOver(source_state) || hidden === 1) return null;
  return work_status === 'New' ? acknowledge_by : close_by;
}

/** Fields that make a message more than a repetition; ports, counters and wordings differ anyway. */
const told = ['title', 'severity', 'severity_stated', 'source_state'] as const satisfies readonly (keyof AlertsTable)[];

// For an alert closed as harmless, a repetition is only counted; one closed as fixed is reopened.
const reopenedAfter: readonly AlertsTable['close_reason'][] = ['fixed', 'true_positive'];

type Making = {
  readonly id: string;
  readonly sourceId: string;
  readonly sourceQueue?: string | null;
  readonly assumed: ThreatSeverity;
  readonly queues: AlertQueues;
  readonly now: number;
};

/** A new alert, without its number. */
export function newAlert(
  incoming: Incoming,
  { id, sourceId, sourceQueue = null, assumed, queues, now }: Making,
): Omit<AlertsTable, 'number'> {
  const facts = mergeFacts(blank(assumed), incoming, stateTimeOf(incoming));
  const { alert } = incoming;
  const shown = {
    title: alert.title,
    key_fields: JSON.stringify(alert.key),
    unmapped: incoming.unmapped,
    is_test: alert.isTest ? 1 : 0,
    delivery_id: deliveryOf(incoming.deliveryId),
  } as const;
  const queue = queues.choose(facts.severity, incoming.queue, sourceQueue);
  const targets = targetsOf(queues.timesOf(queue, facts.severity), incoming.receivedAt);
  const clocked = { work_status: 'New', source_state: incoming.alert.state, hidden: 0, ...targets } as const;
  return {
    ...facts,
    ...clocked,
    ...shown,
    search_text: searchTextOf(Object.assign({}, facts, shown)),
    context_text: facts.context_text ?? '',
    id,
    source_id: sourceId,
    fingerprint: incoming.fingerprint,
    fingerprint_version: incoming.fingerprintVersion,
    state_at: stateTimeOf(incoming),
    state_delivery: incoming.deliveryId,
    fired: incoming.alert.state === 'resolved' ? 0 : 1,
    close_reason: null,
    close_note: null,
    first_seen: firstSeenOf(incoming),
    last_seen: stateTimeOf(incoming),
    count: 1,
    owner_id: null,
    due_at: dueAt(clocked),
    suppressed_by: null,
    duplicate_of: null,
    record_id: null,
    record_version: null,
    queue_id: queue,
    acknowledged_at: null,
    closed_at: null,
    created_at: now,
    updated_at: now,
    version: 1,
    deleted_at: null,
    sample: 0,
  };
}

/**
 * Folds a message into an existing alert. The order of messages makes no difference: the latest by the source's clock
 * decides, at the same time the later delivery, and counts and times only grow.
 */
export function foldAlert(
  row: AlertsTable,
  incoming: Incoming,
  { isNew, queues, now }: { readonly isNew: boolean; readonly queues: AlertQueues; readonly now: number },
): Folded {
  const stateAt = stateTimeOf(incoming);
  const at = startOf(incoming);
  const { alert, deliveryId } = incoming;
  const timesOf = (severity: ThreatSeverity) => queues.timesOf(row.queue_id, severity);
  const isLatest = isNotBefore([stateAt, deliveryId], [Number(row.state_at), Number(row.state_delivery)]);
  const change: Partial<AlertsTable> = mergeFacts(row, incoming, stateAt);
  if (isLatest)
    Object.assign(change, {
      title: alert.title,
      unmapped: incoming.unmapped,
      is_test: alert.isTest ? 1 : 0,
      delivery_id: deliveryOf(deliveryId),
      source_state: alert.state,
      state_at: stateAt,
      state_delivery: deliveryId,
    });
  const isChanged = told.some((column) => change[column] !== undefined && change[column] !== row[column]);
  change.search_text = searchTextOf(Object.assign({}, row, change));
  if (change.context_text === row.context_text) delete change.context_text;
  if (change.severity !== undefined && change.severity !== row.severity) {
    const from = Number(row.acknowledge_by) - timesOf(row.severity).acknowledge;
    Object.assign(change, targetsOf(timesOf(change.severity), from));
  }
  if (firstSeenOf(incoming) < row.first_seen) change.first_seen = firstSeenOf(incoming);
  if (stateAt > row.last_seen) change.last_seen = stateAt;
  if (isNew) change.count = row.count + 1;
  if (alert.state !== 'resolved' && row.fired === 0) change.fired = 1;
  const isReopened =
    isNew &&
    row.work_status === 'Closed' &&
    reopenedAfter.includes(row.close_reason) &&
    !isOver(incoming.alert.state) &&
    at > (row.closed_at ?? 0);
  if (isReopened) {
    Object.assign(change, { work_status: 'New', close_reason: null, close_note: null, closed_at: null });
    change.version = row.version + 1;
    Object.assign(
      change,
      { acknowledged_at: null },
      targetsOf(timesOf(change.severity ?? row.severity), incoming.receivedAt),
    );
  }
  if (Object.keys(change).length > 0) {
    change.due_at = dueAt(Object.assign({}, row, change));
    change.updated_at = now;
  }
  return { outcome: isChanged || isReopened ? 'updated' : 'folded', change, isReopened };
}
