import type { CrimeBreakdown, CrimeFigures } from '@halyard/contracts/crime/crime.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askCoverage, askFigures, type CrimeRows, hrefOfRows, isUnknown, namesTied, wantedRows } from './ask-crimes.ts';
import { sayAssumed, sayTotal } from './count-crimes.ts';
import { monthsIn } from './months.ts';
import type { Wanted } from './read-wanted.ts';
import { sayAbsent, sayCoverage } from './say-caveats.ts';
import { texts } from './texts.ts';

/** What a question may break crimes down by, months apart. */
export type Breakdown = Exclude<CrimeBreakdown, 'month' | 'lsoa'>;

/** How a question wants groups ordered; `count`: how many of them. */
export type Order = { readonly isLeast: boolean; readonly count: number };

const groupsAtMost = 500;

type Group = { readonly key: string; readonly label: string; readonly count: number };

function narrowed({ query }: CrimeRows, by: Breakdown, key: string): string | null {
  if (by === 'location') return null;
  return hrefOfRows({ ...query, [by]: key });
}

async function forceNames(draft: Draft, { months }: CrimeRows): Promise<(slug: string) => string> {
  const { reply } = await askCoverage(draft, months);
  return (slug) => reply.forces.find(({ force }) => force === slug)?.name ?? slug;
}

function sayLeaders(draft: Draft, groups: readonly Group[], figures: CrimeFigures, cite: number, { isLeast }: Order) {
  const text = texts[draft.language];
  const leader = isLeast && figures.others === 0 ? groups.at(-1) : groups[0];
  if (!leader) return;
  const { count } = leader;
  const tied = groups.filter((group) => group.count === count).map(({ label }) => label);
  const names = namesTied(tied, draft);
  const share = draft.figure(count / figures.total, cite, draft.show.share(count / figures.total));
  if (leader === groups[0]) draft.say(text.most(names, draft.figure(count, cite), share));
  else draft.say(text.least(names, draft.figure(count, cite)));
}

function tableOfGroups(
  draft: Draft,
  groups: readonly Group[],
  { total }: CrimeFigures,
  { by, cite, rows }: { readonly by: Breakdown; readonly cite: number; readonly rows: CrimeRows },
): void {
  const { caption, columns } = texts[draft.language];
  draft.table({
    caption: caption[by],
    cite,
    columns: [
      { label: columns[by], kind: 'text' },
      { label: columns.crimes, kind: 'number' },
      { label: columns.share, kind: 'percent' },
    ],
    rows: groups.map(({ key, label, count }) => ({
      href: narrowed(rows, by, key),
      cells: [label, count, total > 0 ? count / total : null],
    })),
  });
}

/** How many there are by something, most first. */
export async function answerBreakdown(draft: Draft, wanted: Wanted, by: Breakdown, order: Order): Promise<boolean> {
  const text = texts[draft.language];
  const rows = wantedRows(wanted, draft);
  const { reply, cite } = await askFigures(draft, rows, by, groupsAtMost);
  sayTotal(draft, wanted, rows, reply, cite);
  if (!isUnknown(reply, monthsIn(wanted.first))) {
    const nameOf = by === 'force' ? await forceNames(draft, rows) : (key: string) => key;
    const labelOf = by === 'category' ? text.category : nameOf;
    const groups = reply.groups.flatMap(({ key, count }) =>
      key === null ? [] : [{ key, label: plain(labelOf(key)), count }],
    );
    sayLeaders(draft, groups, reply, cite, order);
    const unstated = reply.groups.find(({ key }) => key === null)?.count ?? 0;
    if (unstated > 0) draft.say(text.notStatedCount[by](draft.figure(unstated, cite)));
    if (by === 'location') draft.say(text.snap);
    const ordered = order.isLeast && reply.others === 0 ? [...groups].reverse() : groups;
    tableOfGroups(draft, ordered.slice(0, order.count), reply, { by, cite, rows });
  }
  sayAssumed(draft, wanted);
  sayAbsent(draft, rows, reply, cite);
  await sayCoverage(draft, rows);
  return true;
}
