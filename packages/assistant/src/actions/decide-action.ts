import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { type ActionName, actionOf } from '@halyard/contracts/work/assistant-actions.ts';
import { has, ofKind } from '../reader/assemble/parts.ts';
import type { Piece } from '../reader/pieces.ts';
import type { RecordRef } from '../reader/record-ref.ts';
import type { Code } from '../vocabulary/vocabulary.ts';
import type { ActionParts } from './action-parts.ts';

/** An action with what a request says of its slots; records are keys, `null` says "no one". */
export type ActionRequest = {
  readonly action: ActionName;
  readonly slots: Readonly<Record<string, string | null>>;
  /** What records and people are called. */
  readonly labels: Readonly<Record<string, string>>;
};

/** What a request can be done to: records that are named, and else the one in focus. */
export type Focus = { readonly of: (subjects: readonly SubjectName[]) => RecordRef | undefined };

type Decide = (parts: ActionParts, focus: Focus) => ActionRequest | undefined;

const choiceOf = (action: ActionName, slot: string, values: readonly string[] = []) => {
  const allowed = actionOf(action).slots[slot]?.values ?? [];
  return values.find((value) => allowed.includes(value));
};

const withRecord = (
  action: ActionName,
  slot: string,
  record: RecordRef | undefined,
  slots: Record<string, string | null> = {},
): ActionRequest | undefined => {
  if (!record) return undefined;
  return { action, slots: { [slot]: record.id, ...slots }, labels: { [slot]: record.label } };
};

const threats: readonly SubjectName[] = ['threats', 'alerts'];

/** A value of a field of the record that is meant: status, severity, verdict, priority. */
const setValue: Decide = ({ values, day, records, isDone, reason, remark }, focus) => {
  const target = focus.of(['incidents', 'threats', 'alerts', 'tasks']);
  const setting = (['theme', 'language', 'timezone'] as const).find((field) => values.has(field));
  if (setting && records.length === 0) {
    const action = `set_${setting}` as const;
    const value = choiceOf(action, setting, values.get(setting));
    return value ? { action, slots: { [setting]: value }, labels: {} } : undefined;
  }
  if (target?.subject === 'tasks') {
    if (isDone) return withRecord('complete_task', 'task', target);
    const priority = choiceOf('edit_task', 'priority', values.get('priority'));
    const changes: Record<string, string> = {};
    if (priority) changes.priority = priority;
    if (day) changes.dueDate = day;
    return Object.keys(changes).length > 0 ? withRecord('edit_task', 'task', target, changes) : undefined;
  }
  const isThreat = target !== undefined && threats.includes(target.subject);
  const verdict = isThreat && choiceOf('set_verdict', 'verdict', values.get('verdict'));
  if (verdict) return withRecord('set_verdict', 'threat', target, { verdict, reason });
  const [ofStatus, ofSeverity] = isThreat
    ? (['change_threat_status', 'change_threat_severity'] as const)
    : (['change_status', 'change_severity'] as const);
  const slot = isThreat ? 'threat' : 'incident';
  const status = choiceOf(ofStatus, 'status', values.get('status'));
  // Only a status of an incident has room for a comment.
  if (status) return withRecord(ofStatus, slot, target, isThreat || !remark ? { status } : { status, comment: remark });
  const severity = choiceOf(ofSeverity, 'severity', values.get('severity'));
  if (!severity) return undefined;
  return withRecord(ofSeverity, slot, target, isThreat ? { severity, reason } : { severity });
};

const setStatus =
  (status: string): Decide =>
  ({ subjects }, focus) => {
    // A step that is done resolves nothing.
    if (subjects.has('steps')) return undefined;
    const target = focus.of(['incidents']);
    return withRecord('change_status', 'incident', target, { status });
  };

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const addTask: Decide = ({ task: rest, values, day }) => {
  const priority = choiceOf('add_task', 'priority', values.get('priority')) ?? 'medium';
  const text = capital(rest);
  return { action: 'add_task', slots: { text: text || null, priority, dueDate: day }, labels: {} };
};

