import { compareMonths, excludesOne } from './change-since.ts';
import { monthsLater } from './months.ts';
import type { Tally } from './tally.ts';

export type Sentiment = 'rising' | 'falling' | 'steady' | 'unclear';

/**
 * The trend of all crime without anti-social behaviour: the rule `month_change`. `steady` when its interval holds 1,
 * `unclear` when there is nothing to compare with.
 */
export function sentimentOf(tally: Tally, month: string): Sentiment {
  const { changes } = compareMonths(tally, month, monthsLater(month, -1));
  const all = changes.find(({ category }) => category === null);
  if (!all) return 'unclear';
  if (!excludesOne(all.ratio)) return 'steady';
  return all.ratio.value > 1 ? 'rising' : 'falling';
}
