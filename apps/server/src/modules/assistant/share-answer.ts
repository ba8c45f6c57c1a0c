import type { AssistantFrame, AssistantReply } from '@halyard/contracts/work/assistant.ts';

/** Whoever asked has gone. */
class AskerGoneError extends Error {}

/** One request that waits for an answer. */
export type Listener = {
  readonly onFrame: (frame: AssistantFrame) => void;
  /** Aborted when its connection is gone. */
  readonly gone: AbortSignal;
};

type Work = (emit: (frame: AssistantFrame) => void, stop: AbortSignal) => Promise<AssistantReply>;

/**
 * An answer in the making that several requests may wait for: one that comes late is told what it missed. When the
 * last of them has gone, the work is stopped; `onOver` is called once, at that moment or when the work has ended.
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
  // No one may be left to hear how it ended.
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
