import { expect, test } from 'vitest';
import { forgetPartingWords, keepPartingWords, readPartingWords } from './parting-words.ts';

test('what is kept for the sign-in page is there until it was said', () => {
  keepPartingWords(sessionStorage, 'Your session has expired.');
  expect(readPartingWords(sessionStorage)).toBe('Your session has expired.');

  forgetPartingWords(sessionStorage);

  expect(readPartingWords(sessionStorage)).toBeUndefined();
});
