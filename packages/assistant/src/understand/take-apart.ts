import type { Concept, Lexicon } from '../lexicon/lexicon.ts';
import { type FoundConcept, findConcepts } from './find-concepts.ts';
import { without } from './places.ts';
import { kindOf } from './reading.ts';

const isTopic = (concept: Concept) => kindOf(concept) === 'topic';

/** Negations and what cannot be answered mean nothing word by word. */
const whole = new Set(['beyond', 'bound', 'not', 'follow']);

function partsOf({ at, until, concepts }: FoundConcept, text: string, lexicon: Lexicon): FoundConcept[] | undefined {
  if (concepts.some((concept) => isTopic(concept) || whole.has(kindOf(concept)))) return undefined;
  // What may be passed over as it stands hides no topic: the "know" of "I'd like to know".
  if (concepts.includes('filler:')) return undefined;
  const phrase = text.slice(at, until);
  const parts = findConcepts(phrase, lexicon, phrase);
  const namesTopic = parts.some((part) => part.concepts.some(isTopic));
  const isExplained = without(phrase, parts).trim() === '';
  return namesTopic && isExplained
    ? parts.map((part) => ({ ...part, at: at + part.at, until: at + part.until }))
    : undefined;
}

/**
 * "Which incidents" is a phrase of one topic; to the others it is "which" and "incidents". The same phrases with such
 * ones taken apart; null where there are none.
 */
export function takeApart(found: readonly FoundConcept[], text: string, lexicon: Lexicon): FoundConcept[] | null {
  const apart = found.map((one) => partsOf(one, text, lexicon));
  return apart.every((parts) => parts === undefined) ? null : found.flatMap((one, index) => apart[index] ?? [one]);
}
