import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { splitTokens, type Token } from '../reader/tokens.ts';
import { fold } from '../times/fold.ts';

/**
 * What a phrase means, the same in every language: `subject:incidents`, `field:assignee`, `value:severity.Critical`,
 * `flag:overdue.yes`, `time:resolved`, `op:count`, `act:assign`, `ord:2`, `span:tomorrow`, `filler:`. Several meanings of
 * one phrase at once are joined by `+`.
 */
export type Code =
  | `${'subject' | 'field' | 'value' | 'flag' | 'time' | 'op' | 'act' | 'ord' | 'span'}:${string}`
  | 'filler:';

/**
 * Phrases by code, separated by `;`. The first one is how the product writes it; of a subject both of its forms,
 * `incident|incidents`. Inflected forms are found by their stem.
 */
export type Phrases = Readonly<Partial<Record<Code, string>>>;

/** A vocabulary, ready to be looked things up in. */
export type Vocabulary = {
  readonly language: Language;
  /** Codes by the folded words of a phrase, and by their stems. */
  readonly exact: ReadonlyMap<string, readonly Code[]>;
  readonly stems: ReadonlyMap<string, readonly Code[]>;
  /** Every word of the phrases, and its stem: candidates for correcting a misspelled word. */
  readonly words: ReadonlySet<string>;
  readonly stemOf: ReadonlyMap<string, string>;
  /** Words of the longest phrase. */
  readonly longest: number;
  readonly labels: ReadonlyMap<Code, string>;
};

/** The index key of every number. */
export const anyNumber = '0';

export const keyOf = (words: readonly string[]): string => words.join(' ');

const add = (index: Map<string, Code[]>, key: string, code: Code) => {
  const codes = index.get(key);
  if (!codes) index.set(key, [code]);
  else if (!codes.includes(code)) codes.push(code);
};

/** Reads the phrases of a language; the first list that has a code says how it is written. `otherWords` are known too. */
export function createVocabulary(
  language: Language,
  lists: readonly Phrases[],
  otherWords: readonly string[] = [],
): Vocabulary {
  const exact = new Map<string, Code[]>();
  const stems = new Map<string, Code[]>();
  const labels = new Map<Code, string>();
  const words = new Set<string>();
  const stemOf = new Map<string, string>();
  let longest = 1;
  for (const [code, all = ''] of lists.flatMap((phrases) => Object.entries(phrases) as [Code, string][])) {
    const forms = all.split(';').map((form) => form.trim());
    if (!labels.has(code)) labels.set(code, forms[0] ?? '');
    for (const form of forms.flatMap((one) => one.split('|'))) {
      // Any number matches {n} in a phrase.
      const tokens: readonly Token[] = splitTokens(fold(form.replaceAll('{n}', anyNumber)), language);
      if (tokens.length === 0) continue;
      longest = Math.max(longest, tokens.length);
      add(exact, keyOf(tokens.map(({ word }) => word)), code);
      // "Settings" is not what "set" is, "resolved" asks for nothing to be resolved, "which force" for one of them.
      if (code !== 'filler:' && !code.startsWith('act:') && !code.includes('+'))
        add(stems, keyOf(tokens.map(({ stem }) => stem)), code);
      for (const { word, stem } of tokens) {
        words.add(word);
        stemOf.set(word, stem).set(stem, stem);
      }
    }
  }
  for (const { word, stem } of otherWords.flatMap((other) => splitTokens(fold(other), language))) {
    words.add(word);
    stemOf.set(word, stem).set(stem, stem);
  }
  return { language, exact, stems, words, stemOf, longest, labels };
}

/** How the product writes what a code means; the code's last part where the language has no word for it. */
export const labelOf = ({ labels }: Vocabulary, code: Code): string =>
  labels.get(code) || (code.split(/[.:]/).at(-1) ?? code);

/** A subject as it is written, one of it or many. */
export function subjectLabel(vocabulary: Vocabulary, subject: string, count: number): string {
  const [one = '', many = one] = labelOf(vocabulary, `subject:${subject}`).split('|');
  return new Intl.PluralRules(vocabulary.language).select(count) === 'one' ? one : many;
}
