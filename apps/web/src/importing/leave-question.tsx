import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../text/lazy-messages.ts';
import { importingWords } from '../text/loaders/shared.ts';
import { Question } from '../ui/overlay/question.tsx';

type Address = { readonly pathname: string; readonly search: unknown };

const tabOf = ({ search }: Address) => String((search as { readonly tab?: unknown })?.tab ?? '');

/** Asks before a file that is being sent is left behind; a closed tab is asked about by the browser itself. */
export function LeaveQuestion({ isBusy }: { readonly isBusy: boolean }) {
  const { leave: text, close } = useMessages(importingWords);
  const blocked = useBlocker({
    // Opening an import stays on this screen, and who is signed out must not be held back.
    shouldBlockFn: ({ current, next }) =>
      isBusy && (current.pathname !== next.pathname || tabOf(current) !== tabOf(next)) && next.pathname !== '/login',
    enableBeforeUnload: isBusy,
    withResolver: true,
  });
  if (blocked.status !== 'blocked') return null;
  return (
    <Question
      title={text.title}
      isDangerous
      yes={text.leave}
      no={text.stay}
      closeLabel={close}
      onYes={blocked.proceed}
      onClose={blocked.reset}
    >
      <p>{text.question}</p>
    </Question>
  );
}
