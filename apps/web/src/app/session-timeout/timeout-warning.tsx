import { Suspense, useEffect, useRef } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { sessionTimeout } from '../../text/en/account/session-timeout.ts';
import { defineMessages, useMessages } from '../../text/lazy-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './session-timeout.module.css';

const sessionTimeoutWords = defineMessages(
  import.meta.glob<typeof sessionTimeout>('../../text/*/account/session-timeout.ts', { import: 'sessionTimeout' }),
  sessionTimeout,
);

type Props = { readonly secondsLeft: number; readonly onStay: () => void; readonly onSignOut: () => void };

// A screen reader that announces every second announces nothing else.
const announcedEverySeconds = 15;

const announcedFor = (secondsLeft: number) => Math.ceil(secondsLeft / announcedEverySeconds) * announcedEverySeconds;

function Warning({ secondsLeft, onStay, onSignOut }: Props) {
  const text = useMessages(sessionTimeoutWords);
  const format = useFormat();
  const announced = announcedFor(secondsLeft);
  const answer = useRef<HTMLButtonElement>(null);
  // The dialog focuses its first element.
  useEffect(() => answer.current?.focus(), []);
  return (
    <Dialog
      role="alertdialog"
      title={text.title}
      closeLabel={text.stay}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onSignOut}>{text.signOut}</Button>
          <Button ref={answer} variant="primary" onClick={onStay}>
            {text.stay}
          </Button>
        </>
      }
    >
      <p className={styles.remaining} role="timer" aria-hidden>
        {text.remaining(secondsLeft, format.number(secondsLeft))}
      </p>
      <p>{text.why}</p>
      <VisuallyHidden>
        <span role="status">{text.remaining(announced, format.number(announced))}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

/** Counts down, and asks whether the user is still there. Closing it is an answer too. */
export function TimeoutWarning(props: Props) {
  return (
    <Suspense>
      <Warning {...props} />
    </Suspense>
  );
}
