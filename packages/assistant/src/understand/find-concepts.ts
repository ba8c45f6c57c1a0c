import type { Concept, Lexicon } from '../lexicon/lexicon.ts';
import { spellingsOf } from './spellings.ts';

/** A phrase that means something, and where it stands. One phrase may mean several things; the topic takes what it knows. */
export type FoundConcept = { readonly at: number; readonly until: number; readonly concepts: readonly Concept[] };

type Entry = { readonly phrase: string; readonly concepts: Concept[] };
type Index = ReadonlyMap<string, readonly Entry[]>;

const kept = new WeakMap<Lexicon, Index>();

// Long enough to leave few phrases together, short enough for most of them.
const keyLength = 2;

function entriesOf(lexicon: Lexicon): Entry[] {
  const byPhrase = new Map<string, Concept[]>();
  for (const [concept, phrases] of Object.entries(lexicon))
    for (const phrase of phrases.flatMap(spellingsOf)) {
      const concepts = byPhrase.get(phrase) ?? [];
      if (!concepts.includes(concept as Concept)) concepts.push(concept as Concept);
      byPhrase.set(phrase, concepts);
    }
  return Array.from(byPhrase, ([phrase, concepts]) => ({ phrase, concepts }));
}

/** Phrases by their first letters, the longest first. */
function indexOf(lexicon: Lexicon): Index {
  const known = kept.get(lexicon);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const entry of entriesOf(lexicon)) {
    const key = entry.phrase.slice(0, keyLength);
    const entries = index.get(key) ?? [];
    entries.push(entry);
    index.set(key, entries);
  }
  for (const entries of index.values()) entries.sort((one, other) => other.phrase.length - one.phrase.length);
  kept.set(lexicon, index);
  return index;
}

// Scripts that are written without spaces have no word borders to respect.
const wordLetter = /[[\p{L}\p{N}]--[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]]/v;
const isWordLetter = (letter: string | undefined) => letter !== undefined && wordLetter.test(letter);

const endsWord = (text: string, until: number) => !(isWordLetter(text[until - 1]) && isWordLetter(text[until]));

function entryAt(text: string, at: number, index: Index, except: string | undefined): Entry | undefined {
  const fits = ({ phrase }: Entry) =>
    text.startsWith(phrase, at) && phrase !== except && endsWord(text, at + phrase.length);
  const ofTwo = index.get(text.slice(at, at + keyLength))?.find(fits);
  return ofTwo ?? index.get(text.charAt(at))?.find(fits);
}

/** Every phrase of the lexicon in a folded text but the excepted one, the longest at each place, left to right. */
export function findConcepts(text: string, lexicon: Lexicon, except?: string): FoundConcept[] {
  const index = indexOf(lexicon);
  const found: FoundConcept[] = [];
  for (let at = 0, isInWord = false; at < text.length; ) {
    const isLetter = isWordLetter(text[at]);
    const entry = isInWord && isLetter ? undefined : entryAt(text, at, index, except);
    if (entry) found.push({ at, until: at + entry.phrase.length, concepts: entry.concepts });
    at += entry?.phrase.length ?? 1;
    isInWord = isWordLetter(text[at - 1]);
  }
  return found;
}
