import type { AssistantFrame, AssistantReply } from '@halyard/contracts/work/assistant.ts';

/** The client has disconnected. */
class AskerGoneError extends Error {}

/** One request that waits for an answer. */
export type Listener = {
  readonly onFrame: (frame: AssistantFrame) => void;
  /** Aborted when its connection closes. */
  readonly gone: AbortSignal;
};

type Work = (emit: (frame: AssistantFrame) => void, stop: AbortSignal) => Promise<AssistantReply>;

/**
 * An answer in progress that several requests may wait for: a late one gets the earlier frames. When the last of them
 * has left, the work is stopped; `onOver` is called once, at that moment or when the work has ended.
 */
export function shareAnswer(work: Work, onOver: () => void) {
  const told: AssistantFrame[] = [];
  const listeners = new Set<Listener>();
  const stopper = new AbortController();

  function emit(frame: AssistantFrame) {
    stopper.signal.throwIfAborted();
    told.push(frame);
    for (const { onFrame } of listeners) onFrame(frame);
  }

  function leave(listener: Listener) {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopper.abort(new AskerGoneError());
  }

  stopper.signal.addEventListener('abort', onOver);
  const reply = work(emit, stopper.signal).finally(() => stopper.signal.aborted || onOver());
  // No client may be left to receive the result.
  reply.catch(() => {});

  return {
    async join(listener: Listener): Promise<AssistantReply> {
      for (const frame of told) listener.onFrame(frame);
      listeners.add(listener);
      const left = Promise.withResolvers<never>();
      const goAway = () => {
        leave(listener);
        left.reject(new AskerGoneError());
      };
      if (listener.gone.aborted) goAway();
      listener.gone.addEventListener('abort', goAway, { once: true });
      try {
        return await Promise.race([reply, left.promise]);
      } finally {
        listener.gone.removeEventListener('abort', goAway);
        listeners.delete(listener);
      }
    },
  };
}

export type SharedAnswer = ReturnType<typeof shareAnswer>;
