import { openPattern } from './open-pattern.ts';
import { atEnd, atStart, type LetterStep, type PatternProgram, type Reached } from './pattern-program.ts';

export interface TextRules {
  /** Patterns that the text matches, all of them. */
  readonly matching: readonly string[];
  /** Patterns that it does not match, none of them. */
  readonly rejected: readonly string[];
  /** Its length in characters. */
  readonly least?: number;
  readonly most?: number;
}

/** Bounds of a search, counted and not timed: always the same. */
const lettersMax = 4_000;
const statesMax = 4_000;
const stepsMax = 150_000;
const known = new Map<string, string | null | undefined>();
const knownMax = 5_000;

/**
 * The shortest text that keeps all rules; null when there is none, and undefined when that was not found out: the
 * patterns are more than an automaton, or too large.
 */
export function findText(rules: TextRules): string | null | undefined {
  const key = JSON.stringify([rules.matching, rules.rejected, rules.least, rules.most]);
  if (known.has(key)) return known.get(key);
  const found = search(rules);
  if (known.size >= knownMax) known.clear();
  known.set(key, found);
  return found;
}

function search({
  matching,
  rejected,
  least = 0,
  most = Number.POSITIVE_INFINITY,
}: TextRules): string | null | undefined {
  const programs = [...matching, ...rejected].map(programOf);
  if (!programs.every((program) => program !== undefined)) return undefined;
  const letters = alphabetOf(programs.flatMap(({ letterSteps }) => letterSteps));
  if (!letters || least > statesMax) return undefined;
  const fits = (states: readonly State[], length: number) =>
    length >= least && states.every((state, at) => state.isMatch === at < matching.length);
  const runs = programs.map(openRun);
  let level: Found[] = [{ states: runs.map(({ start }) => start), text: '' }];
  const seen = new Set<string>();
  let steps = 0;
  for (let length = 0; level.length > 0 && length <= most; length += 1) {
    const next: Found[] = [];
    for (const { states, text } of level) {
      if (fits(states, length)) return text;
      for (const letter of letters) {
        steps += 1;
        const after = states.map((state, at) => runs[at]?.step(state, letter) ?? state);
        // A text that a rejected pattern has already found cannot lose it again.
        if (after.some((state, at) => state.isEnd && at >= matching.length)) continue;
        const key = `${Math.min(length + 1, least)} ${after.map(({ id }) => id).join()}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ states: after, text: text + letter });
      }
      if (steps > stepsMax || seen.size > statesMax) return undefined;
    }
    level = next;
  }
  return null;
}

interface Found {
  readonly states: readonly State[];
  readonly text: string;
}

/** The state of a pattern after some letters. */
interface State {
  readonly id: number;
  readonly reached: Reached;
  /** Whether it matches when the text ends here, and whatever follows. */
  readonly isMatch: boolean;
  readonly isEnd: boolean;
}

function openRun(program: PatternProgram) {
  const states = new Map<string, State>();
  const stateOf = (at: readonly number[], places: number): State => {
    const key = `${places} ${[...new Set(at)].toSorted((left, right) => left - right).join()}`;
    const before = states.get(key);
    if (before) return before;
    const reached = program.reach(at, places);
    const isMatch = reached.isMatch || program.reach(at, places | atEnd).isMatch;
    const state: State = { id: states.size, reached, isMatch, isEnd: reached.isMatch };
    states.set(key, state);
    return state;
  };
  const step = (state: State, letter: string): State => {
    if (state.isEnd) return state;
    const code = letter.codePointAt(0) ?? 0;
    const next = state.reached.steps.filter(({ matches }) => matches(code)).map(({ next }) => next);
    // A match may begin at every letter.
    return stateOf([...next, program.start], 0);
  };
  return { start: stateOf([program.start], atStart), step };
}

const readable = Array.from('abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./ ', (letter) =>
  letter.codePointAt(0),
);

/** A letter of every kind that the patterns tell apart, the most readable one of each. */
function alphabetOf(steps: readonly LetterStep[]): string[] | undefined {
  const different = [...new Map(steps.map((step) => [step.key, step])).values()];
  const bounds = [...new Set(different.flatMap((step) => step.bounds))].filter((code) => code <= 0x10ffff);
  if (bounds.length > lettersMax || bounds.length * different.length > 1_000_000) return undefined;
  const letters = new Map<string, string>();
  for (const code of [...readable, 0x21, 0, ...bounds]) {
    const kind = different.map(({ matches }) => (matches(code ?? 0) ? 1 : 0)).join('');
    if (!letters.has(kind)) letters.set(kind, String.fromCodePoint(code ?? 0));
  }
  return [...letters.values()];
}

function programOf(pattern: string): PatternProgram | undefined {
  try {
    return openPattern(pattern).program;
  } catch {
    return undefined;
  }
}
