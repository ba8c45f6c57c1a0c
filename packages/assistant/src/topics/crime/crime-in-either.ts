import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { fold } from '../../understand/fold.ts';
import type { Question, Topic, TopicText } from '../topic.ts';
import { crime } from './crime.ts';

const nothing: TopicText = { phrases: {}, examples: [] };
const texts: Readonly<Record<Language, TopicText>> = {
  en: nothing,
  es: nothing,
  fr: nothing,
  de: nothing,
  ja: nothing,
};

// "Camden or in Leeds", and nothing else between the two.
const between = /^[\s,、]*(?:or|oder|o|u|ou|または|もしくは|あるいは)(?:\s+(?:in|at|im|en|a|dans))?\s*$/u;

/** Whether the one "or" of a question stands between two names: each place then has its own figure. */
export function isBetweenNames({ names, text, phrases }: Pick<Question, 'names' | 'text' | 'phrases'>): boolean {
  const ors = phrases.filter((phrase) => phrase.includes('or:or')).length;
  const isJoined = names.slice(1).some((name, index) => {
    const before = names[index] ?? '';
    const begin = text.indexOf(before) + before.length;
    return between.test(fold(text.slice(begin, text.indexOf(name, begin))));
  });
  return ors === 1 && isJoined;
}

/** "More burglaries in Camden or in Leeds?": the places side by side. */
export const crimeInEither: Topic = {
  ...crime,
  name: 'crime-in-either',
  accepts: [...crime.accepts, 'or:or'],
  answer: async (question, draft) => (isBetweenNames(question) ? crime.answer(question, draft) : false),
  texts,
};
