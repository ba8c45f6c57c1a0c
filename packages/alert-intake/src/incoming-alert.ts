import type { ObservableRole, ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import type { sourceStates } from '@halyard/contracts/inflow/received-alerts.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';

/** A value that an alert is about; the role is the source's own where it states one. */
export type Observable = { readonly type: ObservableType; readonly value: string; readonly role: ObservableRole };

/** What the source says of its own alert; `unknown` where it never says that an alert has ended. */
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
  /** The fields that tell alerts apart, in the order of the mapping, by name. At least one has a value. */
  readonly key: readonly (readonly [name: string, value: string])[];
  /** Tells occurrences of one alert apart: an event id, or when it started. Null: its time does. */
  readonly event: string | null;
  /** When it happened by the source's clock; null where the source states no time that can be read. */
  readonly at: string | null;
  readonly endedAt: string | null;
  /** When what it tells of began, where the source states that besides: `at` may be its last change. */
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
  /** What it is mainly about: a host, an account. */
  readonly entity: string | null;
  readonly observables: readonly Observable[];
  /** The source says that it is a test or an example. */
  readonly isTest: boolean;
  /** It only says that the source lives. */
  readonly isHeartbeat: boolean;
  /** It ends the alert of its key where there is one, and is none by itself: a check that passed. */
  readonly endsOnly?: boolean;
};

/** A document, or a part of one, that becomes no alert. `place` is its number within the delivery, from 1. */
export type Rejection = {
  readonly place: number;
  readonly reason: RejectionReason;
  readonly detail: string;
  /** How many things it stands for, where these are more than one. */
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
