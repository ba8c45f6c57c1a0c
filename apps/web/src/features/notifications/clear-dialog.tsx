import { useId, useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { notificationsWords } from '../../text/loaders/administration.ts';
import { TickBox } from '../../ui/form/tick-box.tsx';
import { Question } from '../../ui/overlay/question.tsx';
import styles from './notifications.module.css';

type Props = {
  readonly onClear: (includeActionRequired: boolean) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks before the list is cleared; notifications that require action are removed only with the user's confirmation. */
export function ClearDialog({ onClear, onClose }: Props) {
  const { clear: text } = useMessages(notificationsWords);
  const [includes, setIncludes] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const boxId = useId();

  async function clear() {
    setBusy(true);
    await onClear(includes);
    onClose();
  }

  return (
    <Question
      title={text.title}
      yes={text.yes}
      no={text.no}
      closeLabel={text.close}
      isDangerous
      isBusy={isBusy}
      onYes={() => void clear()}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <div className={styles.include}>
        <TickBox id={boxId} checked={includes} onChange={({ target }) => setIncludes(target.checked)} />
        <label htmlFor={boxId}>{text.include}</label>
      </div>
    </Question>
  );
}
