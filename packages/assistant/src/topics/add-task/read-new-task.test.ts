import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { expect, test } from 'vitest';
import { readNewTask } from './read-new-task.ts';
import { texts } from './texts.ts';

// 21 November 2026 is a Saturday.
const now = Date.parse('2026-11-21T08:42:00Z');
const read = (text: string, language: Language = 'en', more: { dateFormat?: 'DD/MM/YYYY'; timeZone?: string } = {}) =>
  readNewTask(text, {
    language,
    words: texts[language].words,
    now,
    timeZone: 'UTC',
    dateFormat: 'MM/DD/YYYY' as const,
    ...more,
  });
const task = (text: string, dueDate: string | null = null, priority: 'high' | 'medium' | 'low' = 'medium') => ({
  text,
  priority,
  dueDate,
});

test.each([
  ['call Ada', task('call Ada')],
  ['call Ada tomorrow', task('call Ada', '2026-11-22')],
  ['call Ada by Friday', task('call Ada', '2026-11-27')],
  ['call Ada on Saturday', task('call Ada', '2026-11-28')],
  ['call Ada in 3 days', task('call Ada', '2026-11-24')],
  ['call Ada in 2 weeks', task('call Ada', '2026-12-05')],
  ['renew it by 2026-12-01', task('renew it', '2026-12-01')],
  ['renew it on 5 December', task('renew it', '2026-12-05')],
  ['renew it on January 5th', task('renew it', '2027-01-05')],
  ['renew it by 12/01', task('renew it', '2026-12-01')],
  ['call Ada, high priority', task('call Ada', null, 'high')],
  ['call Ada by Friday with high priority', task('call Ada', '2026-11-27', 'high')],
  ['call Ada !low tomorrow', task('call Ada', '2026-11-22', 'low')],
])('priority and day at the end are taken off: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  'write the Friday report for the board',
  'meet Ada before Friday',
  'read everything since Monday',
  'renew 2026-02-30',
  'report the 30 February',
  'plan next Monday',
  'the high priority list',
  'tomorrow',
  'high priority',
  'compare Monday and Tuesday',
])('what belongs to the text stays in it: %s', (text) => {
  expect(read(text)).toEqual(task(text));
});

test('figures with slashes follow the person’s order', () => {
  expect(read('renew 12/01', 'en', { dateFormat: 'DD/MM/YYYY' }).dueDate).toBe('2027-01-12');
});

test('days are those of the person’s zone', () => {
  expect(read('call Ada today', 'en', { timeZone: 'Pacific/Kiritimati' }).dueDate).toBe('2026-11-21');
  expect(read('call Ada today', 'en', { timeZone: 'Pacific/Pago_Pago' }).dueDate).toBe('2026-11-20');
});

test.each<[Language, string, ReturnType<typeof task>]>([
  ['de', 'Server prüfen bis Freitag', task('Server prüfen', '2026-11-27')],
  ['de', 'Ada anrufen morgen, hohe Priorität', task('Ada anrufen', '2026-11-22', 'high')],
  ['de', 'Ada vor Freitag anrufen', task('Ada vor Freitag anrufen')],
  ['es', 'llamar a Ada para el viernes', task('llamar a Ada', '2026-11-27')],
  ['es', 'llamar a Ada mañana con prioridad alta', task('llamar a Ada', '2026-11-22', 'high')],
  ['es', 'llamar a Ada antes del viernes', task('llamar a Ada antes del viernes')],
  ['fr', 'appeler Ada pour vendredi', task('appeler Ada', '2026-11-27')],
  ['fr', 'appeler Ada demain, priorité haute', task('appeler Ada', '2026-11-22', 'high')],
  ['fr', 'appeler Ada avant vendredi', task('appeler Ada avant vendredi')],
  ['ja', '明日までに報告書を出す', task('報告書を出す', '2026-11-22')],
  ['ja', '金曜日までに報告書を出す 優先度高', task('報告書を出す', '2026-11-27', 'high')],
  ['ja', '金曜日の報告書を読む', task('金曜日の報告書を読む')],
])('in every language: %s %s', (language, text, expected) => {
  expect(read(text, language)).toEqual(expected);
});

test('what the person typed is kept letter by letter', () => {
  expect(read('Ünïcode “quoted” & <b>bold</b> 🙂 tomorrow').text).toBe('Ünïcode “quoted” & <b>bold</b> 🙂');
});
