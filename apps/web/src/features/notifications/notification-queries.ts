import {
  getNotificationPreferences,
  listNotifications,
  type Notification,
  type NotificationFilter,
  type NotificationPage,
  type NotificationPreferences,
  putNotificationPreferences,
} from '@halyard/contracts/work/notifications.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Call, useApi } from '../../api/call.ts';

/** Polling interval of the list while the tab is visible (decision G-049). */
const backgroundRefreshMs = 60_000;

export const notificationsKey = ['notifications'] as const;
const listsKey = [...notificationsKey, 'list'] as const;
const preferencesKey = [...notificationsKey, 'preferences'] as const;

type Reading = { readonly filter: NotificationFilter; readonly pages: number; readonly signal: AbortSignal };

/** The newest pages as one. */
async function readPages(call: Call, { filter, pages, signal }: Reading): Promise<NotificationPage> {
  const list: Notification[] = [];
  for (let after: string | undefined; ; ) {
    const page = await call(listNotifications, { query: { filter, ...(after && { after }) }, signal });
    list.push(...page.notifications);
    after = page.next ?? undefined;
    if (!after || --pages <= 0) return { ...page, notifications: list };
  }
}

/** The filtered list. Unfiltered, it is the one list behind bell, page, tab title and browser messages. */
export function useNotifications(filter: NotificationFilter = 'all', pages = 1) {
  const call = useApi();
  return useQuery({
    queryKey: pages === 1 ? [...listsKey, filter] : [...listsKey, filter, pages],
    queryFn: ({ signal }) => readPages(call, { filter, pages, signal }),
    refetchInterval: backgroundRefreshMs,
    placeholderData: keepPreviousData,
  });
}

export type NotificationQuery = ReturnType<typeof useNotifications>;

/** Unread ones of the whole list; undefined until known. Every display of the number uses this. */
export const useUnread = (): number | undefined => useNotifications().data?.unread;

/** Changes every list that is in the cache, before the server has answered. */
export function useChangeLists(): (change: (page: NotificationPage) => NotificationPage) => void {
  const queries = useQueryClient();
  return (change) =>
    queries.setQueriesData<NotificationPage>({ queryKey: listsKey }, (page) => (page ? change(page) : page));
}

export function useNotificationPreferences() {
  const call = useApi();
  return useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call(getNotificationPreferences, { signal }),
  });
}

/** Shows the choice immediately; an error restores the previous one. */
export function useSavePreferences() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationPreferences) => call(putNotificationPreferences, { body }),
    async onMutate(chosen) {
      await queries.cancelQueries({ queryKey: preferencesKey });
      const before = queries.getQueryData(preferencesKey);
      queries.setQueryData(preferencesKey, (shown: object | undefined) => shown && { ...shown, ...chosen });
      return { before };
    },
    onError: (_error, _chosen, context) => queries.setQueryData(preferencesKey, context?.before),
    onSuccess: (saved) => queries.setQueryData(preferencesKey, saved),
  });
}
