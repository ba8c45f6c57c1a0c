import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeSearch, readThreatsSearch, type SearchChange } from './threats-search.ts';

type Way = { readonly replace?: boolean };

/** What the address bar asks for, and how to ask for something else. `replace` leaves no step for the way back. */
export function useThreatsSearch() {
  const navigate = useNavigate();
  const search = readThreatsSearch(useSearch({ strict: false }));
  const change = (next: SearchChange, { replace = false }: Way = {}) =>
    void navigate({ to: '.', search: (before) => changeSearch(before, next), replace, resetScroll: false });
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useThreatsSearch>['change'];
