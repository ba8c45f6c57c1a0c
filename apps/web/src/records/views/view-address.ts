import { canonicalQuery, type SavedView } from '@halyard/contracts/work/views.ts';
import type { Search, SearchChange } from '../address/change-search.ts';

/** The parameter that says which view was opened, or `none`; the list may have been narrowed further since. */
const viewParameter = 'saved';

/** What any screen may carry; it says nothing of a list. */
const everywhere = ['events', 'help'];

/** The part of an address that a view keeps. */
export function queryOf(search: Search, names: readonly string[]): string {
  const kept = names.flatMap((name) => {
    const value = String(search[name] ?? '');
    return value === '' ? [] : [[name, value]];
  });
  return canonicalQuery(new URLSearchParams(kept).toString());
}

/** The change that leads to a view, or with null to the list without one. What the list does not know is left out. */
export function toView(view: Pick<SavedView, 'id' | 'query'> | null, names: readonly string[]): SearchChange {
  const kept = new URLSearchParams(view?.query ?? '');
  const values = names.map((name) => [name, kept.get(name) ?? undefined]);
  return { ...Object.fromEntries(values), [viewParameter]: view?.id };
}

/** Whether an address asks for nothing but the list, which stands where `place` says. */
export const isBare = (search: Search, place: readonly string[]): boolean =>
  Object.keys(search).every((name) => everywhere.includes(name) || place.includes(name));

/** The view that an address names, else one that keeps exactly what it asks for. */
export function chosenOf(views: readonly SavedView[], search: Search, query: string): SavedView | undefined {
  const named = views.find(({ id }) => id === search[viewParameter]);
  return named ?? (query === '' ? undefined : views.find((view) => view.query === query));
}
