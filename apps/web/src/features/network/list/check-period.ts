import type { NetworkFilter } from '../network-search.ts';

/** Why the chosen dates cannot be applied. */
export type PeriodProblem = 'missing' | 'reversed';

/** Checks the dates of the range `custom`; days, `YYYY-MM-DD`, compare like text. */
export function checkPeriod({ range, from, to }: NetworkFilter): PeriodProblem | undefined {
  if (range !== 'custom') return undefined;
  if (!from && !to) return 'missing';
  return from && to && to < from ? 'reversed' : undefined;
}
