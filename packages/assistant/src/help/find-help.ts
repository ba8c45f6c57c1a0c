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

function createIndex(sections: readonly HelpSection[], language: Language): MiniSearch<HelpSection> {
  const functionWords = readFunctionWords(language);
  const index = new MiniSearch<HelpSection>({
    fields: ['heading', 'words'],
    tokenize: (text) =>
      wordsOf(text, language)
        .filter(({ word }) => !functionWords.has(word))
        .map(({ stem }) => stem),
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND', boost: { heading: 2 } },
  });
  index.addAll(sections);
  return index;
}

type Search = {
  /** What a question says that is answered from these sections. */
  readonly asks: readonly string[];
  readonly sections: readonly HelpSection[];
  readonly index: MiniSearch<HelpSection>;
};

function createSearches(language: Language): readonly Search[] {
  const terms = readHelp(language, 'terms');
  const all = [...terms, ...readHelp(language, 'how-to')];
  return [
    { asks: readAskingPhrases(language, 'what'), sections: terms, index: createIndex(terms, language) },
    { asks: readAskingPhrases(language, 'how'), sections: all, index: createIndex(all, language) },
  ];
}

const kept = new Map<Language, readonly Search[]>();

function searchesOf(language: Language): readonly Search[] {
  const searches = kept.get(language) ?? createSearches(language);
  kept.set(language, searches);
  return searches;
}

/** Whether a question contains a phrase as whole words; Japanese has no spaces to tell. */
function contains(question: string, phrase: string, language: Language): boolean {
  const folded = fold(tidy(question));
  return language === 'ja'
    ? folded.includes(phrase)
    : ` ${folded.replaceAll(/[¿?¡!.,"]/g, '')} `.includes(` ${phrase} `);
}

/** How much better the best section has to be than the next one, by the score of BM25+. */
const clearlyAhead = 1.1;

// Edit distance 1 from 4 letters, 2 from 8.
const mayDiffer = (term: string) => Math.min(2, Math.floor(term.length / 4));

function findIn({ index, sections }: Search, question: string): HelpSection | undefined {
  const exact = index.search(question);
  const [best, next] = exact.length > 0 ? exact : index.search(question, { fuzzy: mayDiffer });
  if (!best || (next && best.score < next.score * clearlyAhead)) return undefined;
  const isInHeading = Object.values(best.match).flat().includes('heading');
  if (!isInHeading && best.queryTerms.length < 2) return undefined;
  return sections.find(({ id }) => id === best.id);
}

/**
 * Returns the section of the help pages in which every word of a question that says anything is found; undefined where
 * nothing is asked, where a word is not found, where several sections are as good, or for a single word that no heading
 * has. What a term means is looked for among the terms only. Misspelled words count only where nothing matches exactly.
 */
export function findHelp(question: string, language: Language): HelpSection | undefined {
  for (const search of searchesOf(language)) {
    if (!search.asks.some((phrase) => contains(question, phrase, language))) continue;
    const found = findIn(search, question);
    if (found) return found;
  }
  return undefined;
}
