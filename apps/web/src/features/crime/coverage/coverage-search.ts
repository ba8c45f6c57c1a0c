import { type CrimeKind, coverageMonthsMax, crimeKinds } from '@halyard/contracts/crime/crime.ts';
import { addMonths, monthsBetween } from '../crime-filter-months.ts';

/** Spans to choose from, in months. */
export const spans = [12, 24, 36, 60, coverageMonthsMax] as const;
const usualSpan = 24;

export type CoverageSearch = {
  readonly kind: CrimeKind;
  /** First and last month, both included. */
  readonly from: string;
  readonly to: string;
  /** The cell that is open. */
  readonly covered: { readonly force: string; readonly month: string } | undefined;
};

const monthPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
const readMonth = (given: unknown) => (monthPattern.test(String(given)) ? String(given) : undefined);

function readCovered(given: unknown): CoverageSearch['covered'] {
  const [force = '', month = ''] = String(given ?? '').split('.');
  return /^[a-z][a-z-]{1,60}$/.test(force) && monthPattern.test(month) ? { force, month } : undefined;
}

/** How many months a span has, both ends included. */
export const countMonths = ({ from, to }: Pick<CoverageSearch, 'from' | 'to'>): number =>
  monthsBetween(from, to).length;

/** Reads the address bar; the default is the last 24 months of street-level crime. `today` is `YYYY-MM-DD`. */
export function readCoverageSearch(given: Readonly<Record<string, unknown>>, today: string): CoverageSearch {
  const to = readMonth(given.to) ?? today.slice(0, 7);
  const wanted = readMonth(given.from) ?? addMonths(to, 1 - usualSpan);
  const earliest = addMonths(to, 1 - coverageMonthsMax);
  const from = wanted > to ? to : wanted;
  return {
    kind: crimeKinds.find((kind) => kind === given.kind) ?? 'street',
    from: from < earliest ? earliest : from,
    to,
    covered: readCovered(given.covered),
  };
}

/** A cell as the address names it. */
export const coveredParameter = (force: string, month: string): string => `${force}.${month}`;
