import { ProblemAt } from './sigma-error.ts';

/** The condition over the selections of a rule. */
export type Condition =
  | { readonly is: 'selection'; readonly name: string }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'and' | 'or'; readonly of: readonly Condition[] }
  /** At least so many of the selections hold. */
  | { readonly is: 'some'; readonly least: number; readonly names: readonly string[] };

/** A condition of more words than this was made by no person. */
const wordsMax = 2_000;
const depthMax = 50;

const lexer = /\s*(?:([()|])|([^\s()|]+))/gy;

function toWords(text: string): string[] {
  lexer.lastIndex = 0;
  const words: string[] = [];
  for (let found = lexer.exec(text); found; found = lexer.exec(text)) words.push(found[1] ?? found[2] ?? '');
  return words;
}

/** Selections whose name fits `pattern`; `them` are all that do not begin with an underscore. */
function namesLike(pattern: string, names: readonly string[]): readonly string[] {
  if (pattern.toLowerCase() === 'them') return names.filter((name) => !name.startsWith('_'));
  const parts = pattern.split('*');
  if (parts.length === 1) return names.filter((name) => name === pattern);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  return names.filter((name) => {
    if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
    let at = first.length;
    for (const part of parts.slice(1, -1)) {
      const found = name.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= name.length - last.length;
  });
}

class Reader {
  readonly #words: readonly string[];
  readonly #names: readonly string[];
  readonly #path: readonly (string | number)[];
  #at = 0;

  constructor(words: readonly string[], names: readonly string[], path: readonly (string | number)[]) {
    this.#words = words;
    this.#names = names;
    this.#path = path;
  }

  #fail(reason: 'bad_condition' | 'unknown_selection' | 'aggregation' | 'too_deep', detail: string): never {
    throw new ProblemAt(reason, detail, this.#path);
  }

  #peek = () => this.#words[this.#at]?.toLowerCase();

  #take(word: string): boolean {
    if (this.#peek() !== word) return false;
    this.#at++;
    return true;
  }

  whole(): Condition {
    const condition = this.#alternatives(0);
    const rest = this.#words[this.#at];
    if (rest === '|' || rest?.toLowerCase() === 'near')
      this.#fail('aggregation', this.#words.slice(this.#at).join(' '));
    if (rest !== undefined) this.#fail('bad_condition', rest);
    return condition;
  }

  #alternatives(depth: number): Condition {
    const of = [this.#conjunction(depth)];
    while (this.#take('or')) of.push(this.#conjunction(depth));
    return of.length === 1 && of[0] ? of[0] : { is: 'or', of };
  }

  #conjunction(depth: number): Condition {
    const of = [this.#factor(depth)];
    while (this.#take('and')) of.push(this.#factor(depth));
    return of.length === 1 && of[0] ? of[0] : { is: 'and', of };
  }

  #factor(depth: number): Condition {
    if (depth > depthMax) this.#fail('too_deep', 'condition');
    if (this.#take('not')) return { is: 'not', of: this.#factor(depth + 1) };
    if (!this.#take('(')) return this.#term();
    const inner = this.#alternatives(depth + 1);
    if (!this.#take(')')) this.#fail('bad_condition', this.#words[this.#at] ?? '(');
    return inner;
  }

  #term(): Condition {
    const word = this.#words[this.#at++];
    if (word === undefined || ['(', ')', '|', 'and', 'or'].includes(word.toLowerCase()))
      this.#fail('bad_condition', word ?? 'condition');
    if (this.#take('of')) return this.#quantified(word.toLowerCase());
    if (!this.#names.includes(word)) this.#fail('unknown_selection', word);
    return { is: 'selection', name: word };
  }

  #quantified(quantity: string): Condition {
    const pattern = this.#words[this.#at++];
    if (pattern === undefined) this.#fail('bad_condition', `${quantity} of`);
    const names = namesLike(pattern, this.#names);
    if (names.length === 0) this.#fail('unknown_selection', pattern);
    if (quantity === 'all') return { is: 'some', least: names.length, names };
    const least = quantity === 'any' ? 1 : /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0;
    if (least < 1) this.#fail('bad_condition', `${quantity} of`);
    return { is: 'some', least, names };
  }
}

/**
 * Reads the condition of a rule over the names of its selections.
 * @throws ProblemAt where it is none, or an aggregation.
 */
export function readCondition(text: string, names: readonly string[], path: readonly (string | number)[]): Condition {
  const words = toWords(text);
  if (words.length > wordsMax) throw new ProblemAt('too_many_values', 'condition', path);
  return new Reader(words, names, path).whole();
}
