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
  // The server speaks English, and its message may be more specific than the one of its code.
  if (language === 'en') return error.serverMessage;
  return sentences && error.code && isKnown(sentences, error.code) ? sentences[error.code] : undefined;
}

/** Loads the texts without suspending the screen, and rerenders it when they have arrived. */
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
 * Returns the server's error in the language of the console: in English its own message, elsewhere the text of its
 * code. `fallback` if there is none, for unknown codes, and until the texts have loaded.
 */
export function useDescribeError(
  pack: LazyMessages<Sentences> = serverErrorMessages,
): (error: unknown, fallback: string) => string {
  const language = useContext(LanguageContext);
  useArrival(pack, language);
  // Evaluated when an error is described: the texts may have loaded since the screen was rendered.
  return (error, fallback) => describe(error, language, pack.peek(language)) ?? fallback;
}
