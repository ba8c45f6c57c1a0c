import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openWorker } from './open-worker.ts';
import { WorkerDied, WorkerTimedOut, WorkFailed } from './worker-messages.ts';
import type { WorkerOptions } from './worker-options.ts';

const script = new URL('./testing/practice-worker.ts', import.meta.url);

function practiceWorker(options: Partial<WorkerOptions> = {}) {
  const worker = openWorker({ script, maxOldSpaceMb: 64, ...options });
  onTestFinished(() => worker.close());
  return worker;
}

function isRunning(pid: number | undefined) {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the first request starts the child, and the next ones find it running', async () => {
  const worker = practiceWorker();

  const pidBefore = worker.pid;
  const answers = await Promise.all([worker.ask('double', 21), worker.ask('double', 4)]);
  const pids = [await worker.ask('pid', null), await worker.ask('pid', null), worker.pid];

  expect(pidBefore).toBeUndefined();
  expect(answers).toEqual([42, 8]);
  expect(new Set(pids).size).toBe(1);
});

test('a child that is killed rejects what waits, and the next request starts a new one', async () => {
  const worker = practiceWorker();
  const first = await worker.ask<number>('pid', null);

  const waiting = worker.ask('wait', 60_000);
  process.kill(first, 'SIGKILL');

  await expect(waiting).rejects.toThrow(WorkerDied);
  expect(await worker.ask('pid', null)).not.toBe(first);
});

test('a child that ends by itself is said to have died', async () => {
  await expect(practiceWorker().ask('exit', 3)).rejects.toThrow('code 3');
});

test('a request past its limit is interrupted, and the child goes on', async () => {
  const worker = practiceWorker();
  const pid = await worker.ask('pid', null);

  await expect(worker.ask('wait', 60_000, { limitMs: 50 })).rejects.toThrow(WorkerTimedOut);

  expect(await worker.ask('pid', null)).toBe(pid);
});

test('a child that does not let go within the grace is killed, and the next request is answered', async () => {
  const worker = practiceWorker({ graceMs: 100 });
  const pid = await worker.ask<number>('pid', null);

  await expect(worker.ask('hang', null, { limitMs: 50 })).rejects.toThrow(WorkerTimedOut);

  expect(isRunning(pid)).toBe(false);
  expect(await worker.ask('double', 2)).toBe(4);
});

test('while a hanging child is being killed, others that wait in it are told that it died', async () => {
  const worker = practiceWorker({ graceMs: 100 });

  const bystander = worker.ask('wait', 60_000);
  const hanging = worker.ask('ignoreStops', 60_000, { limitMs: 50 });

  await expect(bystander).rejects.toThrow(WorkerDied);
  await expect(hanging).rejects.toThrow(WorkerTimedOut);
});

test('an aborted request rejects with the reason of its signal', async () => {
  const worker = practiceWorker();
  const stopper = new AbortController();

  const waiting = worker.ask('wait', 60_000, { signal: stopper.signal });
  stopper.abort(new Error('The reader left.'));

  await expect(waiting).rejects.toThrow('The reader left.');
  await expect(worker.ask('double', 1, { signal: stopper.signal })).rejects.toThrow('The reader left.');
  expect(await worker.ask('double', 1)).toBe(2);
});

test('the child waits with its next note until the last one was taken', async () => {
  const worker = practiceWorker();
  const taken: string[] = [];

  const answer = await worker.ask('count', 3, {
    onNote: async (note) => {
      taken.push(`begin ${note}`);
      await wait(20);
      taken.push(`end ${note}`);
    },
  });

  expect(answer).toBe(3);
  expect(taken).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
});

test('what the taker of notes throws stops the request and is what it rejects with', async () => {
  const worker = practiceWorker();
  let notes = 0;

  const counting = worker.ask('count', 1_000, {
    onNote: () => {
      notes += 1;
      if (notes === 2) throw new Error('The disk is full.');
    },
  });

  await expect(counting).rejects.toThrow('The disk is full.');
  expect(notes).toBe(2);
});

test('an aborted request is not held up by a note that nobody finishes taking', async () => {
  const worker = practiceWorker();
  const stopper = new AbortController();

  const counting = worker.ask('count', 2, {
    signal: stopper.signal,
    onNote: () => {
      stopper.abort(new Error('Enough.'));
      return new Promise<void>(() => undefined);
    },
  });

  await expect(counting).rejects.toThrow('Enough.');
});

test('an error of the script arrives with its name, its code and its detail', async () => {
  const failing = practiceWorker().ask('fail', 'ENOSPC');

  const error = await failing.catch((cause: unknown) => cause);

  expect(error).toBeInstanceOf(WorkFailed);
  expect(error).toMatchObject({ message: 'It is full.', errorName: 'RangeError', code: 'ENOSPC', detail: 'a/file' });
});

test('a kind that the script does not know is rejected', async () => {
  await expect(practiceWorker().ask('juggle', null)).rejects.toThrow('does not know juggle');
});

test('the child is ended when it had nothing to do for a while', async () => {
  const worker = practiceWorker({ idleMs: 50 });
  const pid = await worker.ask<number>('pid', null);

  await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);

  expect(worker.pid).toBeUndefined();
  expect(await worker.ask('pid', null)).not.toBe(pid);
});

test('closing interrupts what runs, ends the child and takes no more requests', async () => {
  const worker = practiceWorker();
  const pid = await worker.ask<number>('pid', null);
  const rejected = expect(worker.ask('wait', 60_000)).rejects.toThrow(WorkerDied);

  await worker.close();

  await rejected;
  expect(isRunning(pid)).toBe(false);
  await expect(worker.ask('double', 1)).rejects.toThrow(WorkerDied);
});

test('the child does not see what stands in the environment of the server', async () => {
  const seen = await practiceWorker().ask<Record<string, string>>('environment', null);

  const strange = Object.keys(seen).filter((name) => !['PATH', 'TMPDIR', 'SystemRoot'].includes(name));
  expect(strange.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
});
