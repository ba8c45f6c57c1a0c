import { kindOf, type Phrase } from '../../understand/reading.ts';
import { type Question, says } from '../topic.ts';

/** Whether every "or" stands between two values of one kind. */
const choosesWithinOneKind = (phrases: readonly Phrase[]): boolean =>
  phrases.every((phrase, place) => {
    const kindsAt = (at: number) => (phrases[at] ?? []).map(kindOf).filter((kind) => kind !== 'filler');
    return !phrase.includes('or:or') || kindsAt(place - 1).some((kind) => kindsAt(place + 1).includes(kind));
  });

/**
 * "Critical or unacknowledged" asks for those to which either applies; a filter has only those to which both apply.
 * "Critical or high" is one condition with two values, which it has. `values` counts the values of each condition.
 */
export function isEither(question: Question, values: readonly number[]): boolean {
  const stated = values.filter((count) => count > 0);
  if (!says(question, 'or:or') || stated.length < 2) return false;
  const ors = question.phrases.filter((phrase) => phrase.includes('or:or')).length;
  if (ors > stated.reduce((sum, count) => sum + count - 1, 0)) return true;
  // Where a name stands the phrases do not say.
  const isNamed = question.names.length + question.quotes.length > 0;
  return stated.every((count) => count === 1) || !(isNamed || choosesWithinOneKind(question.phrases));
}
