import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';

/** A word of a folded text and its position; in Japanese every character that is not a Latin letter or a digit. */
export type Token = {
  readonly word: string;
  readonly stem: string;
  readonly at: number;
  readonly until: number;
  /** The word that a misspelt one is probably meant to be. */
  readonly meant?: string;
};

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  de: stemGerman,
  fr: stemFrench,
  es: stemSpanish,
  ja: (word) => word,
};

// "Don't" and "w/o" are one word; any other apostrophe or slash ends one. "% of" asks for a share, "->" for a change.
const spaced =
  /(?<!\d ?)%(?= (?:of|der|des|de|del|du|d')(?![\p{L}\p{N}]))|->|=>|→|w\/o(?:ut)?(?![\p{L}\p{N}])|[\p{L}]+n't|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.:+][\p{L}\p{N}]+)*/gu;
const unspaced = /->|=>|→|[a-z0-9\u00c0-\u024f]+(?:[.:+][a-z0-9]+)*|[\p{L}\p{N}ー々]/gu;

/** The words of a text that is folded already (`fold`). */
export function splitTokens(folded: string, language: Language): Token[] {
  const pattern = language === 'ja' ? unspaced : spaced;
  return Array.from(folded.matchAll(pattern), ({ index, 0: found }) => {
    const word = found.replace("'", '');
    const stem = word.length < 4 ? word : stemmers[language](word);
    return { word, stem, at: index, until: index + found.length };
  });
}
