import { type QuerySpec, runQuery } from '@halyard/contracts/query/query-spec.ts';
import type { AnswerReading } from '@halyard/contracts/work/assistant.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../api/call.ts';
import { usePreferences } from '../../preferences/preferences.tsx';

/** Minimum interval for comparing an answer, however many events arrive. */
const atMostEveryMs = 5_000;

/** They do not count records that match filters. */
const uncounted: readonly QuerySpec['measure'][] = ['path', 'similar'];

/** The records behind an answer, counted. */
const toCount = ({ subject, where, period }: QuerySpec): QuerySpec => ({
  subject,
  measure: 'count',
  where,
  ...(period && { period }),
});

/** Resolves after that time; rejects with the reason once `signal` is aborted. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

type Compared = { readonly reading: Pick<AnswerReading, 'spec' | 'total'>; readonly at: number };

/**
 * The current record count of an answer, if it differs; undefined if unknown. Refetched with everything that a live
 * event affects, and when the answer is shown again.
 */
export function useChangedTotal({ reading: { spec, total }, at }: Compared): number | undefined {
  const call = useApi();
  const { timeZone } = usePreferences();
  const lastAsked = useRef(0);
  const counted = JSON.stringify(toCount(spec));
  const { data } = useQuery({
    // Every live event invalidates queries named "events".
    queryKey: ['events', 'answer-total', counted, at],
    queryFn: async ({ signal }) => {
      await wait(Math.max(0, lastAsked.current + atMostEveryMs - Date.now()), signal);
      lastAsked.current = Date.now();
      return (await call(runQuery, { query: { spec: counted, timeZone }, signal, staysHere: true })).total;
    },
    enabled: total !== null && !uncounted.includes(spec.measure),
    initialData: total ?? undefined,
    initialDataUpdatedAt: at,
    staleTime: atMostEveryMs,
  });
  return total === null || data === total ? undefined : data;
}
