import { expect, test } from 'vitest';
import { always, first, refused } from './asked-question.ts';
import { type Result, summarise } from './summarise.ts';

const question = { ask: 'How many?', expect: first(always('1')) };
const trick = { ...question, mayRefuse: true } as const;
const impossible = { ask: 'Why?', expect: refused() };

test('what can be answered, what cannot and what may be refused are counted apart', () => {
  const results: Result[] = [
    { area: 'incidents', question, verdict: 'right' },
    { area: 'incidents', question, verdict: 'refused' },
    { area: 'tasks', question, verdict: 'wrong' },
    { area: 'tricks', question: trick, verdict: 'refused' },
    { area: 'tricks', question: trick, verdict: 'wrong' },
    { area: 'impossible', question: impossible, verdict: 'right' },
    { area: 'impossible', question: impossible, verdict: 'wrong' },
  ];

  expect(summarise(results)).toEqual({
    answerable: 3,
    answered: 1,
    refused: 1,
    wrong: 1,
    mustRefuse: 2,
    wronglyAnswered: 1,
    tricks: 2,
    tricked: 1,
    areas: { incidents: 2, tasks: 1, tricks: 2, impossible: 2 },
  });
});
