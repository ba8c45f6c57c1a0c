import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf } from './testing/alert-of.ts';
import { useHeldRows } from './use-held-rows.ts';

const rows = (...numbers: number[]) => numbers.map((number) => alertOf(number));

function hold(first: number[]) {
  const view = renderHook(({ numbers, isHeld, mark }) => useHeldRows(rows(...numbers), isHeld, mark), {
    initialProps: { numbers: first, isHeld: true, mark: 'triage' },
  });
  return {
    shown: () => view.result.current.shown.map(({ number }) => number),
    fresh: () => view.result.current.fresh,
    release: () => act(() => view.result.current.release()),
    next: (numbers: number[], isHeld = true, mark = 'triage') => view.rerender({ numbers, isHeld, mark }),
  };
}

test('what comes while someone is in the list waits until it is asked for', () => {
  const list = hold([1, 2]);
  list.next([3, 2, 1]);
  expect(list.shown()).toEqual([1, 2]);
  expect(list.fresh()).toBe(1);
  list.release();

  expect(list.shown()).toEqual([3, 2, 1]);
  expect(list.fresh()).toBe(0);
});

test('what is gone leaves the list, and all is as it is once no one is in it', () => {
  const list = hold([1, 2, 3]);
  list.next([4, 3, 1]);
  expect(list.shown()).toEqual([1, 3]);
  list.next([4, 3, 1], false);

  expect(list.shown()).toEqual([4, 3, 1]);
});

test('another view is shown at once', () => {
  const list = hold([1, 2]);
  list.next([5, 6], true, 'mine');

  expect(list.shown()).toEqual([5, 6]);
});
