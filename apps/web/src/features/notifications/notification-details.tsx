import type { Notification } from '@halyard/contracts/work/notifications.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { notificationsWords } from '../../text/loaders/administration.ts';
import styles from './notifications.module.css';

type Fact = readonly [name: string, value: string];

function useFacts({ time, type, details }: Notification): readonly Fact[] {
  const { types, item: text } = useMessages(notificationsWords);
  const format = useFormat();
  const { reason, from, to, fields } = details ?? {};
  const hasChanged = from !== undefined || to !== undefined;
  const facts: (Fact | false)[] = [
    [text.at, `${format.dateTime(time)} ${format.zone(time)}`],
    [text.type, types[type]],
    hasChanged && [text.changed, text.change(from ?? text.nothing, to ?? text.nothing)],
    fields !== undefined && fields.length > 0 && [text.changed, fields.join(', ')],
    reason !== undefined && reason !== '' && [text.reason, reason],
  ];
  return facts.filter((fact) => fact !== false);
}

/** The reason for the notification, and details of the event. */
export function NotificationDetails({
  id,
  notification,
}: {
  readonly id: string;
  readonly notification: Notification;
}) {
  const { reasons } = useMessages(notificationsWords);
  const facts = useFacts(notification);
  return (
    <div id={id} className={styles.details}>
      <p>{reasons[notification.why]}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name + value}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
