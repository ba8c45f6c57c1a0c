import type { Draft } from '../../draft/create-draft.ts';
import { dayAt, startOf, weekdayOf } from '../../understand/calendar.ts';
import { daysSpan, monthsSpan, type Span } from '../../understand/span.ts';
import { askReport, hrefOfFigure, type Report } from './ask-report.ts';
import { type Bucket, bucketsOf, type Step } from './buckets.ts';
import { texts } from './texts.ts';

const daysShown = 7;
const weeksShown = 8;
const monthsShown = 6;

/** The stretch that is shown where the question names none: its newest days, weeks or months, today included. */
function usualSpan({ asked }: Draft, step: Step): Span {
  const { timeZone } = asked.manner;
  const today = dayAt(asked.now, timeZone);
  if (step === 'month') return monthsSpan({ ...today, month: today.month - monthsShown + 1 }, today, timeZone);
  const back = step === 'day' ? daysShown - 1 : weekdayOf(today) + 7 * (weeksShown - 1);
  return daysSpan({ ...today, day: today.day - back }, today, timeZone);
}

const kinds = { day: 'day', week: 'day', month: 'month' } as const;

/** What opens the incidents of a bucket. */
function hrefOf(bucket: Bucket, thing: 'opened' | 'resolved', { span }: Report, timeZone: string): string {
  const [year = 0, month = 1, day = 1] = bucket.first.split('-').map(Number);
  const [lastYear = 0, lastMonth = 1, lastDay = 1] = bucket.last.split('-').map(Number);
  const start = Math.max(span.start, startOf({ year, month, day }, timeZone));
  const end = Math.min(span.end, startOf({ year: lastYear, month: lastMonth, day: lastDay + 1 }, timeZone));
  return hrefOfFigure(thing, { start, end }, '');
}

type Things = readonly ('opened' | 'resolved')[];

function tableOf(draft: Draft, report: Report, buckets: readonly Bucket[], step: Step, things: Things): void {
  const { captions, columns } = texts[draft.language];
  const { timeZone } = draft.asked.manner;
  draft.table({
    caption: captions[step],
    cite: report.cite,
    columns: [
      { label: columns[step], kind: kinds[step] },
      ...things.map((thing) => ({ label: columns[thing], kind: 'number' as const })),
    ],
    rows: buckets.map((bucket) => ({
      href: hrefOf(bucket, things[0] ?? 'opened', report, timeZone),
      cells: [bucket.name, ...things.map((thing) => bucket[thing])],
    })),
  });
}

function sayExtreme(draft: Draft, report: Report, buckets: readonly Bucket[], wanted: Wanted): void {
  const text = texts[draft.language];
  const { step, extreme, things } = wanted;
  const thing = things[0] ?? 'opened';
  if (extreme === undefined || buckets.length === 0) return;
  const counts = buckets.map((bucket) => bucket[thing]);
  const wantedCount = extreme === 'most' ? Math.max(...counts) : Math.min(...counts);
  const show = (name: string) => (step === 'month' ? draft.show.month(name) : draft.show.day(`${name}T12:00:00Z`));
  const first = buckets.filter((bucket) => bucket[thing] === wantedCount).map(({ name }) => show(name));
  draft.say(text[extreme](text.things[thing], draft.show.list(first), draft.figure(wantedCount, report.cite)));
}

type Wanted = {
  readonly step: Step;
  readonly things: Things;
  readonly extreme: 'most' | 'least' | undefined;
};

/** What was opened and resolved day by day, week by week or month by month, newest first. */
export async function answerOverTime(draft: Draft, span: Span | undefined, wanted: Wanted): Promise<boolean> {
  const text = texts[draft.language];
  const report = await askReport(draft, span ?? usualSpan(draft, wanted.step));
  if (!report) return true;
  for (const thing of wanted.things)
    draft.say(text[thing](report.reply[thing], draft.figure(report.reply[thing], report.cite), report.shown));
  // Days that have not come yet have no incidents, and nothing is known of them.
  const today = Date.parse(report.reply.madeAt);
  const buckets = bucketsOf(report.reply.byDay, wanted.step, draft.asked.manner.timeZone, today);
  sayExtreme(draft, report, buckets, wanted);
  tableOf(draft, report, buckets, wanted.step, wanted.things);
  return true;
}
