import { clearChat, listChat, restoreChat } from '@halyard/contracts/work/assistant.ts';
import { getConversation } from '@halyard/contracts/work/conversations.ts';
import { type Dispatch, type SetStateAction, useContext, useRef, useState } from 'react';
import { type Call, useApi } from '../../api/call.ts';
import { TransportError } from '../../api/errors/transport-error.ts';
import { ClockContext } from '../../preferences/clock.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { addHistory, type Conversation, clear, restore } from './conversation.ts';

const undoOfferedForMs = 10_000;

const isOfNobody = (error: unknown) => error instanceof TransportError && error.problem === 'unauthenticated';

const readMessages = async (call: Call, id: string | undefined) =>
  id === undefined
    ? call(listChat, { query: {}, staysHere: true })
    : call(getConversation, { query: {}, params: { id }, staysHere: true });

type Ports = {
  readonly change: Dispatch<SetStateAction<Conversation>>;
  readonly conversationId: string | undefined;
  readonly onSignedOut: () => void;
};

/** The server's copy of the conversation: read once, cleared, and restored. */
export function useHistory({ change, conversationId, onSignedOut }: Ports) {
  const text = useMessages(assistantWords);
  const call = useApi();
  const toasts = useToasts();
  const clock = useContext(ClockContext);
  const wasRead = useRef(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  /** The tab itself knows later messages, so it is fetched only until the first success. */
  async function read() {
    if (wasRead.current) return;
    wasRead.current = true;
    setState('loading');
    try {
      const { messages } = await readMessages(call, conversationId);
      change((before) => addHistory(before, messages));
      setState('idle');
    } catch (error) {
      wasRead.current = false;
      setState(isOfNobody(error) ? 'idle' : 'failed');
      if (isOfNobody(error)) onSignedOut();
    }
  }

  async function undo() {
    try {
      await call(restoreChat, { query: {} });
      change(restore);
    } catch {
      toasts.show('error', text.undoFailed, { error: null });
    }
  }

  async function forget() {
    change((before) => clear(before, clock()));
    try {
      await call(clearChat, { query: {} });
      const action = { label: text.undo, run: () => void undo() };
      toasts.show('success', text.wasCleared, { action, durationMs: undoOfferedForMs });
    } catch {
      change(restore);
      toasts.show('error', text.clearFailed, { error: null });
    }
  }

  return { state, read, forget };
}
