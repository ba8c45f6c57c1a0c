import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ClockContext } from '../../preferences/clock.tsx';
import { useSession } from '../../session/session.ts';
import {
  noConversation,
  noteSessionState,
  pendingQuestion,
  type QuestionMessage,
  type SessionState,
  settleProposal,
} from './conversation.ts';
import { useAsking } from './use-asking.ts';
import { useCheck } from './use-check.ts';
import { useHistory } from './use-history.ts';

/** The conversation of the signed-in person, and everything that can be done with it. */
export function useConversation(isOpen: boolean, screen: string) {
  const { currentUser } = useSession();
  const clock = useContext(ClockContext);
  const [conversation, change] = useState(noConversation);
  const [sessionState, setSessionState] = useState<SessionState>();
  const check = useCheck();
  const history = useHistory(change, () => note('signedOut'));

  function note(found: SessionState) {
    setSessionState(found);
    change((before) => noteSessionState(before, found, clock()));
  }

  async function checkAndNote() {
    const found = await check();
    setSessionState(found);
    return found;
  }
  const asking = useAsking(change, checkAndNote);
  const isSignedIn = currentUser !== null && sessionState !== 'signedOut';

  const opened = useEffectEvent(async (isCurrent: () => boolean) => {
    const found = await check();
    if (!isCurrent()) return;
    note(found);
    if (found === 'signedIn') void history.read();
  });
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    void opened(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);

  return {
    ...conversation,
    pending: pendingQuestion(conversation),
    isSignedIn,
    historyState: history.state,
    /** Blank input is ignored, as is any while an answer is pending or no one is signed in; tells whether it was taken. */
    ask(text: string): boolean {
      const message = text.trim();
      if (message === '' || !isSignedIn || pendingQuestion(conversation)) return false;
      void asking.send({ id: crypto.randomUUID(), text: message, screen });
      return true;
    },
    /** Asks a reading that was chosen; ignored like a question. */
    run(spec: QuerySpec, label: string): void {
      if (!isSignedIn || pendingQuestion(conversation)) return;
      void asking.send({ id: crypto.randomUUID(), text: label, screen, spec });
    },
    /** The same message with the same id, for the server to answer once. */
    askAgain: ({ id, text, screen: asked, spec }: QuestionMessage) =>
      void asking.send({ id, text, screen: asked, ...(spec && { spec }) }),
    stop: asking.stop,
    clear() {
      asking.stop();
      void history.forget();
    },
    settle: (proposal: Parameters<typeof settleProposal>[1]) => change((before) => settleProposal(before, proposal)),
  };
}

export type ConversationView = ReturnType<typeof useConversation>;
