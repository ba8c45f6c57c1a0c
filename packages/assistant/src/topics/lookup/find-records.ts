import {
  type SearchKind,
  type SearchResult,
  searchMax,
  searchMin,
  searchRecords,
} from '@halyard/contracts/work/search.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { fold } from '../../understand/fold.ts';
import { texts } from './texts.ts';

/** The records that a name may mean, and the search that found them. */
export type Found = {
  readonly records: readonly SearchResult[];
  readonly cite: number;
  /** They are called just so. */
  readonly isExact: boolean;
};

const simple = (text: string) => fold(text.normalize('NFKC').replaceAll(/[‘’ʼ]/g, "'")).replaceAll(/\s+/g, ' ').trim();
const wordsOf = (text: string) => simple(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isUnspaced = (word: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(word);

/** Every word begins a word of the title: "Dorian" means Dorian Vella, a word in a description means nothing. */
function holdsAll({ title }: SearchResult, words: readonly string[]): boolean {
  const own = wordsOf(title);
  return words.every((word) =>
    own.some((other) => other.startsWith(word) || (isUnspaced(word) && other.includes(word))),
  );
}

/** Too short to name anything: "2+2" is no name. */
const isName = (words: readonly string[]) => words.some((word) => word.length > 2 || isUnspaced(word));

/** What happened to a record is called as the record is, so it names nothing; schemas and analyses are no subject here. */
const isRecord = ({ kind }: SearchResult) => !['notification', 'schema', 'analysis'].includes(kind);

const isCalled = ({ title, id }: SearchResult, asked: string) => simple(title) === simple(asked) || id === asked;

/** Those that are called just so; else those whose name begins so; else those whose name holds every word. */
function bestOf(results: readonly SearchResult[], asked: string): readonly SearchResult[] {
  const [name, words] = [simple(asked), wordsOf(asked)];
  const tiers = [
    results.filter((one) => isCalled(one, asked)),
    results.filter(({ title }) => simple(title).startsWith(`${name} `) || simple(title).startsWith(`${name},`)),
    results.filter((one) => holdsAll(one, words)),
  ];
  return tiers.find((tier) => tier.length > 0) ?? [];
}

/**
 * Records of some kinds by their name. A record of another kind that fits the name better leaves none of them: "Meridian
 * Freight" is the company, not one of the threats against it.
 */
export async function findRecords(draft: Draft, name: string, kinds: readonly SearchKind[]): Promise<Found> {
  const asked = name.slice(0, searchMax).toWellFormed().trim();
  if (asked.length < searchMin || !isName(wordsOf(asked))) return { records: [], cite: 0, isExact: false };
  const { reply, cite } = await draft.ask(
    searchRecords,
    { query: { q: asked } },
    { label: texts[draft.language].searched(asked), href: null, records: ({ results }) => results.length },
  );
  const best = bestOf(reply.results.filter(isRecord), asked);
  const records = best.filter(({ kind }) => kinds.includes(kind));
  return { records, cite, isExact: records.some((one) => isCalled(one, asked)) };
}
