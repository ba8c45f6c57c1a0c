export const defaultCities: readonly string[] = ['london', 'manchester'];
/** Cities of one analysis. */
export const citiesMax = 20;
/** The current year and the four before it are always offered. */
const yearsOffered = 5;
/** The publisher's first year. */
const firstYear = 2010;

export type AnalysisSearch = {
  readonly year: number;
  /** `01` to `12`. */
  readonly month: string;
  readonly cities: readonly string[];
  /** Only a sample is read. */
  readonly sample: boolean;
  /** The analysis in sight. */
  readonly analysis: string | undefined;
};

type Given = Readonly<Record<string, unknown>>;

const yearOf = (date: string) => Number(date.slice(0, 4));

/** The years to choose from, newest first: the last five and every other that has an imported month, or is chosen. */
export function yearsAt(today: string, months: readonly string[] = [], chosen = yearOf(today)): readonly number[] {
  const latest = Array.from({ length: yearsOffered }, (_, back) => yearOf(today) - back);
  return [...new Set([...latest, ...months.map(yearOf), chosen])].sort((a, b) => b - a);
}

function readYear(given: unknown, today: string): number {
  const year = Number(written(given));
  return Number.isInteger(year) && year >= firstYear && year <= yearOf(today) ? year : yearOf(today);
}

const written = (value: unknown) => (value === undefined ? '' : String(value).trim());

function readCities(given: unknown): readonly string[] {
  const named = written(given)
    .toLowerCase()
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= 100);
  return named.length === 0 ? defaultCities : [...new Set(named)].slice(0, citiesMax);
}

/** Reads the address bar; defaults are this month, London and Manchester. */
export function readAnalysisSearch(given: Given, today: string): AnalysisSearch {
  const month = written(given.month).padStart(2, '0');
  const analysis = written(given.analysis);
  return {
    year: readYear(given.year, today),
    month: /^(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(5, 7),
    cities: readCities(given.cities),
    sample: written(given.sample) === 'yes',
    analysis: /^[A-Za-z0-9_-]{1,64}$/.test(analysis) ? analysis : undefined,
  };
}

/** Whether exactly London and Manchester are selected. */
export const areDefault = (cities: readonly string[]): boolean =>
  cities.length === defaultCities.length && defaultCities.every((city) => cities.includes(city));

/** The cities in the URL; empty for London and Manchester. */
export const citiesParameter = (cities: readonly string[]): string | undefined =>
  cities.length === 0 || areDefault(cities) ? undefined : cities.join('|');
