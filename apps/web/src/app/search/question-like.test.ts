import { expect, test } from 'vitest';
import { isQuestion, mayBeQuestion } from './question-like.ts';

test('a question mark makes a question, in every script', () => {
  expect(isQuestion('who?')).toBe(true);
  expect(isQuestion('脅威は何件？')).toBe(true);
  expect(isQuestion('open incidents')).toBe(false);
});

test('three words may be one, also where no spaces stand between them', () => {
  expect(mayBeQuestion('open incidents', 'en')).toBe(false);
  expect(mayBeQuestion('open critical incidents', 'en')).toBe(true);
  expect(mayBeQuestion('未解決の重大なインシデント', 'ja')).toBe(true);
  expect(mayBeQuestion('?', 'en')).toBe(false);
});
