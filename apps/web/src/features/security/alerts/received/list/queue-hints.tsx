import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { OutlinedBars } from '../marks/marks.tsx';
import styles from './list.module.css';

/** The keys that are used most, and what an outline means. */
export function QueueHints() {
  const { keys, queue: text } = useMessages(receivedAlertsWords);
  const hints = [
    ['J K', keys.hints.move],
    ['X', keys.hints.select],
    ['Enter', keys.hints.open],
    ['U', keys.hints.undo],
    ['/', keys.hints.search],
    ['?', keys.hints.help],
  ] as const;
  return (
    <div className={styles.hints}>
      <ul className={styles.keys}>
        {hints.map(([key, word]) => (
          <li key={key}>
            {key.split(' ').map((one) => (
              <kbd key={one}>{one}</kbd>
            ))}{' '}
            {word}
          </li>
        ))}
      </ul>
      <p className={styles.legend} data-severity="Medium">
        <OutlinedBars severity="Medium" />
        {text.legend}
      </p>
    </div>
  );
}
