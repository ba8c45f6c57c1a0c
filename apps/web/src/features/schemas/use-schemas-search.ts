import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeSearch, readSchemasSearch, type SchemasChange } from './schemas-search.ts';

type Way = { readonly replace?: boolean };

/** The schema and view the address bar asks for, and how to ask for another. */
export function useSchemasSearch() {
  const navigate = useNavigate();
  const search = readSchemasSearch(useSearch({ strict: false }));
  const change = (next: SchemasChange, { replace = false }: Way = {}) =>
    void navigate({ to: '.', search: (before) => changeSearch(before, next), replace, resetScroll: false });
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useSchemasSearch>['change'];
