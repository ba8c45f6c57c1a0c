import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import { allMessages } from '@halyard/messages/all';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { createVocabulary, type Phrases, type Vocabulary } from './vocabulary.ts';

const phrases: Readonly<Partial<Record<Language, Phrases>>> = { en, de, es, fr, ja };

/** Values of the contract have the product's own words, which stand before whatever else people call them. */
function termPhrases(language: Language): Phrases {
  const { terms } = allMessages[language];
  const byField = {
    status: [terms.incidentStatuses, terms.threatStatuses, terms.accountStatuses],
    severity: [terms.severities],
    verdict: [terms.verdicts],
    priority: [terms.priorities],
    role: [terms.roles],
    risk: [terms.risks],
    strength: [terms.strengths],
    type: [terms.entityTypes, terms.connectionTypes],
  };
  const entries = Object.entries(byField).flatMap(([field, all]) =>
    all.flatMap((words) =>
      Object.entries<string>(words).map(([value, word]) => [`value:${field}.${value}`, word] as const),
    ),
  );
  return Object.fromEntries(entries);
}

const kept = new Map<Language, Vocabulary>();

/** The words of a language, put together with its first question; undefined where there are none yet. */
export function queryVocabulary(language: Language): Vocabulary | undefined {
  const known = kept.get(language);
  if (known) return known;
  const all = phrases[language];
  if (!all) return undefined;
  const made = createVocabulary(language, [termPhrases(language), all]);
  kept.set(language, made);
  return made;
}

export const queryLanguages: readonly Language[] = languages.filter((language) => phrases[language]);
