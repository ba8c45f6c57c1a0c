import type { SearchKind } from '@halyard/contracts/work/search.ts';
import { kindMark } from '../search-characters.ts';
import type { QueryWord } from './split-query.ts';

// Words hold letters and digits only (split-query.ts): no quote, backslash or operator gets this far.
type Term = { readonly word: string; readonly isWhole: boolean };

/** The pairs that a run was indexed with; a single character begins one. */
function pairsOf(run: string): readonly Term[] {
  const signs = [...run];
  if (signs.length === 1) return [{ word: run, isWhole: false }];
  return signs.slice(1).map((sign, index) => ({ word: `${signs[index]}${sign}`, isWhole: true }));
}

const termsOf = ({ is, word }: QueryWord): readonly Term[] =>
  is === 'run' ? pairsOf(word) : [{ word, isWhole: [...word].length === 1 }];

const markOf = (kind: SearchKind | undefined): readonly Term[] =>
  kind ? [{ word: `${kindMark}${kind}`, isWhole: true }] : [];

/** What a word of the index may be, for a beginning that was looked up; undefined where there are too many to name. */
export type KnownTerms = ReadonlyMap<string, readonly string[] | undefined>;

function toFts({ word, isWhole }: Term, known: KnownTerms): string {
  if (isWhole) return `"${word}"`;
  const terms = known.get(word);
  return terms ? `(${terms.map((term) => `"${term}"`).join(' OR ')})` : `"${word}"*`;
}

/** The query in the language of FTS5. */
export const writeFtsMatch = (words: readonly QueryWord[], known: KnownTerms, kind?: SearchKind): string =>
  [...markOf(kind), ...words.flatMap(termsOf)].map((term) => toFts(term, known)).join(' AND ');

/** The query as a `tsquery` of PostgreSQL, of any of `kinds` or of all there are. */
export function writeTsQuery(words: readonly QueryWord[], kinds: readonly SearchKind[] = []): string {
  const ofKinds = kinds.map((kind) => `'${kindMark}${kind}'`).join(' | ');
  const terms = words.flatMap(termsOf).map(({ word, isWhole }) => (isWhole ? `'${word}'` : `'${word}':*`));
  return [...(kinds.length > 0 ? [`(${ofKinds})`] : []), ...terms].join(' & ');
}
