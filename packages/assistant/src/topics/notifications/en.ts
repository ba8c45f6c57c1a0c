import type { Notification, NotificationType } from '@halyard/contracts/work/notifications.ts';
import { inWords } from '../in-words.ts';

const count = (n: number, figure: string) => `${figure} ${n === 1 ? 'notification' : 'notifications'}`;
const types: Readonly<Record<NotificationType, string>> = {
  security: 'Security',
  entity: 'Entity',
  intel: 'Intel',
  system: 'System',
};
const severities: Readonly<Record<Notification['severity'], string>> = {
  high: 'high severity',
  medium: 'medium severity',
  low: 'low severity',
};

/** Questions about the person's own notifications in English. */
export const notifications = {
  phrases: {
    'topic:notification': inWords(`
      notification, notifications, notification list, messages, my inbox, notifs, notif, inbox, notification center,
      notification centre, anything in my inbox, what's in my inbox, whats in my inbox, what is in my inbox
    `),
    'state:unread': inWords(`unseen, not opened, i have not read, i haven't read`),
    'state:read': inWords('already read, that are read, i have read, have been read'),
    'notification:action': inWords(`
      wait for an action, wait for action, waits for an action, action required, action-required, actions required, waiting for an action, waiting for action,
      require an action, requires an action, require action, requires action, need an action, need action,
      waiting for me, wait for me, need my attention, needs my attention, need attention, to act on,
      waiting for a decision, wait for a decision, need a decision, actionable, that need action
    `),
    'notification:security': inWords('security, about security, of type security'),
    'notification:entity': inWords('entity, about entities, of type entity'),
    'notification:intel': inWords('intel, intelligence, about intelligence, of type intel'),
    'notification:system': inWords('system, about the system, of type system'),
    'by:type': inWords('by category, per category, types of, kinds of, what kinds of, what types of'),
    'notification:any': inWords(`
      in the system, received, receive, did i get, have i received, come in, came in, in my list, sent to me
    `),
    'since:then': inWords('since'),
  },
  examples: [
    'How many unread notifications do I have?',
    'Which notifications require an action?',
    'Notifications by type',
    'What is my latest notification?',
    'How many notifications came in today?',
    'List my unread security notifications',
  ],
  label: (filter: string) => (filter === '' ? 'Notifications' : `Notifications: ${filter}`),
  types,
  severities,
  unread: 'unread',
  read: 'read',
  action: 'action required',
  containing: (words: string) => `containing “${words}”`,
  count: (n: number, figure: string, filter: string) =>
    `You have ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  overall: (n: number, figure: string, unread: string) => `You have ${count(n, figure)}, ${unread} of them unread.`,
  newest: (what: string, at: string) => `The newest is “${what}”, ${at}.`,
  tooOld: 'The list holds the notifications of the last nine days; older ones are archived, so I cannot count them.',
  groups: (list: string) => `${list}.`,
  caption: 'Notifications',
  byType: 'Notifications by type',
  columns: { time: 'When', what: 'What', type: 'Type', state: 'State', notifications: 'Notifications' },
};
