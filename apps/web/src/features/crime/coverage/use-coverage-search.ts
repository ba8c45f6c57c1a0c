import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useAddress } from '../../../records/address/use-address.ts';
import { readCoverageSearch } from './coverage-search.ts';

/** The part of the coverage in the address bar, and how to change it. */
export function useCoverageSearch() {
  const { timeZone } = usePreferences();
  const today = dayIn(timeZone, useNow(60_000));
  return { ...useAddress((given) => readCoverageSearch(given, today)), today };
}
