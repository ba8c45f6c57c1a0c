import type { ObservableRole, ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import type { sourceStates } from '@halyard/contracts/inflow/received-alerts.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';

/** A value that an alert is about; the role is the source's own where it states one. */
export type Observable = { readonly type: ObservableType; readonly value: string; readonly role: ObservableRole };

/** The state reported by the source; `unknown` if it never reports the end of an alert. */
export type SourceState = (typeof sourceStates)[number];

/** An alert as a mapping reads it from one document. Instants are ISO 8601 in UTC with milliseconds. */
export type IncomingAlert = {
  readonly title: string;
  readonly description: string | null;
  /** Null where the source states none that the mapping knows. */
  readonly severity: ThreatSeverity | null;
  /** The severity in the source's own words: `priority 1`, `level 12`. */
  readonly sourceSeverity: string | null;
  readonly state: SourceState;
  /** The fields that distinguish alerts, in the order of the mapping, by name. At least one has a value. */
  readonly key: readonly (readonly [name: string, value: string])[];
  /** Tells occurrences of one alert apart: an event id, or when it started. Null: its time does. */
  readonly event: string | null;
  /** When it happened by the source's clock; null where the source states no time that can be read. */
  readonly at: string | null;
  readonly endedAt: string | null;
  /** Start of the activity, if the source states it in addition: `at` may be its last change. */
  readonly startedAt?: string | null;
  readonly category: string | null;
  /** ATT&CK numbers: `T1071.001`. */
  readonly techniques: readonly string[];
  readonly tags: readonly string[];
  /** 0 to 100. */
  readonly confidence: number | null;
  readonly tlp: string | null;
  /** Back to the alert in its source. */
  readonly url: string | null;
  /** The main subject: a host, an account. */
  readonly entity: string | null;
  readonly observables: readonly Observable[];
  /** The source says that it is a test or an example. */
  readonly isTest: boolean;
  /** It only says that the source lives. */
  readonly isHeartbeat: boolean;
  /** It resolves the alert of its key, if there is one, and is not an alert itself: a passed check. */
  readonly endsOnly?: boolean;
};

/** A document, or a part of one, that becomes no alert. `place` is its number within the delivery, from 1. */
export type Rejection = {
  readonly place: number;
  readonly reason: RejectionReason;
  readonly detail: string;
  /** The number of events that it represents, if more than one. */
  readonly count?: number;
};

export const rejectionReasons = [
  'not_readable',
  'not_an_alert',
  'no_title',
  'no_key',
  'mapping_failed',
  'no_rule_matched',
  'too_many',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
