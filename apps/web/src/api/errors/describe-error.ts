import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import type { ErrorCode } from '@halyard/contracts/errors.ts';
import { useContext, useEffect, useState } from 'react';
import { LanguageContext, type LazyMessages } from '../../text/lazy-messages.ts';
import { serverErrorMessages } from '../../text/loaders/shared.ts';
import { TransportError } from './transport-error.ts';

type Sentences = Readonly<Record<ErrorCode, string>>;

const isKnown = (sentences: Sentences, code: string): code is ErrorCode => Object.hasOwn(sentences, code);

function describe(error: unknown, language: Language, sentences: Sentences | undefined): string | undefined {
  if (!(error instanceof TransportError) || !error.serverMessage) return undefined;
  // The server speaks English, and may say more than the sentence of its code.
  if (language === 'en') return error.serverMessage;
  return sentences && error.code && isKnown(sentences, error.code) ? sentences[error.code] : undefined;
}

/** Fetches the words without making the screen wait, and renders it again when they have arrived. */
function useArrival(pack: LazyMessages<Sentences>, language: Language) {
  const [, noteArrival] = useState<Language>();

  useEffect(() => {
    if (language === 'en' || pack.peek(language)) return;
    pack.load(language).then(
      () => noteArrival(language),
      () => undefined,
    );
  }, [pack, language]);
}

/** Tells by its code why the server rejected one part of a request that it answered; `message` is its own sentence. */
export function useDescribeCode(): (code: string | null, message: string) => string {
  const describeError = useDescribeError();
  return (code, message) => {
    const rejection = new TransportError({ problem: 'other', code: code ?? undefined, serverMessage: message });
    return describeError(rejection, message);
  };
}

/**
 * Tells in the language of the console why the server rejected: in English its own message, elsewhere the sentence of
 * its code. `fallback` where it said nothing, where the code is unknown, and until the words have arrived.
 */
export function useDescribeError(
  pack: LazyMessages<Sentences> = serverErrorMessages,
): (error: unknown, fallback: string) => string {
  const language = useContext(LanguageContext);
  useArrival(pack, language);
  // Asked for when an error is described: the words may have come since the screen was drawn.
  return (error, fallback) => describe(error, language, pack.peek(language)) ?? fallback;
}
