import type { Language } from '@halyard/contracts/accounts/preferences.ts';

/** Fewer words are a search, not a question. */
const questionWords = 3;

/** Whether it ends like a question. */
export const isQuestion = (text: string): boolean => /[?？]$/.test(text);

/** Whether the input may be a question: it ends like one, or has several words. */
export function mayBeQuestion(text: string, language: Language): boolean {
  if (isQuestion(text)) return text.length > 1;
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return words.filter(({ isWordLike }) => isWordLike).length >= questionWords;
}
