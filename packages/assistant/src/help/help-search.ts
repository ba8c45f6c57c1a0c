import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { type HelpPage, helpPages } from '@halyard/contracts/work/help.ts';
import MiniSearch from 'minisearch';
import { nearest } from '../reader/edit-distance.ts';
import { plainWords } from './plain-words.ts';
import { type HelpSection, readFunctionWords, readHelp } from './read-help.ts';

export type FoundSection = {
  readonly section: HelpSection;
  /** Of BM25+, lowered by the words of the question that the section does not have. */
  readonly score: number;
  /** The share of the question's words that the section has, each by how rare it is, from 0 to 1. */
  readonly coverage: number;
  /** How many of them it has. */
  readonly matches: number;
  readonly isInHeading: boolean;
  /** It is of the pages that were asked for. */
  readonly isPreferred: boolean;
  /** It has a word that no other section has. */
  readonly isOnly: boolean;
  /** The words of the question that it does not have. */
  readonly missing: readonly string[];
};

type Document = HelpSection & { readonly page: HelpPage };

/** A question that says a phrase of a section as it is there most probably means that one. */
const phraseBoost = 1.4;
const pageBoost = 1.25;

/** How many headings make a word a subject. */
const subjectFrom = 5;

function countIn(counts: Map<string, number>, stems: ReadonlySet<string>): void {
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
}

/** The help pages of one language, searched by the stems of their headings and words. */
export class HelpSearch {
  readonly #index: MiniSearch<Document>;
  readonly #documents: ReadonlyMap<string, Document>;
  /** How many sections have a stem. */
  readonly #counts = new Map<string, number>();
  /** How many headings have a stem. */
  readonly #headings = new Map<string, number>();
  /** Every meaningful word of the sections, with its stem. */
  readonly #stems = new Map<string, string>();
  /** The stems of the phrases of a section, by its id. */
  readonly #phrases: ReadonlyMap<string, readonly string[]>;
  readonly #functionWords: ReadonlySet<string>;
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
    this.#functionWords = readFunctionWords(language);
    const documents = helpPages.flatMap((page) => readHelp(language, page).map((section) => ({ ...section, page })));
    this.#documents = new Map(documents.map((document) => [document.id, document]));
    this.#index = new MiniSearch<Document>({
      fields: ['heading', 'words'],
      tokenize: (text) => this.#stemsOf(text),
      processTerm: (term) => term,
      searchOptions: { boost: { heading: 2 } },
    });
    this.#index.addAll(documents);
    for (const document of documents) this.#count(document);
    this.#phrases = new Map(documents.map((document) => [document.id, this.#phrasesOf(document)]));
  }

  #count({ heading, words }: Document): void {
    const said = this.#contentOf(`${heading} ${words}`);
    for (const { word, stem } of said) this.#stems.set(word, stem);
    countIn(this.#counts, new Set(said.map(({ stem }) => stem)));
    countIn(this.#headings, new Set(this.#stemsOf(heading)));
  }

  #phrasesOf({ heading, words }: Document): string[] {
    const phrases = [heading, ...words.split(',')].map((phrase) => this.#stemsOf(phrase));
    return phrases.filter(({ length }) => length > 1).map((stems) => ` ${stems.join(' ')} `);
  }

  /** The words of a text that say anything. */
  #contentOf(text: string): { word: string; stem: string }[] {
    const saysNothing = (word: string) => this.#functionWords.has(word);
    return plainWords(text, this.#language).filter(({ word, stem }) => !saysNothing(word) && !saysNothing(stem));
  }

  #stemsOf(text: string): string[] {
    return this.#contentOf(text).map(({ stem }) => stem);
  }

  /** The probable meaning of a misspelled word: a word of the sections, or one without meaning. */
  #correct(word: string, stem: string): string | undefined {
    if (this.#counts.has(stem)) return stem;
    const meant = nearest(word, [...this.#stems.keys(), ...this.#functionWords]) ?? word;
    return this.#functionWords.has(meant) ? undefined : (this.#stems.get(meant) ?? stem);
  }

  /** Returns the stems of a question, without duplicates and with misspellings corrected. */
  termsOf(question: string): readonly string[] {
    const stems = this.#contentOf(question).flatMap(({ word, stem }) => this.#correct(word, stem) ?? []);
    return [...new Set(stems)];
  }

  isKnown(term: string): boolean {
    return this.#counts.has(term);
  }

  /** Whether a term names what many sections are about, so that one without it is about something else. */
  isSubject(term: string): boolean {
    return (this.#headings.get(term) ?? 0) >= subjectFrom;
  }

  #weightOf(term: string): number {
    // A word that no section has says as much as one that two have.
    return Math.log(1 + this.#documents.size / (this.#counts.get(term) ?? 2));
  }

  /** Returns the sections that have any of the terms, best first; those of the preferred pages before equals. */
  find(terms: readonly string[], preferred: readonly HelpPage[]): FoundSection[] {
    if (terms.length === 0) return [];
    const whole = terms.reduce((sum, term) => sum + this.#weightOf(term), 0);
    const isPreferred = (id: string) => preferred.includes(this.#documents.get(id)?.page ?? 'about');
    const said = ` ${terms.join(' ')} `;
    const saysPhrase = (id: string) => this.#phrases.get(id)?.some((phrase) => said.includes(phrase)) ?? false;
    const results = this.#index.search(terms.join(' '), {
      tokenize: (text) => text.split(' '),
      boostDocument: (id: string) => (isPreferred(id) ? pageBoost : 1) * (saysPhrase(id) ? phraseBoost : 1),
    });
    const found = results.flatMap(({ id, score, queryTerms, match }): FoundSection[] => {
      const section = this.#documents.get(id);
      const missing = terms.filter((term) => !queryTerms.includes(term));
      const coverage = 1 - missing.reduce((sum, term) => sum + this.#weightOf(term), 0) / whole;
      const isInHeading = Object.values(match).flat().includes('heading');
      const isOnly = queryTerms.some((term) => this.#counts.get(term) === 1);
      const facts = {
        coverage,
        matches: queryTerms.length,
        isInHeading,
        isPreferred: isPreferred(id),
        isOnly,
        missing,
      };
      return section ? [{ section, score: score * coverage ** 2, ...facts }] : [];
    });
    return found.toSorted((one, other) => other.score - one.score);
  }

  /** Returns the sections that have words which begin like all of a text being typed, else like any of them, best first. */
  lookUp(text: string): HelpSection[] {
    const typed = this.#stemsOf(text).join(' ');
    const search = (combineWith: 'AND' | 'OR') =>
      this.#index.search(typed, {
        combineWith,
        tokenize: (words) => words.split(' '),
        prefix: true,
        fuzzy: (term) => (term.length > 4 ? 1 : false),
      });
    const all = search('AND');
    return (all.length > 0 ? all : search('OR')).flatMap(({ id }) => this.#documents.get(id) ?? []);
  }
}

const kept = new Map<Language, HelpSearch>();

/** Returns the search of a language, made at the first question in it. */
export function helpSearchOf(language: Language): HelpSearch {
  const search = kept.get(language) ?? new HelpSearch(language);
  kept.set(language, search);
  return search;
}
