import { fingerprintOf, fingerprintVersion } from '@halyard/alert-intake';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { Transaction } from '../../database/database.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import { applyBatch, type GroupAlerts, type HoldBack } from './apply-batch.ts';
import { type Incoming, noDelivery } from './fold-alert.ts';

/** The source in whose name alerts of our own rules come. */
const source = { id: 'rules', mapping_version: 1, queue_id: null } as const;

/** What a rule says of a record. Instants are milliseconds since 1970. */
export type RuleMessage = {
  readonly recordId: string;
  readonly state: 'firing' | 'resolved';
  /** Tells the times apart that it began to match. */
  readonly episode: string;
  readonly at: number;
  readonly title: string;
  readonly severity: ThreatSeverity | null;
  /** No one stated the severity. */
  readonly isAssumed: boolean;
  readonly sample: 0 | 1;
  /** The queue that its rule names. */
  readonly queue?: string | undefined;
  readonly facts: Partial<Pick<Incoming['alert'], 'description' | 'category' | 'tags' | 'confidence' | 'tlp'>>;
};

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

/** Folds what rules say of records into the alerts, as a delivery of any source; returns the fingerprints by record. */
export async function applyRuleAlerts(
  tx: Transaction,
  messages: readonly RuleMessage[],
  { now, newId, holdBack, group }: Ports,
): Promise<ReadonlyMap<string, string>> {
  const fingerprints = new Map<string, string>();
  // What is assumed, and what is sample data, a batch has in common.
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
