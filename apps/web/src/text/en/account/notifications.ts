import type {
  Notification,
  NotificationFilter,
  NotificationReason,
  NotificationType,
} from '@halyard/contracts/work/notifications.ts';
import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const filters: Record<NotificationFilter, string> = {
  all: 'All',
  unread: 'Unread',
  security: 'Security',
  entity: 'Entity',
  intel: 'Intel',
  system: common.system,
  action_required: 'Action required',
};
const types: Record<NotificationType, string> = {
  security: 'Security',
  entity: 'Entity',
  intel: 'Intel',
  system: common.system,
};
const severities: Record<Notification['severity'], string> = { high: 'high', medium: 'medium', low: 'low' };
const reasons: Record<NotificationReason, string> = {
  about_you: 'This is about your account.',
  assigned_to_you: 'You are assigned to this incident.',
  administrators: 'This goes to all administrators.',
  analysts: 'This goes to all administrators and analysts.',
  everybody: 'This goes to all users.',
};

export const notifications = {
  title: 'Notifications',
  about: 'Your notifications from today and the previous eight days.',
  /** `written` is the count as the person writes numbers. */
  unread: (count: number, written: string) =>
    `${written} unread ${plural(count, { one: 'notification', other: 'notifications' })}`,
  loading: 'Loading notifications...',
  failed: 'Failed to load notifications.',
  retry: common.retry,
  stale: 'Failed to refresh. These notifications may be out of date.',
  none: 'No notifications found',
  noneYet: 'Incidents assigned to you, critical threats and changes to your account appear here.',
  noneMatching: 'No notifications match this filter.',
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
  truncated: (shown: string, total: string) => `Showing the latest ${shown} of ${total}.`,
  older: common.showOlder,
  archived: 'Older notifications are archived.',
  item: {
    unread: 'Unread',
    actionRequired: 'Action required',
    sample: common.sample,
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
    dismiss: common.dismiss,
    why: 'Why did I get this?',
    at: 'When',
    type: fields.type,
    reason: fields.reason,
    changed: 'Changed',
    change: (from: string, to: string) => `${from} → ${to}`,
    nothing: 'nothing',
  },
  reasons,
  clear: {
    title: 'Clear all notifications?',
    text: 'This removes them from your list. You can undo it from the confirmation message.',
    include: 'Also clear notifications that require action',
    yes: 'Clear All',
    no: common.cancel,
    close: common.close,
  },
  done: {
    allRead: (count: number, written: string) =>
      `${written} ${plural(count, { one: 'notification', other: 'notifications' })} marked as read.`,
    cleared: (count: number, written: string) =>
      `${written} ${plural(count, { one: 'notification', other: 'notifications' })} cleared.`,
    dismissed: 'Notification dismissed.',
    nothing: 'No notifications to update.',
    restored: 'Notifications restored.',
    undo: common.undo,
  },
  changeFailed: 'Failed to save the change. Try again.',
  preferences: {
    title: 'Alert preferences',
    securityEmail: 'Security alerts by email',
    securityPush: 'Security alerts by push',
    intelligenceEmail: 'Intelligence alerts by email',
    intelligencePush: 'Intelligence alerts by push',
    held: 'Some of these channels are turned off in Settings.',
    heldHere: 'Turned off in Settings',
    toSettings: 'Open Settings',
    loading: 'Loading preferences...',
    failed: 'Failed to load preferences.',
    pushNote: 'Push notifications appear only while the console is open in this browser.',
  },
  announcement: {
    title: 'Announcement',
    label: 'Message to all users',
    send: 'Send announcement',
    sending: common.sending,
    sent: 'Announcement sent.',
    missing: 'Enter a message.',
    tooLong: (most: string) => `Use at most ${most} characters.`,
    failed: 'Failed to send the announcement. Your text is kept. Try again.',
  },
  bell: {
    unread: (_count: number, written: string) => `${written} unread`,
  },
};
