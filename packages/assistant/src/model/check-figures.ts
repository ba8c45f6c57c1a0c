import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { unsupportedMarks } from '@halyard/contracts/work/assistant.ts';
import { findFigures } from './figures/find-figures.ts';
import { guessLanguage } from './figures/guess-language.ts';
import type { KnownFigures } from './figures/known-figures.ts';
import { plainDigits } from './figures/plain-digits.ts';

const [open, close] = unsupportedMarks;

/** Puts marks around every figure of a text that no result supports. `language`: where the text does not tell its own. */
export function markUnsupported(text: string, known: KnownFigures, language: Language): string {
  const plain = plainDigits(text);
  const unsupported = findFigures(plain, guessLanguage(plain, language)).filter((figure) => !known.supports(figure));
  return unsupported.reduceRight((marked, { index, text: figure }) => {
    const end = index + figure.length;
    return `${marked.slice(0, index)}${open}${figure}${close}${marked.slice(end)}`;
  }, plain);
}

/** The same in words, for plain text: `12 (not supported by any result)`. */
export const describeUnsupported = (text: string, words: string): string =>
  text.replaceAll(open, '').replaceAll(close, ` (${words})`);
