import type { CrimeQuery } from '@halyard/contracts/crime.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeSearch, namesItsMonths, noFilter, readCrimeQuery } from './crime-filter.ts';
import { useCrimeChoices } from './crime-filter-queries.ts';

type Change = Readonly<Record<string, string | undefined>>;

/**
 * The filter in the address bar. `query` is null until the imported months are known, and where there are none;
 * `choices` tells which.
 */
export function useCrimeFilter() {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const choices = useCrimeChoices();
  const isKnown = choices.data !== undefined || namesItsMonths(search);
  const query: CrimeQuery | null = isKnown ? readCrimeQuery(search, choices.data?.months ?? []) : null;
  const change = (next: Change) =>
    void navigate({ to: '.', search: (before) => changeSearch(before, next) as typeof before, resetScroll: false });
  return { query, search, choices, change, reset: () => change(noFilter) };
}

export type CrimeFilterState = ReturnType<typeof useCrimeFilter>;
