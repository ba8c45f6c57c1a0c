import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import { historyObjects, type ListOutcome, listOutcomes } from '@halyard/contracts/work/history.ts';
import { viewLists } from '@halyard/contracts/work/views.ts';
import type { Search } from '../../records/address/change-search.ts';
import { idOf, oneOf, textOf } from '../../records/address/read-value.ts';

export const historyPresets = ['today', 'yesterday', '7d', '30d', '90d'] as const;
export type HistoryPreset = (typeof historyPresets)[number];
const subjects = [...historyObjects, 'list', 'source', 'import'] as const;

/** The URL: the changes of a record, a list, a source or an import, in a preset or between two days. */
export type HistorySearch = {
  readonly of: (typeof subjects)[number] | undefined;
  readonly id: string | undefined;
  readonly list: (typeof viewLists)[number];
  /** The filter of the list, as its endpoint accepts it. */
  readonly filter: string;
  /** The name of the view, where it is one. */
  readonly name: string;
  readonly preset: HistoryPreset | undefined;
  /** Days, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  /** Why the days are no period: one of them is missing or does not exist, or they are turned round. */
  readonly fault: 'date' | 'order' | undefined;
  readonly what: ListOutcome | undefined;
};

// 31 February would be read as a day of March.
const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).getUTCDate() === Number(value.slice(8));
const dayOf = (value: unknown) => (isDay(textOf(value)) ? textOf(value) : '');

function faultOf(from: string, to: string): HistorySearch['fault'] {
  if (from === '' || to === '') return 'date';
  return from > to ? 'order' : undefined;
}

/** Reads the address bar; unknown values are ignored. */
export function readHistorySearch(given: Search): HistorySearch {
  const [from, to] = [dayOf(given.from), dayOf(given.to)];
  const isFree = textOf(given.from) !== '' || textOf(given.to) !== '';
  return {
    of: oneOf(subjects, given.of),
    id: idOf(given.id),
    list: oneOf(viewLists, given.list) ?? 'threats',
    filter: String(given.filter ?? '').slice(0, 2_000),
    name: textOf(given.name),
    preset: isFree ? undefined : (oneOf(historyPresets, given.period) ?? '7d'),
    from,
    to,
    fault: isFree ? faultOf(from, to) : undefined,
    what: oneOf(listOutcomes, given.what),
  };
}

const daysBack = { today: 0, yesterday: 1, '7d': 6, '30d': 29, '90d': 89 } as const;

/** The days of a preset in a zone, both included. */
export function daysOf({ preset, from, to }: HistorySearch, timeZone: string, now: number) {
  if (preset === undefined) return { from, to };
  const today = dayIn(timeZone, now);
  return { from: addDays(today, -daysBack[preset]), to: preset === 'yesterday' ? addDays(today, -1) : today };
}

/** The instants at which the period begins and ends; it ends now if its last day has not ended. */
export function spanOf(search: HistorySearch, timeZone: string, now: number) {
  const days = daysOf(search, timeZone, now);
  const end = Math.min(startOfDay(timeZone, addDays(days.to, 1)), now);
  const begin = Math.min(startOfDay(timeZone, days.from), end - 1);
  return { from: new Date(begin).toISOString(), to: new Date(end).toISOString() };
}
export type Span = ReturnType<typeof spanOf>;
