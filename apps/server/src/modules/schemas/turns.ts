import { AppError } from '@halyard/contracts/errors.ts';

type Options = { readonly atOnce: number; readonly waiting: number };

/** Lets `atOnce` pieces of work run; the next `waiting` wait for their turn, and whoever comes then is sent away. */
export function createTurns({ atOnce, waiting }: Options) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function begin() {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError('unavailable');
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function end() {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
