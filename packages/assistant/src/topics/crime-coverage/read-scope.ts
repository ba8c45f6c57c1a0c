import type { CoverageCell, getCoverage } from '@halyard/contracts/crime/crime.ts';
import type { Parsed } from '@halyard/contracts/endpoint.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askCoverage, wordOfMonths } from '../crime/ask-crimes.ts';
import { type Months, monthsOf } from '../crime/months.ts';
import { findPlaces, type Place } from '../crime/places.ts';
import { askChoices } from '../crime/read-wanted.ts';
import { texts as crimeTexts } from '../crime/texts.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { texts } from './texts.ts';

/** The part of the ledger that a question is about. */
export type Scope = {
  readonly months: Months;
  /** The months in words. */
  readonly span: string;
  readonly force: Place | undefined;
  /** One time was named; without it, it is everything that is here. */
  readonly isNamed: boolean;
  readonly ledger: Parsed<(typeof getCoverage)['reply']>;
  readonly cells: readonly CoverageCell[];
  readonly cite: number;
};

/** `isSure`: it is about police data for certain, so a name that is no force is rejected rather than left to others. */
async function readForce(
  question: Question,
  draft: Draft,
  isSure: boolean,
): Promise<Place | undefined | 'refused' | 'several'> {
  const names = [...question.names, ...question.quotes, ...valuesOf(question, 'area')];
  if (names.length === 0) return undefined;
  const { reply: choices } = await askChoices(draft);
  const { cityNames, aliases } = crimeTexts[draft.language];
  const { places, unknown } = findPlaces(names, choices, { cityNames, aliases, saysPolice: true });
  const text = texts[draft.language];
  const [place, ...others] = places;
  const wrong = [...unknown, ...places.filter(({ kind }) => kind !== 'force').map(({ name }) => name)];
  if (wrong.length === 0 && others.length > 0) return 'several';
  if (wrong.length === 0 && place) return place;
  if (!isSure || unknown.length === 0) return 'several';
  draft.refuse('not_found', text.unknown(draft.show.list(wrong.map((name) => text.quote(plain(name))))));
  draft.suggest(...text.examples.slice(1, 3));
  return 'refused';
}

async function readMonths(question: Question, draft: Draft): Promise<Months | 'refused' | undefined> {
  const text = texts[draft.language];
  const [span, ...others] = question.spans;
  if (others.length > 0) return undefined;
  if (span && !span.months) {
    draft.refuse('beyond', text.onlyMonths);
    return 'refused';
  }
  if (span) return monthsOf(span, /20\d\d/.test(question.text));
  const { reply, cite } = await askChoices(draft);
  const [from] = reply.months;
  const to = reply.months.at(-1);
  if (from !== undefined && to !== undefined) return { from, to };
  draft.say(text.nothing, cite);
  return 'refused';
}

/** Reads which months and force are meant; undefined where that cannot be asked exactly. */
export async function readScope(
  question: Question,
  draft: Draft,
  isSure: boolean,
): Promise<Scope | 'refused' | undefined> {
  const force = await readForce(question, draft, isSure);
  if (force === 'several') return undefined;
  if (force === 'refused') return 'refused';
  const months = await readMonths(question, draft);
  if (months === 'refused' || months === undefined) return months;
  const { reply: ledger, cite } = await askCoverage(draft, months);
  const cells = ledger.cells.filter((cell) => !force || cell.force === force.value);
  const span = wordOfMonths(months, draft);
  return {
    months,
    span,
    force,
    ledger,
    cells,
    cite,
    isNamed: question.spans.length > 0 || says(question, 'op:newest'),
  };
}

/** The name of a force, as the ledger has it. */
export const nameOfForce = ({ ledger }: Scope, slug: string): string =>
  plain(ledger.forces.find(({ force }) => force === slug)?.name ?? slug);

export const presentIn = ({ cells }: Scope): CoverageCell[] => cells.filter(({ state }) => state === 'present');

type Counted = 'rows' | 'rejected' | 'withoutLocation' | 'withoutLsoa' | 'repeatedIds';

/** The sum over the files that know it, and how many do not. */
export function sumOf(cells: readonly CoverageCell[], of: Counted): { readonly sum: number; readonly unknown: number } {
  const known = cells.flatMap((cell) => (cell[of] === null ? [] : [cell[of]]));
  return { sum: known.reduce((all, one) => all + one, 0), unknown: cells.length - known.length };
}
