/** Part of a pattern: a text, any number of characters, one character, or a dash of an option. */
export type Part = string | typeof anyText | typeof anyOne | typeof anyDash;
export const anyText = Symbol('*');
export const anyOne = Symbol('?');
export const anyDash = Symbol('-');

/** Characters that start an option on one system or another (modifier windash). */
const dashes = '-/\u2013\u2014\u2015';

/**
 * A value as Sigma writes patterns: `*` and `?` unless a backslash is before them; a backslash before anything else is
 * itself.
 */
export function readPattern(text: string): readonly Part[] {
  const parts: Part[] = [];
  let plain = '';
  const close = (next: Part) => {
    if (plain !== '') parts.push(plain);
    plain = '';
    if (next !== anyText || parts.at(-1) !== anyText) parts.push(next);
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (sign === '\\' && (next === '*' || next === '?' || next === '\\')) {
      plain += next;
      at++;
    } else if (sign === '*') close(anyText);
    else if (sign === '?') close(anyOne);
    else plain += sign;
  }
  if (plain !== '') parts.push(plain);
  return parts;
}

const isWord = (sign: string) => /[\p{L}\p{N}_]/u.test(sign);

/** Each dash or slash that starts an option becomes any of them: `-enc`, `/enc`. */
export const withDashes = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const found: Part[] = [];
    let plain = '';
    for (let at = 0; at < part.length; at++) {
      const sign = part.charAt(at);
      const isDash = (sign === '-' || sign === '/') && !isWord(part.charAt(at - 1)) && isWord(part.charAt(at + 1));
      if (!isDash) plain += sign;
      else {
        if (plain !== '') found.push(plain);
        plain = '';
        found.push(anyDash);
      }
    }
    if (plain !== '') found.push(plain);
    return found;
  });

export type Test = (text: string) => boolean;

type Step = (text: string, at: number) => number;

/** Where a part of fixed length ends when it is at `at`; -1 where it does not. */
const stepOf = (part: Exclude<Part, typeof anyText>): Step => {
  if (typeof part === 'string') return (text, at) => (text.startsWith(part, at) ? at + part.length : -1);
  if (part === anyOne) return (text, at) => (at < text.length ? at + 1 : -1);
  return (text, at) => (at < text.length && dashes.includes(text.charAt(at)) ? at + 1 : -1);
};

/** The end of consecutive `steps` from `at` on; -1 if they do not match. */
function follow(steps: readonly Step[], text: string, at: number): number {
  let end = at;
  for (const step of steps) {
    end = step(text, end);
    if (end < 0) return -1;
  }
  return end;
}

/** Runs of parts between the stars. */
function toRuns(parts: readonly Part[]): readonly (readonly Step[])[] {
  const runs: Step[][] = [[]];
  for (const part of parts)
    if (part === anyText) runs.push([]);
    else runs.at(-1)?.push(stepOf(part));
  return runs;
}

/** The first match of a run from `at` on, as its end; -1 if there is none. */
function find(run: readonly Step[], text: string, at: number): number {
  for (let start = at; start <= text.length; start++) {
    const end = follow(run, text, start);
    if (end >= 0) return end;
  }
  return -1;
}

const widthOf = (parts: readonly Part[]) =>
  parts.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 1), 0);

/** Patterns of the usual forms need no scan: `x`, `x*`, `*x`, `*x*`. */
function plainTest(parts: readonly Part[]): Test | null {
  const [first, second, third] = parts;
  if (parts.length === 0) return (text) => text === '';
  if (parts.length === 1 && typeof first === 'string') return (text) => text === first;
  if (parts.length === 1 && first === anyText) return () => true;
  if (parts.length === 2 && typeof first === 'string' && second === anyText) return (text) => text.startsWith(first);
  if (parts.length === 2 && first === anyText && typeof second === 'string') return (text) => text.endsWith(second);
  const isInner = parts.length === 3 && first === anyText && typeof second === 'string' && third === anyText;
  return isInner ? (text) => text.includes(second) : null;
}

/** Whether a text fits a pattern as a whole. Takes time in proportion to text times pattern, whatever they are. */
export function toTest(parts: readonly Part[]): Test {
  const plain = plainTest(parts);
  if (plain) return plain;
  const runs = toRuns(parts);
  const [head = [], ...rest] = runs;
  const tail = rest.pop();
  if (!tail) return (text) => follow(head, text, 0) === text.length;
  const tailWidth = widthOf(parts.slice(parts.lastIndexOf(anyText) + 1));
  return (text) => {
    let at = follow(head, text, 0);
    for (const run of rest) at = at < 0 ? -1 : find(run, text, at);
    const start = text.length - tailWidth;
    return at >= 0 && start >= at && follow(tail, text, start) === text.length;
  };
}
