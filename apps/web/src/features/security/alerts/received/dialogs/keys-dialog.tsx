import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../../text/loaders/alert-groups.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import styles from './dialogs.module.css';

/** The keys of the queue. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { keys: text, close } = useMessages(receivedAlertsWords);
  const { fold } = useMessages(alertGroupsWords).keys;
  const keys = [
    ['J K ↓ ↑', text.move],
    ['X', text.select],
    ['Enter', text.open],
    ['← →', fold],
    ['A', text.acknowledge],
    ['O', text.assign],
    ['I', text.incident],
    ['C', text.close],
    ['U', text.undo],
    ['/', text.search],
    ['Esc', text.clear],
    ['?', text.help],
  ] as const;
  return (
    <Dialog title={text.title} closeLabel={close} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
