import { fold } from '../fold.ts';
import { unspacedRanges } from '../search-characters.ts';

/** A word to look for: as the beginning of one, or, where the script has no spaces, as a run of signs. */
export type QueryWord = { readonly is: 'beginning' | 'run'; readonly word: string };

const words = /[\p{L}\p{Nd}]+/gu;
const runs = new RegExp(`[${unspacedRanges}]+|[^${unspacedRanges}]+`, 'gu');
const isUnspaced = new RegExp(`^[${unspacedRanges}]`, 'u');

// What a person means is in the longest words; a text of two hundred letters could be a hundred words.
const mostWords = 8;

/** The folded words of a text, as both indexes take it apart: letters and digits, nothing else. */
export function splitWords(text: string): readonly QueryWord[] {
  const found = fold(text).match(words) ?? [];
  return found
    .flatMap((word) => word.match(runs) ?? [])
    .map((word) => ({ is: isUnspaced.test(word) ? ('run' as const) : ('beginning' as const), word }));
}

/** The words of a text; the text itself where it has none. */
export function wordsIn(text: string): readonly string[] {
  const found = splitWords(text).map(({ word }) => word);
  return found.length > 0 ? found : [text];
}

const isLong = ({ is, word }: QueryWord) => is === 'run' || word.length > 1;

/** Words that another one begins with ask for nothing more. */
const withoutImplied = (asked: readonly QueryWord[]): readonly QueryWord[] =>
  asked.filter(
    ({ word: own }, index) =>
      !asked.some(({ word: other }, place) => other.startsWith(own) && (other !== own || place < index)),
  );

/**
 * What a list asks the index for: every word. Undefined where there is none of two characters: hardly any word is one
 * letter, and a sign is none.
 */
export function chooseAllWords(query: string): readonly QueryWord[] | undefined {
  const all = splitWords(query);
  return all.some(isLong) ? withoutImplied(all) : undefined;
}

/**
 * What to ask the index for; all of it has to be there. Single letters are left out beside longer words: nearly every
 * record has a word that begins with one, and the next letter is on its way.
 */
export function chooseWords(query: string): readonly QueryWord[] {
  const all = splitWords(query);
  const asked = withoutImplied(all.some(isLong) ? all.filter(isLong) : all);
  return asked.toSorted((one, other) => other.word.length - one.word.length).slice(0, mostWords);
}
