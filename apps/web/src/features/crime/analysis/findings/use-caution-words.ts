import type { AnalysisDetails } from '@halyard/contracts/crime/analysis.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { crimeWords } from '../../../../text/loaders/crime.ts';

type Caution = AnalysisDetails['cautions'][number];

/** A caveat that the reader must know before trusting a figure, as a sentence. */
export function useCautionWords(): (caution: Caution) => string {
  const text = useMessages(crimeWords);
  const format = useFormat();
  return ({ code, month, names, count, share }) =>
    text.caution({
      code,
      month: month === null ? '' : text.monthYear(month),
      names: names.join(', '),
      count: count === null ? '' : format.number(count),
      share: share === null ? '' : format.percent(share * 100),
    });
}
