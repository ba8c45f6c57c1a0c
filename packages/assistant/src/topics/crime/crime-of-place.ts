import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { saysAny } from '../says-any.ts';
import { type Question, says, type Topic, type TopicText, valuesOf } from '../topic.ts';
import { crime } from './crime.ts';
import { findPlaces } from './places.ts';
import { askChoices } from './read-wanted.ts';
import { texts } from './texts.ts';

async function namesOnlyPlaces(question: Question, draft: Draft): Promise<boolean> {
  const names = [...question.names, ...question.quotes, ...valuesOf(question, 'area')];
  if (names.length === 0) return false;
  const { reply: choices } = await askChoices(draft);
  const { cityNames, aliases } = texts[draft.language];
  const { places, unknown } = findPlaces(names, choices, {
    cityNames,
    aliases,
    saysPolice: says(question, 'rel:police'),
  });
  return places.length > 0 && unknown.length === 0;
}

function withConcepts(question: Question, ...concepts: readonly Concept[]): Question {
  return {
    ...question,
    phrases: [...question.phrases, ...concepts.map((concept) => [concept])],
    concepts: [...question.concepts, ...concepts],
  };
}

const nothing: TopicText = { phrases: {}, examples: [] };
const noTexts: Readonly<Record<Language, TopicText>> = {
  en: nothing,
  es: nothing,
  fr: nothing,
  de: nothing,
  ja: nothing,
};

/**
 * "Which categories are most common in Kent?", "Is there police data for Camden?": no one says crime, but only police
 * data has categories of a place. A question for data is about all months that are here.
 */
export const crimeOfPlace: Topic = {
  ...crime,
  name: 'crime-of-place',
  mentions: ['each:category', 'topic:policeData'],
  accepts: [...crime.accepts, 'cover:here'],
  async answer(question, draft) {
    const asksData = says(question, 'topic:policeData');
    if (saysAny(question, 'cover:here', 'cover:data') && !asksData) return false;
    if (!(await namesOnlyPlaces(question, draft))) return false;
    return crime.answer(withConcepts(question, 'topic:crime', ...(asksData ? (['time:all'] as const) : [])), draft);
  },
  texts: noTexts,
};
