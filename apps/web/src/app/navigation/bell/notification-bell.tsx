import type { Notification } from '@halyard/contracts/work/notifications.ts';
import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { useNotifications } from '../../../features/notifications/notification-queries.ts';
import { recordAddress } from '../../../features/notifications/record-address.ts';
import { useNotificationChanges } from '../../../features/notifications/use-notification-changes.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useEventSentence } from '../../../text/event-sentence.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { notificationsWords } from '../../../text/loaders/administration.ts';
import { useText } from '../../../text/words.tsx';
import { InternalLink } from '../../../ui/internal-link.tsx';
import { Severity } from '../../../ui/marks/severity.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useScreenPath } from '../../layout/use-screen-path.ts';
import styles from '../navigation.module.css';
import { useCountInTitle } from './use-count-in-title.ts';

const newestShown = 5;

type NewestProps = {
  readonly notifications: readonly Notification[];
  readonly sentence: ReturnType<typeof useEventSentence>;
  readonly onFollow: () => void;
};

function Newest({ notifications, sentence, onFollow }: NewestProps) {
  const { severities, item: text } = useMessages(notificationsWords);
  const { relative } = useFormat();
  const now = useNow(30_000);
  const changes = useNotificationChanges();
  return notifications.map((notification) => {
    const { id, kind, title, severity, time, read } = notification;
    return (
      <InternalLink
        key={id}
        role="menuitem"
        address={recordAddress(notification) ?? `/notifications?item=${id}`}
        className={styles.bellItem}
        data-unread={!read || undefined}
        onClick={() => {
          onFollow();
          if (!read) void changes.mark([id], true);
        }}
      >
        <Severity level={severity} label={severities[severity]} />
        <span className={styles.bellText}>
          {!read && <VisuallyHidden>{text.unread}: </VisuallyHidden>}
          {sentence(kind, title)}
        </span>{' '}
        <time dateTime={time}>{relative(time, now)}</time>
      </InternalLink>
    );
  });
}

/** The user's newest notifications; the dot and the tab title show the unread count. */
export function NotificationBell() {
  const { navigation } = useText();
  const text = useMessages(notificationsWords);
  // Loaded before the menu opens, so that it opens with its texts.
  const sentence = useEventSentence();
  const { number } = useFormat();
  const { data, isError } = useNotifications();
  const path = useScreenPath();
  const unread = data?.unread ?? 0;
  const newest = data?.notifications.slice(0, newestShown) ?? [];
  useCountInTitle(unread);
  return (
    <Menu
      label={unread > 0 ? `${navigation.bell}, ${text.bell.unread(unread, number(unread))}` : navigation.bell}
      hasTooltip
      isCurrent={path === '/notifications'}
      className={styles.iconButton}
      align="end"
      trigger={
        <>
          <BellIcon size={18} aria-hidden />
          {unread > 0 && <span className={styles.dot} data-testid="unseen-dot" />}
        </>
      }
    >
      {(close) => (
        <>
          <Newest notifications={newest} sentence={sentence} onFollow={close} />
          {newest.length === 0 && <p className={styles.bellNote}>{isError ? text.failed : text.none}</p>}
          <hr aria-hidden />
          <Link role="menuitem" to="/notifications" onClick={close}>
            {navigation.viewAllNotifications}
          </Link>
        </>
      )}
    </Menu>
  );
}
