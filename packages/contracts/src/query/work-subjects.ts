import { dateFormats, defaultViews, languages, themes, timezones } from '../accounts/preferences.ts';
import { accountStatuses, roles } from '../accounts/roles.ts';
import { departments } from '../accounts/users.ts';
import { eventKinds } from '../events.ts';
import { allow } from '../policy.ts';
import { notificationReasons, notificationSeverities, notificationTypes } from '../work/notifications.ts';
import { priorities } from '../work/todos.ts';
import { choice, day, flag, instant, name, number, person, type Subject, words } from './field.ts';

export const tasks = {
  access: allow('todos', 'list'),
  title: 'text',
  time: 'due',
  newest: 'created',
  own: true,
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
  own: true,
  columns: ['subject', 'type', 'severity', 'at'],
  fields: {
    event: choice(eventKinds),
    subject: words,
    type: choice(notificationTypes),
    severity: choice(notificationSeverities),
    why: choice(notificationReasons),
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

/** The caller's own account with its settings: one record. */
export const account = {
  access: allow('account', 'read'),
  title: 'name',
  time: null,
  newest: null,
  own: true,
  columns: ['email', 'role', 'department', 'status', 'lastLogin'],
  fields: {
    name: words,
    username: words,
    email: words,
    phone: words,
    company: words,
    role: choice(roles),
    department: choice(departments),
    status: choice(accountStatuses),
    created: instant,
    lastLogin: instant,
    passwordChanged: instant,
    passwordExpires: instant,
    secondFactor: flag,
    recoveryCodes: number,
    theme: choice(themes),
    language: choice(languages),
    timezone: choice(timezones),
    dateFormat: choice(dateFormats),
    defaultView: choice(defaultViews),
    sessionTimeout: number,
    passwordExpiry: number,
    deviceManagement: flag,
    emailNotifications: flag,
    securityAlerts: flag,
    entityUpdates: flag,
    systemUpdates: flag,
    marketingEmails: flag,
    apiEnabled: flag,
    apiKey: words,
    rateLimit: number,
    webhook: words,
  },
  screen: { path: '/profile', record: null, filters: {}, periods: {} },
} as const satisfies Subject;

/** Where the caller is signed in. */
export const sessions = {
  access: allow('sessions', 'read'),
  title: 'device',
  time: 'lastUsed',
  newest: 'lastUsed',
  own: true,
  columns: ['address', 'started', 'lastUsed', 'current'],
  fields: { device: words, address: name, started: instant, lastUsed: instant, current: flag },
  screen: { path: '/profile', record: null, filters: {}, periods: {} },
} as const satisfies Subject;
