import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { Question } from './question.tsx';

type Props = {
  readonly isDirty: boolean;
  /** The person gives up what is unsaved. */
  readonly onLeave: () => void;
};

/** Asks before unsaved changes are left behind; a closed tab is asked about by the browser itself. */
export function LeaveQuestion({ isDirty, onLeave }: Props) {
  const { leave: text } = useMessages(settingsWords);
  const blocked = useBlocker({
    // Another tab of this screen loses nothing, and who is signed out must not be held back.
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
    <Question title={text.title} isDangerous yes={text.leave} no={text.stay} onYes={leave} onClose={blocked.reset}>
      <p>{text.question}</p>
    </Question>
  );
}
