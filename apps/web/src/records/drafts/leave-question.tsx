import { useBlocker } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { Question } from '../../ui/overlay/question.tsx';
import { discardWords } from './discard-question.tsx';

type Address = { readonly pathname: string; readonly search: unknown };
type Words = { readonly title: string; readonly question: string; readonly leave: string; readonly stay: string };

type Props = {
  /** Whether leaving would lose something. */
  readonly isDirty: boolean;
  /** Called when the user discards unsaved input. */
  readonly onLeave?: () => void;
  /** Whether one address leaves the other behind; another path does. */
  readonly leaves?: (current: Address, next: Address) => boolean;
  readonly words?: Words;
};

const isOtherPath = (current: Address, next: Address) => current.pathname !== next.pathname;

type AskProps = { readonly words: Words | undefined; readonly onYes: () => void; readonly onClose: () => void };

function Asking({ words, onYes, onClose }: AskProps) {
  const text = useMessages(discardWords);
  const { title, question, leave, stay } = words ?? text.leave;
  return (
    <Question title={title} isDangerous yes={leave} no={stay} closeLabel={text.close} onYes={onYes} onClose={onClose}>
      <p>{question}</p>
    </Question>
  );
}

/** Asks before unsaved work is left; for a closed tab the browser itself asks. */
export function LeaveQuestion({ isDirty, onLeave, leaves = isOtherPath, words }: Props) {
  const blocked = useBlocker({
    // Signing out must not be blocked.
    shouldBlockFn: ({ current, next }) => isDirty && leaves(current, next) && next.pathname !== '/login',
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocked.status !== 'blocked') return null;
  const proceed = () => {
    onLeave?.();
    blocked.proceed();
  };
  return (
    <Suspense>
      <Asking words={words} onYes={proceed} onClose={blocked.reset} />
    </Suspense>
  );
}
