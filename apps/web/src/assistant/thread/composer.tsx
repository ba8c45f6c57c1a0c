import { questionMax } from '@halyard/contracts/work/assistant.ts';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useProduct } from '../../text/product.ts';
import { Button } from '../../ui/button.tsx';
import styles from './thread.module.css';

type Props = {
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** Returns whether the question was accepted; a rejected one stays in the input. */
  readonly onAsk: (question: string) => boolean;
  readonly isSignedIn: boolean;
  readonly isPending: boolean;
  readonly ref: Ref<HTMLTextAreaElement>;
};

/** The input at the bottom: Enter sends, Shift+Enter starts a new line. */
export function Composer({ draft, onDraft, onAsk, isSignedIn, isPending, ref }: Props) {
  const text = useMessages(assistantWords);
  const format = useFormat();
  const { name } = useProduct();
  const problemId = useId();
  const length = [...draft.trim()].length;
  const isTooLong = length > questionMax;

  function send() {
    if (!isTooLong && onAsk(draft)) onDraft('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a syllabary is being turned into signs, Enter belongs to that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        ref={ref}
        rows={1}
        aria-label={text.question}
        placeholder={isSignedIn ? text.placeholder(name) : text.signedOutPlaceholder}
        disabled={!isSignedIn}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? problemId : undefined}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" busy={isPending} disabled={!isSignedIn}>
        {text.send}
      </Button>
      {isTooLong && (
        <p id={problemId} role="status" className={styles.error}>
          {text.tooLong(format.number(length), format.number(questionMax))}
        </p>
      )}
    </form>
  );
}
