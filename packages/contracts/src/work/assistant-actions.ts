import * as z from 'zod/mini';
import { languages, themes, timezones } from '../accounts/preferences.ts';
import { roles } from '../accounts/roles.ts';
import { departments } from '../accounts/users.ts';
import { connectionTypes, strengths } from '../intelligence/entities.ts';
import { threatSeverities, threatStatuses, verdicts } from '../intelligence/threats.ts';
import { incidentSeverities, incidentStatuses } from '../operations/incidents.ts';
import { allow, type Permission } from '../policy.ts';
import { priorities } from './todos.ts';

/** Records that a slot can name; the value of such a slot is an id. */
export const recordKinds = ['incident', 'threat', 'entity', 'record', 'task', 'playbook', 'person'] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * The input of a slot: `text` one line, `message` several, `choice` a value of `values`, `day` YYYY-MM-DD, a record's
 * id.
 */
export type Slot = {
  readonly kind: 'text' | 'message' | 'choice' | 'day' | RecordKind;
  readonly values?: readonly string[];
  readonly required?: true;
  /** The longest text. */
  readonly max?: number;
};

/** One thing that the assistant can propose: an operation of the API with what it needs. */
export type ActionDeclaration = {
  readonly access: Permission;
  readonly slots: Readonly<Record<string, Slot>>;
  /** Whether it can be undone from where it was confirmed. */
  readonly undo: boolean;
};

const text = (max: number, required?: true): Slot => ({ kind: 'text', max, ...(required && { required }) });
const message = (required?: true): Slot => ({ kind: 'message', max: 5_000, ...(required && { required }) });
const record = (kind: RecordKind): Slot => ({ kind, required: true });
const oneOf = (values: readonly string[], required?: true): Slot => ({
  kind: 'choice',
  values,
  ...(required && { required }),
});

const task = record('task');
const incident = record('incident');
const threat = record('threat');
const person = record('person');

/**
 * All actions that can be requested in words. An operation that is not here is explained, with a link to its control.
 */
export const assistantActions = {
  add_task: {
    access: allow('todos', 'create'),
    slots: { text: text(500, true), priority: oneOf(priorities), dueDate: { kind: 'day' } },
    undo: true,
  },
  edit_task: {
    access: allow('todos', 'update'),
    slots: { task, text: text(500), priority: oneOf(priorities), dueDate: { kind: 'day' } },
    undo: true,
  },
  complete_task: { access: allow('todos', 'update'), slots: { task }, undo: true },
  reopen_task: { access: allow('todos', 'update'), slots: { task }, undo: true },
  delete_task: { access: allow('todos', 'delete'), slots: { task }, undo: true },
  open_incident: {
    access: allow('incidents', 'create'),
    slots: {
      title: text(200, true),
      severity: oneOf(incidentSeverities, true),
      source: text(100, true),
      description: message(),
    },
    undo: true,
  },
  assign_incident: {
    access: allow('incidents', 'update'),
    slots: { incident, assignee: { kind: 'person' } },
    undo: true,
  },
  change_status: {
    access: allow('incidents', 'update'),
    slots: { incident, status: oneOf(incidentStatuses, true), comment: message() },
    undo: true,
  },
  change_severity: {
    access: allow('incidents', 'update'),
    slots: { incident, severity: oneOf(incidentSeverities, true) },
    undo: true,
  },
  escalate_incident: {
    access: allow('incidents', 'update'),
    slots: { incident, reason: message(true) },
    undo: true,
  },
  add_note: { access: allow('incidents', 'update'), slots: { incident, message: message(true) }, undo: false },
  add_update: { access: allow('incidents', 'update'), slots: { incident, message: message(true) }, undo: false },
  link_record: { access: allow('incidents', 'update'), slots: { incident, record: record('record') }, undo: true },
  start_playbook: {
    access: allow('playbooks', 'run'),
    slots: { incident, playbook: record('playbook') },
    undo: true,
  },
  acknowledge_threat: { access: allow('alerts', 'acknowledge'), slots: { threat }, undo: true },
  change_threat_status: {
    access: allow('intelligence', 'update'),
    slots: { threat, status: oneOf(threatStatuses, true) },
    undo: true,
  },
  change_threat_severity: {
    access: allow('intelligence', 'update'),
    slots: { threat, severity: oneOf(threatSeverities, true), reason: message(true) },
    undo: true,
  },
  set_verdict: {
    access: allow('intelligence', 'update'),
    slots: { threat, verdict: oneOf(verdicts, true), reason: message(true) },
    undo: true,
  },
  add_threat: {
    access: allow('intelligence', 'create'),
    slots: {
      name: text(200, true),
      type: text(100, true),
      severity: oneOf(threatSeverities, true),
      source: text(100, true),
    },
    undo: true,
  },
  connect_entities: {
    access: allow('intelligence', 'create'),
    slots: {
      source: record('entity'),
      target: record('entity'),
      type: oneOf(connectionTypes, true),
      strength: oneOf(strengths),
    },
    undo: true,
  },
  mark_notifications_read: { access: allow('notifications', 'update'), slots: {}, undo: true },
  invite_user: {
    access: allow('users', 'create'),
    slots: { email: text(254, true), role: oneOf(roles, true), department: oneOf(departments, true) },
    undo: false,
  },
  activate_user: { access: allow('users', 'update'), slots: { person }, undo: false },
  deactivate_user: { access: allow('users', 'update'), slots: { person }, undo: false },
  change_role: { access: allow('users', 'update'), slots: { person, role: oneOf(roles, true) }, undo: false },
  set_theme: { access: allow('settings', 'update'), slots: { theme: oneOf(themes, true) }, undo: true },
  set_language: { access: allow('settings', 'update'), slots: { language: oneOf(languages, true) }, undo: true },
  set_timezone: { access: allow('settings', 'update'), slots: { timezone: oneOf(timezones, true) }, undo: true },
} as const satisfies Record<string, ActionDeclaration>;

export type ActionName = keyof typeof assistantActions;
export const actionNames = Object.keys(assistantActions) as readonly ActionName[];

/** The declaration of an action, without the literal types of its slots. */
export const actionOf = (name: ActionName): ActionDeclaration => assistantActions[name];

/** The content of a slot. `label` is the display text if `value` is an id; `now` is the current value of the record. */
export const slotValue = z.object({
  value: z.nullable(z.string().check(z.maxLength(5_000))),
  label: z.nullable(z.string()),
  now: z.nullable(z.string()),
});
export type SlotValue = z.output<typeof slotValue>;

/**
 * One operation with its slots. `version` is that of the record when it was proposed: changes since then are not
 * overwritten.
 */
export const proposedAction = z.object({
  action: z.enum(actionNames as readonly [ActionName, ...ActionName[]]),
  slots: z.record(z.string(), slotValue),
  version: z.nullable(z.number()),
});
export type ProposedAction = z.output<typeof proposedAction>;

/** Slots of an action that have to be filled before it can be confirmed. */
export const missingSlots = ({ action, slots }: ProposedAction): readonly string[] =>
  Object.entries(actionOf(action).slots)
    .filter(([name, { required }]) => required && !slots[name]?.value)
    .map(([name]) => name);
