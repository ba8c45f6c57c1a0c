import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ClockContext } from '../../preferences/clock.tsx';
import { useSession } from '../../session/session.ts';
import {
  answerOfRerun,
  bringBack,
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

type Options = {
  readonly isOpen: boolean;
  /** The address of the open screen with its parameters. */
  readonly screen: string;
  /** Which conversation it is, for as long as the component lives; without it the newest one. */
  readonly conversationId?: string | undefined;
};

/** A conversation of the signed-in person, and everything that can be done with it. */
export function useConversation({ isOpen, screen, conversationId }: Options) {
  const { currentUser } = useSession();
  const clock = useContext(ClockContext);
  const [conversation, change] = useState(noConversation);
  const [sessionState, setSessionState] = useState<SessionState>();
  const check = useCheck();
  const history = useHistory({ change, conversationId, onSignedOut: () => note('signedOut') });

  function note(found: SessionState) {
    setSessionState(found);
    change((before) => noteSessionState(before, found, clock()));
  }

  async function checkAndNote() {
    const found = await check();
    setSessionState(found);
    return found;
  }
  const asking = useAsking({ change, check: checkAndNote, conversationId });
  const isSignedIn = currentUser !== null && sessionState !== 'signedOut';
  const pending = pendingQuestion(conversation);
  const mayAsk = isSignedIn && !pending && !answerOfRerun(conversation);

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
    conversationId,
    pending,
    isSignedIn,
    /** Someone is signed in and no answer is pending. */
    mayAsk,
    historyState: history.state,
    /**
     * Blank input is ignored, as is any while an answer is pending or no one is signed in; returns whether it was
     * accepted. With `spec` that query is run, and the text only describes it.
     */
    ask(text: string, spec?: QuerySpec): boolean {
      const message = text.trim();
      if (message === '' || !mayAsk) return false;
      void asking.send({ id: crypto.randomUUID(), text: message, screen, ...(spec && { spec }) });
      return true;
    },
    /** Runs a query whose answer replaces this one; ignored while pending, like a question. */
    run(answerId: string, spec: QuerySpec): void {
      if (mayAsk) void asking.run(answerId, spec, screen);
    },
    /** Restores the answer that this one replaced. */
    bringBack: (answerId: string) => change((before) => bringBack(before, answerId)),
    /** The same message with the same id, for the server to answer once. */
    askAgain: ({ id, text, screen: asked }: QuestionMessage) => void asking.send({ id, text, screen: asked }),
    stop: asking.stop,
    clear() {
      asking.stop();
      void history.forget();
    },
    settle: (proposal: Parameters<typeof settleProposal>[1]) => change((before) => settleProposal(before, proposal)),
  };
}

export type ConversationView = ReturnType<typeof useConversation>;
