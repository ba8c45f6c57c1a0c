import { analysisResult } from '@halyard/contracts/crime/analysis.ts';
import { expect, test } from 'vitest';
import { chooseBanner } from './choose-banner.ts';
import { makeMockAnalysis } from './mock-analysis.ts';

const now = Date.parse('2026-11-21T08:42:00.000Z');
const mockAt = (chance: number) => makeMockAnalysis(() => chance, now, { year: 2026, month: '03' });

test('below a half it is a simple mock with insights only', () => {
  const result = mockAt(0.49);

  expect(result.insights?.mockResult).toBe(true);
  expect(result.citySummaries).toBeUndefined();
  expect(result.metadata).toBeUndefined();
  expect(result.note).toContain('mock');
});

test('from a half on it is a lightweight analysis of two sampled cities', () => {
  const result = mockAt(0.51);

  expect(result.citySummaries?.map(({ city, sampled, sampleSize }) => [city, sampled, sampleSize])).toEqual([
    ['london', true, 100],
    ['manchester', true, 100],
  ]);
  expect([result.sampledFiles, result.totalFiles, result.estimatedTotalRecords]).toEqual([3, 12, 5823]);
});

test('the records of the cities add up to the estimate', () => {
  const { citySummaries = [], estimatedTotalRecords } = mockAt(0.51);

  expect(citySummaries.reduce((sum, { recordCount }) => sum + (recordCount ?? 0), 0)).toBe(estimatedTotalRecords);
});

test.each([0, 0.49, 0.51, 0.99])('what is invented says so, is analyzed and keeps the contract (%s)', (chance) => {
  const result = mockAt(chance);

  expect(analysisResult.parse(result)).toEqual(result);
  expect(chooseBanner(result)).toBe('fallback');
  expect([result.status, result.year, result.month]).toEqual(['analyzed', 2026, '03']);
  expect(result.details).toBeUndefined();
});
