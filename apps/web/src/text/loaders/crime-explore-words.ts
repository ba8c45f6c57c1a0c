import { defineMessages } from '../lazy-messages.ts';

/** The words of exploring crime data: figures, trend, areas, comparison and map, in all five languages. */
export const crimeExploreWords = defineMessages({
  en: async () => (await import('../en/crime-explore.ts')).crimeExplore,
  es: async () => (await import('../es/crime-explore.ts')).crimeExplore,
  fr: async () => (await import('../fr/crime-explore.ts')).crimeExplore,
  de: async () => (await import('../de/crime-explore.ts')).crimeExplore,
  ja: async () => (await import('../ja/crime-explore.ts')).crimeExplore,
});
