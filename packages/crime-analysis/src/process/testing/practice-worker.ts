import { setTimeout as wait } from 'node:timers/promises';
import { serveWorker } from '../serve-worker.ts';

/** The child of the tests beside it: it answers, notes, waits, hangs and fails on request. */
serveWorker({
  double: async (value: number) => value * 2,
  pid: async () => process.pid,
  environment: async () => process.env,
  wait: async (ms: number, { signal }) => wait(ms, 'waited', { signal }),
  ignoreStops: async (ms: number) => wait(ms, 'never mind'),
  hang: async () => {
    for (;;) Math.random();
  },
  count: async (upTo: number, { note }) => {
    for (let at = 1; at <= upTo; at++) await note(at);
    return upTo;
  },
  fail: async (code: string) => {
    throw Object.assign(new RangeError('It is full.'), { code, detail: 'a/file' });
  },
  exit: async (code: number) => process.exit(code),
});
