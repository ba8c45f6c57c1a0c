import type { ThreatPeriod, ThreatsOutside } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { useThreatsOutside } from '../threat-queries.ts';
import threats from '../threats.module.css';
import { ThreatsLink } from '../threats-link.tsx';
import { type ThreatsChange, type ThreatsSearch, toFilterQuery } from '../threats-search.ts';
import styles from './period.module.css';

type Part = { readonly key: string; readonly count: number; readonly says: string; readonly change: ThreatsChange };

/** The parts of all time that the period leaves out, each with the change that opens it. */
function useParts({ earlier, later, since, until }: ThreatsOutside, period: ThreatPeriod): readonly Part[] {
  const { outside: text } = useMessages(threatsWords);
  const format = useFormat();
  const [early, late] = [format.number(earlier), format.number(later)];
  const allTime = { period: 'all', from: undefined, to: undefined } as const;
  return [
    {
      key: 'earlier',
      count: earlier,
      says: period === 'all' ? text.before(early) : text.older(early, period),
      change: { ...allTime, to: since ?? undefined },
    },
    {
      key: 'later',
      count: later,
      says: period === 'all' ? text.after(late) : text.future(late),
      change: { ...allTime, from: until ?? undefined },
    },
  ].filter(({ count }) => count > 0);
}

function Parts({ outside, period }: { readonly outside: ThreatsOutside; readonly period: ThreatPeriod }) {
  const parts = useParts(outside, period);
  return parts.map(({ key, count, says, change }) => (
    <ThreatsLink key={key} change={change} className={styles.outside}>
      <Figure rows={count}>{says}</Figure>
    </ThreatsLink>
  ));
}

/** How many threats match and are outside of the period, each number the way to them. */
export function OutsideNote({ search }: { readonly search: ThreatsSearch }) {
  const { outside: text } = useMessages(threatsWords);
  const outside = useThreatsOutside(toFilterQuery(search));
  const { period } = search;
  // Nearly every period leaves something out: its room is kept.
  if (outside.isPending && period !== 'all')
    return <span className={threats.pending}>{text.older('000', period)}</span>;
  if (!outside.data || outside.isPlaceholderData) return null;
  return <Parts outside={outside.data} period={period} />;
}
