import type {
  Notification,
  NotificationFilter,
  NotificationReason,
  NotificationType,
} from '@halyard/contracts/notifications.ts';
import { plural } from '../plural.ts';

const filters: Record<NotificationFilter, string> = {
  all: 'All',
  unread: 'Unread',
  security: 'Security',
  entity: 'Entity',
  intel: 'Intel',
  system: 'System',
  action_required: 'Action Required',
};
const types: Record<NotificationType, string> = {
  security: 'Security',
  entity: 'Entity',
  intel: 'Intel',
  system: 'System',
};
const severities: Record<Notification['severity'], string> = { high: 'high', medium: 'medium', low: 'low' };
const reasons: Record<NotificationReason, string> = {
  about_you: 'It is about your account.',
  assigned_to_you: 'The incident is assigned to you.',
  administrators: 'You are an administrator, and all administrators are told of this.',
  analysts: 'Administrators and analysts are told of this.',
  everybody: 'Everybody who has an account is told of this.',
};

export const notifications = {
  title: 'Notifications',
  about: 'What you were told in the last nine days, and what waits for you.',
  /** `written` is the count as the person writes numbers. */
  unread: (count: number, written: string) =>
    `${written} unread ${plural(count, { one: 'notification', other: 'notifications' })}`,
  loading: 'Loading notifications...',
  failed: 'Notifications could not be loaded.',
  retry: 'Retry',
  stale: 'These could not be refreshed; what you see may be out of date.',
  none: 'No notifications found',
  noneYet: 'Incidents you are given, grave threats, and what concerns your account will appear here.',
  noneMatching: 'Nothing in the list matches this filter.',
  showAll: 'Show all',
  filter: 'Filter',
  filters,
  types,
  severities,
  markAllRead: 'Mark All Read',
  clearAll: 'Clear All',
  groups: { today: 'Today', yesterday: 'Yesterday', week: 'Previous 7 Days' },
  /** For a group of which not everything is listed. */
  atLeast: (written: string) => `${written}+`,
  inGroup: (count: number, written: string) =>
    `${written} ${plural(count, { one: 'notification', other: 'notifications' })}`,
  truncated: (shown: string, total: string) => `The newest ${shown} of ${total} are listed.`,
  older: 'Show older',
  archived: 'Older notifications are archived.',
  item: {
    unread: 'Unread',
    actionRequired: 'Action required',
    sample: 'Sample',
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
    dismiss: 'Dismiss',
    why: 'Why did I get this?',
    at: 'When',
    type: 'Type',
    reason: 'Reason',
    changed: 'Changed',
    change: (from: string, to: string) => `${from} → ${to}`,
    nothing: 'nothing',
  },
  reasons,
  clear: {
    title: 'Clear all notifications?',
    text: 'They leave your list. The message that follows lets you take this back.',
    include: 'Include those that require an action',
    yes: 'Clear All',
    no: 'Cancel',
    close: 'Close',
  },
  done: {
    allRead: (count: number, written: string) =>
      `${written} ${plural(count, { one: 'notification', other: 'notifications' })} marked as read.`,
    cleared: (count: number, written: string) =>
      `${written} ${plural(count, { one: 'notification', other: 'notifications' })} cleared.`,
    dismissed: 'Notification dismissed.',
    nothing: 'There was nothing to change.',
    restored: 'Taken back.',
    undo: 'Undo',
  },
  changeFailed: 'That could not be saved. Nothing was changed.',
  preferences: {
    title: 'Alert preferences',
    securityEmail: 'Security alerts by email',
    securityPush: 'Security alerts by push',
    intelligenceEmail: 'Intelligence alerts by email',
    intelligencePush: 'Intelligence alerts by push',
    held: 'Some of these are turned off in your settings.',
    heldHere: 'Turned off in Settings',
    toSettings: 'Open Settings',
    loading: 'Loading preferences...',
    failed: 'Preferences could not be loaded.',
    pushNote: 'Push messages appear while this console is open in the browser.',
  },
  announcement: {
    title: 'Announcement',
    label: 'Message to everybody who has an account',
    send: 'Send announcement',
    sending: 'Sending...',
    sent: 'Announcement sent.',
    missing: 'Write what everybody should know.',
    tooLong: (most: string) => `Use at most ${most} characters.`,
    failed: 'The announcement could not be sent. What you wrote is kept.',
  },
  bell: {
    unread: (_count: number, written: string) => `${written} unread`,
  },
};
