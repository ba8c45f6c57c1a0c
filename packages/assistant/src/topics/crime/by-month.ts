import type { CrimeFigures } from '@halyard/contracts/crime/crime.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { askFigures, hrefOfRows, isUnknown, namesTied, wantedRows } from './ask-crimes.ts';
import type { Order } from './break-down.ts';
import { sayAssumed, sayTotal } from './count-crimes.ts';
import { monthsIn } from './months.ts';
import type { Wanted } from './read-wanted.ts';
import { sayAbsent, sayCoverage } from './say-caveats.ts';
import { texts } from './texts.ts';

type Month = { readonly month: string; readonly count: number | null };

/** Every month of the stretch: one with a file and without such rows is 0, one without a file is not known. */
export function monthCounts(months: readonly string[], { groups, absent }: CrimeFigures): Month[] {
  const counts = new Map(groups.map(({ key, count }) => [key, count]));
  const missing = new Set(absent.map(({ month }) => month));
  return months.map((month) => ({ month, count: counts.get(month) ?? (missing.has(month) ? null : 0) }));
}

function sayExtremes(draft: Draft, months: readonly Month[], cite: number, { isLeast }: Order): void {
  const text = texts[draft.language];
  const known = months.flatMap(({ month, count }) => (count === null ? [] : [{ month, count }]));
  if (known.length < 2) return;
  const counts = known.map(({ count }) => count);
  const named = (count: number) =>
    namesTied(
      known.filter((one) => one.count === count).map(({ month }) => draft.show.month(month)),
      draft,
    );
  const [most, least] = [Math.max(...counts), Math.min(...counts)];
  const saidMost = text.mostOf(named(most), draft.figure(most, cite));
  const saidLeast = text.leastOf(named(least), draft.figure(least, cite));
  for (const sentence of isLeast ? [saidLeast, saidMost] : [saidMost, saidLeast]) draft.say(sentence);
}

/** How many there are month by month, the newest first. */
export async function answerByMonth(draft: Draft, wanted: Wanted, order: Order): Promise<boolean> {
  const { caption, columns } = texts[draft.language];
  const rows = wantedRows(wanted, draft);
  const { reply, cite } = await askFigures(draft, rows);
  const all = monthsIn(wanted.first);
  const months = monthCounts(all, reply);
  sayTotal(draft, wanted, rows, reply, cite);
  if (!isUnknown(reply, all)) sayExtremes(draft, months, cite, order);
  draft.table({
    caption: caption.month,
    cite,
    total: months.length,
    columns: [
      { label: columns.month, kind: 'month' },
      { label: columns.crimes, kind: 'number' },
    ],
    rows: [...months].reverse().map(({ month, count }) => ({
      href: hrefOfRows({ ...rows.query, from: month, to: month }),
      cells: [month, count],
    })),
  });
  sayAssumed(draft, wanted);
  sayAbsent(draft, rows, reply, cite);
  await sayCoverage(draft, rows);
  return true;
}
