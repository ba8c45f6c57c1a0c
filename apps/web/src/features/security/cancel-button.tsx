import { DiscardButton } from '../../records/drafts/discard-question.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { securityWords } from '../../text/loaders/security-words.ts';
import { isSame } from './is-same.ts';

type Props<T> = {
  /** What the form holds, and what it began with. */
  readonly typed: T;
  readonly from: T;
  readonly onDiscard: () => void;
};

/** Leaves a form and drops what was typed; asks first where there is something to lose. */
export function CancelButton<T>({ typed, from, onDiscard }: Props<T>) {
  const { cancel } = useMessages(securityWords);
  return (
    <DiscardButton isTyped={!isSame(typed, from)} onDiscard={onDiscard}>
      {cancel}
    </DiscardButton>
  );
}
