import { problemOf, type ToChild, type ToParent } from './worker-messages.ts';

export type WorkContext = {
  /** Sends something ahead of the answer and waits until the parent has taken it; rejects when the work is stopped. */
  readonly note: (value: unknown) => Promise<void>;
  /** Aborted when the parent wants the work stopped; it has two seconds to let go. */
  readonly signal: AbortSignal;
};

/** Does one kind of work. What it returns must survive a structured clone; so must payload and notes. */
export type Work<Payload = never> = (payload: Payload, context: WorkContext) => Promise<unknown>;

/** Returns the requests of `openWorker` in the child. Payloads are what the parent sent: their types are not checked. */
export function serveWorker(kinds: Readonly<Record<string, Work>>): void {
  const running = new Map<number, AbortController>();
  const unread = new Map<number, () => void>();
  let lastNote = 0;

  function sendNote(of: number, value: unknown, signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const note = ++lastNote;
      const stop = () => finish(() => reject(signal.reason));
      function finish(settle: () => void) {
        unread.delete(note);
        signal.removeEventListener('abort', stop);
        settle();
      }
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', stop);
      unread.set(note, () => finish(resolve));
      send({ note, of, value });
    });
  }

  async function answer({ ask, kind, payload }: Extract<ToChild, { ask: number }>) {
    const stopper = new AbortController();
    const { signal } = stopper;
    running.set(ask, stopper);
    try {
      const work = kinds[kind];
      if (!work) throw new Error(`This worker does not know ${kind}.`);
      send({
        answer: ask,
        value: await work(payload as never, { signal, note: (value) => sendNote(ask, value, signal) }),
      });
    } catch (error) {
      send({ failed: ask, problem: problemOf(error) });
    }
    running.delete(ask);
  }

  process.on('message', (message: ToChild) => {
    if ('ask' in message) void answer(message);
    else if ('stop' in message) running.get(message.stop)?.abort();
    else unread.get(message.noted)?.();
  });
  // A running query would hold an ordinary exit up until it is done.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}

function send(message: ToParent) {
  process.send?.(message, undefined, undefined, () => undefined);
}
