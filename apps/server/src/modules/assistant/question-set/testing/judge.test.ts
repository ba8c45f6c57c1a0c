import type { Answer, AnswerTable, SentencePart } from '@halyard/contracts/work/assistant.ts';
import { describe, expect, test } from 'vitest';
import {
  always,
  among,
  counts,
  figures,
  first,
  inOrder,
  names,
  noFigure,
  opens,
  proposes,
  refused,
  says,
  talk,
} from './asked-question.ts';
import { judge, readFigure, type Wanted } from './judge.ts';

const plain = (text: string): SentencePart => ({ text, cite: null, href: null });
const figure = (text: string): SentencePart => ({ text, cite: 1, href: null });
const link = (text: string, href: string): SentencePart => ({ text, cite: null, href });

function answerOf(parts: readonly SentencePart[], more: Partial<Answer> = {}): Answer {
  return {
    by: 'halyard',
    model: null,
    fellBack: false,
    markdown: null,
    tables: [],
    suggestions: [],
    proposal: null,
    sentences: [{ parts: [...parts], cites: [] }],
    refused: null,
    citations: [{ n: 1, label: 'Incidents', request: 'GET /incidents', href: '/security', records: 12 }],
    ...more,
  };
}

const tableOf = (names: readonly string[], total = names.length): AnswerTable => ({
  caption: 'Incidents',
  total,
  cite: 1,
  columns: [
    { label: 'Title', kind: 'text' },
    { label: 'Incidents', kind: 'number' },
  ],
  rows: names.map((name, index) => ({ href: null, cells: [name, index + 1] })),
});

const sql = always('');
const proposed = proposes('add_task', '');
const of = (answer: Answer, wanted: Wanted) => ({ answer, wanted, language: 'en' as const });
const twelve = answerOf([plain('There are '), figure('12'), plain(' incidents, '), figure('3'), plain(' critical.')]);

describe('a figure as it is written', () => {
  test.each([
    ['1,234', 'en', 1234],
    ['1.234,5', 'de', 1234.5],
    ['1\u202f234', 'fr', 1234],
    ['12,5\u00a0%', 'es', 12.5],
    ['1,234', 'ja', 1234],
    ['3 h 12 m', 'en', Number.NaN],
    ['', 'en', Number.NaN],
  ] as const)('%s in %s is %d', (text, language, value) => {
    expect(readFigure(text, language)).toBe(value);
  });
});

describe('figures', () => {
  test.each([
    ['the right first figure', first(sql), [[12]], 'right'],
    ['another first figure', first(sql), [[3]], 'wrong'],
    ['no expectation at all', first(sql), [], 'wrong'],
    ['all in order', figures(sql), [[12, 3]], 'right'],
    ['all in another order', figures(sql), [[3], [12]], 'wrong'],
    ['one too few', figures(sql), [[12]], 'wrong'],
    ['some among them', among(sql), [[3]], 'right'],
    ['one that is missing', among(sql), [[3], [4]], 'wrong'],
    ['a figure where none may be', noFigure, [], 'wrong'],
    ['one in a cell', among(sql), [[2]], 'wrong'],
  ] as const)('%s', (_, expectation, wanted, verdict) => {
    expect(judge(expectation, of(twelve, wanted))).toBe(verdict);
  });

  test('a number that cites nothing is no figure', () => {
    expect(judge(first(sql), of(answerOf([plain('There are 12 incidents.')]), [[12]]))).toBe('wrong');
  });

  test('a unit makes it another figure', () => {
    expect(judge(first(sql), of(answerOf([figure('12 h')]), [[12]]))).toBe('wrong');
  });
});

describe('names', () => {
  const many = Array.from({ length: 12 }, (_, index) => `Incident ${index}`);
  const rows = (list: readonly string[]): Wanted => list.map((name) => [name]);
  const shown = (list: readonly string[], total?: number) => answerOf([], { tables: [tableOf(list, total)] });

  test.each([
    ['the same in order', inOrder(sql), shown(['a', 'b']), ['a', 'b'], 'right'],
    ['turned round', inOrder(sql), shown(['b', 'a']), ['a', 'b'], 'wrong'],
    ['turned round, where the order does not matter', names(sql), shown(['b', 'a']), ['a', 'b'], 'right'],
    ['one too many', names(sql), shown(['a', 'b', 'c']), ['a', 'b'], 'wrong'],
    ['one too few', names(sql), shown(['a']), ['a', 'b'], 'wrong'],
    ['one twice', names(sql), shown(['a', 'a']), ['a', 'b'], 'wrong'],
    ['ten of twelve with the true total', names(sql), shown(many.slice(0, 10), 12), many, 'right'],
    ['ten of twelve with another total', names(sql), shown(many.slice(0, 10), 11), many, 'wrong'],
    ['none of none', names(sql), answerOf([plain('There are none.')]), [], 'right'],
    ['one of none', names(sql), shown(['a']), [], 'wrong'],
    ['a name in a sentence', names(sql), answerOf([link('a', '/security?incident=1')]), ['a'], 'right'],
    ['a fact that lists them', names(sql), answerOf([plain('INC-000007: Linked record: b, a.')]), ['a', 'b'], 'right'],
    [
      'a fact that lists one more',
      names(sql),
      answerOf([plain('INC-000007: Linked record: b, a, c.')]),
      ['a', 'b'],
      'wrong',
    ],
  ] as const)('%s', (_, expectation, answer, list, verdict) => {
    expect(judge(expectation, of(answer, rows(list)))).toBe(verdict);
  });

  test.each([
    [
      'the same counts',
      [
        ['b', 2],
        ['a', 1],
      ],
      'right',
    ],
    [
      'a count that is different',
      [
        ['a', 1],
        ['b', 3],
      ],
      'wrong',
    ],
    [
      'a group that is missing',
      [
        ['a', 1],
        ['b', 2],
        ['c', 4],
      ],
      'wrong',
    ],
    [
      'a group without anything in it, which may be left out',
      [
        ['a', 1],
        ['b', 2],
        ['c', 0],
      ],
      'right',
    ],
    ['a group that nobody expects', [['a', 1]], 'wrong'],
  ] as const)('%s', (_, wanted, verdict) => {
    expect(judge(counts(sql), of(shown(['a', 'b']), wanted))).toBe(verdict);
  });
});

