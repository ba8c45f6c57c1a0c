import { Semaphore } from '@halyard/contracts/concurrency/semaphore.ts';
import { expect, test, vi } from 'vitest';
import { borrowTurns, lendTurns } from './write-turns.ts';

function lend() {
  const turns = new Semaphore({ permits: 1 });
  const onCommitted = vi.fn();
  return { turns, onCommitted, borrowed: borrowTurns(lendTurns(turns, onCommitted)) };
}

test('a thread that borrows turns waits for whoever writes, and is waited for', async () => {
  const { turns, borrowed } = lend();
  const order: string[] = [];
  await turns.acquire();
  const there = borrowed.acquire().then(() => order.push('there'));

  order.push('here');
  turns.release();
  await there;
  const here = turns.acquire().then(() => order.push('here again'));
  order.push('there still');
  borrowed.release();
  await here;

  expect(order).toEqual(['here', 'there', 'there still', 'here again']);
});

test('turns that are asked for at once come one after the other', async () => {
  const { borrowed } = lend();
  const order: number[] = [];
  const take = async (number: number) => {
    await borrowed.acquire();
    order.push(number);
    borrowed.release();
  };

  await Promise.all([take(1), take(2), take(3)]);

  expect(order).toEqual([1, 2, 3]);
});

test('a thread that ends in its turn gives it back', async () => {
  const { turns, borrowed } = lend();
  await borrowed.acquire();

  borrowed.end();

  await expect(turns.acquire()).resolves.toBeUndefined();
});

test('a commit is said before the turn is given back', async () => {
  const { turns, borrowed, onCommitted } = lend();
  await borrowed.acquire();

  borrowed.committed();
  borrowed.release();
  await turns.acquire();

  expect(onCommitted).toHaveBeenCalledOnce();
});