const write =
  (action: 'add_note' | 'add_update'): Decide =>
  ({ message }, focus) =>
    withRecord(action, 'incident', focus.of(['incidents']), { message: message || null });

const assign: Decide = ({ person, isMe, isNobody, verbs }, focus) => {
  const incident = focus.of(['incidents']);
  const takes = verbs.has('unassign') || isNobody;
  if (!takes && !person && !isMe) return undefined;
  const assignee = takes ? null : (person?.key ?? 'me');
  const request = withRecord('assign_incident', 'incident', incident, { assignee });
  return request && { ...request, labels: { ...request.labels, assignee: person?.label ?? '' } };
};

const ofPerson =
  (action: 'activate_user' | 'deactivate_user'): Decide =>
  ({ person }) =>
    person ? { action, slots: { person: person.key }, labels: { person: person.label } } : undefined;

/** "Switch her account off": the verb may mean anything, and "off" only this. */
const switchPerson: Decide = (parts, focus) => {
  const says = (code: Code) => parts.pieces.some((piece) => has(piece, code));
  if (says('flag:enabled.no')) return ofPerson('deactivate_user')(parts, focus);
  return says('flag:enabled.yes') ? ofPerson('activate_user')(parts, focus) : undefined;
};

const changeRole: Decide = ({ person, values }) => {
  const role = choiceOf('change_role', 'role', values.get('role'));
  return person && role
    ? { action: 'change_role', slots: { person: person.key, role }, labels: { person: person.label } }
    : undefined;
};

const connect: Decide = ({ records, values }) => {
  const [source, target] = records.filter(({ subject }) => subject === 'entities' || subject === 'threats');
  if (!source || !target) return undefined;
  const strength = choiceOf('connect_entities', 'strength', values.get('strength')) ?? null;
  const type = values.get('type')?.[0] ?? 'Association';
  return {
    action: 'connect_entities',
    slots: { source: source.id, target: target.id, type, strength },
    labels: { source: source.label, target: target.label },
  };
};

const link: Decide = (parts, focus) => {
  const record = parts.records.find(({ subject }) => ['threats', 'entities', 'alerts'].includes(subject));
  const incident = focus.of(['incidents']);
  if (!record || !incident) return connect(parts, focus);
  return {
    action: 'link_record',
    slots: { incident: incident.id, record: record.id },
    labels: { incident: incident.label, record: record.label },
  };
};

const startPlaybook: Decide = (_, focus) => {
  const playbook = focus.of(['playbooks']);
  const incident = focus.of(['incidents']);
  if (!playbook || !incident) return undefined;
  return {
    action: 'start_playbook',
    slots: { incident: incident.id, playbook: playbook.id },
    labels: { incident: incident.label, playbook: playbook.label },
  };
};

const addThreat: Decide = ({ rest, values, source }) => {
  const severity = choiceOf('add_threat', 'severity', values.get('severity')) ?? null;
  return {
    action: 'add_threat',
    slots: { name: capital(rest) || null, type: values.get('type')?.[0] ?? null, severity, source },
    labels: {},
  };
};

const openIncident: Decide = ({ rest, values, source }) => {
  const severity = choiceOf('open_incident', 'severity', values.get('severity')) ?? null;
  return {
    action: 'open_incident',
    slots: { title: capital(rest) || null, severity, source, description: null },
    labels: {},
  };
};

