import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { english } from '../text/en/console.ts';
import { TextProvider } from '../text/words.tsx';

// A browser that believes to be offline still asks: the answer, or its failure, is what the screen tells.
const always = { networkMode: 'always' } as const;

/** Server data lives in one cache; the API client retries by itself, so the cache does not. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { ...always, retry: false, refetchOnWindowFocus: true }, mutations: always },
  });

/** Words and cache of one signed-in person. The cache goes with them: the next one begins with an empty one. */
export function SignedInData({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <TextProvider words={english}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </TextProvider>
  );
}
