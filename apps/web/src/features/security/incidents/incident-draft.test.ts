import { expect, test } from 'vitest';
import { emptyIncident, missingIn, toBody } from './incident-draft.ts';

const draft = { ...emptyIncident, title: 'Odd mail rule', source: 'Mail gateway' };

test.each(['101', '-1', '7.5', 'high'])('a confidence of %s cannot be saved', (confidence) => {
  expect(missingIn({ ...draft, confidence })).toEqual(['confidence']);
});

test.each([
  ['', null],
  ['0', 0],
  [' 100 ', 100],
])('a confidence written as "%s" is sent as %s', (confidence, sent) => {
  expect(missingIn({ ...draft, confidence })).toEqual([]);
  expect(toBody({ ...draft, confidence }).confidence).toBe(sent);
});
