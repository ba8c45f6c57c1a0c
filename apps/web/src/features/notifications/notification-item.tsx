import type { Notification } from '@halyard/contracts/work/notifications.ts';
import { CircleHelp, MailOpen, Mail as MailUnread, X } from 'lucide-react';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useEventSentence } from '../../text/event-sentence.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { notificationsWords } from '../../text/loaders/administration.ts';
import { IconButton } from '../../ui/button.tsx';
import { InternalLink } from '../../ui/internal-link.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Severity } from '../../ui/marks/severity.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NotificationDetails } from './notification-details.tsx';
import styles from './notifications.module.css';
import { recordAddress } from './record-address.ts';

type Props = {
  readonly notification: Notification;
  readonly isOpen: boolean;
  readonly onToggleDetails: () => void;
  readonly onMark: (read: boolean) => void;
  readonly onDismiss: () => void;
};

/** The sentence; it links to the record if it can be viewed, and following the link marks it as read. */
function Sentence({ notification, onRead }: { readonly notification: Notification; readonly onRead: () => void }) {
  const sentence = useEventSentence();
  const address = recordAddress(notification);
  const says = sentence(notification.kind, notification.title);
  if (!address) return <p className={styles.sentence}>{says}</p>;
  return (
    <InternalLink address={address} className={styles.sentence} onClick={onRead}>
      {says}
    </InternalLink>
  );
}

function Facts({ notification }: { readonly notification: Notification }) {
  const { types, item: text } = useMessages(notificationsWords);
  const { relative, dateTime } = useFormat();
  const now = useNow(30_000);
  const { type, time, actionRequired, sample } = notification;
  return (
    <p className={styles.facts}>
      <span>{types[type]}</span>{' '}
      <time dateTime={time} title={dateTime(time)}>
        {relative(time, now)}
      </time>
      {actionRequired && <Badge tone="warning">{text.actionRequired}</Badge>}
      {sample && <Badge tone="quiet">{text.sample}</Badge>}
    </p>
  );
}

/** One notification: its event, severity, text, and actions. */
export function NotificationItem({ notification, isOpen, onToggleDetails, onMark, onDismiss }: Props) {
  const { severities, item: text } = useMessages(notificationsWords);
  const { id, severity, message, read } = notification;
  const detailsId = `notification-${id}-details`;
  const markRead = () => {
    if (!read) onMark(true);
  };
  return (
    <li className={styles.item} data-unread={!read || undefined} data-notification={id} tabIndex={-1}>
      <Severity level={severity} label={severities[severity]} compact />
      <div className={styles.words}>
        {!read && <VisuallyHidden>{text.unread}</VisuallyHidden>}
        <Sentence notification={notification} onRead={markRead} />
        {message !== '' && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
        <Facts notification={notification} />
        {isOpen && <NotificationDetails id={detailsId} notification={notification} />}
      </div>
      <div className={styles.itemActions}>
        <IconButton
          label={text.why}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggleDetails}
        >
          <CircleHelp size={16} aria-hidden />
        </IconButton>
        <IconButton label={read ? text.markUnread : text.markRead} onClick={() => onMark(!read)}>
          {read ? <MailUnread size={16} aria-hidden /> : <MailOpen size={16} aria-hidden />}
        </IconButton>
        <IconButton label={text.dismiss} onClick={onDismiss}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
