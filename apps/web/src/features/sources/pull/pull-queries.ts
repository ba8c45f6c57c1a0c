import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import type { FeedSettings, PullTrial } from '@halyard/contracts/inflow/feeds.ts';
import type { SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import { testPull } from '@halyard/contracts/inflow/sources.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

/** The input of a test: a URL, and a credential or the source whose credential is used. */
export type Trial = {
  readonly url: string;
  readonly format: SourceFormat;
  readonly options: FeedSettings;
  readonly credential?: Credential | null | undefined;
  readonly source?: string | undefined;
};

/** Tests a URL. Nothing is cached: the credential must not stay in memory. */
export function useTrial() {
  const call = useApi();
  return useMutation<PullTrial, Error, Trial>({
    mutationFn: ({ url, format, options, credential, source }) =>
      call(testPull, { body: { url, format, options, credential, source } }),
    gcTime: 0,
  });
}
