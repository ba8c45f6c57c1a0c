export const crimeTabs = ['analysis', 'explore', 'records', 'coverage', 'imports'] as const;
export type CrimeTab = (typeof crimeTabs)[number];

type Given = Readonly<Record<string, unknown>>;

/** New values of parameters; `undefined` takes one out of the address. */
export type SearchChange = Readonly<Record<string, string | undefined>>;

/** Which tab the address asks for. */
export const readTab = ({ tab }: Given): CrimeTab => crimeTabs.find((known) => known === tab) ?? 'analysis';

/** The parameters after a change. */
export function changeSearch(before: Given, change: SearchChange): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** What says which analysis is in sight; it stays while its rows are looked at, for the way back. */
const ofAnalysis = ['year', 'month', 'cities', 'analysis'] as const;

/** The address of the rows behind a figure: its query, and nothing of a filter that stood there before. */
export function rowsSearch(before: Given, query: Readonly<Record<string, string>>): Record<string, unknown> {
  const kept = Object.fromEntries(ofAnalysis.map((name) => [name, before[name]]));
  return changeSearch({ ...kept, tab: 'records' }, query);
}
