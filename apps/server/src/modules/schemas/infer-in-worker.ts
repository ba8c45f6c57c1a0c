import { ApiError } from '@halyard/contracts/errors.ts';
import { sampleMaxBytes } from '@halyard/contracts/work/schemas.ts';
import type { Clock } from '../../clock.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';
import type { KindOfWork, WorkContext } from '../../platform/background/work-kind.ts';
import type { Requester } from './fair-semaphore.ts';
import type { SchemaTasks } from './schema-tasks.ts';
import type { Thread, Threads } from './threads.ts';

/** Milliseconds of work on one sample; waiting for the rest of an upload does not count. */
const limitMs = 60_000;
/** How long a sample may wait before its first chunk is read. */
const patienceMs = 20_000;
/** Samples that wait, of all and of one person. */
const waitingMax = 4;
const waitingOfOneMax = 1;
/** On each node; a person has one at a time. */
export const inferenceWork = { atOnce: 2, perPerson: 1, attempts: 1 } as const satisfies KindOfWork;
/** Maximum chunks in transit to the worker. */
const window = 8;

type Infer = SchemaTasks['infer'];
export type InferInWorker = (
  requester: Requester,
  input: Infer['input'],
  pieces: AsyncIterable<Uint8Array>,
) => Promise<Infer['answer']>;

/** Counts the time in which it runs, and calls `onSpent` when `ms` are used up. */
function createBudget(ms: number, clock: Clock, onSpent: () => void) {
  let left = ms;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    run() {
      if (timer) return;
      since = clock();
      timer = setTimeout(onSpent, left);
    },
    pause() {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      left -= clock() - since;
    },
  };
}

type Budget = ReturnType<typeof createBudget>;

/** Counts chunks in transit, and blocks a sender until there is room for the next. */
function createCourse(budget: Budget) {
  let onTheWay = 0;
  let wake = () => {};
  return {
    async roomFor(isOver: () => boolean) {
      while (onTheWay >= window && !isOver())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    sent() {
      onTheWay += 1;
      budget.run();
    },
    taken() {
      onTheWay -= 1;
      if (onTheWay === 0) budget.pause();
      wake();
    },
    wake: () => wake(),
  };
}

async function inferOn(thread: Thread, input: Infer['input'], pieces: AsyncIterable<Uint8Array>, budget: Budget) {
  const course = createCourse(budget);
  let isOver = false;
  const answer = thread.order({ task: 'infer', input }, course.taken).finally(() => {
    isOver = true;
    course.wake();
  });

  // Rejects if the sample is too long or its sender disconnects; ends early if there is already a result.
  async function feed() {
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > sampleMaxBytes) throw new ApiError('body_too_large');
      await course.roomFor(() => isOver);
      if (isOver) return answer;
      course.sent();
      // A transferable copy; the chunk itself may be part of a larger buffer.
      thread.send(Uint8Array.from(piece));
    }
    budget.run();
    thread.send(null);
    return answer;
  }

  const feeding = feed();
  // The promise that is no longer awaited must not be an unhandled rejection.
  feeding.catch(() => {});
  return Promise.race([answer, feeding]);
}

/** Limits the number of waiting clients: each has a connection and the beginning of a sample. */
class Slots {
  readonly #taken: string[] = [];

  /** Throws if there is no slot left; returns its release. */
  take(personId: string): () => void {
    const { atOnce, perPerson } = inferenceWork;
    if (this.#taken.filter((id) => id === personId).length >= perPerson + waitingOfOneMax)
      throw new ApiError('too_many_requests');
    if (this.#taken.length >= atOnce + waitingMax) throw new ApiError('unavailable');
    this.#taken.push(personId);
    return () => void this.#taken.splice(this.#taken.indexOf(personId), 1);
  }
}

/** Tells how much has been read. */
async function* counting(pieces: AsyncIterable<Uint8Array>, report: WorkContext['report']) {
  let done = 0;
  for await (const piece of pieces) {
    done += piece.length;
    report({ done, total: null });
    yield piece;
  }
}

export type InferenceQueue = { readonly work: Pick<BackgroundWork, 'runHere'>; readonly newId: () => string };

/**
 * Runs work in its turn while a client waits for the result: background work of this node, which administrators see and
 * can cancel. Rejects after waiting too long.
 */
function createTakeTurn({ work, newId }: InferenceQueue) {
  const slots = new Slots();
  return async <T>({ personId, signal }: Requester, label: string, run: (context: WorkContext) => Promise<T>) => {
    signal.throwIfAborted();
    const leave = slots.take(personId);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new ApiError('unavailable')), patienceMs);
    let result: Promise<T> | undefined;
    try {
      const stopped = await work.runHere(
        { id: newId(), kind: 'inference', personId, label },
        {
          signal: AbortSignal.any([signal, patience.signal]),
          async run(context) {
            clearTimeout(timer);
            result = run(context);
            // An unreadable sample is the sender's error: the job is done.
            await result.catch(() => undefined);
          },
        },
      );
      if (!result) throw stopped ?? new ApiError('unavailable');
      return await result;
    } finally {
      clearTimeout(timer);
      leave();
    }
  };
}

/** Infers schemas from samples that are streamed into their own thread, two concurrently; nothing of them is stored. */
export function createInferInWorker(threads: Threads, clock: Clock, queue: InferenceQueue): InferInWorker {
  const takeTurn = createTakeTurn(queue);
  return (requester, input, pieces) =>
    takeTurn(requester, input.source, ({ signal, report }) =>
      threads.use(signal, async (thread) => {
        const budget = createBudget(limitMs, clock, () => thread.giveUp());
        try {
          return await inferOn(thread, input, counting(pieces, report), budget);
        } finally {
          budget.pause();
        }
      }),
    );
}
