import type { Account } from '@halyard/contracts/account.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useKeptPreferences } from '../preferences/apply-settings.ts';
import { ConsoleText } from '../text/console-text.tsx';

// A browser that believes to be offline still asks: the answer, or its failure, is what the screen tells.
const always = { networkMode: 'always' } as const;

/** Server data lives in one cache; the API client retries by itself, so the cache does not. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { ...always, retry: false, refetchOnWindowFocus: true }, mutations: always },
  });

type Props = { readonly person: Account; readonly children: ReactNode };

/** Words, cache and preferences of one signed-in person. The cache goes with them: the next one begins with an empty one. */
export function SignedInData({ person, children }: Props) {
  const [queries] = useState(createQueryClient);
  useKeptPreferences(person);
  return (
    <ConsoleText>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ConsoleText>
  );
}
