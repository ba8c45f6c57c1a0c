import { useMessages } from '../../text/lazy-messages.ts';
import { stepUpWords } from '../../text/loaders/account.ts';
import { useSendsMail } from '../../text/product.ts';
import { Button } from '../../ui/button.tsx';
import styles from './step-up.module.css';

type Props = { readonly isSentAgain: boolean; readonly busy: boolean; readonly onSend: () => void };

/** For a code that did not arrive, or has ended. */
export function SendAgain({ isSentAgain, busy, onSend }: Props) {
  const text = useMessages(stepUpWords);
  const sendsMail = useSendsMail();
  return (
    <div className={styles.again}>
      <Button size="small" busy={busy} onClick={onSend}>
        {text.sendAgain}
      </Button>
      <p role="status">{isSentAgain && (sendsMail ? text.sentAgain : text.sentToOutbox)}</p>
    </div>
  );
}
