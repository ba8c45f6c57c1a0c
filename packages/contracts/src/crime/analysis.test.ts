import { expect, test } from 'vitest';
import { getAnalysis, listAnalyses } from './analysis.ts';

const at = '2026-11-20T08:00:00.000Z';

test('an analysis whose status nobody knows counts as completed, wherever it is read', () => {
  const one = getAnalysis.reply?.parse({ analysisId: 'a1', status: 'archived', timestamp: at });
  const listed = { analysisId: 'a1', status: 'archived', timestamp: at, year: 2026, month: '03', by: null };
  const all = listAnalyses.reply?.parse({ analyses: [listed], next: null });

  expect(one?.status).toBe('analyzed');
  expect(all?.analyses[0]?.status).toBe('analyzed');
});
