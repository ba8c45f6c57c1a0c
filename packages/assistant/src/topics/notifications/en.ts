import { inWords } from '../in-words.ts';

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
};
