import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Permission } from '@halyard/contracts/policy.ts';
import type { Draft } from '../draft/create-draft.ts';
import type { CaptureName, Concept, Lexicon } from '../lexicon/lexicon.ts';
import { kindOf, meaningOf, type Phrase, type Reading } from '../understand/reading.ts';
import { isWithoutBeginning } from '../understand/span.ts';

/** Parts of a reading besides its concepts; `openSpans` are those without a beginning: "before October". */
export type Part = 'spans' | 'openSpans' | 'numbers' | 'incidents' | 'quotes' | 'names' | 'tail';

/** A reading of which a topic has a use for every part. */
export type Question = Reading & {
  /** What the phrases mean to this topic, each once. */
  readonly concepts: readonly Concept[];
};

/** What a topic knows of one language. */
export type TopicText = {
  /** Phrases of its own, beside those that all topics share. */
  readonly phrases: Lexicon;
  /** Questions it answers, for errors and suggestions; every one of them must be answered. */
  readonly examples: readonly string[];
};

/**
 * One thing that can be asked about. It answers by typed queries through the draft, or says `not mine` by answering
 * false before it has said anything; then the next topic is tried.
 */
export type Topic = {
  readonly name: string;
  /** One of these must be said. */
  readonly mentions: readonly Concept[];
  /** Or the question has this form. */
  readonly capture?: CaptureName;
  /** Or nothing is said but a name and what is accepted: `ransomware today`. It finds out what the name is. */
  readonly byName?: true;
  /** Concepts it has a use for; `state:*` is every one of that kind, `*` every one. `mentions` are accepted anyway. */
  readonly accepts: readonly string[];
  readonly takes: readonly Part[];
  readonly answer: (question: Question, draft: Draft) => Promise<boolean>;
  readonly texts: Readonly<Record<Language, TopicText>>;
  /** Whom its examples are offered to; what may be read is decided where it is read. */
  readonly permission: Permission;
  /** Addresses of the screens on which its examples are offered; `/security?incident` is a screen with a record open. */
  readonly screens: readonly string[];
};

const partsOf = (reading: Reading): Part[] =>
  (['spans', 'numbers', 'incidents', 'quotes', 'names'] as const)
    .filter((part) => reading[part].length > 0)
    .concat(reading.tail === null ? [] : (['tail'] as never[]))
    .concat(reading.spans.some(isWithoutBeginning) ? (['openSpans'] as never[]) : []);

const either = 'or:or';

/**
 * "Critical or high" names two values of one condition, which a filter has. "Critical or unassigned" asks for those to
 * which one of two conditions applies; a filter has only those to which both apply.
 */
function choosesWithinOneKind(phrases: readonly Phrase[]): boolean {
  const kindsAt = (place: number) => (phrases[place] ?? []).map(kindOf).filter((kind) => kind !== 'filler');
  return phrases.every(
    (phrase, place) => !phrase.includes(either) || kindsAt(place - 1).some((kind) => kindsAt(place + 1).includes(kind)),
  );
}

const isSubject = (concept: Concept) => ['topic', 'on', 'entityType', 'this'].includes(kindOf(concept));
const isAsking = (concept: Concept) => ['op:count', 'op:list', 'op:duration'].includes(concept);

/** "How many incidents" says two things at once: who only counts, or only knows incidents, has not understood it. */
function isHalf(phrase: Phrase, known: Phrase): boolean {
  if (!phrase.some(isSubject) || !phrase.some(isAsking)) return false;
  return known.every(isAsking) || !known.some(isAsking);
}

/** The reading as this topic understands it; undefined where it has no use for some part of it. */
export function understoodBy(topic: Topic, reading: Reading): Question | undefined {
  const accepts = new Set<string>([...topic.accepts, ...topic.mentions]);
  const isAccepted = (concept: Concept) =>
    accepts.has('*') || accepts.has(concept) || accepts.has(`${kindOf(concept)}:*`);
  if (!accepts.has(either) && !choosesWithinOneKind(reading.phrases)) return undefined;
  const concepts: Concept[] = [];
  for (const phrase of reading.phrases) {
    const known = phrase.filter(isAccepted);
    if (!phrase.includes('filler:') && (known.length === 0 || isHalf(phrase, known))) return undefined;
    concepts.push(...known);
  }
  const isMentioned = topic.mentions.some((mention) => concepts.includes(mention));
  const isNamed = topic.byName === true && reading.names.length + reading.quotes.length > 0;
  if (!(isMentioned || isNamed) || !partsOf(reading).every((part) => topic.takes.includes(part))) return undefined;
  return { ...reading, concepts: [...new Set(concepts)] };
}

/** The values of one kind, in the order of the question: `valuesOf(question, 'level')` is `['Critical', 'High']`. */
export const valuesOf = ({ concepts }: Question, kind: string): string[] =>
  concepts.filter((concept) => kindOf(concept) === kind).map(meaningOf);

export const says = ({ concepts }: Question, concept: Concept): boolean => concepts.includes(concept);
