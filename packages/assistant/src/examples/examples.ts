import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { Examples } from './screens.ts';

const lists: Readonly<Record<Language, Examples>> = { en, de, es, fr, ja };

/** Screens whose questions are only for people who may read these. */
const subjects: Readonly<Record<string, SubjectName>> = {
  '/users': 'people',
  '/audit': 'audit',
  '/imports': 'imports',
};

type Example = { readonly screen: string; readonly question: string; readonly subject: SubjectName | null };

const toExamples = (list: Examples): readonly Example[] =>
  Object.entries(list).flatMap(([screen, questions]) =>
    questions.map((question) => ({ screen, question, subject: subjects[screen] ?? null })),
  );

/** Every question that is offered, in each language. */
export const examples: Readonly<Record<Language, readonly Example[]>> = {
  en: toExamples(lists.en),
  de: toExamples(lists.de),
  es: toExamples(lists.es),
  fr: toExamples(lists.fr),
  ja: toExamples(lists.ja),
};
