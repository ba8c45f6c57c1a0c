import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './preview.module.css';

/** As they are printed on a keyboard. */
const hints = [
  [['↑', '↓'], 'move'],
  [['Space'], 'select'],
  [['Enter'], 'show'],
  [['1', '2', '3', '4'], 'filter'],
  [['Ctrl', 'Enter'], 'publish'],
] as const;

/** The keys of the screen, in a line at its foot. */
export function KeyHints({ onAll }: { readonly onAll: () => void }) {
  const { keys: text } = useMessages(importPreviewWords);
  return (
    <div className={styles.hints}>
      {hints.map(([keys, word]) => (
        <span key={word}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {text[word]}
        </span>
      ))}
      <Button size="small" variant="quiet" onClick={onAll} aria-keyshortcuts="?">
        {text.button}
      </Button>
    </div>
  );
}

/** The same as a window. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const { keys: text, close } = useMessages(importPreviewWords);
  return (
    <Dialog title={text.title} closeLabel={close} onClose={onClose}>
      <dl className={styles.keys}>
        {hints.map(([keys, word]) => (
          <div key={word}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text[word]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
