import { addDays, dayReader } from '@halyard/contracts/format/calendar.ts';
import type { Notification } from '@halyard/contracts/work/notifications.ts';
import { type GroupName, groupNames } from './notification-search.ts';

export type NotificationGroup = { readonly name: GroupName; readonly notifications: readonly Notification[] };

/** Today, yesterday and the seven days before, as the calendar of the person's zone has them (decision G-100). */
export function groupNotifications(
  notifications: readonly Notification[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): readonly NotificationGroup[] {
  const dayOf = dayReader(timeZone);
  const today = dayOf(now);
  const yesterday = addDays(today, -1);
  const nameOf = ({ time }: Notification): GroupName => {
    const day = dayOf(time);
    if (day >= today) return 'today';
    return day === yesterday ? 'yesterday' : 'week';
  };
  const named = notifications.map((notification) => ({ notification, name: nameOf(notification) }));
  return groupNames.map((name) => ({
    name,
    notifications: named.filter((one) => one.name === name).map(({ notification }) => notification),
  }));
}
