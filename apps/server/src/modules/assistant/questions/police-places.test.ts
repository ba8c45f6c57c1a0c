import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { converse, filtersOf } from './testing/answers.ts';

const workspace = useWorkspace({ withCrime: true });

const ask = (questions: readonly string[], language: Language = 'en') =>
  converse(workspace().viewer, questions, {
    screen: '/crime-analysis',
    manner: { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' },
  });

test.each<readonly [language: Language, question: string, place: string]>([
  ['es', 'conducta antisocial en gales del sur', 'South Wales Police'],
  ['de', 'Raub in Südwales', 'South Wales Police'],
  ['ja', 'ハンプシャーの犯罪件数', 'Hampshire Constabulary'],
  ['ja', 'リバプールの強盗', 'Liverpool'],
  ['ja', 'ウェストヨークシャーの強盗', 'West Yorkshire Police'],
  ['ja', 'クロイドンの強盗', 'Croydon'],
])('in %s, “%s” is about %s', async (language, question, place) => {
  const { spec } = (await ask([question], language)).reading ?? {};
  const chips = filtersOf(await ask([question], language));

  expect([spec?.subject, chips.includes(place)]).toEqual(['crime', true]);
});

test('another force takes the place of an area', async () => {
  const { spec } = (await ask(['burglaries in Leeds', 'and in Kent?'])).reading ?? {};

  expect(spec?.where.map(({ field }) => field).toSorted()).toEqual(['category', 'force']);
});

test.each<readonly [language: Language, question: string, period: string, against: string]>([
  ['en', 'crimes in kent this year vs same period last year', '2026-01', '2025-01'],
  ['de', 'straftaten merseyside diesen monat vs. gleicher monat letztes jahr', '2026-11', '2025-11'],
  ['ja', 'ハンプシャーの犯罪件数、今年と去年の同じ期間', '2026-01', '2025-01'],
])('in %s, “%s” compares the same months of two years', async (language, question, period, against) => {
  const { spec } = (await ask([question], language)).reading ?? {};

  expect([spec?.period?.from?.slice(0, 7), spec?.period?.to?.slice(0, 7), spec?.against?.from?.slice(0, 7)]).toEqual([
    period,
    '2026-12',
    against,
  ]);
});

test('the latest month is the last one that is here, and “year before?” the same a year earlier', async () => {
  const questions = ['burglary birmingham, latest month', 'year before?'];

  expect((await ask(questions.slice(0, 1))).reading?.spec.period?.from).toBe('2026-11-01T00:00:00.000Z');
  expect((await ask(questions)).reading?.spec.period?.from).toBe('2025-11-01T00:00:00.000Z');
});

test('“latest month” alone asks which months are here', async () => {
  expect((await ask(['latest month'])).reading?.spec.subject).toBe('coverage');
});

test('“a year ago” says no time by itself', async () => {
  expect((await ask(['how many crimes in kent a year ago'])).refused).toBe('not_understood');
});
