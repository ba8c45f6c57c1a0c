import { alertTargetsMs } from '@halyard/contracts/inflow/received-alerts.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import { fold } from '../../database/fold.ts';
import type { AlertsTable } from '../../database/tables/inflow-schema.ts';
import { type Facts, isNotBefore, mergeFacts } from './merge-facts.ts';
import type { ObservedAlert } from './observables-of-text.ts';

/** An alert as a delivery brought it. Instants are milliseconds since 1970. */
export type Incoming = {
  readonly alert: ObservedAlert;
  readonly fingerprint: string;
  readonly fingerprintVersion: number;
  readonly occurrence: string;
  readonly deliveryId: number;
  readonly receivedAt: number;
  readonly unmapped: number;
  /** The Sigma rule that made it, of which event of the delivery. */
  readonly byRule?: { readonly id: string; readonly place: number };
};

/** What becomes of an alert: the columns that change; `outcome` is how the import counts it. */
export type Folded = {
  readonly outcome: 'created' | 'updated' | 'folded';
  readonly change: Partial<AlertsTable>;
  /** It was closed, and what came says that it is not over. */
  readonly isReopened: boolean;
};

const startOf = ({ alert, receivedAt }: Incoming): number => (alert.at === null ? receivedAt : Date.parse(alert.at));

/** When the source was in the state that it states: the end of what has ended, else when it happened. */
const stateTimeOf = (incoming: Incoming): number =>
  incoming.alert.state === 'resolved' && incoming.alert.endedAt !== null
    ? Math.max(Date.parse(incoming.alert.endedAt), startOf(incoming))
    : startOf(incoming);

export const happenedAt = startOf;

/** What a search finds an alert by. */
function searchTextOf({ title, entity, observables, key_fields }: Searched): string {
  const values = (JSON.parse(observables) as { value: string }[]).map(({ value }) => value);
  const keys = (JSON.parse(key_fields) as [string, string][]).map(([, value]) => value);
  return fold([title, entity ?? '', ...values, ...keys].join('\n'));
}

type Searched = Pick<AlertsTable, 'title' | 'entity' | 'observables' | 'key_fields'>;

/** An alert of which nothing is known but that the source states no severity. */
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
});

/** Targets from when an alert came; they stop when it is closed, or the source says that it has ended. */
function targetsOf(severity: ThreatSeverity, from: number) {
  const { acknowledge, close } = alertTargetsMs[severity];
  return { acknowledge_by: from + acknowledge, close_by: from + close };
}

type Clocked = Pick<AlertsTable, 'work_status' | 'source_state' | 'hidden' | 'acknowledge_by' | 'close_by'>;

/** The target that runs at present; null where none does. */
function dueAt({ work_status, source_state, hidden, acknowledge_by, close_by }: Clocked): number | null {
  if (work_status === 'Closed' || source_state === 'resolved' || hidden === 1) return null;
  return work_status === 'New' ? acknowledge_by : close_by;
}

/** What makes a message more than a repetition; ports, counters and wordings differ from one to the next. */
const told = ['title', 'severity', 'severity_stated', 'source_state'] as const satisfies readonly (keyof AlertsTable)[];

// Of what was looked into and found to be nothing, a repetition is counted; what was mended and comes back is not mended.
const reopenedAfter: readonly AlertsTable['close_reason'][] = ['fixed', 'true_positive'];

/** A new alert, without its number. */
export function newAlert(
  incoming: Incoming,
  { id, sourceId, assumed, now }: { id: string; sourceId: string; assumed: ThreatSeverity; now: number },
): Omit<AlertsTable, 'number'> {
  const facts = mergeFacts(blank(assumed), incoming, stateTimeOf(incoming));
  const at = startOf(incoming);
  const { alert } = incoming;
  const shown = {
    title: alert.title,
    key_fields: JSON.stringify(alert.key),
    unmapped: incoming.unmapped,
    is_test: alert.isTest ? 1 : 0,
    delivery_id: incoming.deliveryId,
  } as const;
  const targets = targetsOf(facts.severity, incoming.receivedAt);
  const clocked = { work_status: 'New', source_state: incoming.alert.state, hidden: 0, ...targets } as const;
  return {
    ...facts,
    ...clocked,
    ...shown,
    search_text: searchTextOf(Object.assign({}, facts, shown)),
    id,
    source_id: sourceId,
    fingerprint: incoming.fingerprint,
    fingerprint_version: incoming.fingerprintVersion,
    state_at: stateTimeOf(incoming),
    state_delivery: incoming.deliveryId,
    close_reason: null,
    close_note: null,
    first_seen: at,
    last_seen: stateTimeOf(incoming),
    count: 1,
    owner_id: null,
    due_at: dueAt(clocked),
    suppressed_by: null,
    duplicate_of: null,
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
 * Folds a message into the alert that is there. The order of messages makes no difference: the latest by the source's
 * clock decides, of two at one time the later delivery, and counts and times only grow.
 */
export function foldAlert(
  row: AlertsTable,
  incoming: Incoming,
  { isNew, now }: { readonly isNew: boolean; readonly now: number },
): Folded {
  const stateAt = stateTimeOf(incoming);
  const at = startOf(incoming);
  const { alert, deliveryId } = incoming;
  const isLatest = isNotBefore([stateAt, deliveryId], [Number(row.state_at), Number(row.state_delivery)]);
  const change: Partial<AlertsTable> = mergeFacts(row, incoming, stateAt);
  if (isLatest)
    Object.assign(change, {
      title: alert.title,
      unmapped: incoming.unmapped,
      is_test: alert.isTest ? 1 : 0,
      delivery_id: deliveryId,
      source_state: alert.state,
      state_at: stateAt,
      state_delivery: deliveryId,
    });
  const isChanged = told.some((column) => change[column] !== undefined && change[column] !== row[column]);
  change.search_text = searchTextOf(Object.assign({}, row, change));
  if (change.severity !== undefined && change.severity !== row.severity) {
    const from = Number(row.acknowledge_by) - alertTargetsMs[row.severity].acknowledge;
    Object.assign(change, targetsOf(change.severity, from));
  }
  if (at < row.first_seen) change.first_seen = at;
  if (stateAt > row.last_seen) change.last_seen = stateAt;
  if (isNew) change.count = row.count + 1;
  const isReopened =
    isNew &&
    row.work_status === 'Closed' &&
    reopenedAfter.includes(row.close_reason) &&
    incoming.alert.state !== 'resolved' &&
    at > (row.closed_at ?? 0);
  if (isReopened) {
    Object.assign(change, { work_status: 'New', close_reason: null, close_note: null, closed_at: null });
    change.version = row.version + 1;
    Object.assign(change, { acknowledged_at: null }, targetsOf(change.severity ?? row.severity, incoming.receivedAt));
  }
  if (Object.keys(change).length > 0) {
    change.due_at = dueAt(Object.assign({}, row, change));
    change.updated_at = now;
  }
  return { outcome: isChanged || isReopened ? 'updated' : 'folded', change, isReopened };
}
