import type { Finding } from '@halyard/contracts/crime/analysis.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { crimeWords } from '../../../../text/loaders/crime.ts';

const toHundredths = (value: number) => Math.round(value * 100) / 100;

/** A finding in words. */
export type FindingWords = {
  /** The counted value. */
  readonly what: string;
  readonly sentence: string;
  /** The reference value of the figure. */
  readonly before: string;
  readonly ratio: string | null;
};

/** Says findings: what moved, against what, by how much. */
export function useFindingWords(): (finding: Finding) => FindingWords {
  const { insights: text, category, monthYear } = useMessages(crimeWords);
  const format = useFormat();
  const number = (value: number) => format.number(toHundredths(value));

  function nameBefore({ beforeMonth, beforeMonths }: Finding): string {
    if (beforeMonths !== null) return text.meanOf(beforeMonths, format.number(beforeMonths));
    return beforeMonth === null ? text.before : monthYear(beforeMonth);
  }

  return (finding) => {
    const { rule, direction, ratio, share } = finding;
    const what = finding.category === null ? text.everything : category(finding.category);
    const before = nameBefore(finding);
    const sentences: Record<Finding['rule'], () => string> = {
      month_change: () => text.sentence.month_change(what, direction, before),
      year_change: () => text.sentence.year_change(what, direction, before),
      unusual_category: () => text.sentence.unusual_category(what, direction),
      concentration: () => text.sentence.concentration(what, format.percent((share ?? 0) * 100)),
      coverage_gap: () => text.sentence.coverage_gap(what),
    };
    return {
      what,
      sentence: sentences[rule](),
      before,
      ratio: ratio && text.ratio(number(ratio.value), number(ratio.low), number(ratio.high)),
    };
  };
}
