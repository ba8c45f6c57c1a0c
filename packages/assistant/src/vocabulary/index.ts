import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { allMessages } from '@halyard/messages/all';
import { monthNames } from '../times/month-names.ts';
import { numberWords } from '../times/number-words.ts';
import { listOf, timePhrases } from '../times/time-phrases.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';
import * as ja from './ja/index.ts';
import { createVocabulary, type Phrases, type Vocabulary } from './vocabulary.ts';

type Lists = {
  readonly records: Phrases;
  /** Intake: alerts, sources, observables, sightings and Sigma rules. */
  readonly inflow: Phrases;
  readonly events: Phrases;
  readonly questions: Phrases;
  readonly actions: Phrases;
};

const lists: Readonly<Record<Language, Lists>> = { en, de, es, fr, ja };

/** Values of the contract have the product's own words, which take precedence over synonyms. */
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
      Object.entries<string>(words).map(([value, word]) => ({ code: `value:${field}.${value}`, word })),
    ),
  );
  // A value of incidents and of threats may be written differently; the incident's word comes first.
  const byCode = Object.entries(Object.groupBy(entries, ({ code }) => code));
  return Object.fromEntries(
    byCode.map(([code, all = []]) => [code, [...new Set(all.map(({ word }) => word))].join('; ')]),
  );
}

/** Words that times are said with; they may be misspelt like any other. */
const timeWords = (language: Language): readonly string[] => [
  ...Object.values(timePhrases(language)).flatMap((phrases) =>
    listOf(phrases).flatMap((phrase) => phrase.replaceAll(/\{\w+\}/g, ' ').split(' ')),
  ),
  ...numberWords(language).keys(),
  ...monthNames(language).keys(),
];

/** "Threats added" asks for threats: what is said with a subject is left to the subject. */
function withoutSubjects({ records, events }: Lists): Phrases {
  const subjects = Object.entries(records).filter(([code]) => code.startsWith('subject:') && !code.includes('+'));
  const nouns = new Set(
    subjects.flatMap(([, phrases = '']) =>
      phrases
        .toLowerCase()
        .split(/[;|]/)
        .map((one) => one.trim()),
    ),
  );
  const isFree = (phrase: string) =>
    phrase.includes(' ') === false ||
    !phrase
      .toLowerCase()
      .split(' ')
      .some((word) => nouns.has(word));
  const left = Object.entries(events).map(([code, phrases = '']) => [
    code,
    phrases.split('; ').filter(isFree).join('; '),
  ]);
  return Object.fromEntries(left) as Phrases;
}

const kept = new Map<Language, Vocabulary>();

// A request takes several turns; without this it would wait for a language in each of them.
const pauseMs = 20;

/** Puts the words of all languages together, which takes a second, with room for other work after each of them. */
export async function prepareVocabularies(): Promise<void> {
  for (const language of Object.keys(lists) as Language[]) {
    if (kept.has(language)) continue;
    vocabularyOf(language);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The words of a language, put together with its first question. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = kept.get(language);
  if (known) return known;
  const { records, inflow, questions, actions } = lists[language];
  const events = withoutSubjects(lists[language]);
  const made = createVocabulary(
    language,
    [termPhrases(language), records, inflow, events, questions, actions],
    timeWords(language),
  );
  kept.set(language, made);
  return made;
}
