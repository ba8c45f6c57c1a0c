import { canonicalQuery, type SavedView } from '@halyard/contracts/work/views.ts';
import type { Search, SearchChange } from '../address/change-search.ts';

/** The parameter of the opened view, or `none`; the filters may have changed since. */
const viewParameter = 'saved';

/** Parameters that any screen may have; they do not affect a list. */
const everywhere = ['events', 'help'];

/** The part of a URL stored by a view. */
export function queryOf(search: Search, names: readonly string[]): string {
  const kept = names.flatMap((name) => {
    const value = String(search[name] ?? '');
    return value === '' ? [] : [[name, value]];
  });
  return canonicalQuery(new URLSearchParams(kept).toString());
}

/** The change that opens a view, or with null the list without one. Parameters unknown to the list are omitted. */
export function toView(view: Pick<SavedView, 'id' | 'query'> | null, names: readonly string[]): SearchChange {
  const kept = new URLSearchParams(view?.query ?? '');
  const values = names.map((name) => [name, kept.get(name) ?? undefined]);
  return { ...Object.fromEntries(values), [viewParameter]: view?.id };
}

/** Whether a URL contains nothing but the list, at `place`. */
export const isBare = (search: Search, place: readonly string[]): boolean =>
  Object.keys(search).every((name) => everywhere.includes(name) || place.includes(name));

/** The view named by a URL, else one with exactly the same parameters. */
export function chosenOf(views: readonly SavedView[], search: Search, query: string): SavedView | undefined {
  const named = views.find(({ id }) => id === search[viewParameter]);
  return named ?? (query === '' ? undefined : views.find((view) => view.query === query));
}
