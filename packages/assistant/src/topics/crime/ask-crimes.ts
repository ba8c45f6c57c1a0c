import {
  type CrimeBreakdown,
  type CrimeFigures,
  getCoverage,
  getCrimeFigures,
  listCrimes,
} from '@halyard/contracts/crime/crime.ts';
import type { Given } from '@halyard/contracts/endpoint.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { isYear, type Months } from './months.ts';
import type { Place } from './places.ts';
import type { Wanted, What } from './read-wanted.ts';
import { texts } from './texts.ts';

type Query = Omit<Given<(typeof getCrimeFigures)['query']>, 'by' | 'split' | 'limit'>;

/** Which rows are meant, as they are asked for and as a person reads it. */
export type CrimeRows = { readonly query: Query; readonly words: readonly string[]; readonly months: Months };

/** A stretch of months in words. */
export function wordOfMonths(months: Months, { show, language }: Draft): string {
  const { from, to } = months;
  if (isYear(months)) return texts[language].year(from.slice(0, 4));
  return from === to ? show.month(from) : `${show.month(from)} – ${show.month(to)}`;
}

const placeQuery = (places: readonly Place[]): Partial<Record<Place['kind'], string>> => {
  const of = (kind: Place['kind']) => places.filter((place) => place.kind === kind).map(({ value }) => value);
  const values = (['city', 'area', 'force'] as const).map((kind) => [kind, of(kind).join('|')] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
};

const wordOfPlace = ({ kind, name }: Place, draft: Draft) =>
  kind === 'force' ? texts[draft.language].reportedBy(name) : name;

type Asked = { readonly what: What; readonly words: readonly string[]; readonly places: readonly Place[] };

/** The rows of some places and months; several places of one kind are counted together. */
export function rowsOf({ what, words, places }: Asked, months: Months, draft: Draft): CrimeRows {
  const { category, outcome, antisocial, located } = what;
  return {
    query: {
      ...months,
      ...placeQuery(places),
      ...(category !== undefined && { category }),
      ...(outcome !== undefined && { outcome }),
      ...(antisocial !== undefined && { antisocial }),
      ...(located !== undefined && { located }),
    } as Query,
    words: [...words, ...places.map((place) => wordOfPlace(place, draft)), wordOfMonths(months, draft)],
    months,
  };
}

/** The rows that a question is about. */
export const wantedRows = (wanted: Wanted, draft: Draft): CrimeRows => rowsOf(wanted, wanted.first, draft);

/** The screen that shows these rows. */
export function hrefOfRows(query: Query): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `/crime-analysis?tab=records&${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** Asks how many there are, by something. */
export function askFigures(draft: Draft, rows: CrimeRows, by: CrimeBreakdown = 'month', limit?: number) {
  return draft.ask(
    getCrimeFigures,
    { query: { ...rows.query, by, ...(limit !== undefined && { limit: String(limit) }) } },
    {
      label: texts[draft.language].label(rows.words.join(texts[draft.language].separator)),
      href: hrefOfRows(rows.query),
      records: ({ total }) => total,
    },
  );
}

/** Asks the ledger which forces have files for the months. */
export function askCoverage(draft: Draft, months: Months) {
  const label = texts[draft.language].coverageLabel(wordOfMonths(months, draft));
  return draft.ask(getCoverage, { query: months }, { label });
}

/** Asks for the first rows themselves. */
export function askRows(draft: Draft, rows: CrimeRows, limit: number) {
  return draft.ask(
    listCrimes,
    { query: { ...rows.query, limit: String(limit) } },
    {
      label: texts[draft.language].label(rows.words.join(texts[draft.language].separator)),
      href: hrefOfRows(rows.query),
      records: ({ total }) => total,
    },
  );
}

/** Whether nothing is known: no row, and no file for any of the months. */
export const isUnknown = ({ total, absent }: CrimeFigures, months: readonly string[]): boolean =>
  total === 0 && absent.length === months.length;

const tiedShown = 3;

/** The names that share one place: all of them, or the first and how many more. */
export function namesTied(names: readonly string[], draft: Draft): string {
  const [only, ...others] = names;
  if (only === undefined || others.length === 0) return only ?? '';
  const more = names.length - tiedShown;
  const shown = names.slice(0, tiedShown);
  const { tied } = texts[draft.language];
  return more > 0 ? tied(shown.join(', '), draft.show.number(more)) : tied(draft.show.list(shown), '');
}
