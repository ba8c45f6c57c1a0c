import { type NotificationFilter, notificationFilters } from '@halyard/contracts/work/notifications.ts';

export const groupNames = ['today', 'yesterday', 'week'] as const;
export type GroupName = (typeof groupNames)[number];

/** The parameters of a link to the screen: `?filter=unread&open=today,week&item=142`. */
export type NotificationSearch = {
  readonly filter: NotificationFilter;
  readonly open: readonly GroupName[];
  /** The notification whose details are shown. */
  readonly item: string | undefined;
};

/** Today is open at the start, the other two are not. */
const openAtStart: readonly GroupName[] = ['today'];
const noneOpen = 'none';

const textOf = (value: unknown) => (value === undefined ? '' : String(value));

/** Reads the address bar; unknown values are ignored. */
export function readNotificationSearch(given: Readonly<Record<string, unknown>>): NotificationSearch {
  const filter = notificationFilters.find((known) => known === given.filter) ?? 'all';
  const names = textOf(given.open).split(',');
  const open = given.open === undefined ? openAtStart : groupNames.filter((name) => names.includes(name));
  const item = /^\d{1,15}$/.test(textOf(given.item)) ? textOf(given.item) : undefined;
  return { filter, open, item };
}

/** The parameters of a choice; defaults are omitted from the URL. */
export function writeNotificationSearch({ filter, open, item }: NotificationSearch): Record<string, string> {
  const isAsAtStart = open.length === 1 && open[0] === 'today';
  return {
    ...(filter !== 'all' && { filter }),
    ...(!isAsAtStart && { open: open.length === 0 ? noneOpen : open.join(',') }),
    ...(item !== undefined && { item }),
  };
}

/** Opens a group that is closed and closes one that is open. */
export const toggleGroup = (open: readonly GroupName[], name: GroupName): readonly GroupName[] =>
  groupNames.filter((known) => (known === name ? !open.includes(name) : open.includes(known)));
