import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import type { SearchKind, SearchResult } from '@halyard/contracts/work/search.ts';
import { fold } from '../times/fold.ts';
import { nearest } from './edit-distance.ts';
import { isLeftOver, type Piece } from './pieces.ts';
import { splitTokens, type Token } from './tokens.ts';

/** Looks records up by words that begin as those of their text; all of the words have to be found. */
export type SearchRecords = (words: string) => Promise<readonly SearchResult[]>;

export const subjectOfKind: Partial<Record<SearchKind, SubjectName>> = {
  incident: 'incidents',
  threat: 'threats',
  entity: 'entities',
  playbook: 'playbooks',
  schema: 'schemas',
  task: 'tasks',
  user: 'people',
};

/** Searches of one question, and letters that a stretch of it has at least. */
const mostSearches = 16;
const shortestStretch = 3;
/** Characters that a search takes. */
const longestSearch = 100;
/** Letters of a misspelt word that are looked up, and words that may be one. */
const stumpLength = 4;

const pieceAt = (pieces: readonly Piece[], { at }: Token) => pieces.find((one) => one.at <= at && at < one.until);

function isUnknownToken(pieces: readonly Piece[], token: Token | undefined): boolean {
  const piece = token && pieceAt(pieces, token);
  return piece !== undefined && (isLeftOver(piece) || piece.isGuess === true);
}

/** Words that were not understood, together with short words of the language between two of them: "Bank of Elbe". */
function stretchesOf(tokens: readonly Token[], pieces: readonly Piece[]): Token[][] {
  const isUnknown = (token: Token) => isUnknownToken(pieces, token);
  const stretches: Token[][] = [];
  let end = -2;
  for (const [index, token] of tokens.entries()) {
    if (!isUnknown(token)) continue;
    const last = stretches.at(-1);
    if (last && index - end <= 2) last.push(...tokens.slice(end + 1, index + 1));
    else stretches.push([token]);
    end = index;
  }
  // A misspelt word in small letters is rather a word than a name.
  const isLeft = (token: Token) => {
    const piece = pieceAt(pieces, token);
    return piece !== undefined && (isLeftOver(piece) || /^\p{Lu}/u.test(piece.text));
  };
  return stretches.filter((some) => some.some(isLeft));
}

/** Subjects whose records have names that people shorten to one word. */
const shortened: ReadonlySet<SubjectName> = new Set(['entities', 'people', 'playbooks', 'schemas']);

type Cover = { readonly begin: number; readonly end: number; readonly isWhole: boolean };

const isLike = (word: string, other: string | undefined) =>
  other !== undefined && (word === other || word.startsWith(other) || nearest(other, [word]) === word);

/** The words of a question that a title has in a row, around the given ones; other words only where it has them all. */
function coverOf(title: readonly string[], tokens: readonly Token[], some: readonly Token[]): Cover | undefined {
  const [first, last] = [some[0], some.at(-1)];
  if (!first || !last) return undefined;
  const [from, until] = [tokens.indexOf(first), tokens.indexOf(last)];
  for (const offset of title.keys()) {
    const matches = some.every(
      (token, index) => title[offset + index] !== undefined && isLike(title[offset + index] ?? '', token.word),
    );
    if (!matches) continue;
    let [begin, low] = [from, offset];
    let [end, high] = [until, offset + some.length - 1];
    while (low > 0 && title[low - 1] === tokens[begin - 1]?.word) [begin, low] = [begin - 1, low - 1];
    while (high < title.length - 1 && title[high + 1] === tokens[end + 1]?.word) [end, high] = [end + 1, high + 1];
    return low === 0 && high === title.length - 1
      ? { begin, end, isWhole: true }
      : { begin: from, end: until, isWhole: false };
  }
  return undefined;
}

type Given = {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly language: Language;
  readonly search: SearchRecords;
};

type Found = { readonly piece: Piece; readonly count: number };

/** The records that some words name: by a whole title, or a word that only one record of its kind has. */
function readFound(
  given: Given,
  tokens: readonly Token[],
  some: readonly Token[],
  results: readonly SearchResult[],
): Found | undefined {
  const covers = results.flatMap((result) => {
    // People are found among the values of the data, by the first name as well.
    const subject = result.kind === 'user' ? undefined : subjectOfKind[result.kind];
    const title = splitTokens(fold(result.title), given.language).map(({ word }) => word);
    const cover = subject && coverOf(title, tokens, some);
    const isEnough =
      cover &&
      (cover.isWhole || some.length > 1 || (shortened.has(subject) && title.length <= 3 && title[0] === some[0]?.word));
    return cover && isEnough ? [{ ref: { subject, id: result.id, label: result.title }, cover }] : [];
  });
  const wholes = covers.filter(({ cover }) => cover.isWhole);
  const named = wholes.length > 0 ? wholes : covers;
  const kinds = Map.groupBy(named, ({ ref }) => ref.subject);
  const records = [...kinds.values()].flatMap((all) => (all.length === 1 ? all.map(({ ref }) => ref) : []));
  const [one] = named.toSorted(
    (first, second) => second.cover.end - second.cover.begin - (first.cover.end - first.cover.begin),
  );
  const [first, last] = [tokens[one?.cover.begin ?? -1], tokens[one?.cover.end ?? -1]];
  if (!first || !last || records.length === 0) return undefined;
  const piece = { at: first.at, until: last.until, text: given.text.slice(first.at, last.until), records };
  return { piece, count: some.length };
}

const textOf = (text: string, some: readonly Token[]) => text.slice(some[0]?.at ?? 0, some.at(-1)?.until ?? 0);
const stumps = (some: readonly Token[]) =>
  some
    .map(({ word }) => (word.length > stumpLength ? word.slice(0, Math.max(stumpLength, word.length - 3)) : word))
    .join(' ');

/** Stretches of a question that name a record, the longest first; what no record has is left as it is. */
export async function findRecords(given: Given): Promise<Piece[]> {
  const { text, pieces, language, search } = given;
  const tokens = splitTokens(fold(text), language);
  let searches = 0;
  async function look(some: readonly Token[], words: string): Promise<Found | undefined> {
    if (words.length < shortestStretch || words.length > longestSearch || searches >= mostSearches) return undefined;
    searches += 1;
    return readFound(given, tokens, some, await search(words));
  }
  async function lookThrough(stretch: readonly Token[], wordsOf: (some: readonly Token[]) => string): Promise<Piece[]> {
    const found: Piece[] = [];
    for (let from = 0; from < stretch.length; ) {
      let next: Found | undefined;
      for (let until = stretch.length; until > from && !next; until--) {
        const some = stretch.slice(from, until);
        if (isUnknownToken(pieces, some[0]) && isUnknownToken(pieces, some.at(-1)))
          next = await look(some, wordsOf(some));
      }
      if (next) found.push(next.piece);
      from += next?.count ?? 1;
    }
    return found;
  }
  const found: Piece[] = [];
  for (const stretch of stretchesOf(tokens, pieces)) {
    const exact = await lookThrough(stretch, (some) => textOf(text, some));
    // Misspelt names are looked up by how they begin.
    const isMisspelt = exact.length === 0 && language !== 'ja' && stretch.some(({ word }) => word.length > stumpLength);
    found.push(...exact, ...(isMisspelt ? await lookThrough(stretch, stumps) : []));
  }
  return found;
}
