import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useAddress } from '../../../records/address/use-address.ts';
import { readAnalysisSearch } from './analysis-search.ts';

/** The month, cities and analysis in the address bar, and how to change them. */
export function useAnalysisSearch() {
  const { timeZone } = usePreferences();
  const today = dayIn(timeZone, useNow(60_000));
  return { ...useAddress((given) => readAnalysisSearch(given, today)), today };
}
