import type { FeedLookup } from '@halyard/contracts/inflow/feeds.ts';
import { lookUpInFeed } from '@halyard/contracts/inflow/sources.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

/** The values of a text, one a line. */
export const valuesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Looks up values in the events of a MISP feed. */
export function useLookup(id: string) {
  const call = useApi();
  return useMutation<FeedLookup, Error, readonly string[]>({
    mutationFn: (values) => call(lookUpInFeed, { params: { id }, body: { values: [...values] } }),
  });
}
