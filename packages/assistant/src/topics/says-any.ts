import type { Concept } from '../lexicon/lexicon.ts';
import { type Question, says } from './topic.ts';

/** Whether a question says one of these. */
export const saysAny = (question: Question, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => says(question, concept));
