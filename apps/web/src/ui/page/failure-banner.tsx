import { Banner } from './banner.tsx';

/** An error and its message. */
export type Failure = { readonly words: string; readonly error: unknown };

/** Keeps the error with its words; null where there is nothing to say. */
export const failureOf = (error: unknown, words: string | null): Failure | null =>
  words === null ? null : { words, error };

/** The error, with the id of its request; nothing if there is none. */
export function FailureBanner({ failure }: { readonly failure: Failure | null | undefined }) {
  return (
    failure && (
      <Banner tone="error" error={failure.error}>
        {failure.words}
      </Banner>
    )
  );
}
