import {
  clearNotifications,
  dismissNotifications,
  markAllNotificationsRead,
  markNotifications,
  type NotificationPage,
  restoreNotifications,
} from '@halyard/contracts/work/notifications.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { undoOfferedForMs } from '../../records/use-offer-undo.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { notificationsWords } from '../../text/loaders/administration.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { notificationsKey, useChangeLists } from './notification-queries.ts';

/** Maximum number per request of the server. */
const idsAtOnce = 1_000;

/** The list as it will be once these are read or unread. */
function withRead(page: NotificationPage, ids: readonly string[], read: boolean): NotificationPage {
  const changed = page.notifications.filter((one) => ids.includes(one.id) && one.read !== read).length;
  return {
    ...page,
    notifications: page.notifications.map((one) => (ids.includes(one.id) ? { ...one, read } : one)),
    unread: Math.max(0, page.unread + (read ? -changed : changed)),
  };
}

/** The list after removing these. */
function without(page: NotificationPage, ids: readonly string[]): NotificationPage {
  const gone = page.notifications.filter(({ id }) => ids.includes(id));
  return {
    ...page,
    notifications: page.notifications.filter(({ id }) => !ids.includes(id)),
    total: page.total - gone.length,
    unread: Math.max(0, page.unread - gone.filter(({ read }) => !read).length),
  };
}

const portionsOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, portion) =>
    ids.slice(portion * idsAtOnce, (portion + 1) * idsAtOnce),
  );

/** Actions on notifications. The lists are updated immediately; the server's response is final. */
export function useNotificationChanges() {
  const call = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const changeLists = useChangeLists();
  const format = useFormat();
  const { done: text, changeFailed } = useMessages(notificationsWords);

  async function change<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      await queries.cancelQueries({ queryKey: notificationsKey });
      return await work();
    } catch (error) {
      toasts.show('error', describeError(error, changeFailed), { error });
      return undefined;
    } finally {
      void queries.invalidateQueries({ queryKey: notificationsKey });
    }
  }

  function offerUndo(message: string, ids: readonly string[], undo: (ids: string[]) => Promise<unknown>) {
    if (ids.length === 0) return toasts.show('info', text.nothing);
    const run = () =>
      void change(async () => {
        for (const portion of portionsOf(ids)) await undo(portion);
        toasts.show('success', text.restored);
      });
    toasts.show('success', message, { action: { label: text.undo, run }, durationMs: undoOfferedForMs });
  }

  const restore = (ids: string[]) => call(restoreNotifications, { body: { ids } });
  const writeCount = (count: number) => format.number(count);

  return {
    mark: (ids: string[], read: boolean) =>
      change(() => {
        changeLists((page) => withRead(page, ids, read));
        return call(markNotifications, { body: { ids, read } });
      }),
    markAllRead: () =>
      change(async () => {
        const { ids } = await call(markAllNotificationsRead, {});
        const message = text.allRead(ids.length, writeCount(ids.length));
        offerUndo(message, ids, (some) => call(markNotifications, { body: { ids: some, read: false } }));
      }),
    dismiss: (ids: string[]) =>
      change(async () => {
        changeLists((page) => without(page, ids));
        await call(dismissNotifications, { body: { ids } });
        offerUndo(text.dismissed, ids, restore);
      }),
    clear: (includeActionRequired: boolean) =>
      change(async () => {
        const { ids } = await call(clearNotifications, { body: { includeActionRequired } });
        offerUndo(text.cleared(ids.length, writeCount(ids.length)), ids, restore);
        return ids.length;
      }),
  };
}

export type NotificationChanges = ReturnType<typeof useNotificationChanges>;
