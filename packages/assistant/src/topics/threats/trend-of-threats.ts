import { getThreatTrend, type ThreatTrend, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { dayAt } from '../../understand/calendar.ts';
import { hrefOfThreats, labelOf } from './list-of-threats.ts';
import { texts } from './texts.ts';
import type { ThreatFilter, ThreatQuery } from './threat-filter.ts';

type Bucket = { readonly from: string; readonly to: string; readonly total: number };

const totalOf = ({ counts }: ThreatTrend['points'][number]) =>
  threatSeverities.reduce((sum, severity) => sum + counts[severity], 0);

/** The parts of the trend that lie within the time that was asked for. */
function bucketsOf({ points }: ThreatTrend, { from, to }: ThreatQuery): Bucket[] {
  const isWithin = (bucket: Bucket) => (!from || bucket.to > from) && (!to || bucket.from < to);
  return points.map((point) => ({ from: point.from, to: point.to, total: totalOf(point) })).filter(isWithin);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function dayName(at: string, timeZone: string): string {
  const { year, month, day } = dayAt(Date.parse(at), timeZone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

const later = (one: string, other: string | undefined) => (other !== undefined && other > one ? other : one);
const earlier = (one: string, other: string | undefined) => (other !== undefined && other < one ? other : one);

/** Threats by day, or by hour of the last 24; newest first, with the one that has most of them. */
export async function answerTrend(draft: Draft, filter: ThreatFilter, by: 'day' | 'hour'): Promise<boolean> {
  const text = texts[draft.language];
  const { timeZone } = draft.asked.manner;
  // A day is asked for by hours, everything longer by days; nothing else can be asked.
  const isHourly = filter.query.period === '24h';
  if (by === 'hour' && !isHourly) return false;
  const query: ThreatQuery = isHourly && by === 'day' ? { ...filter.query, period: '7d' } : filter.query;
  const since = new Date(draft.asked.now - 24 * 3_600_000).toISOString();
  const asked: ThreatQuery = isHourly && by === 'day' ? { ...query, from: later(since, query.from) } : query;
  const { reply, cite } = await draft.ask(
    getThreatTrend,
    { query: { ...asked, timeZone } },
    { label: labelOf(draft, filter), href: hrefOfThreats(asked) },
  );
  const buckets = bucketsOf(reply, asked).toReversed();
  const total = buckets.reduce((sum, bucket) => sum + bucket.total, 0);
  draft.say(text.count(total, draft.figure(total, cite), filter.words.map(plain).join('; '), filter.period.when));
  sayBusiest(draft, buckets, cite, by);
  draft.table({
    caption: text.captions[by],
    cite,
    columns: [
      { label: text.columns[by], kind: by === 'hour' ? 'instant' : 'day' },
      { label: text.columns.threats, kind: 'number' },
    ],
    rows: buckets.map((bucket) => ({
      href: hrefOfThreats({ ...asked, from: later(bucket.from, asked.from), to: earlier(bucket.to, asked.to) }),
      cells: [by === 'hour' ? bucket.from : dayName(bucket.from, timeZone), bucket.total],
    })),
  });
  return true;
}

function sayBusiest(draft: Draft, buckets: readonly Bucket[], cite: number, by: 'day' | 'hour'): void {
  const text = texts[draft.language];
  const most = Math.max(...buckets.map(({ total }) => total));
  const busiest = buckets.filter(({ total }) => total === most);
  const severalAtMost = 3;
  if (most < 1 || busiest.length > severalAtMost) return;
  const figure = draft.figure(most, cite);
  if (by === 'hour')
    draft.say(text.busiestHour(draft.show.list(busiest.map(({ from }) => draft.show.instant(from))), figure));
  else draft.say(text.busiest(draft.show.list(busiest.map(({ from }) => text.onDay(draft.show.day(from)))), figure));
}
