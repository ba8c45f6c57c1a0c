import { useMessages } from '../../text/lazy-messages.ts';
import { attackWords } from '../../text/loaders/attack.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../../ui/layout/keys.module.css';
import { Dialog } from '../../ui/overlay/dialog.tsx';

const arrowKeys = ['↑', '↓', '←', '→'] as const;
/** As they are printed on a keyboard. */
const names = {
  open: 'Enter',
  fold: 'Space',
  a: 'A',
  b: 'B',
  swap: 'X',
  search: '/',
  close: 'Esc',
  help: '?',
} as const;

/** The keys of the screen. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const { keys: text, close } = useMessages(attackWords);
  const { all } = text;
  const keys = [
    [arrowKeys.join(' '), all.arrows],
    [names.open, all.enter],
    [names.fold, all.space],
    [names.a, all.a],
    [names.b, all.b],
    [names.swap, all.x],
    [names.search, all.search],
    [names.close, all.escape],
    [names.help, all.help],
  ];
  return (
    <Dialog title={text.title} closeLabel={close} onClose={onClose}>
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

/** The same in a line at the foot of the screen. */
export function KeyHints({ onAll }: { readonly onAll: () => void }) {
  const { keys: text } = useMessages(attackWords);
  return (
    <div className={styles.hints}>
      <span>
        {arrowKeys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {text.move}
      </span>
      <span>
        <kbd>{names.open}</kbd> {text.open}
      </span>
      <span>
        <kbd>{names.fold}</kbd> {text.fold}
      </span>
      <span>
        <kbd>{names.a}</kbd>
        <kbd>{names.b}</kbd> {text.layers}
      </span>
      <span>
        <kbd>{names.search}</kbd> {text.search}
      </span>
      <Button size="small" variant="quiet" onClick={onAll} aria-keyshortcuts="?">
        {text.button}
      </Button>
    </div>
  );
}
