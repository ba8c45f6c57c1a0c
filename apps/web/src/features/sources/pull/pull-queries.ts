import { type Exchange, testPull } from '@halyard/contracts/inflow/sources.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

/** What is tried: an address, and a credential or the source whose credential is used. */
export type Trial = {
  readonly url: string;
  readonly authorization?: string | null | undefined;
  readonly source?: string | undefined;
};

/** Asks an address once. Nothing of it is kept: the credential must not stay in the memory of past requests. */
export function useTrial() {
  const call = useApi();
  return useMutation<Exchange, Error, Trial>({
    mutationFn: ({ url, authorization, source }) => call(testPull, { body: { url, authorization, source } }),
    gcTime: 0,
  });
}
