import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';

/** The month of a result, `2026-03`; undefined where it names none. */
export const monthOf = ({ year, month }: Pick<AnalysisResult, 'year' | 'month'>): string | undefined =>
  year !== undefined && month !== undefined ? `${year}-${month}` : undefined;

/** The month whose rows can be opened: results without details are invented, and nothing is behind them. */
export const openMonthOf = (result: AnalysisResult): string | undefined =>
  result.details === undefined ? undefined : monthOf(result);
