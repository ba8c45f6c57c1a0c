import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function openBreaker(failuresMax: number, trial: 'one' | 'all') {
  let now = 1_000_000;
  const breaker = createCircuitBreaker({ clock: () => now, failuresMax, pauseMs: 30_000, trial });
  const fail = () => {
    breaker.admits();
    breaker.ended('failed');
  };
  return { ...breaker, fail, pass: (ms: number) => (now += ms) };
}

test('failures in a row open it, and an answer in between begins the count again', () => {
  const { admits, ended, fail } = openBreaker(2, 'one');
  fail();
  ended('answered');
  fail();
  expect(admits()).toBe(true);
  ended('failed');

  expect(admits()).toBe(false);
});

test('after the pause one call tries, and the others wait for how it ends', () => {
  const { admits, ended, fail, pass } = openBreaker(1, 'one');
  fail();
  pass(29_999);
  expect(admits()).toBe(false);
  pass(1);

  expect([admits(), admits()]).toEqual([true, false]);
  ended('answered');
  expect([admits(), admits()]).toEqual([true, true]);
});

test('a trial that says nothing lets the next call try', () => {
  const { admits, ended, fail, pass } = openBreaker(1, 'one');
  fail();
  pass(30_000);
  admits();
  ended('neither');

  expect([admits(), admits()]).toEqual([true, false]);
});

test('where all may try after the pause, the next failure opens it again', () => {
  const { admits, fail, pass } = openBreaker(1, 'all');
  fail();
  pass(30_000);
  expect([admits(), admits()]).toEqual([true, true]);
  fail();

  expect(admits()).toBe(false);
});

test('a clock that is set back by a day does not keep it open for a day', () => {
  const { admits, fail, pass } = openBreaker(1, 'one');
  fail();
  pass(-86_400_000);

  expect(admits()).toBe(true);
});
