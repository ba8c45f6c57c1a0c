import { expect, test } from 'vitest';
import { takeTurns } from './resource-pool.ts';

const untroubled = () => new AbortController().signal;

test('who waits is served in order, and the member used last is used first', async () => {
  const turns = takeTurns([{ name: 'a' }, { name: 'b' }]);
  const served: string[] = [];
  const gate = Promise.withResolvers<void>();
  const serve = (name: string, until?: Promise<void>) =>
    turns.run(async (member) => {
      served.push(`${name} by ${member.name}`);
      await until;
    }, untroubled());

  await serve('first');
  const blocked = serve('second', gate.promise);
  await Promise.all([serve('third'), serve('fourth'), serve('fifth')]);
  gate.resolve();
  await blocked;

  expect(served).toEqual(['first by b', 'second by b', 'third by a', 'fourth by a', 'fifth by a']);
});

test('work that fails gives its member back', async () => {
  const turns = takeTurns([{ name: 'only' }]);
  const fails = () => Promise.reject(new Error('It broke.'));

  await expect(turns.run(fails, untroubled())).rejects.toThrow('It broke.');

  expect(await turns.run(async ({ name }) => name, untroubled())).toBe('only');
});

test('who gives up leaves the line and nobody else loses their turn', async () => {
  const turns = takeTurns([{ name: 'only' }]);
  const gate = Promise.withResolvers<void>();
  const stopper = new AbortController();

  const first = turns.run(() => gate.promise, untroubled());
  const second = turns.run(async () => 'second', stopper.signal);
  const third = turns.run(async () => 'third', untroubled());
  stopper.abort(new Error('Enough.'));
  gate.resolve();

  await expect(second).rejects.toThrow('Enough.');
  expect([await first, await third]).toEqual([undefined, 'third']);
});
