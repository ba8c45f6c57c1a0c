import type { Concept } from '../../lexicon/lexicon.ts';
import type { GuideId } from './guides.ts';

/** How something is done: the question it answers, and the steps with the names of screens in brackets. */
export type Instruction = { readonly question: string; readonly steps: string };

export type Instructions = Readonly<Record<GuideId, Instruction>>;

/**
 * Words of questions about how something is done. They are kept apart from those of the other topics: "search" and
 * "light" are parts of names as well. `ask:` may be passed over, and so may `filler:`.
 */
export type HowToWords = Readonly<Record<Concept, readonly string[]>>;
