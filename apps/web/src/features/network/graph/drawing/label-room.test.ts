import { expect, test } from 'vitest';
import { createLabelRoom } from './label-room.ts';

const at = (left: number, top: number) => ({ left, top, width: 40, height: 14 });

test('a label goes to its first free place, and nowhere when all are taken', () => {
  const room = createLabelRoom();

  expect(room.take([at(0, 0)])).toEqual(at(0, 0));
  expect(room.take([at(30, 13), at(30, 14)])).toEqual(at(30, 14));
  expect(room.take([at(-39, 0), at(39, 0)])).toBeUndefined();
  expect(room.take([at(-40, 0)])).toEqual(at(-40, 0));
});

test('however many ask, no two labels overlap', () => {
  const room = createLabelRoom();
  const boxes = Array.from({ length: 400 }, (_, index) => at((index * 37) % 500, (index * 53) % 300)).flatMap(
    (box) => room.take([box]) ?? [],
  );

  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(Math.abs(a.left - b.left) >= 40 || Math.abs(a.top - b.top) >= 14).toBe(true);
});

test('a label is not written over a mark', () => {
  const room = createLabelRoom([{ left: 100, top: 100, width: 10, height: 10 }]);

  expect(room.take([at(65, 95), at(60, 95)])).toEqual(at(60, 95));
  expect(room.take([at(100, 87), at(100, 86)])).toEqual(at(100, 86));
});
