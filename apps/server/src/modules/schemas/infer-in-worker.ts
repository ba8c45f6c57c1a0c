import { ApiError } from '@halyard/contracts/errors.ts';
import { sampleMaxBytes } from '@halyard/contracts/schemas.ts';
import type { Clock } from '../../clock.ts';
import { type Asker, createTurns } from './fair-semaphore.ts';
import type { SchemaTasks } from './schema-tasks.ts';

import type { Thread, Threads } from './threads.ts';

/** Milliseconds of work on one sample; waiting for the rest of an upload does not count. */
const limitMs = 60_000;
/** How long a sample may wait before its first piece is taken. */
const patienceMs = 20_000;
/** Pieces that may be on their way to the worker. */
const window = 8;

type Infer = SchemaTasks['infer'];
export type InferInWorker = (
  asker: Asker,
  asked: Infer['asked'],
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

/** Counts the pieces that are on their way, and lets a sender wait until there is room for the next. */
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

async function inferOn(thread: Thread, asked: Infer['asked'], pieces: AsyncIterable<Uint8Array>, budget: Budget) {
  const course = createCourse(budget);
  let isOver = false;
  const answer = thread.order({ task: 'infer', asked }, course.taken).finally(() => {
    isOver = true;
    course.wake();
  });

  // Rejects when the sample is too long or its sender goes away; ends early when there is an answer already.
  async function feed() {
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > sampleMaxBytes) throw new ApiError('body_too_large');
      await course.roomFor(() => isOver);
      if (isOver) return answer;
      course.sent();
      // A copy that changes hands; the piece itself may be part of a larger memory.
      thread.send(Uint8Array.from(piece));
    }
    budget.run();
    thread.send(null);
    return answer;
  }

  const feeding = feed();
  // Whichever is not waited for any more fails unheard.
  feeding.catch(() => {});
  return Promise.race([answer, feeding]);
}

/** Makes schemas from samples that are streamed into a thread of their own, two at once; nothing of them is kept. */
export function createInferInWorker(threads: Threads, clock: Clock): InferInWorker {
  const takeTurn = createTurns({ clock, atOnce: 2, atOnceOfOne: 1, waiting: 4, waitingOfOne: 1, patienceMs });
  return (asker, asked, pieces) =>
    takeTurn(asker, () =>
      threads.use(asker.signal, async (thread) => {
        const budget = createBudget(limitMs, clock, () => thread.giveUp());
        try {
          return await inferOn(thread, asked, pieces, budget);
        } finally {
          budget.pause();
        }
      }),
    );
}
