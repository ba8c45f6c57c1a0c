import type { Language } from '@halyard/contracts/accounts/preferences.ts';

/** Fewer words are looked for, not asked. */
const questionWords = 3;

/** Whether it says itself that it is a question. */
export const isQuestion = (text: string): boolean => /[?？]$/.test(text);

/** Whether what was typed may be meant as a question: it says so, or it has several words. */
export function mayBeQuestion(text: string, language: Language): boolean {
  if (isQuestion(text)) return text.length > 1;
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return words.filter(({ isWordLike }) => isWordLike).length >= questionWords;
}
