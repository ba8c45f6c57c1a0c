import { addDays, isDay } from '@halyard/contracts/format/calendar.ts';
import { instantOfDay } from '../../preferences/read-day.ts';
import type { SearchChange } from '../../records/address/change-search.ts';

const textNames = ['actor', 'action', 'object'] as const;
const dayNames = ['from', 'to'] as const;
const filterNames = [...textNames, ...dayNames];
type FilterName = (typeof filterNames)[number];

/** The filter of a link; days are `YYYY-MM-DD` in the user's time zone, both included. */
export type AuditFilter = { readonly [Name in FilterName]?: string };

/** The filter, and the number of the entry that is open. */
export type AuditSearch = { readonly filter: AuditFilter; readonly entry?: number };

function readEntry(value: unknown): number | undefined {
  const entry = Number(value);
  return value !== undefined && Number.isSafeInteger(entry) && entry > 0 ? entry : undefined;
}

/** Reads the address bar; unknown values are ignored. */
export function readAuditSearch(given: Readonly<Record<string, unknown>>): AuditSearch {
  const texts = textNames.flatMap((name) => {
    const text = given[name] === undefined ? '' : String(given[name]).trim().slice(0, 200);
    return text === '' ? [] : [[name, text] as const];
  });
  const days = dayNames.flatMap((name) => {
    const day = String(given[name]);
    return isDay(day) ? [[name, day] as const] : [];
  });
  const entry = readEntry(given.entry);
  return { filter: Object.fromEntries([...texts, ...days]), ...(entry && { entry }) };
}

/** The request to the server: days become the instants at which they begin and end in the user's time zone. */
export function toAuditQuery({ from, to, ...texts }: AuditFilter, timeZone: string) {
  return {
    ...texts,
    ...(from && { from: instantOfDay(timeZone, from) }),
    ...(to && { to: instantOfDay(timeZone, addDays(to, 1)) }),
  };
}

export type AuditQuery = ReturnType<typeof toAuditQuery>;

export const isFiltered = (filter: AuditFilter): boolean => Object.keys(filter).length > 0;

/** New values of parameters; `undefined` removes one from the URL. */
export type AuditChange = SearchChange<FilterName | 'entry'>;

export const noFilter: AuditChange = {
  actor: undefined,
  action: undefined,
  object: undefined,
  from: undefined,
  to: undefined,
};
