import { expect, test } from 'vitest';
import { followUp, toUnderstood } from './follow-up.ts';
import type { Phrase, Reading } from './reading.ts';

const nothing: Reading = {
  language: 'en',
  phrases: [],
  apart: null,
  spans: [],
  numbers: [],
  incidents: [],
  quotes: [],
  names: [],
  doers: [],
  subject: null,
  text: '',
  tail: null,
  isFollowUp: false,
  captures: [],
};
const reading = (parts: Partial<Reading>): Reading => ({ ...nothing, ...parts });
const march = { start: 0, end: 1, unit: 'months', months: ['2026-03', '2026-03'] } as const;
const april = { start: 1, end: 2, unit: 'months', months: ['2026-04', '2026-04'] } as const;

const before = toUnderstood(
  reading({
    phrases: [['op:count'], ['topic:incident'], ['state:open', 'filler:']] as Phrase[],
    spans: [march],
    names: ['Ada'],
    tail: 'phishing',
  }),
);

test('"and in April?" is the question before with another month', () => {
  const { phrases, spans, names, tail, isFollowUp } = followUp(
    reading({ phrases: [['follow:and']], spans: [april] }),
    before,
  );

  expect(phrases).toEqual(before.phrases);
  expect({ spans, names, tail, isFollowUp }).toEqual({
    spans: [april],
    names: ['Ada'],
    tail: 'phishing',
    isFollowUp: true,
  });
});

test('a new state takes the place of the old one, and another name that of the old name', () => {
  const { phrases, names } = followUp(reading({ phrases: [['state:closed']], names: ['Noor'] }), before);

  expect(phrases).toEqual([['op:count'], ['topic:incident'], ['state:closed']]);
  expect(names).toEqual(['Noor']);
});

test('a word that may be passed over pushes nothing out of the question before', () => {
  const { phrases } = followUp(reading({ phrases: [['level:High', 'filler:']] }), before);

  expect(phrases).toEqual([...before.phrases, ['level:High', 'filler:']]);
});

test('what one phrase says of the subject stays when what it asks is asked anew', () => {
  const counted = { ...before, phrases: [['op:count', 'topic:incident', 'on:incidents'], ['state:open']] as Phrase[] };

  const { phrases } = followUp(reading({ phrases: [['op:list'], ['level:High']] }), counted);

  expect(phrases).toEqual([['topic:incident', 'on:incidents'], ['state:open'], ['op:list'], ['level:High']]);
});

test('a question with a topic of its own starts anew', () => {
  const { phrases, spans, names, tail } = followUp(reading({ phrases: [['follow:and'], ['topic:threat']] }), before);

  expect({ phrases, spans, names, tail }).toEqual({ phrases: [['topic:threat']], spans: [], names: [], tail: null });
});

test('"and?" alone goes on from nothing', () => {
  expect(followUp(reading({ phrases: [['follow:and']] }), before).phrases).toEqual([]);
});

test('the record that was spoken of stays the one that is meant', () => {
  const spoken = { ...before, subject: { kind: 'incident', id: '7' } as const };

  const { subject } = followUp(reading({ phrases: [['op:who']], subject: { kind: 'threat', id: 'x' } }), spoken);

  expect(subject).toEqual({ kind: 'incident', id: '7' });
});

test('what was kept of an older version without words to look for is read too', () => {
  const { tail: _, ...older } = before;

  expect(followUp(reading({ spans: [april] }), older as typeof before).tail).toBeNull();
});

test('thanks before "and last month?" are no question of their own, thanks alone are', () => {
  const thanks: Phrase = ['topic:thanks', 'filler:'];

  const goesOn = followUp(reading({ phrases: [thanks, ['follow:and', 'filler:']], spans: [april] }), before);

  expect(goesOn.phrases).toEqual(before.phrases);
  expect(followUp(reading({ phrases: [thanks] }), before).phrases).toEqual([thanks]);
});
