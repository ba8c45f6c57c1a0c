import { type SeverityCounts, type ThreatTrend, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { type TrendPoint, totalOf } from './trend-series.ts';

/** How a bar is called: when it is, how many threats it stands for, and of which severities. */
export function useBarWords(bucket: ThreatTrend['bucket']) {
  const { trend: text, severities } = useMessages(threatsWords);
  const format = useFormat();
  const when = ({ from }: Pick<TrendPoint, 'from'>) => (bucket === 'hour' ? format.dateTime(from) : format.date(from));
  const parts = (counts: SeverityCounts) =>
    threatSeverities
      .filter((severity) => counts[severity] > 0)
      .map((severity) => text.part(severities[severity], format.number(counts[severity])))
      .join(text.separator);
  const name = (point: TrendPoint) => {
    const total = totalOf(point.counts);
    return text.bar(when(point), total, format.number(total), parts(point.counts));
  };
  return { when, name };
}
