import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { eventKinds } from '../events.ts';
import { cursor, id, instant, numberBetween, text } from '../fields.ts';
import { eventDetails } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';

export const notificationTypes = ['security', 'entity', 'intel', 'system'] as const;
export type NotificationType = (typeof notificationTypes)[number];
/** The filter of the screen, first to last. */
export const notificationFilters = [
  'all',
  'unread',
  'security',
  'entity',
  'intel',
  'system',
  'action_required',
] as const;
export type NotificationFilter = (typeof notificationFilters)[number];
export const notificationSeverities = ['high', 'medium', 'low'] as const;

/** Why a user was notified. */
export const notificationReasons = ['about_you', 'assigned_to_you', 'administrators', 'analysts', 'everybody'] as const;
export type NotificationReason = (typeof notificationReasons)[number];

/** One notification: an event of the log for one user; there is exactly one for each event and user. */
export const notification = z.object({
  /** The id of the event. */
  id: z.string(),
  time: instant,
  /** Chooses the sentence. */
  kind: z.enum(eventKinds),
  /** The record it is about, as it is called. */
  title: z.string(),
  /** The text written with it; '' if none. */
  message: z.string(),
  details: z.nullable(eventDetails),
  type: z.enum(notificationTypes),
  severity: z.enum(notificationSeverities),
  read: z.boolean(),
  actionRequired: z.boolean(),
  why: z.enum(notificationReasons),
  objectType: z.nullable(z.string()),
  objectId: z.nullable(z.string()),
  sample: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** Days in the list, including today in the user's time zone; older ones are archived (decision G-100). */
export const notificationDays = 9;

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'Lists notifications of the current user for today and the previous eight days, newest first.',
  access: allow('notifications', 'read'),
  query: z.strictObject({
    filter: z._default(z.enum(notificationFilters), 'all'),
    limit: z._default(numberBetween(1, 1_000), 500),
    after: z.optional(cursor),
  }),
  reply: z.object({
    notifications: z.array(notification),
    /** How many match the filter. */
    total: z.number(),
    /** Unread ones in the whole list, whatever filter is chosen; bell, page and tab title show this number. */
    unread: z.number(),
    /** Older ones, which only search finds. */
    archived: z.number(),
    next: z.nullable(z.string()),
  }),
});
export type NotificationPage = z.output<NonNullable<typeof listNotifications.reply>>;

const some = z.array(id).check(z.minLength(1), z.maxLength(1_000));
const unread = z.object({ unread: z.number() });

export const markNotifications = defineEndpoint({
  method: 'PUT',
  path: '/notifications/read',
  summary: 'Marks notifications read or unread.',
  access: allow('notifications', 'update'),
  body: z.strictObject({ ids: some, read: z.boolean() }),
  reply: unread,
});

export const markAllNotificationsRead = defineEndpoint({
  method: 'POST',
  path: '/notifications/read-all',
  summary: 'Marks all notifications read; returns which were unread so that it can be undone.',
  access: allow('notifications', 'update'),
  reply: z.object({ ids: z.array(z.string()), unread: z.number() }),
});

export const dismissNotifications = defineEndpoint({
  method: 'POST',
  path: '/notifications/dismissal',
  summary: 'Removes notifications.',
  access: allow('notifications', 'update'),
  body: z.strictObject({ ids: some }),
  reply: unread,
});

export const clearNotifications = defineEndpoint({
  method: 'POST',
  path: '/notifications/clear',
  summary: 'Clears notifications; those that require action are kept unless requested.',
  access: allow('notifications', 'update'),
  body: z.strictObject({ includeActionRequired: z._default(z.boolean(), false) }),
  reply: z.object({ ids: z.array(z.string()), unread: z.number() }),
});

/** Undo of dismissal and of Clear All; read ones are restored as read. */
export const restoreNotifications = defineEndpoint({
  method: 'POST',
  path: '/notifications/restore',
  summary: 'Restores notifications removed in the last 24 hours.',
  access: allow('notifications', 'update'),
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(100_000)) }),
  reply: unread,
});

const channels = z.strictObject({ email: z.boolean(), push: z.boolean() });

/** The four toggles (decision G-038). */
export const notificationPreferences = z.strictObject({ security: channels, intelligence: channels });
export type NotificationPreferences = z.output<typeof notificationPreferences>;

const preferencesShown = z.object({
  security: z.object(channels.shape),
  intelligence: z.object(channels.shape),
  /** Whether the settings let each toggle act at all; where not, the screen shows it disabled with a link. */
  governed: z.object({
    security: z.object(channels.shape),
    intelligence: z.object(channels.shape),
  }),
});

export const getNotificationPreferences = defineEndpoint({
  method: 'GET',
  path: '/notifications/preferences',
  summary: 'Returns the alert preferences for email and browser.',
  access: allow('notifications', 'read'),
  reply: preferencesShown,
});

export const putNotificationPreferences = defineEndpoint({
  method: 'PUT',
  path: '/notifications/preferences',
  summary: 'Replaces the alert preferences.',
  access: allow('notifications', 'update'),
  body: notificationPreferences,
  reply: preferencesShown,
});

export const announcementMax = 1_000;

export const announce = defineEndpoint({
  method: 'POST',
  path: '/notifications/announcements',
  summary: 'Sends an announcement to all users.',
  access: allow('notifications', 'broadcast'),
  body: z.strictObject({ message: text(announcementMax) }),
});
