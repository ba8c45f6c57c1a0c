import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../bench/percentile.ts';
import type { Answer } from './send.ts';

/** Asks `perSecond` times a second, whether or not earlier requests were answered, until the signal is aborted. */
export function pace(ask: (index: number) => Promise<Answer>, perSecond: number) {
  const times: number[] = [];
  const errors: Record<string, number> = {};
  const begin = performance.now();
  const open = new Set<Promise<void>>();
  let isOver = false;

  async function one(index: number) {
    const at = performance.now();
    const answer = await ask(index);
    times.push(performance.now() - at);
    const kind = answer ? String(answer.status) : 'no answer';
    if (!answer || answer.status >= 400) errors[kind] = (errors[kind] ?? 0) + 1;
  }

  const running = (async () => {
    for (let index = 0; !isOver; index++) {
      const asked = one(index).finally(() => open.delete(asked));
      open.add(asked);
      await wait(Math.max(0, begin + ((index + 1) * 1_000) / perSecond - performance.now()));
    }
    await Promise.all(open);
  })();

  return {
    /** Ends it; returns how many were asked, how long they took in milliseconds, and which errors there were. */
    async stop() {
      isOver = true;
      await running;
      const failed = Object.values(errors).reduce((sum, count) => sum + count, 0);
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      const others = Object.entries(errors).map(([kind, count]) => `${count} × ${kind}`);
      const told = [`${times.length} requests, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`, ...others].join(
        ', ',
      );
      return { asked: times.length, failed, errors, p50, p99, longest: Math.max(0, ...times), told };
    },
  };
}

/** The same for so many seconds. */
export async function paceFor(seconds: number, perSecond: number, ask: (index: number) => Promise<Answer>) {
  const paced = pace(ask, perSecond);
  await wait(seconds * 1_000);
  return paced.stop();
}
