import { fingerprintOf, fingerprintVersion } from '@halyard/alert-intake';
import type { Transaction } from '../../database/database.ts';
import type { RuleMessage } from '../../database/rule-message.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import { applyBatch, type GroupAlerts, type HoldBack } from './apply-batch.ts';
import { type Incoming, noDelivery } from './fold-alert.ts';

/** The built-in source of our own rules' alerts. */
const source = { id: 'rules', mapping_version: 1, queue_id: null } as const;

type Ports = {
  readonly now: number;
  readonly newId: () => string;
  readonly holdBack: HoldBack;
  readonly group: GroupAlerts;
};

const nothing = {
  ...({ description: null, sourceSeverity: null, event: null, category: null, confidence: null } as const),
  ...({ tlp: null, url: null, entity: null, techniques: [], tags: [], observables: [] } as const),
  ...({ isTest: false, isHeartbeat: false } as const),
};

function toIncoming(message: RuleMessage, now: number) {
  const { recordId, state, episode, at, title, severity, isAssumed, facts, queue } = message;
  const when = new Date(at).toISOString();
  // A record that is its own evidence would be sighted by the alert about it: the alert names no observables.
  const alert = {
    ...nothing,
    ...facts,
    title,
    state,
    severity: isAssumed ? null : severity,
    sourceSeverity: isAssumed ? null : severity,
    key: [['record', recordId] as const],
    at: when,
    endedAt: state === 'resolved' ? when : null,
  };
  const fingerprint = fingerprintOf(source.id, alert);
  const shared = { fingerprintVersion, occurrence: episode, deliveryId: noDelivery, receivedAt: now, unmapped: 0 };
  return Object.assign({ alert, fingerprint, queue }, shared) satisfies Incoming;
}

/** Folds matches of rules into the alerts, like a delivery of any source; returns the fingerprints by record. */
export async function applyRuleAlerts(
  tx: Transaction,
  messages: readonly RuleMessage[],
  { now, newId, holdBack, group }: Ports,
): Promise<ReadonlyMap<string, string>> {
  const fingerprints = new Map<string, string>();
  // Assumed severity and sample flag are shared by a batch.
  const kinds = Map.groupBy(messages, ({ severity, isAssumed, sample }) => `${isAssumed ? severity : null} ${sample}`);
  for (const some of kinds.values()) {
    const incoming = some.map((message) => toIncoming(message, now));
    for (const [index, { recordId }] of some.entries()) fingerprints.set(recordId, incoming[index]?.fingerprint ?? '');
    const [first] = some;
    const own: Pick<SourcesTable, 'id' | 'default_severity' | 'mapping_version' | 'sample' | 'queue_id'> = {
      ...source,
      default_severity: first?.severity ?? 'Medium',
      sample: first?.sample ?? 0,
    };
    const delivery = { id: noDelivery, incoming, heartbeats: 0, rejections: [], unmapped: [] };
    await applyBatch(tx, own, [delivery], { now, newId, holdBack, group });
  }
  return fingerprints;
}
