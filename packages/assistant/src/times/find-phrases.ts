import { spellingsOf } from './spellings.ts';

/** Phrases by what they mean, in small letters; accents may be there. The longest phrase at a place wins. */
export type Phrases = Readonly<Record<string, readonly string[]>>;

/** A phrase that means something, and where it is. */
export type FoundPhrase = { readonly at: number; readonly until: number; readonly meanings: readonly string[] };

type Entry = { readonly phrase: string; readonly meanings: string[] };
type Index = ReadonlyMap<string, readonly Entry[]>;

const kept = new WeakMap<Phrases, Index>();

// Long enough to leave few phrases together, short enough for most of them.
const keyLength = 2;

function entriesOf(all: Phrases): Entry[] {
  const byPhrase = new Map<string, string[]>();
  for (const [meaning, phrases] of Object.entries(all))
    for (const phrase of phrases.flatMap(spellingsOf)) {
      const meanings = byPhrase.get(phrase) ?? [];
      if (!meanings.includes(meaning)) meanings.push(meaning);
      byPhrase.set(phrase, meanings);
    }
  return Array.from(byPhrase, ([phrase, meanings]) => ({ phrase, meanings }));
}

/** Phrases by their first letters, the longest first. */
function indexOf(all: Phrases): Index {
  const known = kept.get(all);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const entry of entriesOf(all)) {
    const key = entry.phrase.slice(0, keyLength);
    const entries = index.get(key) ?? [];
    entries.push(entry);
    index.set(key, entries);
  }
  for (const entries of index.values()) entries.sort((one, other) => other.phrase.length - one.phrase.length);
  kept.set(all, index);
  return index;
}

// Scripts that are written without spaces have no word borders to respect.
const wordLetter = /[[\p{L}\p{N}]--[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]]/v;
const isWordLetter = (letter: string | undefined) => letter !== undefined && wordLetter.test(letter);

const endsWord = (text: string, until: number) => !(isWordLetter(text[until - 1]) && isWordLetter(text[until]));

function entryAt(text: string, at: number, index: Index): Entry | undefined {
  const fits = ({ phrase }: Entry) => text.startsWith(phrase, at) && endsWord(text, at + phrase.length);
  const ofTwo = index.get(text.slice(at, at + keyLength))?.find(fits);
  return ofTwo ?? index.get(text.charAt(at))?.find(fits);
}

/** Every phrase in a folded text, the longest at each place, left to right. */
export function findPhrases(text: string, all: Phrases): FoundPhrase[] {
  const index = indexOf(all);
  const found: FoundPhrase[] = [];
  for (let at = 0, isInWord = false; at < text.length; ) {
    const isLetter = isWordLetter(text[at]);
    const entry = isInWord && isLetter ? undefined : entryAt(text, at, index);
    if (entry) found.push({ at, until: at + entry.phrase.length, meanings: entry.meanings });
    at += entry?.phrase.length ?? 1;
    isInWord = isWordLetter(text[at - 1]);
  }
  return found;
}
