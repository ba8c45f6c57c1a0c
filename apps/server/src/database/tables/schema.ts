import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import type { AccountStatus, Role } from '@halyard/contracts/accounts/roles.ts';
import type { EventKind, Severity } from '@halyard/contracts/events.ts';
import type { WorkKind, WorkState } from '@halyard/contracts/server/background-work.ts';
import type { Priority } from '@halyard/contracts/work/todos.ts';
import type { ViewList } from '@halyard/contracts/work/views.ts';
import type { Generated } from 'kysely';
import type { AssistantTables } from './assistant-schema.ts';
import type { AttackTables } from './attack-schema.ts';
import type { BlockListsTables } from './block-lists-schema.ts';
import type { CrimeTables } from './crime-schema.ts';
import type { EnrichmentTables } from './enrichment-schema.ts';
import type { IdentityTables } from './identity-schema.ts';
import type { InflowTables } from './inflow-schema.ts';
import type { IntelligenceTables } from './intelligence-schema.ts';
import type { NodesTables } from './nodes-schema.ts';
import type { ObservablesTables } from './observables-schema.ts';
import type { SearchTables } from './search-schema.ts';
import type { SigmaTables } from './sigma-schema.ts';
import type { TaxiiTables } from './taxii-schema.ts';

// Portable on purpose: text ids, instants as integer milliseconds, booleans as 0 and 1, JSON as text.
type Flag = 0 | 1;

export type PeopleTable = {
  id: string;
  username: string;
  email: string;
  verified: Flag;
  phone: string | null;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  role: Role;
  /** A higher role that was asked for at registration and waits for an administrator. */
  requested_role: Role | null;
  department: string;
  status: AccountStatus;
  sample: Flag;
  created_at: number;
  last_login_at: number | null;
  /** The temporary password of the invitation has not been replaced yet. */
  invited: Flag;
  second_factor: Flag;
  /** The address that signs in while a new one waits to be verified; null when `email` does. */
  sign_in_email: string | null;
  deletion_requested_at: number | null;
  /** Grows with every change of what an administrator decides. */
  version: Generated<number>;
};

/** A line of the next digest of alerts. */
export type HeldAlertsTable = {
  id: Generated<number>;
  person_id: string;
  recipient: string;
  language: Language;
  line: string;
  at: number;
};

export type TodosTable = {
  id: string;
  owner_id: string;
  text: string;
  completed: Flag;
  priority: Priority;
  /** A calendar day, `YYYY-MM-DD`. */
  due_date: string | null;
  created_at: number;
  completed_at: number | null;
  deleted_at: number | null;
  sample: Generated<Flag>;
};

type DashboardLayoutsTable = { person_id: string; widgets: string; updated_at: number };

/** What happened. Append-only: strip, bell, history, figures and webhooks are views of it. */
export type EventsTable = {
  id: Generated<number>;
  at: number;
  kind: EventKind;
  severity: Severity;
  actor_id: string | null;
  /** The person it concerns; null concerns all administrators, `everyone` all who are signed in. */
  audience_id: string | null;
  object_type: string | null;
  object_id: string | null;
  subject: string | null;
  sample: Flag;
  /** JSON of `eventDetails` in the contract. */
  details: string | null;
  /** JSON: the old and the new value by column; null where nothing of the object changed, or before they were kept. */
  changes: Generated<string | null>;
};

type EventMarksTable = { person_id: string; seen_up_to: number };

/** Who did what. Append-only and chained: `hash` covers the row and the hash before it. */
export type AuditTable = {
  seq: number;
  at: number;
  actor_id: string | null;
  action: string;
  object_type: string | null;
  object_id: string | null;
  before_digest: string | null;
  after_digest: string | null;
  address: string | null;
  request_id: string | null;
  prev_hash: string;
  hash: string;
};

/** Entries of the audit log of one day, counted in days since 1970 in UTC; `object_type` is '' where they have none. */
type AuditDaysTable = {
  day: number;
  action: string;
  object_type: string;
  count: number;
  first_seq: number;
  last_seq: number;
};

/** One row: where the audit chain ends. Locking it puts writers in line. */
type AuditHeadTable = { id: number; seq: number; hash: string };

type IdempotencyTable = {
  /** SHA-256 of caller, endpoint and Idempotency-Key. */
  key_hash: string;
  request_digest: string;
  status: number;
  reply: string;
  /** From when a reply with a secret is no longer given again; null for every other reply. */
  reply_until: number | null;
  created_at: number;
};

type UsageCountsTable = { day: string; kind: string; route: string; count: number };

