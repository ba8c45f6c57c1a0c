import { PatternError } from './pattern.ts';
import type { Token } from './tokenise.ts';

const keywords = new Set(
  'AND OR NOT FOLLOWEDBY LIKE MATCHES ISSUPERSET ISSUBSET EXISTS LAST IN START STOP SECONDS true false WITHIN REPEATS TIMES'.split(
    ' ',
  ),
);

const end: Token = { kind: 'end', text: 'the end', position: 0 };

/** Parentheses within each other: deeper patterns are refused, so that none fills the stack. */
const depthMax = 100;

/** The tokens of a pattern, one after the other. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get token(): Token {
    return this.#tokens[this.#index] ?? end;
  }

  /** Whether one of these keywords or signs comes next. */
  is(...texts: readonly string[]): boolean {
    const { kind, text } = this.token;
    return (kind === 'word' || kind === 'sign') && texts.includes(text);
  }

  /** Takes a keyword or sign if it comes next. */
  take(text: string): boolean {
    if (!this.is(text)) return false;
    this.#index += 1;
    return true;
  }

  /** @throws PatternError unless the keyword or sign comes next */
  require(text: string): void {
    if (!this.take(text)) this.fail(text);
  }

  next(kind: Token['kind'], expected: string): Token {
    const { token } = this;
    if (token.kind !== kind) this.fail(expected);
    this.#index += 1;
    return token;
  }

  /** A name that is not a keyword; with hyphens only as the type of an object. */
  name(expected: string, mayHaveHyphens: boolean): string {
    const { kind, text } = this.token;
    if (kind !== 'word' || keywords.has(text) || (!mayHaveHyphens && text.includes('-'))) this.fail(expected);
    this.#index += 1;
    return text;
  }

  /** What is between parentheses. */
  nested<Value>(read: () => Value): Value {
    this.#depth += 1;
    const { position } = this.token;
    if (this.#depth > depthMax)
      throw new PatternError(`More than ${depthMax} parentheses within each other.`, position);
    const value = read();
    this.#depth -= 1;
    return value;
  }

  fail(expected: string): never {
    const { kind, text, position } = this.token;
    const found = kind === 'end' ? text : JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
    throw new PatternError(`Expected ${expected} at ${position}, found ${found}.`, position, expected);
  }
}
