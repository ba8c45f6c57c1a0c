import { packWords } from './pack.ts';

export const showcaseWords = packWords({
  en: async () => (await import('./en/showcase.ts')).showcase,
  es: async () => (await import('./es/showcase.ts')).showcase,
  fr: async () => (await import('./fr/showcase.ts')).showcase,
  de: async () => (await import('./de/showcase.ts')).showcase,
  ja: async () => (await import('./ja/showcase.ts')).showcase,
});
