import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import { allTopics } from '../topics/all-topics.ts';
import * as de from './de/core.ts';
import * as en from './en/core.ts';
import * as es from './es/core.ts';
import * as fr from './fr/core.ts';
import * as ja from './ja/core.ts';
import type { Captures, Concept, Lexicon, TimePhrases, Vocabulary } from './lexicon.ts';
import type { SharedPhrases } from './shared-phrases.ts';

type Shared = { readonly core: SharedPhrases; readonly captures: Captures; readonly times: TimePhrases };

const shared: Readonly<Record<Language, Shared>> = { en, es, fr, de, ja };

/** All phrases of all lexicons; a concept may have phrases in several. */
function together(lexicons: readonly Lexicon[]): Lexicon {
  const phrases: Record<Concept, string[]> = {};
  for (const lexicon of lexicons)
    for (const [concept, more] of Object.entries(lexicon) as [Concept, readonly string[]][]) {
      phrases[concept] ??= [];
      phrases[concept].push(...more);
    }
  return phrases;
}

const kept = new Map<Language, Vocabulary>();

/** What the engine understands of a language; put together with the first question. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = kept.get(language);
  if (known) return known;
  const { core, captures, times } = shared[language];
  const concepts = together([core, ...allTopics.map(({ texts }) => texts[language].phrases)]);
  const made = { language, concepts, captures, times };
  kept.set(language, made);
  return made;
}

export const allVocabularies = (): readonly Vocabulary[] => languages.map(vocabularyOf);
