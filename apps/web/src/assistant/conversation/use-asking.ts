import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { type Dispatch, type SetStateAction, useContext, useEffect, useRef, useState } from 'react';
import { createAskAssistant } from '../../api/assistant/ask-assistant.ts';
import { chatProblem } from '../../api/assistant/chat-problem.ts';
import { ClockContext } from '../../preferences/clock.tsx';
import { useSessionStore } from '../../session/session-provider.tsx';
import {
  answerOfRerun,
  answerQuestion,
  ask,
  type Conversation,
  type Failure,
  hear,
  noteRerun,
  pendingQuestion,
  type QuestionMessage,
  replaceAnswer,
  type SessionState,
  settleQuestion,
} from './conversation.ts';

/** A question as sent; `spec` replaces the words if a reading was selected. */
type Asked = Pick<QuestionMessage, 'id' | 'text' | 'screen'> & { readonly spec?: QuerySpec };

const describeFailure = (error: unknown): Failure => ({
  problem: chatProblem(error, { isOnline: navigator.onLine, page: window.location.href }),
  error,
});

/** Shown instead of an answer when no one is signed in. */
class NotSignedIn extends Error {
  readonly sessionState: Exclude<SessionState, 'signedIn'>;

  constructor(sessionState: Exclude<SessionState, 'signedIn'>) {
    super(sessionState);
    this.sessionState = sessionState;
  }
}

const toFailure = (error: unknown): Failure =>
  error instanceof NotSignedIn ? { problem: error.sessionState, error: undefined } : describeFailure(error);

type Ports = {
  readonly change: Dispatch<SetStateAction<Conversation>>;
  readonly check: () => Promise<SessionState>;
  readonly conversationId: string | undefined;
};

/** Asks one question at a time and notes in the conversation the outcome of it. */
export function useAsking({ change, check, conversationId }: Ports) {
  const { getAccessToken } = useSessionStore();
  const [askAssistant] = useState(() => createAskAssistant({ getAccessToken }));
  const clock = useContext(ClockContext);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  /** @throws NotSignedIn where no one is, and the error of the last attempt. */
  async function fetchReply({ id, text, screen, spec }: Asked, signal: AbortSignal) {
    const sessionState = await check();
    if (sessionState !== 'signedIn') throw new NotSignedIn(sessionState);
    const onFrame = (frame: Parameters<typeof hear>[1]) => {
      if (!signal.aborted) change((before) => hear(before, frame));
    };
    const question = { id, message: text, screen, conversationId, signal, onFrame };
    const reply = await askAssistant(spec ? { ...question, spec } : question);
    // A person who pressed Stop is not answered after all.
    signal.throwIfAborted();
    return { reply, at: clock() };
  }

  /** Runs the work unless another is in progress; canceled work has already been noted. */
  async function alone(work: (signal: AbortSignal) => Promise<void>, onFailure: (failure: Failure) => void) {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    try {
      await work(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) onFailure(toFailure(error));
    } finally {
      if (underWay.current === controller) underWay.current = null;
    }
  }

  /** Does nothing while an answer is pending. */
  const send = (asked: Asked) =>
    alone(
      async (signal) => {
        change((before) => ask(before, { ...asked, at: clock() }));
        const arrived = await fetchReply(asked, signal);
        change((before) => answerQuestion(before, { questionId: asked.id, ...arrived }));
      },
      (failure) => change((before) => settleQuestion(before, asked.id, { is: 'failed', at: clock(), failure })),
    );

  /** Runs a query whose answer replaces another; that one stays until the new one arrives. */
  const run = (answerId: string, spec: QuerySpec, screen: string) =>
    alone(
      async (signal) => {
        change((before) => noteRerun(before, answerId, { is: 'pending', spec }));
        const arrived = await fetchReply({ id: crypto.randomUUID(), text: '', screen, spec }, signal);
        change((before) => replaceAnswer(before, answerId, arrived));
      },
      (failure) => change((before) => noteRerun(before, answerId, { is: 'failed', spec, failure })),
    );

  function stop() {
    underWay.current?.abort();
    underWay.current = null;
    change((before) => {
      const pending = pendingQuestion(before);
      if (pending) return settleQuestion(before, pending.id, { is: 'stopped' });
      const answer = answerOfRerun(before);
      return answer ? noteRerun(before, answer.id, undefined) : before;
    });
  }

  return { send, run, stop };
}
