import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

/** Work that begins in its turn, and ends when it is told to. */
function openQueue(options: ConstructorParameters<typeof Semaphore>[0]) {
  const semaphore = new Semaphore(options);
  const began: string[] = [];
  function start(name: string, asked: { key?: string; signal?: AbortSignal } = {}) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = semaphore.run(() => {
      began.push(name);
      return promise;
    }, asked);
    const finish = async () => {
      resolve();
      await ended;
    };
    return { ended, finish };
  }
  return { semaphore, began, start };
}

test('as much runs at once as there are permits, the rest in the order in which it came', async () => {
  const { began, start } = openQueue({ permits: 2 });
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => start(name));

  await second?.finish();
  await setImmediate();
  expect(began).toEqual(['a', 'b', 'c']);
  await first?.finish();
  await Promise.all([third?.finish(), fourth?.finish()]);

  expect(began).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever has the fewest permits goes first, and nobody has more than the permits of a key', async () => {
  const { began, start, semaphore } = openQueue({ permits: 3, permitsOfKey: 2 });
  const [ada] = [1, 2, 3].map((at) => start(`ada ${at}`, { key: 'ada' }));
  const [grace] = [1, 2].map((at) => start(`grace ${at}`, { key: 'grace' }));
  await setImmediate();
  expect(began).toEqual(['ada 1', 'ada 2', 'grace 1']);
  expect(semaphore.waitingKeys()).toEqual(['ada', 'grace']);

  start('alan 1', { key: 'alan' });
  await ada?.finish();
  await grace?.finish();
  await setImmediate();

  expect(began.slice(3)).toEqual(['alan 1', 'grace 2']);
});

test('work that fails gives its permit back', async () => {
  const semaphore = new Semaphore({ permits: 1 });

  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(await semaphore.run(async () => 'next')).toBe('next');
});

test('an aborted one leaves the queue, and the next takes its place', async () => {
  const { began, start } = openQueue({ permits: 1 });
  const gone = new AbortController();
  const first = start('first');
  const left = start('left', { signal: gone.signal });
  const third = start('third');

  gone.abort(new Error('gone'));
  await expect(left.ended).rejects.toThrow('gone');
  await first.finish();
  await third.finish();

  expect(began).toEqual(['first', 'third']);
  await expect(start('late', { signal: gone.signal }).ended).rejects.toThrow('gone');
});
