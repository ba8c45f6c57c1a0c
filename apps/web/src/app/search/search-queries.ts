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

/** What was typed, once the hands have rested. */
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
 * The notifications that the words find in the sentence that is shown: the server knows what a record is called, and not
 * what is said of it in the person's language. Where no sentence says any of the words, it finds them by itself.
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

/** The records that the words find, from two characters on; what was found before stays until the next is there. */
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

/** Addresses, domains, URLs, hashes and numbers of vulnerabilities: other words are not looked for among observables. */
const observableForm = /^(?:\S+[.:@\\]\S+|[0-9a-f]{32,128}|cve-\d{4}-\d+)$/i;

/** The first observables that what was typed names, defanged or not, and whether there are more. */
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
