import type { Language } from '@halyard/contracts/accounts/settings.ts';
import MiniSearch from 'minisearch';
import { splitTokens } from '../reader/tokens.ts';
import { fold, tidy } from '../understand/fold.ts';
import { type HelpSection, readAskingPhrases, readFunctionWords, readHelp } from './read-help.ts';

const japanese = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words of a text, folded; of Japanese as `Intl.Segmenter` parts them, of other languages with their stems. */
function wordsOf(text: string, language: Language): { word: string; stem: string }[] {
  const folded = fold(tidy(text));
  if (language !== 'ja') return splitTokens(folded, language);
  const segments = Array.from(japanese.segment(folded));
  return segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => ({ word: segment, stem: segment }));
}

type Search = {
  /** What a question says that is answered from these sections. */
  readonly asks: readonly string[];
  readonly sections: readonly HelpSection[];
  readonly index: MiniSearch<HelpSection>;
  /** The stems of a text that say anything. */
  readonly contentOf: (text: string) => string[];
};

function createSearch(sections: readonly HelpSection[], language: Language, asks: 'how' | 'what'): Search {
  const functionWords = readFunctionWords(language);
  const contentOf = (text: string) =>
    wordsOf(text, language)
      .filter(({ word }) => !functionWords.has(word))
      .map(({ stem }) => stem);
  const index = new MiniSearch<HelpSection>({
    fields: ['heading', 'words'],
    tokenize: contentOf,
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND', boost: { heading: 2 } },
  });
  index.addAll(sections);
  return { asks: readAskingPhrases(language, asks), sections, index, contentOf };
}

function createSearches(language: Language): readonly Search[] {
  const terms = readHelp(language, 'terms');
  return [
    createSearch(terms, language, 'what'),
    createSearch([...terms, ...readHelp(language, 'how-to')], language, 'how'),
  ];
}

const kept = new Map<Language, readonly Search[]>();

function searchesOf(language: Language): readonly Search[] {
  const searches = kept.get(language) ?? createSearches(language);
  kept.set(language, searches);
  return searches;
}

const plain = (text: string) =>
  fold(tidy(text))
    .replaceAll(/[¿?¡!.,"。、]/g, '')
    .trim();

const anyWord = ' [^ ]+ ';

/** Whether a question contains a phrase as whole words, `*` being any word; Japanese has no spaces to tell. */
function contains(question: string, phrase: string, language: Language): boolean {
  const asked = plain(question);
  if (language === 'ja') return asked.includes(phrase);
  return new RegExp(` ${phrase.replaceAll(' * ', anyWord)} `).test(` ${asked} `);
}

/** How much better the best section has to be than the next one, by the score of BM25+. */
const clearlyAhead = 1.1;

/** As stems. "Nicht" is one letter from "richt", and says the opposite of what is asked for without it. */
const negations = new Set(['nicht', 'kein', 'ohn', 'never', 'without', 'aucun', 'nunc', 'ningun']);

// Edit distance 1 from 4 letters, 2 from 8.
const mayDiffer = (term: string) => (negations.has(term) ? 0 : Math.min(2, Math.floor(term.length / 4)));

function findIn({ index, sections }: Search, question: string): HelpSection | undefined {
  const exact = index.search(question);
  const [best, next] = exact.length > 0 ? exact : index.search(question, { fuzzy: mayDiffer });
  if (!best || (next && best.score < next.score * clearlyAhead)) return undefined;
  const isInHeading = Object.values(best.match).flat().includes('heading');
  if (!isInHeading && best.queryTerms.length < 2) return undefined;
  return sections.find(({ id }) => id === best.id);
}

const mostSuggested = 2;

/**
 * Returns the headings of the sections that come closest to a question for instructions or a meaning: at least half of
 * its words that say anything are in them. They find their section when they are asked.
 */
export function suggestHelp(question: string, language: Language): string[] {
  const search = searchesOf(language).find(({ asks }) => asks.some((phrase) => contains(question, phrase, language)));
  if (!search) return [];
  const found = search.index.search(question, { combineWith: 'OR' });
  const close = found.filter(({ queryTerms }) => queryTerms.length * 2 >= search.contentOf(question).length);
  const ids = close.slice(0, mostSuggested).map(({ id }) => id);
  return ids.flatMap((id) => search.sections.find((section) => section.id === id)?.heading ?? []);
}

/**
 * Returns the section of the help pages that has a question as its heading, or in which every word of it that says
 * anything is found; undefined where nothing is asked, where a word is not found, where several sections are as good,
 * or for a single word that no heading has. What a term means is looked for among the terms only. Misspelled words count
 * only where nothing matches exactly.
 */
export function findHelp(question: string, language: Language): HelpSection | undefined {
  const asked = plain(question);
  const named = [...readHelp(language, 'terms'), ...readHelp(language, 'how-to')];
  const exact = named.find(({ heading }) => plain(heading) === asked);
  if (exact) return exact;
  for (const search of searchesOf(language)) {
    if (!search.asks.some((phrase) => contains(question, phrase, language))) continue;
    const found = findIn(search, question);
    if (found) return found;
  }
  return undefined;
}