/** Rows that were moved from the database to a Parquet file of the storage. */
export type ArchivesTable = {
  /** Where the file is in the storage. */
  key: string;
  table_name: string;
  /** The first and the last key in it, and when the first and the last row were written. */
  from_key: number;
  to_key: number;
  first_at: number;
  last_at: number;
  rows: number;
  /** SHA-256 of the rows as JSON, one a line. */
  sha256: string;
  /** JSON: what screens list without reading the file. */
  facts: string;
  archived_at: number;
};

type WorkspaceTable = { key: string; value: string };

type PersonSettingsTable = {
  person_id: string;
  /** Counts the saves. */
  version: number;
  /** JSON of the four groups, without the API key. */
  value: string;
  marketing_consent_at: number | null;
  updated_at: number;
};

type ApiKeysTable = {
  owner_id: string;
  /** SHA-256 of the key; the key itself is nowhere. */
  hash: string;
  last_four: string;
  created_at: number;
  last_used_at: number | null;
};

/** Requests of one key in one minute since 1970; all nodes count here. */
type ApiKeyUseTable = { owner_id: string; minute: number; count: number };

/** Requests of one person or address in one minute since 1970, as far as nodes have reported them. */
type RequestCountsTable = { counted: string; minute: number; count: number };

/** Which pages may call with the owner's key while API access is on. */
type ApiKeyOriginsTable = { owner_id: string; origin: string };

type WebhookSecretsTable = { owner_id: string; secret_sealed: string; ends: string };

export type WebhookDeliveriesTable = {
  id: string;
  owner_id: string;
  event: string;
  body: string;
  state: 'waiting' | 'delivered' | 'dead' | 'discarded';
  created_at: number;
  attempts: number;
  last_tried_at: number | null;
  next_try_at: number | null;
  last_status: number | null;
  last_error: 'timeout' | 'blocked' | 'unreachable' | 'redirected' | 'rejected' | null;
  /** The first 2 kB of an answer that rejects. */
  last_reply: string | null;
};

/** Work that is due at `run_at`; taking it moves `run_at` ahead, so that a node that dies gives it back. */
export type JobsTable = {
  id: string;
  kind: WorkKind;
  payload: string;
  /** Whose work it is; null is the server's own. */
  person_id: string | null;
  object_type: string | null;
  object_id: string | null;
  /** What administrators read of it. */
  label: string;
  state: WorkState;
  run_at: number;
  /** This one included. */
  attempts: number;
  /** 1: only the node of the row can do it. */
  bound: 0 | 1;
  node: string | null;
  lease_until: number | null;
  progress_done: number | null;
  progress_total: number | null;
  problem: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  cancel_requested_at: number | null;
  /** The node that left it, until another takes it. */
  left_by: string | null;
};

export type SavedViewsTable = {
  id: string;
  list: ViewList;
  name: string;
  /** Parameters of the address of the list, sorted by name. */
  query: string;
  owner_id: string;
  shared: Flag;
  version: number;
  created_at: number;
  deleted_at: number | null;
};

/** With which view a list opens for a person. */
type ViewDefaultsTable = { person_id: string; list: ViewList; view_id: string };

/** When a person had the last turn at a kind of work that is limited over all nodes. */
export type JobTurnsTable = { kind: string; person_id: string; turn_at: number };

export type Schema = AssistantTables &
  AttackTables &
  BlockListsTables &
  CrimeTables &
  EnrichmentTables &
  IdentityTables &
  InflowTables &
  IntelligenceTables &
  NodesTables &
  ObservablesTables &
  SearchTables &
  SigmaTables &
  TaxiiTables & {
    people: PeopleTable;
    held_alerts: HeldAlertsTable;
    todos: TodosTable;
    dashboard_layouts: DashboardLayoutsTable;
    events: EventsTable;
    signal_marks: EventMarksTable;
    audit: AuditTable;
    audit_days: AuditDaysTable;
    audit_head: AuditHeadTable;
    idempotency: IdempotencyTable;
    usage_counts: UsageCountsTable;
    archives: ArchivesTable;
    workspace: WorkspaceTable;
    person_settings: PersonSettingsTable;
    api_keys: ApiKeysTable;
    api_key_use: ApiKeyUseTable;
    request_counts: RequestCountsTable;
    api_key_origins: ApiKeyOriginsTable;
    webhook_secrets: WebhookSecretsTable;
    webhook_deliveries: WebhookDeliveriesTable;
    jobs: JobsTable;
    job_turns: JobTurnsTable;
    saved_views: SavedViewsTable;
    view_defaults: ViewDefaultsTable;
  };
