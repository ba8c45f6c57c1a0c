import type { RE2JS } from 're2js';

/** The instructions of a compiled pattern, as RE2 numbers them. */
const instruction = {
  alternative: 1,
  alternativeMatch: 2,
  capture: 3,
  emptyWidth: 4,
  match: 6,
  nothing: 7,
  letters: 8,
};
const anyLetter = 10;
const anyButLineEnd = 11;

/** Positions in a text that an empty-width instruction requires. */
export const atStart = 4;
export const atEnd = 8;
const ignoringCase = 1;

interface Instruction {
  readonly op: number;
  readonly out: number;
  readonly arg: number;
  readonly runes: ArrayLike<number>;
  matchRune(letter: number): boolean;
}

/** A step that one letter takes. */
export interface LetterStep {
  readonly next: number;
  readonly key: string;
  /** Letters at which it may begin or end to match. */
  readonly bounds: readonly number[];
  matches(letter: number): boolean;
}

/** States reachable without a letter. */
export interface Reached {
  readonly steps: readonly LetterStep[];
  readonly isMatch: boolean;
}

/** A pattern as the automaton that the validators run. */
export interface PatternProgram {
  readonly start: number;
  readonly letterSteps: readonly LetterStep[];
  reach(states: Iterable<number>, places: number): Reached;
}

/** Undefined for patterns beyond an automaton of letters: word boundaries. */
export function readProgram(compiled: RE2JS): PatternProgram | undefined {
  const { inst, start }: { inst: readonly Instruction[]; start: number } = compiled.re2Input.prog;
  if (inst.some(({ op, arg }) => op > anyButLineEnd || (op === instruction.emptyWidth && (arg & ~12) !== 0)))
    return undefined;
  const steps = inst.map((one) => (one.op >= instruction.letters ? letterStep(one) : undefined));
  const reach = (states: Iterable<number>, places: number): Reached => {
    const seen = new Set<number>();
    const waiting = [...states];
    const found: LetterStep[] = [];
    let isMatch = false;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const one = inst[at];
      if (seen.has(at) || !one) continue;
      seen.add(at);
      const step = steps[at];
      if (step) found.push(step);
      isMatch ||= one.op === instruction.match;
      waiting.push(...followers(one, places));
    }
    return { steps: found, isMatch };
  };
  return { start, letterSteps: steps.filter((step) => step !== undefined), reach };
}

function followers({ op, out, arg }: Instruction, places: number): number[] {
  if (op === instruction.alternative || op === instruction.alternativeMatch) return [out, arg];
  if (op === instruction.capture || op === instruction.nothing) return [out];
  return op === instruction.emptyWidth && (arg & ~places) === 0 ? [out] : [];
}

function letterStep(one: Instruction): LetterStep {
  const { op, out, arg, runes } = one;
  if (op === anyLetter) return { next: out, key: 'any', bounds: [], matches: () => true };
  if (op === anyButLineEnd) return { next: out, key: 'line', bounds: [10, 11], matches: (letter) => letter !== 10 };
  return {
    next: out,
    key: `${arg & ignoringCase}:${Array.from(runes).join()}`,
    bounds: boundsOf(Array.from(runes), (arg & ignoringCase) !== 0),
    matches: (letter) => one.matchRune(letter),
  };
}

/** One letter, or pairs of first and last letters. */
function boundsOf(runes: readonly number[], isFolded: boolean): number[] {
  const [only = 0] = runes;
  if (runes.length !== 1) return runes.map((letter, at) => letter + (at % 2));
  const text = String.fromCodePoint(only);
  // The long s and the sign of Kelvin are also an s and a k.
  const alike = isFolded ? [text.toLowerCase(), text.toUpperCase(), '\u017f', '\u212a'] : [];
  return [only, ...alike.map((other) => other.codePointAt(0) ?? 0)].flatMap((letter) => [letter, letter + 1]);
}
