import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeSearch, readSecuritySearch, type SearchChange } from './security-search.ts';

type Way = { readonly replace?: boolean };

/** What the address bar asks for, and how to ask for something else. `replace` leaves no step for the way back. */
export function useSecuritySearch() {
  const navigate = useNavigate();
  const search = readSecuritySearch(useSearch({ strict: false }));
  const change = (next: SearchChange, { replace = false }: Way = {}) =>
    void navigate({ to: '.', search: (before) => changeSearch(before, next), replace, resetScroll: false });
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useSecuritySearch>['change'];
