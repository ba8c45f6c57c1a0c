import { expect, test } from 'vitest';
import { createFairSemaphore } from './fair-semaphore.ts';

const limits = { atOnce: 2, atOnceOfOne: 1, waiting: 3, waitingOfOne: 2, patienceMs: 30_000 };

/** A queue whose pieces of work end when they are told to, on a clock that is turned by hand. */
function openQueue() {
  let now = 0;
  const takeTurn = createFairSemaphore({ ...limits, clock: () => now });
  const began: string[] = [];
  function work(personId: string, name: string, signal = new AbortController().signal) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = takeTurn({ personId, signal }, () => {
      began.push(name);
      return promise;
    });
    // Whoever is rejected is looked at by the test, at once or later.
    ended.catch(() => {});
    return {
      ended,
      async finish() {
        resolve();
        await ended;
      },
    };
  }
  return {
    began,
    work,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('one person never keeps another waiting, and may not fill the queue', async () => {
  const { began, work } = openQueue();

  const slow = work('ada', 'ada 1');
  work('ada', 'ada 2');
  work('ada', 'ada 3');

  await expect(work('ada', 'ada 4').ended).rejects.toMatchObject({ code: 'too_many_requests' });
  await work('grace', 'grace 1').finish();
  await slow.finish();
  expect(began).toEqual(['ada 1', 'grace 1', 'ada 2']);
});

test('who comes when the queue is full is rejected', async () => {
  const { work } = openQueue();
  for (const person of ['a', 'b', 'c', 'd', 'e']) work(person, person);

  await expect(work('f', 'f').ended).rejects.toMatchObject({ code: 'unavailable' });
});

test('work that fails gives its turn back', async () => {
  const takeTurn = createFairSemaphore({ ...limits, atOnce: 1, clock: () => 0 });
  const requester = { personId: 'ada', signal: new AbortController().signal };

  await expect(takeTurn(requester, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(await takeTurn(requester, async () => 'next')).toBe('next');
});

test('who goes away while waiting frees the place', async () => {
  const { began, work } = openQueue();
  const gone = new AbortController();
  const first = work('ada', 'ada 1');
  const left = work('ada', 'ada 2', gone.signal);
  work('ada', 'ada 3');

  gone.abort(new Error('gone'));

  await expect(left.ended).rejects.toThrow('gone');
  work('ada', 'ada 4');
  await first.finish();
  expect(began).toEqual(['ada 1', 'ada 3']);
});

test('what would wait longer than a socket does is rejected at once', async () => {
  const { began, work, pass } = openQueue();
  for (let round = 0; round < 4; round += 1) {
    const slow = work('ada', 'slow');
    await expect.poll(() => began.length).toBe(round + 1);
    pass(60_000);
    await slow.finish();
  }
  work('ada', 'again');

  await expect(work('ada', 'and again').ended).rejects.toMatchObject({ code: 'unavailable' });
  await work('grace', 'at once').finish();
});
