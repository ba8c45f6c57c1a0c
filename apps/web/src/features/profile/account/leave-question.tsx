import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { Question } from '../question.tsx';

type Props = {
  readonly isDirty: boolean;
  /** The person gives up what is unsaved. */
  readonly onLeave: () => void;
};

/** Asks before unsaved changes are left behind; a closed tab is asked about by the browser itself. */
export function LeaveQuestion({ isDirty, onLeave }: Props) {
  const { leave: text } = useMessages(profileWords);
  const blocked = useBlocker({
    // What changes on this screen alone loses nothing, and who is signed out must not be held back.
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname && next.pathname !== '/login',
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocked.status !== 'blocked') return null;
  const leave = () => {
    onLeave();
    blocked.proceed();
  };
  return (
    <Question title={text.title} yes={text.leave} no={text.stay} isDangerous onYes={leave} onClose={blocked.reset}>
      {text.question}
    </Question>
  );
}
