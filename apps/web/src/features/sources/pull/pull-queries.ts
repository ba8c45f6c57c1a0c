import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import type { FeedSettings, PullTrial } from '@halyard/contracts/inflow/feeds.ts';
import type { SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import { testPull } from '@halyard/contracts/inflow/sources.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

/** What is tried: an address, and a credential or the source whose credential is used. */
export type Trial = {
  readonly url: string;
  readonly format: SourceFormat;
  readonly options: FeedSettings;
  readonly credential?: Credential | null | undefined;
  readonly source?: string | undefined;
};

/** Asks an address. Nothing of it is kept: the credential must not stay in the memory of past requests. */
export function useTrial() {
  const call = useApi();
  return useMutation<PullTrial, Error, Trial>({
    mutationFn: ({ url, format, options, credential, source }) =>
      call(testPull, { body: { url, format, options, credential, source } }),
    gcTime: 0,
  });
}
