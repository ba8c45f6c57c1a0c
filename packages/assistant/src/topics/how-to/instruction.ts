import type { Concept } from '../../lexicon/lexicon.ts';

/**
 * Words of questions about how something is done. They are kept apart from those of the other topics: "search" and
 * "light" are parts of names as well. `ask:` may be passed over, and so may `filler:`.
 */
export type HowToWords = Readonly<Record<Concept, readonly string[]>>;
