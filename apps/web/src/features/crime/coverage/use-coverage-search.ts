import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNow } from '../../../preferences/clock.tsx';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { changeSearch, type SearchChange } from '../crime-page-search.ts';
import { readCoverageSearch } from './coverage-search.ts';

/** the part of the coverage that the address bar asks for, and how to ask for another. */
export function useCoverageSearch() {
  const navigate = useNavigate();
  const { timeZone } = usePreferences();
  const today = dayIn(timeZone, useNow(60_000));
  const search = readCoverageSearch(useSearch({ strict: false }), today);
  const change = (next: SearchChange) =>
    void navigate({ to: '.', search: (before) => changeSearch(before, next), resetScroll: false });
  return { search, change, today };
}