const address = /[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+/;

const inviteUser: Decide = ({ verb, pieces, values, rest }) => {
  const text = pieces.map(({ text: one }) => one).join(' ');
  const email = address.exec(rest)?.[0] ?? address.exec(text.slice(verb.at))?.[0] ?? null;
  const role = choiceOf('invite_user', 'role', values.get('role')) ?? 'viewer';
  const department = choiceOf('invite_user', 'department', values.get('department')) ?? null;
  return { action: 'invite_user', slots: { email, role, department }, labels: {} };
};

/** "Rename X to Y": what is left behind the task is its text. */
const rename: Decide = ({ message }, focus) =>
  message ? withRecord('edit_task', 'task', focus.of(['tasks']), { text: message }) : undefined;

const ofTask =
  (action: 'complete_task' | 'reopen_task' | 'delete_task'): Decide =>
  (_, focus) =>
    withRecord(action, 'task', focus.of(['tasks']));

const escalate: Decide = ({ message, reason }, focus) =>
  withRecord('escalate_incident', 'incident', focus.of(['incidents']), { reason: reason ?? (message || null) });

const acknowledge: Decide = (_, focus) => withRecord('acknowledge_threat', 'threat', focus.of(threats));

/** "Add": what is added is the kind of record that is named last before the verb, and no record that exists. */
const add: Decide = (parts, focus) => {
  const { pieces, verb } = parts;
  const before = pieces.slice(0, pieces.indexOf(verb));
  const isNamed = ({ codes, records }: Piece) =>
    !records && codes?.some((code) => code.startsWith('subject:')) === true;
  const added = before.findLast(isNamed) ?? pieces.find(isNamed);
  if (has(added, 'subject:tasks')) return addTask(parts, focus);
  if (has(added, 'value:event.incident_note_added')) return write('add_note')(parts, focus);
  if (has(added, 'value:event.incident_update_added')) return write('add_update')(parts, focus);
  if (has(added, 'subject:threats')) return addThreat(parts, focus);
  return has(added, 'subject:incidents') ? openIncident(parts, focus) : undefined;
};

/** What the verbs of a request can mean, the first that fits what is there. */
const decisions: readonly (readonly [verbs: readonly string[], decide: Decide])[] = [
  [['rename'], rename],
  [['mark_read'], () => ({ action: 'mark_notifications_read', slots: {}, labels: {} })],
  [['add_task'], addTask],
  [['open_incident'], openIncident],
  [['add_threat'], addThreat],
  [['invite_user'], inviteUser],
  [['change_role', 'set'], changeRole],
  [['assign', 'unassign', 'set'], assign],
  [['escalate'], escalate],
  [['start_playbook'], startPlaybook],
  [['acknowledge'], acknowledge],
  [['link', 'connect', 'set'], link],
  [['activate'], ofPerson('activate_user')],
  [['deactivate'], ofPerson('deactivate_user')],
  [['set'], switchPerson],
  [['set', 'raise', 'postpone', 'theme', 'reopen', 'close'], setValue],
  [['complete'], ofTask('complete_task')],
  [['reopen'], ofTask('reopen_task')],
  [['delete'], ofTask('delete_task')],
  [['close'], setStatus('Closed')],
  [['resolve', 'complete'], setStatus('Resolved')],
  [['reopen'], setStatus('Open')],
  [['add_update'], write('add_update')],
  [['add_note'], write('add_note')],
  [['add'], add],
];

/** Which action a request asks for; undefined where none of them has what it needs. */
export function decideAction(parts: ActionParts, focus: Focus): ActionRequest | undefined {
  for (const [verbs, decide] of decisions) {
    if (!verbs.some((verb) => parts.verbs.has(verb))) continue;
    const request = decide(parts, focus);
    if (request) return request;
  }
  return undefined;
}

/** What a verb comes to whatever it is said of; none where that depends on the record. */
const actionOfVerb: Readonly<Record<string, ActionName>> = {
  acknowledge: 'acknowledge_threat',
  escalate: 'escalate_incident',
  assign: 'assign_incident',
  unassign: 'assign_incident',
  close: 'change_status',
  resolve: 'change_status',
  link: 'link_record',
  start_playbook: 'start_playbook',
  add_note: 'add_note',
  add_update: 'add_update',
  open_incident: 'open_incident',
  add_threat: 'add_threat',
};

/** The one action that a verb asks for; undefined where it may be several. */
export function actionOfPiece(verb: Piece): ActionName | undefined {
  const actions = new Set(ofKind(verb, 'act').map((one) => actionOfVerb[one]));
  const [only, ...more] = actions;
  return more.length === 0 ? only : undefined;
}
