import type { AccountStatus, Role } from '@halyard/contracts/roles.ts';
import type { Severity, SignalKind } from '@halyard/contracts/signals.ts';
import type { Priority } from '@halyard/contracts/todos.ts';
import type { Generated } from 'kysely';
import type { IdentityTables } from './identity-schema.ts';

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
};

type DashboardLayoutsTable = { person_id: string; widgets: string; updated_at: number };

/** What happened. Append-only: strip, bell, history, figures and webhooks are views of it. */
type EventsTable = {
  id: Generated<number>;
  at: number;
  kind: SignalKind;
  severity: Severity;
  actor_id: string | null;
  /** The person it concerns; null concerns all administrators. */
  audience_id: string | null;
  object_type: string | null;
  object_id: string | null;
  subject: string | null;
  sample: Flag;
};

type SignalMarksTable = { person_id: string; seen_up_to: number };

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

/** One row: where the audit chain ends. Locking it puts writers in line. */
type AuditHeadTable = { id: number; seq: number; hash: string };

type IdempotencyTable = {
  /** SHA-256 of caller, endpoint and Idempotency-Key. */
  key_hash: string;
  request_digest: string;
  status: number;
  reply: string;
  created_at: number;
};

type UsageCountsTable = { day: string; kind: string; route: string; count: number };

type WorkspaceTable = { key: string; value: string };

export type Schema = IdentityTables & {
  people: PeopleTable;
  todos: TodosTable;
  dashboard_layouts: DashboardLayoutsTable;
  events: EventsTable;
  signal_marks: SignalMarksTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  idempotency: IdempotencyTable;
  usage_counts: UsageCountsTable;
  workspace: WorkspaceTable;
};
