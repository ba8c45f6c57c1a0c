import { changeSearch } from '../../records/address/change-search.ts';
export const crimeTabs = ['analysis', 'explore', 'records', 'coverage', 'imports'] as const;
export type CrimeTab = (typeof crimeTabs)[number];

type Given = Readonly<Record<string, unknown>>;

/** The tab in the URL. */
export const readTab = ({ tab }: Given): CrimeTab => crimeTabs.find((known) => known === tab) ?? 'analysis';

/** The parameters of the displayed analysis; they are kept while its rows are viewed, for the way back. */
const ofAnalysis = ['year', 'month', 'cities', 'analysis'] as const;

/** The URL of the rows behind a figure: its query, without a previous filter. */
export function rowsSearch(before: Given, query: Readonly<Record<string, string>>): Record<string, unknown> {
  const kept = Object.fromEntries(ofAnalysis.map((name) => [name, before[name]]));
  return changeSearch({ ...kept, tab: 'records' }, query);
}
