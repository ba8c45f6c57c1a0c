import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Concept } from '../lexicon/lexicon.ts';
import type { Capture } from './find-captures.ts';
import type { Span } from './span.ts';
import type { Subject } from './subject-of-screen.ts';

/** The meanings one phrase may have. */
export type Phrase = readonly Concept[];

/**
 * A question as far as it was understood, in no language any more. A topic answers only when it has a use for every
 * part of it: whatever no one has a use for makes the engine reject, never guess.
 */
export type Reading = {
  readonly language: Language;
  /**
   * What its phrases may mean, in the order of the question; a topic takes of each what it knows. A phrase that may
   * be `filler:` may be passed over.
   */
  readonly phrases: readonly Phrase[];
  /** The phrases where those that hold another topic's word are taken apart; null where that is the same. */
  readonly apart: readonly Phrase[] | null;
  /** Times named, in the order of the question. */
  readonly spans: readonly Span[];
  /** Bare numbers: the 5 of "top 5". */
  readonly numbers: readonly number[];
  /** Numbers of incidents that are named: `INC-000007`, `incident 7`. */
  readonly incidents: readonly string[];
  /** Words in quotation marks. */
  readonly quotes: readonly string[];
  /** Runs of words that nothing explains: names, or what the engine does not know. In the person's own letters. */
  readonly names: readonly string[];
  /** Those of the names that did something: "incidents Ada closed". */
  readonly doers: readonly string[];
  /** What "this" means: the record that was named before, or the one on screen. */
  readonly subject: Subject | null;
  /** The tidy question. */
  readonly text: string;
  /** Words at the end that a record must contain: `mentioning {*}`. */
  readonly tail: string | null;
  /** These words name something that can be asked about: "about incidents" may mean more than their letters. */
  readonly tailNamesTopic?: boolean;
  /** Goes on from the question before. */
  readonly isFollowUp: boolean;
  /** Gaps of sentences that a topic may use instead of reading the words in them. */
  readonly captures: readonly Capture[];
};

export const kindOf = (concept: Concept): string => concept.slice(0, concept.indexOf(':'));

export const meaningOf = (concept: Concept): string => concept.slice(concept.indexOf(':') + 1);
