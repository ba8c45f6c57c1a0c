import { expect, test } from 'vitest';
import { keepKnownCitations } from './number-citations.ts';
import { textOfMarkdown } from './text-of-markdown.ts';

test.each([
  ['**12** of *them* are `open` [1].', '12 of them are open [1].'],
  ['## Summary\n\n\n\nSee [INC-000007](/security?incident=7).', 'Summary\n\nSee INC-000007.'],
  ['```\na_b_c * 2 * 3\n```', 'a_b_c * 2 * 3'],
  ['- one\n- two', '- one\n- two'],
])('%j reads %j', (markdown, text) => {
  expect(textOfMarkdown(markdown)).toBe(text);
});

test.each([
  ['One [1], two [1, 2], three [3].', 'One [1], two [1] [2], three .'],
  ['[1](/security) stays a link, [x] and [2026] are none.', '[1](/security) stays a link, [x] and [2026] are none.'],
  ['[0] and [99]', ' and '],
])('of two citations, %j keeps what exists', (text, kept) => {
  expect(keepKnownCitations(text, 2)).toBe(kept);
});
