import { listObservables, type ObservableEntry } from '@halyard/contracts/inflow/observables.ts';
import {
  resultsOfKind,
  type SearchKind,
  type SearchResult,
  searchMin,
  searchNotifications,
  searchRecords,
} from '@halyard/contracts/work/search.ts';
import { refang } from '@halyard/observables/defang';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Call, useApi } from '../../api/call.ts';
import { useEventSentence } from '../../text/event-sentence.ts';
import { wordsSaid } from './destinations.ts';

const restMs = 250;

/** The debounced input. */
function useRested(typed: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

type Found = { readonly results: readonly SearchResult[]; readonly more: readonly SearchKind[] };
type SentenceQuery = {
  readonly typed: string;
  readonly sentence: Parameters<typeof wordsSaid>[1];
  readonly signal: AbortSignal;
};

/**
 * Notifications whose displayed sentence contains the words: the server knows the name of a record, and not the
 * sentence in the user's language. If no sentence contains the words, the server searches alone.
 */
async function findSaid(call: Call, { typed, sentence, signal }: SentenceQuery) {
  const words = wordsSaid(typed, sentence);
  if (words.every(({ kinds }) => kinds.length === 0)) return { results: [], more: false };
  return call(searchNotifications, { body: { words }, signal });
}

async function find(call: Call, asked: SentenceQuery): Promise<Found> {
  const { typed, signal } = asked;
  const [records, said] = await Promise.all([
    call(searchRecords, { query: { q: typed }, signal }),
    findSaid(call, asked),
  ]);
  const known = new Set(records.results.filter(({ kind }) => kind === 'notification').map(({ id }) => id));
  return {
    results: [...records.results, ...said.results.filter(({ id }) => !known.has(id))],
    more: [...new Set([...records.more, ...(said.more ? (['notification'] as const) : [])])],
  };
}

/** The matching records, from two characters on; previous results stay until new ones arrive. */
export function useFoundRecords(typed: string) {
  const call = useApi();
  const sentence = useEventSentence();
  const wanted = typed.trim();
  const rested = useRested(wanted);
  const isEnough = wanted.length >= searchMin;
  const found = useQuery({
    queryKey: ['search', rested],
    queryFn: ({ signal }) => find(call, { typed: rested, sentence, signal }),
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

/** Addresses, domains, URLs, hashes and CVE numbers: other words are not looked up among observables. */
const observableForm = /^(?:\S+[.:@\\]\S+|[0-9a-f]{32,128}|cve-\d{4}-\d+)$/i;

/** The first observables in the input, defanged or not, and whether there are more. */
export function useFoundObservables(typed: string) {
  const call = useApi();
  const wanted = typed.trim();
  const rested = useRested(wanted);
  const isAsked = observableForm.test(refang(rested));
  const found = useQuery({
    queryKey: ['observables', 'search', rested],
    queryFn: ({ signal }) => call(listObservables, { query: { search: rested, limit: String(resultsOfKind) }, signal }),
    enabled: isAsked,
    gcTime: 60_000,
  });
  const none: readonly ObservableEntry[] = [];
  const isWanted = isAsked && observableForm.test(refang(wanted));
  return {
    observables: isWanted ? (found.data?.observables ?? none) : none,
    hasMore: isWanted && (found.data?.next ?? null) !== null,
    isWaiting: isWanted && found.isFetching,
    hasFailed: isWanted && found.isError,
    retry: () => void found.refetch(),
  };
}
