import { expect, test } from 'vitest';
import { todos } from '../../../text/en/work/todos.ts';
import { type EntrySetting, readEntry } from './read-entry.ts';

// 21 November 2026 is a Saturday.
const setting: EntrySetting = { vocabulary: todos.vocabulary, today: '2026-11-21', order: 'MM/DD/YYYY' };
const read = (line: string, change: Partial<EntrySetting> = {}) => readEntry(line, { ...setting, ...change });

test('a plain line is only its trimmed text', () => {
  expect(read('  Buy   milk ')).toEqual({ text: 'Buy   milk' });
});

test('a priority is understood wherever it stands', () => {
  expect(read('!high Rotate the keys')).toEqual({ text: 'Rotate the keys', priority: 'high' });
  expect(read('Rotate !LOW the keys')).toEqual({ text: 'Rotate the keys', priority: 'low' });
  expect(read('Mind the gap!high')).toEqual({ text: 'Mind the gap!high' });
});

test('today, tomorrow and weekdays are days from now', () => {
  expect(read('Call Ada today')).toEqual({ text: 'Call Ada', dueDate: '2026-11-21' });
  expect(read('Call Ada tomorrow')).toEqual({ text: 'Call Ada', dueDate: '2026-11-22' });
  expect(read('Call Ada Mon')).toEqual({ text: 'Call Ada', dueDate: '2026-11-23' });
  expect(read('Call Ada saturday')).toEqual({ text: 'Call Ada', dueDate: '2026-11-28' });
});

test('the word that leads to a day goes with it', () => {
  expect(read('Send the handover by Friday !high')).toEqual({
    text: 'Send the handover',
    dueDate: '2026-11-27',
    priority: 'high',
  });
});

test('a weekday inside the text belongs to the text', () => {
  expect(read('Friday report for the board')).toEqual({ text: 'Friday report for the board' });
});

test('a date in figures is understood anywhere', () => {
  expect(read('Renew 2026-12-01 the certificate')).toEqual({ text: 'Renew the certificate', dueDate: '2026-12-01' });
  expect(read('Renew 2026-02-30')).toEqual({ text: 'Renew 2026-02-30' });
});

test('figures with slashes follow the preference and mean the coming one', () => {
  expect(read('Renew 12/01')).toEqual({ text: 'Renew', dueDate: '2026-12-01' });
  expect(read('Renew 12/01', { order: 'DD/MM/YYYY' })).toEqual({ text: 'Renew', dueDate: '2027-01-12' });
  expect(read('Renew 12/01/2028', { order: 'DD/MM/YYYY' })).toEqual({ text: 'Renew', dueDate: '2028-01-12' });
  expect(read('Renew 31/12')).toEqual({ text: 'Renew 31/12' });
});

test('a line of nothing but a day stays a text', () => {
  expect(read('tomorrow')).toEqual({ text: 'tomorrow' });
  expect(read('!high')).toEqual({ text: '!high' });
});

test('a part that was rejected stays as it was typed', () => {
  expect(read('Ship it !high tomorrow', { literal: new Set(['dueDate']) })).toEqual({
    text: 'Ship it tomorrow',
    priority: 'high',
  });
});
