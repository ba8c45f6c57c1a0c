import type { Notification, NotificationPage } from '@halyard/contracts/work/notifications.ts';

/** A test notification, by its number; `change` overrides it. */
export const news = (id: number, change: Partial<Notification> = {}): Notification => ({
  id: String(id),
  time: '2026-11-21T08:00:00.000Z',
  kind: 'incident_update_added',
  title: `Incident ${id}`,
  message: '',
  details: null,
  type: 'security',
  severity: 'medium',
  read: false,
  actionRequired: false,
  why: 'everybody',
  objectType: 'incident',
  objectId: String(id),
  sample: false,
  ...change,
});

/** A list as the server answers it. */
export const pageOf = (notifications: readonly Notification[], change: Partial<NotificationPage> = {}) => ({
  notifications,
  total: notifications.length,
  unread: notifications.filter(({ read }) => !read).length,
  archived: 0,
  next: null,
  ...change,
});
