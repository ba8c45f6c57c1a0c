import { expect, test } from 'vitest';
import type { Span } from '../understand/span.ts';
import { spansUntilNow } from './since-then.ts';
import type { Question } from './topic.ts';

const now = Date.parse('2026-11-21T08:42:00Z');
const day = (start: string, end: string): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
  unit: 'days',
  months: null,
});
const yesterday = day('2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z');
const question = (spans: readonly Span[], concepts: Question['concepts'] = ['since:then']) =>
  ({ spans, concepts }) as unknown as Question;

test('since yesterday reaches from the beginning of yesterday to now', () => {
  expect(spansUntilNow(question([yesterday]), now)).toEqual([{ ...yesterday, end: now }]);
});

test('without the word the times stay as they are', () => {
  expect(spansUntilNow(question([yesterday], []), now)).toEqual([yesterday]);
});

test('the word needs one time that has begun', () => {
  const tomorrow = day('2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z');

  expect(spansUntilNow(question([]), now)).toBeUndefined();
  expect(spansUntilNow(question([yesterday, yesterday]), now)).toBeUndefined();
  expect(spansUntilNow(question([tomorrow]), now)).toBeUndefined();
});
