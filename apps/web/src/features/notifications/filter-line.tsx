import { type NotificationFilter, notificationFilters } from '@halyard/contracts/work/notifications.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { notificationsWords } from '../../text/loaders/administration.ts';
import styles from './notifications.module.css';

type Props = { readonly chosen: NotificationFilter; readonly onChoose: (filter: NotificationFilter) => void };

/** The seven filters, one of them chosen. */
export function FilterLine({ chosen, onChoose }: Props) {
  const text = useMessages(notificationsWords);
  return (
    <fieldset className={styles.filters}>
      <legend>{text.filter}</legend>
      {notificationFilters.map((filter) => (
        <label key={filter} className={styles.filter}>
          <input
            type="radio"
            name="notification-filter"
            value={filter}
            checked={filter === chosen}
            onChange={() => onChoose(filter)}
          />
          {text.filters[filter]}
        </label>
      ))}
    </fieldset>
  );
}
