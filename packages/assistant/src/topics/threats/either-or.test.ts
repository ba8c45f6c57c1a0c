import { expect, test } from 'vitest';
import type { Question } from '../topic.ts';
import { isEither } from './either-or.ts';

const question = (...concepts: Question['concepts']) => ({ concepts }) as Question;

test('"or" between two conditions cannot be asked, between two values of one it can', () => {
  expect(isEither(question('or:or'), [1, 1, 0])).toBe(true);
  expect(isEither(question('or:or'), [2, 0, 0])).toBe(false);
  expect(isEither(question('or:or'), [2, 1, 0])).toBe(false);
});

test('without "or" every condition applies', () => {
  expect(isEither(question(), [1, 1, 0])).toBe(false);
});
