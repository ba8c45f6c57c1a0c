import { changeSearch } from '../../records/address/change-search.ts';
export const crimeTabs = ['analysis', 'explore', 'records', 'coverage', 'imports'] as const;
export type CrimeTab = (typeof crimeTabs)[number];

type Given = Readonly<Record<string, unknown>>;

/** Which tab the address asks for. */
export const readTab = ({ tab }: Given): CrimeTab => crimeTabs.find((known) => known === tab) ?? 'analysis';

/** What says which analysis is in sight; it stays while its rows are looked at, for the way back. */
const ofAnalysis = ['year', 'month', 'cities', 'analysis'] as const;

/** The address of the rows behind a figure: its query, and nothing of a filter that stood there before. */
export function rowsSearch(before: Given, query: Readonly<Record<string, string>>): Record<string, unknown> {
  const kept = Object.fromEntries(ofAnalysis.map((name) => [name, before[name]]));
  return changeSearch({ ...kept, tab: 'records' }, query);
}
