import type { Notification as News, NotificationType } from '@halyard/contracts/work/notifications.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useNotificationPreferences, useNotifications } from '../../features/notifications/notification-queries.ts';
import { recordAddress } from '../../features/notifications/record-address.ts';
import { useEventSentence } from '../../text/event-sentence.ts';
import { useProduct } from '../../text/product.ts';

type Wishes = { readonly security: { readonly push: boolean }; readonly intelligence: { readonly push: boolean } };

const subjectOf: Readonly<Partial<Record<NotificationType, keyof Wishes>>> = {
  security: 'security',
  entity: 'intelligence',
  intel: 'intelligence',
};

/** New notifications that may be shown: the settings allow it, and so does the toggle (decision G-038). */
export function newAndWanted(
  news: readonly News[],
  shownUpTo: number,
  wishes: Wishes & { readonly governed: Wishes },
): readonly News[] {
  return news.filter(({ id, read, type }) => {
    const subject = subjectOf[type];
    const isWanted = subject !== undefined && wishes[subject].push && wishes.governed[subject].push;
    return isWanted && !read && Number(id) > shownUpTo;
  });
}

const highestOf = (news: readonly News[]) => Math.max(0, ...news.map(({ id }) => Number(id)));

/** Shows notifications as browser notifications while the console is open (decision G-060). */
export function PushNotifications() {
  const { data } = useNotifications();
  const { data: wishes } = useNotificationPreferences();
  const { name } = useProduct();
  const router = useRouter();
  const sentence = useEventSentence();
  const shownUpTo = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!data || !wishes) return;
    // Notifications that existed at startup are not new.
    const known = shownUpTo.current ?? highestOf(data.notifications);
    for (const news of newAndWanted(data.notifications, known, wishes)) {
      // Of several windows with one tag the browser shows one message.
      const message = new Notification(name, { body: sentence(news.kind, news.title), tag: `notification-${news.id}` });
      message.onclick = () => {
        window.focus();
        router.history.push(recordAddress(news) ?? `/notifications?item=${news.id}`);
      };
    }
    shownUpTo.current = Math.max(known, highestOf(data.notifications));
  }, [data, wishes, name, router, sentence]);
  return null;
}
