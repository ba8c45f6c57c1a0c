import { useMessages } from '../../text/lazy-messages.ts';
import { todosWords } from '../../text/loaders/work.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './todos.module.css';

/** The keys of the task screen. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const text = useMessages(todosWords);
  const keys = [
    ['n', text.keys.n],
    ['j', text.keys.j],
    ['k', text.keys.k],
    ['e', text.keys.e],
    [text.spaceKey, text.keys.space],
    ['?', text.keys.help],
  ] as const;
  return (
    <Dialog title={text.keyboardHelp} closeLabel={text.close} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
