import { expect, test } from 'vitest';
import { monthsSpan } from '../../understand/span.ts';
import { before, inYear, isYear, monthsIn, monthsLater, monthsOf, yearBefore } from './months.ts';

const november = { year: 2026, month: 11 };
const march = { year: 2026, month: 3 };

test('months run on across the year', () => {
  expect(monthsLater('2026-11', 3)).toBe('2027-02');
  expect(monthsLater('2026-01', -1)).toBe('2025-12');
  expect(monthsIn({ from: '2025-11', to: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

test('before is the stretch of the same length', () => {
  expect(before({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-10', to: '2025-12' });
  expect(yearBefore({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-01', to: '2025-03' });
  expect(inYear({ from: '2026-10', to: '2026-10' }, '2024')).toEqual({ from: '2024-10', to: '2024-10' });
});

test('"from November to March" begins the year before, unless a year was named', () => {
  const span = monthsSpan(november, march, 'UTC');

  expect(monthsOf(span, false)).toEqual({ from: '2025-11', to: '2026-03' });
  expect(monthsOf(span, true)).toBeUndefined();
});

test('a year is twelve months of it', () => {
  expect(isYear({ from: '2026-01', to: '2026-12' })).toBe(true);
  expect(isYear({ from: '2026-02', to: '2027-01' })).toBe(false);
});
