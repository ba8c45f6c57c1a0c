import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to. */
function pieceOfWork() {
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => ended, finish };
}

test('as many run as may, the next wait, and who comes then is sent away', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 1 });
  const [first, second] = [pieceOfWork(), pieceOfWork()];
  const order: string[] = [];

  const one = takeTurn(first.work).then(() => order.push('one'));
  const two = takeTurn(second.work).then(() => order.push('two'));
  await expect(takeTurn(async () => {})).rejects.toMatchObject({ code: 'unavailable' });
  second.finish();
  first.finish();
  await Promise.all([one, two]);

  expect(order).toEqual(['one', 'two']);
});

test('work that fails gives its turn back', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 0 });

  await expect(takeTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(await takeTurn(async () => 'next')).toBe('next');
});
