import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeSearch, readUsersSearch, type SearchChange } from './users-search.ts';

type Way = { readonly replace?: boolean };

/** The people the address bar asks for, and how to ask for others. `replace` leaves no step for the way back. */
export function useUsersSearch() {
  const navigate = useNavigate();
  const search = readUsersSearch(useSearch({ strict: false }));
  const change = (next: SearchChange, { replace = false }: Way = {}) =>
    void navigate({ to: '.', search: (before) => changeSearch(before, next), replace });
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useUsersSearch>['change'];
