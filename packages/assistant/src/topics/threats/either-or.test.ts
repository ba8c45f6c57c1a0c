import { expect, test } from 'vitest';
import type { Phrase } from '../../understand/reading.ts';
import type { Question } from '../topic.ts';
import { isEither } from './either-or.ts';

function question(...phrases: Phrase[]): Question {
  const said: Partial<Question> = { concepts: phrases.flat(), phrases, names: [], quotes: [] };
  return said as Question;
}

const or: Phrase = ['or:or'];
const critical: Phrase = ['level:Critical'];
const high: Phrase = ['level:High'];
const unacknowledged: Phrase = ['state:unacknowledged'];

test('"or" between two conditions cannot be asked, between two values of one it can', () => {
  expect(isEither(question(critical, or, unacknowledged), [1, 1, 0])).toBe(true);
  expect(isEither(question(critical, or, high), [2, 0, 0])).toBe(false);
  expect(isEither(question(critical, or, high, unacknowledged), [2, 1, 0])).toBe(false);
});

test('two values of one condition do not hide an "or" before another', () => {
  expect(isEither(question(critical, or, high, or, unacknowledged), [2, 1, 0])).toBe(true);
  expect(isEither(question(critical, high, or, unacknowledged), [2, 1, 0])).toBe(true);
});

test('without "or" every condition applies', () => {
  expect(isEither(question(critical, unacknowledged), [1, 1, 0])).toBe(false);
});
