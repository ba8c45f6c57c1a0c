import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { useAddress } from '../../records/address/use-address.ts';
import { namesItsMonths, noFilter, readCrimeQuery } from './crime-filter.ts';
import { useCrimeChoices } from './crime-filter-queries.ts';

/**
 * The filter in the address bar. `query` is null until the imported months are known, and if there are none; `choices`
 * distinguishes the two.
 */
export function useCrimeFilter() {
  const { search, change } = useAddress((given) => given);
  const choices = useCrimeChoices();
  const isKnown = choices.data !== undefined || namesItsMonths(search);
  const query: CrimeQuery | null = isKnown ? readCrimeQuery(search, choices.data?.months ?? []) : null;
  return { query, search, choices, change, reset: () => change(noFilter) };
}

export type CrimeFilterState = ReturnType<typeof useCrimeFilter>;
