import { type SeverityCounts, severityFilters, type ThreatTrend } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { countAt, totalOf } from '../severity-levels.ts';
import type { TrendPoint } from './trend-series.ts';

/** `11/21`, `21/11` or `11-21`, as the person writes dates. */
const withoutYear = (date: string) => date.replace(/^\d{4}-|\/\d{4}$/, '');

/** The accessible name of a bar: its time, number of threats, and severities. */
export function useBarWords(bucket: ThreatTrend['bucket']) {
  const { trend: text, severities } = useMessages(threatsWords);
  const format = useFormat();
  const write = { hour: format.dateTime, day: format.date, month: format.month, year: format.year }[bucket];
  const short = { hour: format.time, day: (at: string) => withoutYear(format.date(at)), month: write, year: write }[
    bucket
  ];
  // A bar of several years is named by its first and its last one.
  const lastOf = (to: string) => write(Date.parse(to) - 1);
  function when({ from, to }: Pick<TrendPoint, 'from' | 'to'>): string {
    const [first, last] = [write(from), lastOf(to)];
    return bucket === 'year' && first !== last ? `${first}–${last}` : first;
  }
  const parts = (counts: SeverityCounts) =>
    severityFilters
      .filter((severity) => countAt(counts, severity) > 0)
      .map((severity) => text.part(severities[severity], format.number(countAt(counts, severity))))
      .join(text.separator);
  const name = (point: TrendPoint) => {
    const total = totalOf(point.counts);
    return text.bar(when(point), total, format.number(total), parts(point.counts));
  };
  return { when, short, name };
}
