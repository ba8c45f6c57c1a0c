import type { FoundConcept } from './find-concepts.ts';
import { kindOf } from './reading.ts';

const auxiliary = /^\s*(?:(?:has|have|had|hat|haben|hatte|a|ont|avait|ha|han|habia|が)\s*)?$/;

const longestAuxiliary = 12;
/** A question with more of them is not answered anyway. */
const mostNames = 24;

const isState = ({ concepts }: FoundConcept) => concepts.some((concept) => kindOf(concept) === 'state');

/**
 * Names right before a word of doing: "did Ada open", "Ada has closed". Who did it is not who has it, and most lists
 * know the second only. `folded` has the letters of the question at their places.
 */
export function findDoers(
  folded: string,
  text: string,
  names: readonly string[],
  found: readonly FoundConcept[],
): string[] {
  const states = found.filter(isState);
  const isNear = (until: number, at: number) => at >= until && at - until <= longestAuxiliary;
  return names.slice(0, mostNames).filter((name) => {
    const until = text.indexOf(name) + name.length;
    return states.some(({ at }) => isNear(until, at) && auxiliary.test(folded.slice(until, at)));
  });
}
