export const defaultCities: readonly string[] = ['london', 'manchester'];
/** Cities of one analysis. */
export const citiesMax = 20;
/** The current year and the four before it. */
const yearsOffered = 5;

export type AnalysisSearch = {
  readonly year: number;
  /** `01` to `12`. */
  readonly month: string;
  readonly cities: readonly string[];
  /** The analysis in sight. */
  readonly analysis: string | undefined;
};

type Given = Readonly<Record<string, unknown>>;

/** The years to choose from, newest first; `today` is `YYYY-MM-DD`. */
export function yearsAt(today: string): readonly number[] {
  const now = Number(today.slice(0, 4));
  return Array.from({ length: yearsOffered }, (_, back) => now - back);
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

/** Reads the address bar; what it does not know is this month, London and Manchester. */
export function readAnalysisSearch(given: Given, today: string): AnalysisSearch {
  const month = written(given.month).padStart(2, '0');
  const analysis = written(given.analysis);
  return {
    year: yearsAt(today).find((year) => String(year) === written(given.year)) ?? Number(today.slice(0, 4)),
    month: /^(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(5, 7),
    cities: readCities(given.cities),
    analysis: /^[A-Za-z0-9_-]{1,64}$/.test(analysis) ? analysis : undefined,
  };
}

/** Whether nothing but London and Manchester is chosen. */
export const areDefault = (cities: readonly string[]): boolean =>
  cities.length === defaultCities.length && defaultCities.every((city) => cities.includes(city));

/** The cities as the address holds them; nothing for London and Manchester. */
export const citiesParameter = (cities: readonly string[]): string | undefined =>
  cities.length === 0 || areDefault(cities) ? undefined : cities.join('|');
