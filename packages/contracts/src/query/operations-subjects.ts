import { eventKinds } from '../events.ts';
import { importProblems, importStates, rejectionReasons } from '../intelligence/imports.ts';
import { tlpLevels } from '../intelligence/intelligence.ts';
import { threatSeverities, threatStatuses } from '../intelligence/threats.ts';
import { incidentSeverities, incidentStatuses, statusOfFilter } from '../operations/incidents.ts';
import { allow } from '../policy.ts';
import { workKinds, workStates } from '../server/background-work.ts';
import { choice, flag, hours, instant, mention, name, names, number, person, type Subject, words } from './field.ts';

export const incidents = {
  access: allow('incidents', 'read'),
  title: 'title',
  time: 'opened',
  newest: 'detected',
  columns: ['number', 'severity', 'status', 'assignee', 'opened'],
  fields: {
    number,
    title: words,
    description: words,
    severity: choice(incidentSeverities),
    status: choice(incidentStatuses),
    assignee: person,
    source: name,
    tlp: choice(tlpLevels),
    labels: names,
    record: names,
    playbook: names,
    opened: instant,
    detected: instant,
    resolved: instant,
    due: instant,
    updated: instant,
    unresolved: flag,
    overdue: flag,
    withinTarget: flag,
    reopened: flag,
    linked: flag,
    resolution: hours,
    age: hours,
    remaining: hours,
    lateness: hours,
    sample: flag,
  },
  screen: {
    path: '/security',
    hasViews: true,
    record: 'incident',
    filters: {
      severity: { parameter: 'severity', many: true },
      status: {
        parameter: 'status',
        values: Object.fromEntries([...statusOfFilter].map(([filter, status]) => [status, filter])),
      },
      assignee: { parameter: 'assignee' },
      unresolved: { parameter: 'unresolved', values: { yes: 'yes' } },
      overdue: { parameter: 'overdue', values: { yes: 'yes' } },
      withinTarget: { parameter: 'withinTarget', values: { yes: 'yes' } },
      reopened: { parameter: 'reopened', values: { yes: 'yes' } },
      text: { parameter: 'search' },
    },
    periods: { opened: { opened: 'yes' }, resolved: { resolved: 'yes' } },
  },
} as const satisfies Subject;

export const playbooks = {
  access: allow('playbooks', 'read'),
  title: 'name',
  time: 'updated',
  newest: 'updated',
  columns: ['steps', 'running', 'updated'],
  fields: { name, description: words, steps: number, running: number, updated: instant, sample: flag },
  screen: { path: '/security', fixed: { tab: 'playbooks' }, record: 'playbook', filters: {}, periods: {} },
} as const satisfies Subject;

/** The steps of playbooks, in their order. */
export const steps = {
  access: allow('playbooks', 'read'),
  title: 'text',
  time: null,
  newest: null,
  columns: ['playbook', 'position'],
  fields: { text: words, playbook: name, position: number },
  screen: {
    path: '/security',
    fixed: { tab: 'playbooks' },
    record: 'playbook',
    recordField: 'playbookId',
    filters: {},
    periods: {},
  },
} as const satisfies Subject;

/** Playbooks that were started on incidents. */
export const runs = {
  access: allow('playbooks', 'read'),
  title: 'playbook',
  time: 'started',
  newest: 'started',
  columns: ['incident', 'done', 'steps', 'next', 'started'],
  fields: {
    playbook: name,
    incident: words,
    number,
    next: words,
    steps: number,
    done: number,
    left: number,
    finished: flag,
    unresolved: flag,
    started: instant,
    sample: flag,
  },
  screen: { path: '/security', record: 'incident', recordField: 'number', filters: {}, periods: {} },
} as const satisfies Subject;

export const rules = {
  access: allow('alerts', 'read'),
  title: 'name',
  time: 'updated',
  newest: 'updated',
  columns: ['enabled', 'matches', 'updated'],
  fields: { name, enabled: flag, matches: number, updated: instant, sample: flag },
  screen: { path: '/security', fixed: { tab: 'alerts' }, record: null, filters: {}, periods: {} },
} as const satisfies Subject;

/** Objects of events in the log, if they can be asked for by name. */
export const activityObjects = [
  ...(['incident', 'threat', 'entity', 'connection', 'playbook', 'alert_rule', 'import', 'todo'] as const),
  ...(['person', 'schema', 'analysis', 'crime_import', 'report', 'settings', 'api_key'] as const),
] as const;

/** Values in an event that something changed from or to. */
export const mentionedStates: readonly string[] = [
  ...new Set([...incidentStatuses, ...threatStatuses, ...threatSeverities]),
];

/** The event log, as far as the caller may read its objects. */
export const activity = {
  access: allow('events', 'read'),
  title: 'event',
  time: 'at',
  newest: 'at',
  columns: ['subject', 'actor', 'message', 'at'],
  fields: {
    event: choice(eventKinds),
    object: choice(activityObjects),
    subject: words,
    record: { kind: 'id' },
    number,
    actor: person,
    from: mention(mentionedStates),
    to: mention(mentionedStates),
    message: words,
    at: instant,
    sample: flag,
  },
  screen: { path: '/security', record: null, filters: {}, periods: {} },
} as const satisfies Subject;

export const imports = {
  access: allow('imports', 'read'),
  title: 'file',
  time: 'started',
  newest: 'started',
  columns: ['state', 'owner', 'started', 'created', 'updated', 'unchanged', 'rejected'],
  fields: {
    file: words,
    format: name,
    state: choice(importStates),
    problem: choice(importProblems),
    owner: person,
    started: instant,
    finished: instant,
    objects: number,
    created: number,
    updated: number,
    unchanged: number,
    rejected: number,
  },
  screen: { path: '/imports', record: 'import', filters: {}, periods: {} },
} as const satisfies Subject;

/** Objects and rows that imports rejected. `latest`: of the newest import. */
export const rejections = {
  access: allow('imports', 'read'),
  title: 'place',
  time: 'started',
  newest: 'started',
  columns: ['file', 'reason', 'detail'],
  fields: { place: words, file: name, reason: choice(rejectionReasons), detail: words, started: instant, latest: flag },
  screen: { path: '/imports', record: 'import', recordField: 'importId', filters: {}, periods: {} },
} as const satisfies Subject;

export const audit = {
  access: allow('audit', 'read'),
  title: 'action',
  time: 'at',
  newest: 'at',
  columns: ['actor', 'object', 'at'],
  fields: { action: name, actor: person, object: name, address: name, at: instant },
  screen: {
    path: '/audit',
    record: null,
    filters: { actor: { parameter: 'actor' }, action: { parameter: 'action' } },
    periods: { at: {} },
  },
} as const satisfies Subject;

/** Background work: what runs, waits and failed. */
export const jobs = {
  access: allow('backgroundWork', 'read'),
  title: 'label',
  time: 'created',
  newest: 'created',
  columns: ['kind', 'state', 'owner', 'created'],
  fields: { label: words, kind: choice(workKinds), state: choice(workStates), owner: person, created: instant },
  screen: { path: '/settings', fixed: { tab: 'preferences' }, record: null, filters: {}, periods: {} },
} as const satisfies Subject;
