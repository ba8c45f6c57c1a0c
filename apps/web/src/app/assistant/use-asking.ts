import { type Dispatch, type SetStateAction, useContext, useEffect, useRef, useState } from 'react';
import { createAskAssistant } from '../../api/assistant/ask-assistant.ts';
import { chatProblem } from '../../api/assistant/chat-problem.ts';
import { ClockContext } from '../../preferences/clock.tsx';
import { useSessionStore } from '../../session/session-provider.tsx';
import {
  answerQuestion,
  ask,
  type Conversation,
  type Failure,
  hear,
  pendingQuestion,
  type QuestionMessage,
  type SessionState,
  settleQuestion,
} from './conversation.ts';

type AskedQuestion = Pick<QuestionMessage, 'id' | 'text' | 'screen' | 'spec'>;

const describeFailure = (error: unknown): Failure => ({
  problem: chatProblem(error, { isOnline: navigator.onLine, page: window.location.href }),
  error,
});

/** Asks one question at a time and notes in the conversation what became of it. */
export function useAsking(change: Dispatch<SetStateAction<Conversation>>, check: () => Promise<SessionState>) {
  const { getAccessToken } = useSessionStore();
  const [askAssistant] = useState(() => createAskAssistant({ getAccessToken }));
  const clock = useContext(ClockContext);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function fetchAnswer({ id, text, screen, spec }: AskedQuestion, signal: AbortSignal) {
    const sessionState = await check();
    if (sessionState !== 'signedIn') {
      const failure: Failure = { problem: sessionState, error: undefined };
      return change((before) => settleQuestion(before, id, { is: 'failed', at: clock(), failure }));
    }
    const onFrame = (frame: Parameters<typeof hear>[1]) => {
      if (!signal.aborted) change((before) => hear(before, frame));
    };
    const question = { id, message: text, screen, signal, onFrame };
    const reply = await askAssistant(spec ? { ...question, spec } : question);
    // A person who pressed Stop is not answered after all.
    signal.throwIfAborted();
    change((before) => answerQuestion(before, { questionId: id, reply, at: clock() }));
  }

  /** Does nothing while an answer is pending. */
  async function send(asked: AskedQuestion) {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    change((before) => ask(before, { ...asked, at: clock() }));
    try {
      await fetchAnswer(asked, controller.signal);
    } catch (error) {
      // Whoever stopped it has noted that already, and may have asked again since.
      if (controller.signal.aborted) return;
      const stage = { is: 'failed', at: clock(), failure: describeFailure(error) } as const;
      change((before) => settleQuestion(before, asked.id, stage));
    } finally {
      if (underWay.current === controller) underWay.current = null;
    }
  }

  function stop() {
    underWay.current?.abort();
    underWay.current = null;
    change((before) => {
      const pending = pendingQuestion(before);
      return pending ? settleQuestion(before, pending.id, { is: 'stopped' }) : before;
    });
  }

  return { send, stop };
}
