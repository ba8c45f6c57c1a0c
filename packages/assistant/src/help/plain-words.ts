import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { splitTokens } from '../reader/tokens.ts';
import { fold, tidy } from '../times/fold.ts';

const japanese = new Intl.Segmenter('ja', { granularity: 'word' });

/** Returns the words of a text, folded; of Japanese as `Intl.Segmenter` parts them, of other languages with their stems. */
export function plainWords(text: string, language: Language): { word: string; stem: string }[] {
  const folded = fold(tidy(text));
  if (language !== 'ja') return splitTokens(folded, language);
  const segments = Array.from(japanese.segment(folded));
  return segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => ({ word: segment, stem: segment }));
}

/** Returns a text in small letters without accents and punctuation, as phrases are compared. */
export const plain = (text: string, language: Language): string =>
  fold(tidy(text))
    // "What's" is written "whats" as well; "l'incident" is two words.
    .replaceAll("'", language === 'en' ? '' : ' ')
    .replaceAll(/[¿?¡!.,:;"()…。、・〜~-]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
