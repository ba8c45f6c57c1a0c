import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { plain } from './plain-words.ts';
import { type AskedFor, askedFor, readAskingPhrases } from './read-help.ts';

type Asking = { readonly asks: AskedFor; readonly length: number; readonly isIn: (question: string) => boolean };

const anyWord = '[^ ]+';

function createAsking(phrase: string, asks: AskedFor, language: Language): Asking {
  const asked = plain(phrase, language);
  const { length } = asked.replaceAll('*', '');
  // Japanese has no spaces that part its words.
  if (language === 'ja') return { asks, length, isIn: (question) => question.replaceAll(' ', '').includes(asked) };
  const whole = new RegExp(` ${asked.replaceAll('*', anyWord)} `);
  return { asks, length, isIn: (question) => whole.test(` ${question} `) };
}

const kept = new Map<Language, readonly Asking[]>();

function askingsOf(language: Language): readonly Asking[] {
  const known = kept.get(language);
  if (known) return known;
  const all = askedFor.flatMap((asks) =>
    readAskingPhrases(language, asks).map((phrase) => createAsking(phrase, asks, language)),
  );
  const longestFirst = all.toSorted((one, other) => other.length - one.length);
  kept.set(language, longestFirst);
  return longestFirst;
}

/**
 * Returns the intent of a question by its words: the longest matching phrase decides ("what is the" asks for data,
 * "what is the difference" for a meaning). Undefined if it contains none.
 */
export function asksFor(question: string, language: Language): AskedFor | undefined {
  const asked = plain(question, language);
  return askingsOf(language).find(({ isIn }) => isIn(asked))?.asks;
}
