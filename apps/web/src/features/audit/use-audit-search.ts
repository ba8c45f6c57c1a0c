import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeSearch, readAuditSearch, type SearchChange } from './audit-search.ts';

type Way = { readonly replace?: boolean };

/** The entries the address bar asks for, and how to ask for others. `replace` leaves no step for the way back. */
export function useAuditSearch() {
  const navigate = useNavigate();
  const search = readAuditSearch(useSearch({ strict: false }));
  const change = (next: SearchChange, { replace = false }: Way = {}) =>
    void navigate({ to: '.', search: (before) => changeSearch(before, next), replace });
  return { ...search, change };
}

export type ChangeSearch = ReturnType<typeof useAuditSearch>['change'];
