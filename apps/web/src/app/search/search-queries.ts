import { searchMin, searchRecords } from '@halyard/contracts/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/call.ts';

const restMs = 250;

/** What was typed, once the hands have rested. */
function useRested(typed: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

/** The records that the words find, from two characters on; what was found before stays until the next is there. */
export function useFoundRecords(typed: string) {
  const call = useApi();
  const wanted = typed.trim();
  const rested = useRested(wanted);
  const isEnough = wanted.length >= searchMin;
  const found = useQuery({
    queryKey: ['search', rested],
    queryFn: ({ signal }) => call(searchRecords, { query: { q: rested }, signal }),
    enabled: isEnough && rested.length >= searchMin,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const isSettled = rested === wanted && !found.isPlaceholderData && !found.isFetching;
  return {
    records: isEnough ? found.data : undefined,
    isWaiting: isEnough && !isSettled,
    hasFailed: isEnough && isSettled && found.isError,
    retry: () => void found.refetch(),
  };
}
