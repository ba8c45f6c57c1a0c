import { type CrimeQuery, crimeFilter } from '@halyard/contracts/crime/crime.ts';

export type FilterName = keyof CrimeQuery;

/** The parameters of the filter, in the address as in the API. */
const filterNames = Object.keys(crimeFilter) as readonly FilterName[];
const boxNames = ['west', 'south', 'east', 'north'] as const satisfies readonly FilterName[];
const spanNames: readonly FilterName[] = ['from', 'to'];

/** Default number of imported months on a screen. */
const monthsAtFirst = 12;

type Given = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value).trim());

/** The value of one URL parameter, if it is valid for the contract. */
function read(given: Given, name: FilterName): string | undefined {
  const value = textOf(given[name]);
  return value !== '' && crimeFilter[name].safeParse(value).success ? value : undefined;
}

/** Values of a parameter that takes several. */
export const listOf = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : value.split('|').filter((part) => part !== '');

/** Several values as one parameter; undefined where there are none. */
export const joinList = (values: readonly string[]): string | undefined =>
  values.length === 0 ? undefined : values.join('|');

type Span = Pick<CrimeQuery, 'from' | 'to'>;

function readSpan(given: Given, months: readonly string[]): Span | null {
  const [first, last] = [read(given, 'from'), read(given, 'to')];
  const newest = months.at(-1);
  const to = last ?? (first !== undefined && (newest === undefined || newest < first) ? first : newest);
  if (to === undefined) return null;
  const from = first ?? months.filter((month) => month <= to).slice(-monthsAtFirst)[0] ?? to;
  return from <= to ? { from, to } : { from: to, to: from };
}

/** Whether the URL states both ends. */
export const namesItsMonths = (given: Given): boolean =>
  read(given, 'from') !== undefined && read(given, 'to') !== undefined;

/**
 * The filter of the URL; invalid values are ignored. Without months it uses the last twelve of `months`, the imported
 * ones with the oldest first; null if there are none.
 */
export function readCrimeQuery(given: Given, months: readonly string[]): CrimeQuery | null {
  const span = readSpan(given, months);
  if (span === null) return null;
  const hasBox = boxNames.every((name) => read(given, name) !== undefined);
  const narrowed = filterNames
    .filter((name) => !spanNames.includes(name) && (hasBox || !boxNames.includes(name as never)))
    .flatMap((name) => {
      const value = read(given, name);
      return value === undefined || (name === 'antisocial' && value === 'with') ? [] : [[name, value] as const];
    });
  return { ...span, ...Object.fromEntries(narrowed) };
}

export type QueryChange = { readonly [Name in FilterName]?: string | undefined };

/** The filter after a change; undefined and empty values are removed. */
export function changeQuery(query: CrimeQuery, change: QueryChange): CrimeQuery {
  const entries = Object.entries({ ...query, ...change }).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'antisocial' && value === 'with'),
  );
  return Object.fromEntries(entries) as CrimeQuery;
}

/** Removes every filter from the URL, including months. */
export const noFilter: QueryChange = Object.fromEntries(filterNames.map((name) => [name, undefined]));
export const noBox: QueryChange = { west: undefined, south: undefined, east: undefined, north: undefined };

/** The filters on rows other than months: the four sides of a box are one. */
export const narrowingsOf = (query: CrimeQuery): readonly FilterName[] =>
  filterNames.filter(
    (name) =>
      !spanNames.includes(name) && query[name] !== undefined && !['south', 'east', 'north'].includes(name as string),
  );

type Address = Span & { readonly [Name in Exclude<FilterName, 'from' | 'to'>]?: string };

/** The filter as URL parameters: only non-empty ones. */
export const addressOf = (query: CrimeQuery): Address => changeQuery(query, {}) as Address;
