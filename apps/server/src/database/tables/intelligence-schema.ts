import type { Risk, Strength } from '@halyard/contracts/intelligence/entities.ts';
import type { PreviewChange } from '@halyard/contracts/intelligence/import-preview.ts';
import type {
  ImportFormat,
  ImportProblem,
  ImportState,
  RejectionReason,
} from '@halyard/contracts/intelligence/imports.ts';
import type { Family, Position, Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import type { ThreatSeverity, ThreatStatus, Verdict } from '@halyard/contracts/intelligence/threats.ts';
import type { ResolutionCode } from '@halyard/contracts/operations/incident-times.ts';
import type { IncidentSeverity, IncidentStatus } from '@halyard/contracts/operations/incidents.ts';
import type { NotificationReason, NotificationType } from '@halyard/contracts/work/notifications.ts';
import type { Generated } from 'kysely';

type Flag = 0 | 1;

/** A threat, an entity or another object of STIX. Instants are milliseconds, labels a JSON array. */
export type IntelligenceTable = {
  /** A STIX id: `indicator--…`. */
  id: string;
  kind: string;
  family: Family;
  type: string;
  name: string;
  description: string;
  /** Of threats: the stated severity, else the one assumed by a rule; null for the rest. */
  severity: ThreatSeverity | null;
  status: ThreatStatus | null;
  /** Of entities, if rated. */
  risk: Risk | null;
  source: string;
  confidence: number | null;
  tlp: Tlp | null;
  labels: string;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  accuracy: Position['accuracy'] | null;
  /** When a threat was last seen, or an entity last active. */
  seen_at: number | null;
  acknowledged_at: number | null;
  acknowledged_by: string | null;
  verdict: Verdict | null;
  verdict_reason: string | null;
  /** The imported object, JSON; null for records created here. */
  stix: string | null;
  version: number;
  created_at: number;
  updated_at: number;
  /** 0 while an import of the row has not finished; rows with any value here are invisible. */
  deleted_at: number | null;
  sample: Flag;
  import_id: string | null;
  /** 1: a threat without a stated severity; 2: the same, and it was old at import and opens no alert. */
  severity_assumed: 0 | 1 | 2;
  /** The severity assumed when its import was published; takes precedence over the rules. */
  severity_chosen?: ThreatSeverity | null | undefined;
  /** JSON of the decisions when its import was published: markings and labels that no file removes. */
  chosen?: string | null | undefined;
  /** The source filled in by an import; if `source` is the same, the object itself states none. */
  source_assumed: string | null;
};

export type ConnectionsTable = {
  id: string;
  source_id: string;
  target_id: string;
  type: string;
  strength: Strength | null;
  last_contact_at: number | null;
  description: string;
  confidence: number | null;
  tlp: Tlp | null;
  stix: string | null;
  version: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  sample: Flag;
  import_id: string | null;
  /** As of `IntelligenceTable`. */
  chosen?: string | null | undefined;
};

export type IncidentsTable = {
  /** `number` as text. */
  id: string;
  number: number;
  title: string;
  severity: IncidentSeverity;
  status: IncidentStatus;
  source: string;
  description: string;
  assignee_id: string | null;
  /** Stays as text when the person is deleted (decision G-081). */
  assignee_name: string | null;
  confidence: number | null;
  tlp: Tlp | null;
  labels: string;
  started_at: number | null;
  detected_at: number;
  reported_at: number | null;
  contained_at: number | null;
  resolved_at: number | null;
  closed_at: number | null;
  /** JSON: by mark (`started`, …) where a time comes from and who set it. */
  time_origins: string;
  due_at: number;
  /** Null while the target does not wait. */
  paused_at: number | null;
  /** JSON of the pauses, oldest first, instants in milliseconds. */
  pauses: string;
  /** The target of which it was last said that it was missed. */
  breached_at: number | null;
  queue_id: string;
  resolution_code: ResolutionCode | null;
  resolution_summary: string | null;
  version: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  sample: Flag;
};

/** Facts of an existing incident from the event log. Instants are milliseconds, `reopened` a JSON array of them. */
export type IncidentFactsTable = {
  incident_id: string;
  severity: IncidentSeverity;
  assignee_id: string | null;
  assignee_name: string | null;
  detected_at: number;
  due_at: number;
  opened_at: number;
  resolved_at: number | null;
  reopened: string;
  last_reopened_at: number | null;
  events: number;
};

/** Records whose number of connections must be recomputed; with `spreads`, those of their neighbors, too. */
type StaleDegreesTable = { key: Generated<number>; record_id: string; spreads: Flag };

/** Incidents whose facts must be recomputed; a trigger adds one with each event. */
type StaleFactsTable = { id: Generated<number>; incident_id: string };

export type IncidentLinksTable = {
  id: string;
  incident_id: string;
  record_id: string;
  version: number;
  created_at: number;
  deleted_at: number | null;
  sample: Flag;
};

export type PlaybooksTable = {
  id: string;
  name: string;
  description: string;
  /** JSON: texts. */
  steps: string;
  version: number;
  updated_at: number;
  deleted_at: number | null;
  sample: Flag;
};

export type PlaybookRunsTable = {
  id: string;
  incident_id: string;
  playbook_id: string | null;
  name: string;
  /** JSON: `[{ text, doneAt, doneBy }]`. */
  steps: string;
  started_at: number;
  version: number;
  deleted_at: number | null;
  sample: Flag;
};

export type AlertRulesTable = {
  id: string;
  name: string;
  enabled: Flag;
  /** JSON of the conditions in the contract. */
  conditions: string;
  version: number;
  updated_at: number;
  deleted_at: number | null;
  sample: Flag;
};

/** The single row of rules that assume a severity if none is stated. */
export type SeverityRulesTable = {
  id: 'rules';
  enabled: Flag;
  /** JSON: the severity by STIX type. */
  rules: string;
  version: number;
  updated_at: number | null;
  /** The version that all records follow; behind `version` while it is applied. */
  applied_version: number;
};

/** One change of a user, with the previous rows; kept for a day. */
export type ChangesTable = {
  id: string;
  actor_id: string;
  at: number;
  rows: string;
  undone_at: number | null;
};

/** One user's notification of an event, and its state. */
export type NotificationsTable = {
  person_id: string;
  event_id: number;
  at: number;
  type: NotificationType;
  severity: 'high' | 'medium' | 'low';
  action_required: Flag;
  why: NotificationReason;
  read_at: number | null;
  dismissed_at: number | null;
};

export type NotificationPreferencesTable = {
  person_id: string;
  security_email: Flag;
  security_push: Flag;
  intelligence_email: Flag;
  intelligence_push: Flag;
};

export type ImportsTable = {
  id: string;
  file_name: string;
  format: ImportFormat;
  state: ImportState;
  owner_id: string | null;
  started_at: number;
  finished_at: number | null;
  bytes: number;
  bytes_read: number;
  objects_in: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  problem: ImportProblem | null;
  problem_detail: string;
  /** Some of it may be written, or undone, and some not: one import is at a time. */
  half_done: Flag;
  /** Records processed by an undo so far, with their outcomes. */
  undo_done: number;
  undo_removed: number;
  undo_restored: number;
  undo_kept: number;
  undo_shared: number;
  /** JSON: the requester. */
  undo_actor: string | null;
  /** The source that it was read from; null for files. */
  source_id: string | null;
  /** Objects of a preview that were left out. */
  skipped: number;
  /**
   * `asked`: it stops for a review; `ready`: its objects are in `preview_objects`; `publishing`: they are on their way.
   * Null for imports without one, and once the objects of an ended one are cleared away.
   */
  preview: 'asked' | 'ready' | 'publishing' | null;
  preview_until: number | null;
  /** The background work that publishes it. */
  preview_work: string | null;
  /** JSON: how many objects lack a value. */
  preview_missing: string | null;
  /** JSON of the contract's decisions; null if there are none. */
  decisions: string | null;
  /** JSON: the headings of a CSV file, and the assigned columns; null until it was read for a preview. */
  csv_columns: string | null;
};

/** A previewed object of a file. Threats have the columns of alert rules, as they would be written. */
export type PreviewObjectsTable = {
  import_id: string;
  seq: number;
  type: string;
  change: PreviewChange;
  name: string;
  place: string;
  /** Folded text that a search looks through. */
  haystack: string;
  selected: Flag;
  /** The version of the compared record; 0 if there is none. */
  base_version: number;
  object_id: string | null;
  table_name: 'intelligence' | 'connections' | null;
  source_id: string | null;
  target_id: string | null;
  /** JSON of the input; null for rejected ones. */
  content: string | null;
  reason: RejectionReason | null;
  detail: string | null;
  valid_until: number | null;
  lacks_confidence: Flag;
  lacks_tlp: Flag;
  family: Family | null;
  word: string | null;
  description: string | null;
  source: string | null;
  severity: ThreatSeverity | null;
  severity_assumed: 0 | 1 | 2;
  seen_at: number | null;
  confidence: number | null;
  acknowledged: Flag;
};

type ImportRejectionsTable = {
  import_id: string;
  seq: number;
  place: string;
  object_id: string | null;
  reason: RejectionReason;
  detail: string;
};

/** A record that is there already and that an import will write when it is published. */
type ImportUpdatesTable = {
  import_id: string;
  table_name: 'intelligence' | 'connections';
  record_id: string;
  /** JSON of the input; null if it equals the record. */
  content: string | null;
};

/** One version of a record: its author and content. Records written by a single import have none. */
type RecordVersionsTable = {
  table_name: 'intelligence' | 'connections';
  record_id: string;
  seq: number;
  /** Null for what a person wrote. */
  import_id: string | null;
  /** The version the row had afterwards. */
  version: number;
  /** JSON: `{ row }` or `{ incoming, … }`; null where it is the content of the entry below, or of the row. */
  content: string | null;
};

export type IntelligenceTables = {
  intelligence: IntelligenceTable;
  connections: ConnectionsTable;
  counters: { name: string; value: number };
  degrees: { record_id: string; degree: number };
  degrees_stale: StaleDegreesTable;
  incidents: IncidentsTable;
  incident_facts: IncidentFactsTable;
  incident_facts_stale: StaleFactsTable;
  incident_links: IncidentLinksTable;
  playbooks: PlaybooksTable;
  playbook_runs: PlaybookRunsTable;
  alert_rules: AlertRulesTable;
  severity_rules: SeverityRulesTable;
  changes: ChangesTable;
  notifications: NotificationsTable;
  notification_preferences: NotificationPreferencesTable;
  imports: ImportsTable;
  import_rejections: ImportRejectionsTable;
  import_updates: ImportUpdatesTable;
  preview_objects: PreviewObjectsTable;
  record_versions: RecordVersionsTable;
};
