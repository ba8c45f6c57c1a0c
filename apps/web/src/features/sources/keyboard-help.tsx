import { useMessages } from '../../text/lazy-messages.ts';
import { sourcesWords } from '../../text/loaders/sources.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './sources.module.css';

const arrowKeys = ['↑', '↓', '←', '→'] as const;
/** As they are printed on a keyboard. */
const names = { enter: 'Enter', add: 'N', pause: 'P', test: 'T' } as const;

type Props = { readonly mayEdit: boolean };

/** The keys of the screen. */
export function KeyboardHelp({ mayEdit, onClose }: Props & { readonly onClose: () => void }) {
  const { keys: text, close } = useMessages(sourcesWords);
  const keys = [
    [arrowKeys.join(' '), text.arrows],
    [names.enter, text.enter],
    ...(mayEdit
      ? [
          [names.add, text.n],
          [names.pause, text.p],
          [names.test, text.t],
        ]
      : []),
    ['?', text.help],
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
export function KeyHints({ mayEdit, onAll }: Props & { readonly onAll: () => void }) {
  const { keys: text } = useMessages(sourcesWords);
  const { hints } = text;
  return (
    <div className={styles.hints}>
      <span>
        {arrowKeys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {hints.move}
      </span>
      <span>
        <kbd>{names.enter}</kbd> {hints.open}
      </span>
      {mayEdit && (
        <>
          <span>
            <kbd>{names.test}</kbd> {hints.test}
          </span>
          <span>
            <kbd>{names.pause}</kbd> {hints.pause}
          </span>
          <span>
            <kbd>{names.add}</kbd> {hints.add}
          </span>
        </>
      )}
      <Button size="small" variant="quiet" onClick={onAll} aria-keyshortcuts="?">
        {text.button}
      </Button>
    </div>
  );
}
