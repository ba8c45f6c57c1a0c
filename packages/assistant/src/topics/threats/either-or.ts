import { type Question, says } from '../topic.ts';

/**
 * "Critical or unacknowledged" asks for those to which either applies; a filter has only those to which both apply.
 * "Critical or high" is one condition with two values, which it has. `values` counts the values of each condition.
 */
export function isEither(question: Question, values: readonly number[]): boolean {
  const stated = values.filter((count) => count > 0);
  return says(question, 'or:or') && stated.length > 1 && stated.every((count) => count === 1);
}
