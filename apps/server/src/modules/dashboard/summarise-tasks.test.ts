import { expect, test } from 'vitest';
import { countByDay, describeTrend, summariseTasks } from './summarise-tasks.ts';

const nobody = { total: 0, completed: 0, weekAgo: 0 };
const sample = { total: 28, completed: 21, weekAgo: 25 };

test('28 tasks, 25 of them older than a week, 21 done: +12 and 75 per cent', () => {
  expect(summariseTasks(sample, nobody)).toEqual({
    totalRecords: 28,
    activeProcesses: 7,
    completedProcesses: 21,
    processingRate: 12,
    completionRate: 75,
  });
});

test('without tasks the rate is 0', () => {
  expect(summariseTasks(nobody, nobody).completionRate).toBe(0);
});

test('who has nothing older than a week is shown the trend of the team', () => {
  expect(describeTrend({ total: 2, completed: 0, weekAgo: 0 }, sample)).toEqual({
    scope: 'team',
    tasksBefore: 25,
    tasksNow: 28,
    percent: 12,
  });
});

test('where nobody has a past there is no trend, not a trend of zero', () => {
  expect(describeTrend(nobody, nobody).percent).toBeNull();
});

test('a shrinking list has a falling trend', () => {
  expect(describeTrend({ total: 3, completed: 0, weekAgo: 4 }, nobody).percent).toBe(-25);
});

const now = Date.parse('2026-11-21T00:30:00Z');

test('seven days are listed, today last, days without completions with 0', () => {
  const days = countByDay([Date.parse('2026-11-20T10:00:00Z'), Date.parse('2026-11-15T10:00:00Z')], now, 'UTC');

  expect(days.map(({ day, completed }) => `${day} ${completed}`)).toEqual([
    ...['2026-11-15 1', '2026-11-16 0', '2026-11-17 0', '2026-11-18 0'],
    ...['2026-11-19 0', '2026-11-20 1', '2026-11-21 0'],
  ]);
});

test('a day is the day of the zone that was asked for', () => {
  const justAfterMidnightInUtc = [now];

  expect(countByDay(justAfterMidnightInUtc, now, 'America/New_York').at(-1)).toEqual({
    day: '2026-11-20',
    completed: 1,
  });
  expect(countByDay(justAfterMidnightInUtc, now, 'Asia/Tokyo').at(-1)).toEqual({ day: '2026-11-21', completed: 1 });
});

test('summer time neither loses nor doubles a day', () => {
  const afterTheChange = Date.parse('2026-10-26T12:00:00Z');

  const days = countByDay([], afterTheChange, 'Europe/London').map(({ day }) => day);

  expect(days).toEqual([
    '2026-10-20',
    '2026-10-21',
    '2026-10-22',
    '2026-10-23',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
});