describe('words, links and proposals', () => {
  const answer = answerOf([plain('Assigned to Amara Keller. '), link('INC-000007', '/security?incident=7')], {
    proposal: {
      id: '1',
      summary: 'Add it?',
      sources: [],
      state: 'open',
      request: {
        action: 'add_task',
        version: null,
        slots: {
          text: { value: 'call', label: null, now: null },
          dueDate: { value: null, label: null, now: null },
        },
      },
    },
  });

  test.each([
    ['a word that is there', says(sql), ['Amara Keller'], 'right'],
    ['one of two words is missing', says(sql), ['Amara Keller', 'Closed'], 'wrong'],
    ['nothing to say', says(sql), [], 'wrong'],
    ['the very address', opens(sql), ['/security?incident=7'], 'right'],
    ['another record', opens(sql), ['/security?incident=70'], 'wrong'],
    ['the beginning of an address without a star', opens(sql), ['/security?incident='], 'wrong'],
    ['one of two addresses', opens(sql), ['/users*', '/security*'], 'right'],
    ['the proposal', proposed, ['{"action":"add_task","slots":{"text":"call"}}'], 'right'],
    ['an empty slot', proposed, ['{"action":"add_task","slots":{"dueDate":null}}'], 'right'],
    ['another text', proposed, ['{"action":"add_task","slots":{"text":"call the bank"}}'], 'wrong'],
    ['another action', proposed, ['{"action":"add_note","slots":{}}'], 'wrong'],
    ['another version of the record', proposed, ['{"action":"add_task","version":2,"slots":{}}'], 'wrong'],
    ['no proposal expected', proposed, [], 'wrong'],
  ] as const)('%s', (_, expectation, words, verdict) => {
    const wanted = words.map((word) => [word]);

    expect(judge(expectation, of(answer, wanted))).toBe(verdict);
  });

  test('a word that must not be there', () => {
    const wanted: Wanted = [
      ['Amara Keller', 1],
      ['Noor Haddad', 0],
    ];

    expect(judge(says(sql), of(answer, wanted))).toBe('right');
    expect(judge(says(sql), of(answer, [['Amara Keller', 0]]))).toBe('wrong');
  });

  test('a proposal that was expected and is not there is wrong', () => {
    expect(judge(proposed, of(twelve, [['{"action":"add_task","slots":{}}']]))).toBe('wrong');
  });
});

test('a figure in a cell and a month as a screen writes it are said too', () => {
  const columns = [
    { label: 'Month', kind: 'month' },
    { label: 'Crimes', kind: 'number' },
  ] as const;
  const table = { ...tableOf([], 1), columns: [...columns], rows: [{ href: null, cells: ['2026-11', 7] }] };
  const answer = answerOf([], { tables: [table] });

  expect(judge(among(sql), of(answer, [[7]]))).toBe('right');
  expect(judge(says(sql), of(answer, [['November 2026']]))).toBe('right');
  expect(judge(first(sql), of(answer, [[7]]))).toBe('wrong');
});

describe('refusals', () => {
  const refusal = answerOf([plain('I do not know.')], { refused: 'not_understood' });

  test('a refusal of what could be answered is no wrong answer', () => {
    expect(judge(first(sql), of(refusal, [[12]]))).toBe('refused');
  });

  test('what must be refused and is answered is wrong, even with a true figure', () => {
    expect(judge(refused(), of(twelve, [[12]]))).toBe('wrong');
  });

  test('records that were found by the words of a question are no answer to it', () => {
    const source = { n: 1, label: 'bank', request: 'GET /search?q=bank', href: null, records: 2 };
    const found = answerOf([figure('2')], { tables: [tableOf(['a', 'b'])], citations: [source] });

    expect(judge(first(sql), of(found, [[2]]))).toBe('refused');
    expect(judge(refused(), of(found, []))).toBe('right');
    expect(judge(refused('forbidden'), of(found, []))).toBe('wrong');
  });

  test('the reason counts', () => {
    expect(judge(refused(), of(refusal, []))).toBe('right');
    expect(judge(refused('forbidden'), of(refusal, []))).toBe('wrong');
  });

  test('where there is nothing to count, a refusal is right', () => {
    expect(judge(noFigure, of(refusal, []))).toBe('right');
    expect(judge(noFigure, of(answerOf([plain('Nothing is here.')]), []))).toBe('right');
    expect(judge(talk, of(refusal, []))).toBe('refused');
    expect(judge(talk, of(twelve, []))).toBe('wrong');
  });
});
