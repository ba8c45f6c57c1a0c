import type { QuietMode } from '@halyard/contracts/inflow/alert-rules.ts';
import type { CredentialKind } from '@halyard/contracts/inflow/credentials.ts';
import type { DeliveryState } from '@halyard/contracts/inflow/deliveries.ts';
import type { SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import type { CloseReason, ReceivedAlert, WorkStatus } from '@halyard/contracts/inflow/received-alerts.ts';
import type { SnsTopic } from '@halyard/contracts/inflow/sns.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { Generated } from 'kysely';

type Flag = 0 | 1;

/** Alert sources. Instants are milliseconds since 1970. */
export type SourcesTable = {
  id: string;
  name: string;
  format: SourceFormat;
  /** JSONata in the place of the mapping that ships. */
  mapping: string | null;
  mapping_version: number;
  /** The token, encrypted by the vault: signatures are computed with it. */
  token_sealed: string;
  token_ends: string;
  default_severity: ThreatSeverity;
  /** The queue of its alerts; null: the one for their severity. */
  queue_id: string | null;
  silence_limit_ms: number | null;
  paused_at: number | null;
  paused_reason: string | null;
  /** The polled URL; null: the source sends. */
  pull_url: string | null;
  pull_every_ms: number | null;
  pull_auth_kind: CredentialKind;
  /** JSON of the contract's credential, or a bare Authorization header of an earlier release, encrypted by the vault. */
  pull_auth_sealed: string | null;
  pull_auth_ends_at: number | null;
  /** No longer written: notifications of administrators are in the log. */
  expiry_reported: number | null;
  /** JSON: collection, first date and columns of a feed. */
  pull_options: string | null;
  /** Position of reading, in a short form of its own. */
  pull_read_to: string | null;
  /** Incremented when the position is reset: runs that began before store no cursor. */
  pull_edition: number;
  /** Validators of the newest response, for conditional requests. */
  pull_etag: string | null;
  pull_modified: string | null;
  pull_next_at: number | null;
  /** The other side requested to wait until then. */
  pull_waits_until: number | null;
  /** JSON of the contract's exchange. */
  pull_exchange: string | null;
  /** Consecutive pulls without storable data. */
  pull_failures: number;
  /** How many of these, the last ones, failed for the same reason. */
  pull_same_failures: number;
  last_delivery_at: number | null;
  /** Arrival of the newest new alert. */
  last_new_at: number | null;
  last_failure_at: number | null;
  last_failure: string | null;
  /** Consecutive unmappable deliveries. */
  failures: number;
  /** The trouble that was reported last, so that each is reported once. */
  reported: 'silent' | 'failing' | null;
  created_at: number;
  updated_at: number;
  version: number;
  deleted_at: number | null;
  sample: Flag;
};

/** How far a source has been read; without a row it is read from its beginning. */
export type SourceCursorsTable = {
  source_id: string;
  /** All before it is stored. */
  cursor: string | null;
  /** The cursor once the import is stored. */
  pending: string | null;
  import_id: string | null;
};

/** One request of a source, kept before it is answered: the inbox. */
export type DeliveriesTable = {
  id: Generated<number>;
  source_id: string;
  received_at: number;
  /** The sender's id, else the digest of the body and the day: a repetition is stored once. */
  delivery_key: string;
  media_type: string;
  /** JSON of pairs, without credentials. */
  headers: string;
  /** Raw; long ones are frames of Zstandard. */
  body: Uint8Array;
  bytes: number;
  state: DeliveryState;
  reason: string | null;
  attempts: number;
  created: number;
  updated: number;
  folded: number;
  rejected: number;
  /** JSON of the first rejections, and of the fields that the mapping does not mention. */
  rejections: string | null;
  unmapped: string | null;
  mapping_version: number | null;
  done_at: number | null;
  sample: Flag;
};

/** The result of a source in one half hour; `slot` is its beginning. */
export type IntakeCountsTable = {
  source_id: string;
  slot: number;
  created: number;
  updated: number;
  folded: number;
  rejected: number;
};

/** An alert of a source, or created by hand (`source_id` null). Lists are JSON. */
export type AlertsTable = {
  id: string;
  number: number;
  source_id: string | null;
  fingerprint: string;
  fingerprint_version: number;
  key_fields: string;
  title: string;
  description: string | null;
  severity: ThreatSeverity;
  /** The source states the severity, or a person set it (2), which the source no longer changes. */
  severity_stated: 0 | 1 | 2;
  source_severity: string | null;
  confidence: number | null;
  category: string | null;
  techniques: string;
  tags: string;
  tlp: string | null;
  url: string | null;
  entity: string | null;
  observables: string;
  /** JSON: which message said what, by its time and delivery. */
  facts_at: string;
  /** The searchable text, normalized: title, entity, observables and the values of its key. */
  search_text: string;
  /** Other text of its payload, normalized, for search; null if it was not indexed yet. */
  context_text: string | null;
  source_state: ReceivedAlert['sourceState'];
  /** When the source was in that state by its own clock; of two deliveries at one time the later one counts. */
  state_at: number;
  state_delivery: number;
  work_status: WorkStatus;
  close_reason: CloseReason | null;
  close_note: string | null;
  first_seen: number;
  last_seen: number;
  count: number;
  owner_id: string | null;
  acknowledge_by: number;
  close_by: number;
  /** The next target: the sort key of the list; null if none runs. */
  due_at: number | null;
  acknowledged_at: number | null;
  closed_at: number | null;
  delivery_id: number | null;
  /** Whether a message ever said anything but that it is resolved. */
  fired: Flag;
  unmapped: number;
  /** The quiet rule that last applied to it, and whether it holds it back from the queue. */
  suppressed_by: string | null;
  hidden: Flag;
  /** The alert that it was closed as a duplicate of. */
  duplicate_of: string | null;
  /** Of an alert of our own rules: its threat, and the threat's version that it reflects. */
  record_id: string | null;
  record_version: number | null;
  queue_id: string;
  is_test: Flag;
  created_at: number;
  updated_at: number;
  version: number;
  deleted_at: number | null;
  sample: Flag;
};

/** A line of the kept numbers of alerts: their sum by status and severity is how many there are. */
export type AlertTalliesTable = {
  id: Generated<number>;
  work_status: WorkStatus;
  severity: ThreatSeverity;
  delta: number;
};

/** One time that an alert happened. */
export type OccurrencesTable = {
  id: Generated<number>;
  alert_id: string;
  occurrence_key: string;
  at: number;
  received_at: number;
  state: ReceivedAlert['sourceState'];
  delivery_id: number | null;
};

/** A change of an alert without an event. */
export type AlertChangesTable = {
  id: Generated<number>;
  alert_id: string;
  at: number;
  kind: 'source_updated' | 'queue_deleted' | 'queue_restored';
  /** The source, or the queue. */
  origin_id: string;
  actor_id: string | null;
  /** JSON, by column: the value before and the one after. */
  changes: string;
};

export type AlertIncidentsTable = {
  id: string;
  alert_id: string;
  incident_id: string;
  created_at: number;
  version: number;
  deleted_at: number | null;
};

/** The alert rules of our own that matched the subject of an alert. */
type AlertRuleMatchesTable = { alert_id: string; rule_id: string };

/** Alert queues; `main` always exists. */
export type AlertQueuesTable = {
  id: string;
  name: string;
  /** JSON: the severities of its alerts if neither their source nor their rule names a queue. */
  severities: string;
  /** JSON of the contract's times by severity; null: those of `main`, and of `main` those that ship. */
  targets: string | null;
  /** JSON of the contract's working hours; null is around the clock. */
  hours: string | null;
  created_at: number;
  updated_at: number;
  version: number;
  deleted_at: number | null;
};

/** A rule that suppresses alerts for a time. */
export type QuietRulesTable = {
  id: string;
  /** JSON of the contract's filter. */
  filter: string;
  mode: QuietMode;
  reason: string;
  owner_id: string | null;
  created_by: string | null;
  starts_at: number;
  ends_at: number;
  /** Before `ends_at` if it was ended early. */
  ended_at: number | null;
  created_at: number;
  version: number;
};

/** A rule that groups alerts. Those with the same key that follow each other closely enough are a session. */
export type AlertGroupRulesTable = {
  id: string;
  name: string;
  /** JSON of the contract's filter and fields. */
  filter: string;
  fields: string;
  window_ms: number;
  length_ms: number;
  threshold: number;
  active: Flag;
  position: number;
  /** Incremented when its grouping changes: keys of another edition differ. */
  edition: number;
  created_at: number;
  updated_at: number;
  version: number;
  deleted_at: number | null;
};

/** A session that has reached the threshold, with the rule at that time; dissolved once it falls below. */
export type AlertGroupsTable = {
  id: string;
  number: number;
  rule_id: string;
  group_key: string;
  /** When its first alert was first seen: together with the key it determines its alerts. */
  started_at: number;
  fields: string;
  window_ms: number;
  length_ms: number;
  threshold: number;
  created_at: number;
  dissolved: Flag;
};

/** The key of an alert under a grouping rule; `id` is that of the alert. */
export type AlertGroupingTable = {
  id: string;
  rule_id: string;
  group_key: string;
  first_seen: number;
  /** The beginning of its session; null before it is worked out. */
  started_at: number | null;
  /** Whether it counts towards the threshold. */
  fired: Flag;
  /** It was detached from its group: it stays out of those of this key. */
  detached: Flag;
  version: number;
};

/** A topic of Amazon SNS, by its source. */
export type SnsTopicsTable = {
  source_id: string;
  topic_arn: string;
  state: SnsTopic['state'];
  /** The confirmation URL of its subscription; null if there is nothing to confirm. */
  subscribe_url: string | null;
  asked_at: number | null;
  confirmed_at: number | null;
  failure: string | null;
};

export type InflowTables = {
  sns_topics: SnsTopicsTable;
  sources: SourcesTable;
  source_cursors: SourceCursorsTable;
  intake_deliveries: DeliveriesTable;
  intake_counts: IntakeCountsTable;
  alerts: AlertsTable;
  alert_tallies: AlertTalliesTable;
  alert_occurrences: OccurrencesTable;
  alert_changes: AlertChangesTable;
  alert_incidents: AlertIncidentsTable;
  quiet_rules: QuietRulesTable;
  alert_group_rules: AlertGroupRulesTable;
  alert_groups: AlertGroupsTable;
  alert_grouping: AlertGroupingTable;
  alert_rule_matches: AlertRuleMatchesTable;
  alert_queues: AlertQueuesTable;
};
