import type { Concept } from '../lexicon/lexicon.ts';
import { kindOf, type Phrase, type Reading } from './reading.ts';

/** What is kept of a question for the one after it; plain JSON. */
export type Understood = Pick<
  Reading,
  'language' | 'phrases' | 'spans' | 'numbers' | 'incidents' | 'quotes' | 'names'
> & {
  readonly subject: Reading['subject'];
  readonly tail: Reading['tail'];
};

export const toUnderstood = (reading: Reading): Understood => {
  const { language, phrases, spans, numbers, incidents, quotes, names, subject, tail } = reading;
  return { language, phrases, spans, numbers, incidents, quotes, names, subject, tail };
};

const lists = ['phrases', 'spans', 'numbers', 'incidents', 'quotes', 'names'] as const;

/** What was kept as the question before; null for what a model or an older version of the engine left. */
export function asUnderstood(kept: unknown): Understood | null {
  if (typeof kept !== 'object' || kept === null) return null;
  return lists.every((list) => Array.isArray((kept as Partial<Understood>)[list])) ? (kept as Understood) : null;
}

const isAnd = (phrase: Phrase) => phrase.includes('follow:and');
// "Thanks, and last month?" asks on; "thanks" by itself does not.
const isThanks = (phrase: Phrase) => phrase.includes('topic:thanks') && phrase.includes('filler:');
const hasTopic = ({ phrases }: Pick<Reading, 'phrases'>) =>
  phrases.some((phrase) => phrase.some((concept) => kindOf(concept) === 'topic'));

/** What is talked about; "how many incidents" is one phrase that says this and what is asked of it. */
const isSubject = (concept: Concept) => ['topic', 'on', 'entityType'].includes(kindOf(concept));

// A new state or breakdown takes the place of the old one; everything else of the old question stays.
function mergePhrases(before: readonly Phrase[], after: readonly Phrase[]): Phrase[] {
  const replaced = new Set(after.flat().map(kindOf));
  // That a phrase may be passed over is no kind of meaning.
  replaced.delete('filler');
  const isReplaced = (phrase: Phrase) => phrase.some((concept) => replaced.has(kindOf(concept)));
  const keptOf = (phrase: Phrase) =>
    isReplaced(phrase) ? phrase.filter((concept) => isSubject(concept) && !replaced.has(kindOf(concept))) : phrase;
  return [...before.map(keptOf).filter(({ length }) => length > 0), ...after];
}

const orElse = <T>(after: readonly T[], before: readonly T[]) => (after.length > 0 ? after : before);

/**
 * "And last month?" said after a question is that question with another month: whatever names no topic of its own goes
 * on from the question before.
 */
export function followUp(reading: Reading, before: Understood | null): Reading {
  const { spans, numbers, incidents, quotes, names } = reading;
  const goesOn = reading.phrases.some(isAnd);
  const said = reading.phrases.filter((phrase) => !(goesOn && isThanks(phrase)));
  const phrases = said.filter((phrase) => !isAnd(phrase));
  const saysSomething = phrases.length + spans.length + names.length + incidents.length + quotes.length > 0;
  if (before === null || !saysSomething || hasTopic({ phrases: said })) return { ...reading, phrases };
  return {
    ...reading,
    phrases: mergePhrases(before.phrases, phrases),
    spans: orElse(spans, before.spans),
    numbers: orElse(numbers, before.numbers),
    incidents: orElse(incidents, before.incidents),
    quotes: orElse(quotes, before.quotes),
    names: orElse(names, before.names),
    subject: before.subject ?? reading.subject,
    tail: reading.tail ?? before.tail ?? null,
    isFollowUp: true,
  };
}
