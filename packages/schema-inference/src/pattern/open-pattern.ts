import { RE2JS } from 're2js';
import { type PatternProgram, readProgram } from './pattern-program.ts';
import { toRe2 } from './to-re2.ts';

export interface Pattern {
  test(text: string): boolean;
  /** Whether it takes a time that grows with the text and no faster; others may never come to an end. */
  readonly isLinear: boolean;
  /** The executed form, if it is an automaton of letters. */
  readonly program: PatternProgram | undefined;
  /** The expression itself: Ajv identifies patterns by it. */
  toString(): string;
}

/** Compiles a regular expression of ECMA-262; throws a `SyntaxError` when it is none. */
export function openPattern(pattern: string, flags = ''): Pattern {
  // It also describes syntax errors, in well-known words.
  const native = new RegExp(pattern, flags);
  const linear = compileLinear(pattern);
  return {
    test: linear ? (text) => linear.test(text) : (text) => native.test(text),
    isLinear: linear !== undefined,
    get program() {
      return linear && readProgram(linear);
    },
    toString: () => native.toString(),
  };
}

/** Very large repetitions are more than RE2 takes. */
function compileLinear(pattern: string): RE2JS | undefined {
  const translated = toRe2(pattern);
  try {
    return translated === undefined ? undefined : RE2JS.compile(translated);
  } catch {
    return undefined;
  }
}
