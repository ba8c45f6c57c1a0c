import { packWords } from './pack.ts';

/** The words of the question before typed text is gone, in all five languages. */
export const discardWords = packWords({
  en: async () => (await import('./en/discard.ts')).discard,
  es: async () => (await import('./es/discard.ts')).discard,
  fr: async () => (await import('./fr/discard.ts')).discard,
  de: async () => (await import('./de/discard.ts')).discard,
  ja: async () => (await import('./ja/discard.ts')).discard,
});
