import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeSearch, readNetworkSearch, type SearchChange } from './network-search.ts';

type Way = { readonly replace?: boolean };

/** The part of the network the address bar asks for, and how to ask for another. */
export function useNetworkSearch() {
  const navigate = useNavigate();
  const search = readNetworkSearch(useSearch({ strict: false }));
  const change = (next: SearchChange, { replace = false }: Way = {}) =>
    void navigate({ to: '.', search: (before) => changeSearch(before, next), replace, resetScroll: false });
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useNetworkSearch>['change'];
