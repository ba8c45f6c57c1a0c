import { accountStatuses, roles } from '../accounts/roles.ts';
import { departments } from '../accounts/users.ts';
import { eventKinds } from '../events.ts';
import { importStates } from '../intelligence/imports.ts';
import { tlpLevels } from '../intelligence/intelligence.ts';
import { incidentSeverities, incidentStatuses, statusOfFilter } from '../operations/incidents.ts';
import { allow } from '../policy.ts';
import { notificationSeverities, notificationTypes } from '../work/notifications.ts';
import { priorities } from '../work/todos.ts';
import { choice, day, flag, hours, instant, name, number, person, type Subject, words } from './field.ts';

export const incidents = {
  access: allow('incidents', 'read'),
  title: 'title',
  time: 'opened',
  newest: 'detected',
  columns: ['number', 'severity', 'status', 'assignee', 'opened'],
  fields: {
    number,
    title: words,
    severity: choice(incidentSeverities),
    status: choice(incidentStatuses),
    assignee: person,
    source: name,
    tlp: choice(tlpLevels),
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
    sample: flag,
  },
  screen: {
    path: '/security',
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

export const tasks = {
  access: allow('todos', 'list'),
  title: 'text',
  time: 'due',
  newest: 'created',
  columns: ['priority', 'due', 'completed'],
  fields: {
    text: words,
    priority: choice(priorities),
    due: day,
    completed: flag,
    overdue: flag,
    created: instant,
    completedAt: instant,
    sample: flag,
  },
  screen: {
    path: '/todos',
    record: 'task',
    filters: {
      priority: { parameter: 'priority' },
      completed: { parameter: 'show', values: { yes: 'completed', no: 'active' } },
      overdue: { parameter: 'due', values: { yes: 'overdue' } },
      text: { parameter: 'search' },
    },
    periods: {},
  },
} as const satisfies Subject;

export const people = {
  access: allow('users', 'list'),
  title: 'name',
  time: 'created',
  newest: 'created',
  columns: ['email', 'role', 'department', 'status', 'lastLogin'],
  fields: {
    name: person,
    username: name,
    email: name,
    role: choice(roles),
    department: choice(departments),
    status: choice(accountStatuses),
    company: name,
    lastLogin: instant,
    created: instant,
    secondFactor: flag,
    invited: flag,
    waiting: flag,
    sample: flag,
  },
  screen: {
    path: '/users',
    record: 'user',
    filters: {
      role: { parameter: 'role' },
      department: { parameter: 'department' },
      status: { parameter: 'status' },
      text: { parameter: 'q' },
    },
    periods: {},
  },
} as const satisfies Subject;

export const notifications = {
  access: allow('notifications', 'read'),
  title: 'event',
  time: 'at',
  newest: 'at',
  columns: ['subject', 'type', 'severity', 'at'],
  fields: {
    event: choice(eventKinds),
    subject: words,
    type: choice(notificationTypes),
    severity: choice(notificationSeverities),
    at: instant,
    unread: flag,
    actionRequired: flag,
  },
  screen: {
    path: '/notifications',
    record: null,
    filters: {
      type: { parameter: 'filter' },
      unread: { parameter: 'filter', values: { yes: 'unread' } },
      actionRequired: { parameter: 'filter', values: { yes: 'action_required' } },
    },
    periods: {},
  },
} as const satisfies Subject;

export const playbooks = {
  access: allow('playbooks', 'read'),
  title: 'name',
  time: 'updated',
  newest: 'updated',
  columns: ['description', 'running', 'updated'],
  fields: { name, description: words, running: number, updated: instant, sample: flag },
  screen: { path: '/security', fixed: { tab: 'playbooks' }, record: 'playbook', filters: {}, periods: {} },
} as const satisfies Subject;

export const rules = {
  access: allow('alerts', 'read'),
  title: 'name',
  time: 'updated',
  newest: 'updated',
  columns: ['enabled', 'updated'],
  fields: { name, enabled: flag, updated: instant, sample: flag },
  screen: { path: '/security', fixed: { tab: 'alerts' }, record: null, filters: {}, periods: {} },
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
