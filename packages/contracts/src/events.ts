import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { cursor, instant, numberBetween } from './fields.ts';
import { allow } from './policy.ts';

export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** Event kinds; each has a sentence in `text/`. */
export const eventKinds = [
  'account_registered',
  'account_confirmed',
  'role_requested',
  'signed_in',
  'sign_in_failed',
  'sign_in_locked',
  'signed_out',
  'signed_out_everywhere',
  'refresh_token_reused',
  'password_reset_requested',
  'password_changed',
  'email_changed',
  'account_deleted',
  'passkey_added',
  'passkey_clone_suspected',
  'passkey_removed',
  'phone_verified',
  'sign_in_unlocked',
  'confirmation_code_resent',
  'password_reset_required',
  'task_added',
  'task_completed',
  'task_reopened',
  'task_edited',
  'task_deleted',
  'task_restored',
  'user_added',
  'user_updated',
  'user_activated',
  'user_deactivated',
  'user_suspended',
  'user_deleted',
  'invitation_resent',
  'role_granted',
  'role_declined',
  'role_changed',
  'second_factor_reset',
  'second_factor_enabled',
  'second_factor_disabled',
  'mfa_failed',
  'recovery_code_used',
  'recovery_codes_made',
  'signed_in_from_new_device',
  'profile_updated',
  'email_change_requested',
  'identity_confirmed',
  'session_ended',
  'device_forgotten',
  'settings_changed',
  'security_settings_changed',
  'retention_changed',
  'api_key_created',
  'api_key_revoked',
  'webhook_secret_made',
  'webhook_failed',
  'password_expires',
  'deletion_requested',
  'deletion_withdrawn',
  'data_exported',
  'audit_exported',
  'audit_verified',
  'server_failed',
  'expires_soon',
  'audit_broken',
  'audit_break_acknowledged',
  'audit_archived',
  'dead_letters_replayed',
  'dead_letters_discarded',
  'dead_letters_restored',
  'threat_added',
  'threat_updated',
  'threat_status_changed',
  'threat_severity_changed',
  'threat_acknowledged',
  'threat_unacknowledged',
  'threat_triaged',
  'threat_deleted',
  'entity_added',
  'entity_updated',
  'entity_deleted',
  'severity_rules_changed',
  'severity_rules_applied',
  'connection_added',
  'connection_updated',
  'connection_deleted',
  'incident_opened',
  'incident_edited',
  'incident_update_added',
  'incident_note_added',
  'incident_status_changed',
  'incident_escalated',
  'incident_assigned',
  'incident_times_set',
  'incident_paused',
  'incident_resumed',
  'incident_moved',
  'incident_target_missed',
  'incident_linked',
  'incident_unlinked',
  'incident_alerts_added',
  'incident_alerts_removed',
  'incident_deleted',
  'playbook_started',
  'playbook_step_done',
  'playbook_step_reopened',
  'playbook_added',
  'playbook_updated',
  'playbook_deleted',
  'alert_rule_added',
  'alert_rule_updated',
  'alert_rule_deleted',
  'alerts_received',
  'alert_added',
  'alert_acknowledged',
  'alert_started',
  'alert_assigned',
  'alert_severity_changed',
  'alert_closed',
  'alert_reopened',
  'alert_linked',
  'alert_unlinked',
  'alert_moved',
  'alert_queue_added',
  'alert_queue_updated',
  'alert_queue_deleted',
  'quiet_rule_added',
  'quiet_rule_ended',
  'group_rule_added',
  'group_rule_updated',
  'group_rule_deleted',
  'group_rules_ordered',
  'group_rule_applied',
  'alert_group_formed',
  'alert_detached',
  'observables_added',
  'observables_removed',
  'indicator_sighted',
  'sighting_added',
  'warning_list_changed',
  'block_list_added',
  'block_list_updated',
  'block_list_deleted',
  'block_list_token_renewed',
  'block_list_token_revoked',
  'block_entries_added',
  'block_entries_removed',
  'block_entries_expired',
  'enrichment_table_loaded',
  'enrichment_table_deleted',
  'enrichment_action_added',
  'enrichment_action_updated',
  'enrichment_action_deleted',
  'source_added',
  'source_updated',
  'source_token_renewed',
  'source_paused',
  'source_resumed',
  'source_deleted',
  'source_silent',
  'source_failing',
  'source_recovered',
  'source_credential_expiring',
  'deliveries_replayed',
  'taxii_collection_published',
  'taxii_collection_updated',
  'taxii_collection_unpublished',
  'attack_layer_added',
  'attack_layer_deleted',
  'sigma_rules_imported',
  'sigma_rule_updated',
  'sigma_rules_changed',
  'sigma_rule_deleted',
  'import_finished',
  'import_failed',
  'import_cancelled',
  'import_undone',
  'crime_import_finished',
  'crime_import_held',
  'crime_import_failed',
  'crime_import_cancelled',
  'crime_import_undone',
  'analysis_finished',
  'analysis_failed',
  'work_cancelled',
  'work_retried',
  'schema_added',
  'schema_described',
  'schema_deleted',
  'schema_restored',
  'records_exported',
  'report_exported',
  'change_undone',
  'announcement_made',
  'sample_removed',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Kinds emailed as alerts: events that users are notified of because of their work. */
export const alertKinds = [
  'incident_opened',
  'incident_edited',
  'incident_update_added',
  'incident_note_added',
  'incident_status_changed',
  'incident_escalated',
  'incident_assigned',
  'incident_target_missed',
  'threat_added',
  'threat_severity_changed',
  'threat_status_changed',
  'entity_added',
  'entity_updated',
  'import_finished',
  'import_failed',
  'announcement_made',
  'server_failed',
  'expires_soon',
  'source_credential_expiring',
  'audit_broken',
] as const satisfies readonly EventKind[];
export type AlertKind = (typeof alertKinds)[number];

/** Kinds that the notified user must act on. */
export const requestKinds = [
  'role_requested',
  'deletion_requested',
  'password_expires',
] as const satisfies readonly EventKind[];

/** Kinds that the assignee of an incident must act on. */
export const assignmentKinds = [
  'incident_assigned',
  'incident_escalated',
  'incident_target_missed',
] as const satisfies readonly EventKind[];

/** State changes of an incident as a whole: sent to webhooks regardless of severity (decision G-057). */
export const incidentCourseKinds = [
  'incident_opened',
  'incident_status_changed',
  ...assignmentKinds,
] as const satisfies readonly EventKind[];

/** The objects of events and audit log entries. */
export type ObjectType =
  | 'person'
  | 'todo'
  | 'audit'
  | 'settings'
  | 'api_key'
  | 'webhook'
  | 'webhook_delivery'
  | 'request'
  | 'threat'
  | 'entity'
  | 'record'
  | 'connection'
  | 'incident'
  | 'playbook'
  | 'alert'
  | 'attack_layer'
  | 'alert_rule'
  | 'quiet_rule'
  | 'alert_queue'
  | 'group_rule'
  | 'sigma_rule'
  | 'warning_list'
  | 'block_list'
  | 'enrichment'
  | 'source'
  | 'taxii_collection'
  | 'import'
  | 'announcement'
  | 'workspace'
  | 'crime_import'
  | 'crime'
  | 'analysis'
  | 'work'
  | 'schema'
  | 'report';

/** One event of the log, as the person it concerns sees it. `subject` names the record: the text of a task, a person. */
export const eventEntry = z.object({
  id: z.number(),
  at: instant,
  kind: z.enum(eventKinds),
  severity: z.enum(severities),
  subject: z.nullable(z.string()),
  objectType: z.nullable(z.string()),
  objectId: z.nullable(z.string()),
  sample: z.boolean(),
});
export type EventEntry = z.output<typeof eventEntry>;

/** One mark of the strip: the events of two minutes, by the most severe of them. `at` is where the two minutes begin. */
export const eventTick = z.object({ at: instant, severity: z.enum(severities), count: z.number() });
export type EventTick = z.output<typeof eventTick>;

export const eventPageMax = 200;

/** Events of the last 24 hours, newest first. `seenUpTo` is the id of the newest one the person has looked at. */
export const eventList = z.object({
  since: instant,
  until: instant,
  counts: z.object({ critical: z.number(), high: z.number(), medium: z.number(), low: z.number() }),
  /** All of the window, oldest first, however many events there are. */
  ticks: z.array(eventTick),
  /** One page; `counts` count all of them. */
  events: z.array(eventEntry),
  /** Where the next page continues; null at the end. */
  next: z.nullable(z.string()),
  seenUpTo: z.number(),
  unseen: z.number(),
});
export type EventList = z.output<typeof eventList>;

export const listEvents = defineEndpoint({
  method: 'GET',
  path: '/events',
  summary: 'Counts events of the last 24 hours that concern the current user.',
  access: allow('events', 'read'),
  query: z.strictObject({
    /** Narrows `events`; `counts` and `ticks` are those of all. */
    severity: z.optional(z.enum(severities)),
    limit: z._default(numberBetween(0, eventPageMax), eventPageMax),
    after: z.optional(cursor),
  }),
  reply: eventList,
});

export const markEventsSeen = defineEndpoint({
  method: 'PUT',
  path: '/events/seen',
  summary: 'Stores the newest event that the user has seen.',
  access: allow('events', 'update'),
  body: z.strictObject({ upTo: z.int().check(z.minimum(0)) }),
});
