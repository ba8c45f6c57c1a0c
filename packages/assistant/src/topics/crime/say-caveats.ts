import type { CoverageCell, CrimeFigures, getCoverage } from '@halyard/contracts/crime/crime.ts';
import type { Parsed } from '@halyard/contracts/endpoint.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askCoverage, type CrimeRows, isUnknown, wordOfMonths } from './ask-crimes.ts';
import { type Months, monthsIn, monthsLater } from './months.ts';
import { texts } from './texts.ts';

type Absent = CrimeFigures['absent'];
type Stretch = Months & { readonly reason: Absent[number]['reason'] };

/** Months in a row that are absent for the same reason, as one stretch each. */
export function stretches(absent: Absent): Stretch[] {
  const found: Stretch[] = [];
  for (const { month, reason } of absent) {
    const last = found.at(-1);
    if (last && last.reason === reason && monthsLater(last.to, 1) === month)
      found[found.length - 1] = { ...last, to: month };
    else found.push({ from: month, to: month, reason });
  }
  return found;
}

function namesOf(absent: Absent, draft: Draft): string {
  const { reasons } = texts[draft.language];
  const names = stretches(absent).map((stretch) => `${wordOfMonths(stretch, draft)} (${reasons[stretch.reason]})`);
  return draft.show.list(names);
}

const isManchester = ({ query }: CrimeRows) => query.city === 'manchester' || query.force === 'greater-manchester';

/** Says which months have no file: missing is never zero, and a total over them is partial. */
export function sayAbsent(draft: Draft, rows: CrimeRows, figures: CrimeFigures, cite: number): void {
  const text = texts[draft.language];
  const { absent, total } = figures;
  if (absent.length === 0) return;
  const names = namesOf(absent, draft);
  const isAll = absent.length === monthsIn(rows.months).length;
  if (isUnknown(figures, monthsIn(rows.months))) draft.say(text.noFile(names), cite);
  else draft.say(isAll && total > 0 ? text.othersOnly(names) : text.partial(names), cite);
  if (isManchester(rows) && absent.some(({ reason }) => reason === 'notPublished'))
    draft.say(text.greaterManchesterNotice, cite);
}

type Ledger = Parsed<(typeof getCoverage)['reply']>;

const gapsShown = 3;

// A month without any file is told as absent; a gap is a force that lacks what others have.
function gapsOf(cells: readonly CoverageCell[], { query }: CrimeRows): CoverageCell[] {
  const covered = new Set(cells.filter(({ state }) => state === 'present').map(({ month }) => month));
  const asked = query.force?.split('|');
  if (asked) return [];
  return cells.filter(({ state, month }) => state === 'notImported' && covered.has(month));
}

function sayGaps(draft: Draft, gaps: readonly CoverageCell[], { forces }: Ledger, cites: readonly number[]): void {
  const text = texts[draft.language];
  if (gaps.length === 0) return;
  const nameOf = (slug: string) => forces.find(({ force }) => force === slug)?.name ?? slug;
  const names = gaps
    .slice(0, gapsShown)
    .map(({ force, month }) => `${plain(nameOf(force))} (${draft.show.month(month)})`);
  const more = gaps.length - names.length;
  const all = more > 0 ? [...names, text.moreGaps(draft.show.number(more))] : names;
  draft.say(text.gaps(draft.show.list(all)), ...cites);
}

function sayGenerated(draft: Draft, present: readonly CoverageCell[], cites: readonly number[]): void {
  const text = texts[draft.language];
  const generated = present.filter(({ sample }) => sample).length;
  if (generated === 0) return;
  draft.say(generated === present.length ? text.sample : text.partlySample, ...cites);
}

/** Says what the ledger knows of the months: gaps, how many forces are counted, and that data is generated. */
export async function sayCoverage(draft: Draft, ...all: readonly CrimeRows[]): Promise<void> {
  const text = texts[draft.language];
  const ledgers = [];
  for (const { months } of all) ledgers.push(await askCoverage(draft, months));
  const [first] = ledgers;
  const [rows] = all;
  if (!first || !rows) return;
  const cites = [...new Set(ledgers.map(({ cite }) => cite))];
  const cells = [...new Set(ledgers.flatMap(({ reply }) => reply.cells))];
  const present = cells.filter(({ state }) => state === 'present');
  sayGaps(draft, gapsOf(cells, rows), first.reply, cites);
  const forces = new Set(present.map(({ force }) => force)).size;
  const isEverywhere = !rows.query.city && !rows.query.area && !rows.query.force;
  if (isEverywhere && forces > 0) draft.say(text.forces(forces, draft.figure(forces, first.cite)), ...cites);
  sayGenerated(draft, present, cites);
}
