/** A part of a regular expression, as far as texts can be made from it. */
type Part =
  | { readonly kind: 'text'; readonly options: readonly string[] }
  | { readonly kind: 'group'; readonly ways: readonly (readonly Repeated[])[] };

interface Repeated {
  readonly part: Part;
  readonly least: number;
  readonly most: number;
}

/**
 * A text that a regular expression should match: literals, classes, groups, alternatives, repetitions and anchors.
 * `repeats` is wanted of what may repeat. Undefined when the expression uses more than that (look-around, references).
 */
export function matchPattern(pattern: string, repeats: number, random: () => number): string | undefined {
  const reader = { pattern, at: 0 };
  const ways = readWays(reader);
  if (!ways || reader.at < pattern.length) return undefined;
  return write(ways, repeats, random);
}

function write(ways: readonly (readonly Repeated[])[], repeats: number, random: () => number): string {
  const way = pick(ways, random) ?? [];
  return way
    .map(({ part, least, most }) => {
      const count = Math.min(Math.max(least, repeats), most, 1_000);
      return Array.from({ length: count }, () =>
        part.kind === 'text' ? (pick(part.options, random) ?? '') : write(part.ways, repeats, random),
      ).join('');
    })
    .join('');
}

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

interface Reader {
  readonly pattern: string;
  at: number;
}

/** Alternatives up to the end or a closing bracket. */
function readWays(reader: Reader): Repeated[][] | undefined {
  const ways: Repeated[][] = [[]];
  while (reader.at < reader.pattern.length && reader.pattern[reader.at] !== ')') {
    if (reader.pattern[reader.at] === '|') {
      ways.push([]);
      reader.at += 1;
      continue;
    }
    const part = readPart(reader);
    if (!part) return undefined;
    ways.at(-1)?.push({ part, ...readRepeat(reader) });
  }
  return ways;
}

const nothing: Part = { kind: 'text', options: [''] };

function readPart(reader: Reader): Part | undefined {
  const letter = reader.pattern[reader.at] ?? '';
  reader.at += 1;
  if (letter === '^' || letter === '$') return nothing;
  if (letter === '(') return readGroup(reader);
  if (letter === '[') return readClass(reader);
  if (letter === '.') return { kind: 'text', options: ['a', 'b', '1'] };
  if (letter === '\\') return readEscape(reader);
  return { kind: 'text', options: [letter] };
}

function readGroup(reader: Reader): Part | undefined {
  const opening = /^\?(?::|<[A-Za-z]\w*>)/.exec(reader.pattern.slice(reader.at, reader.at + 60))?.[0];
  if (opening) reader.at += opening.length;
  else if (reader.pattern[reader.at] === '?') return undefined;
  const ways = readWays(reader);
  if (!ways || reader.pattern[reader.at] !== ')') return undefined;
  reader.at += 1;
  return { kind: 'group', ways };
}

const digits = [...'0123456789'];
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

const escapes: Readonly<Record<string, readonly string[]>> = {
  d: digits,
  w: [...letters, ...digits, '_'],
  s: [' '],
  S: letters,
  D: letters,
  W: ['-', ' '],
  b: [''],
  n: ['\n'],
  t: ['\t'],
  r: ['\r'],
};

function readEscape(reader: Reader): Part | undefined {
  const options = readEscaped(reader);
  return options ? { kind: 'text', options } : undefined;
}

function readEscaped(reader: Reader): readonly string[] | undefined {
  const rest = reader.pattern.slice(reader.at, reader.at + 12);
  const code = /^(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/.exec(rest);
  if (code) {
    reader.at += code[0].length;
    return [String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16))];
  }
  const property = /^p\{(\w+)/.exec(rest);
  if (property) {
    reader.at = reader.pattern.indexOf('}', reader.at) + 1;
    return /^N/.test(property[1] ?? '') ? digits : letters;
  }
  const letter = rest[0] ?? '';
  reader.at += 1;
  if (/[1-9kBPcux]/.test(letter)) return undefined;
  return Object.hasOwn(escapes, letter) ? escapes[letter] : [letter];
}

function readClass(reader: Reader): Part | undefined {
  const isNot = reader.pattern[reader.at] === '^';
  if (isNot) reader.at += 1;
  const members: string[] = [];
  while (reader.at < reader.pattern.length && reader.pattern[reader.at] !== ']') {
    const first = readMember(reader);
    if (!first) return undefined;
    const isRange = reader.pattern[reader.at] === '-' && reader.pattern[reader.at + 1] !== ']' && first.length === 1;
    if (isRange) reader.at += 1;
    const last = isRange ? readMember(reader) : first;
    if (!last) return undefined;
    members.push(...(isRange && last.length === 1 ? between(first[0] ?? '', last[0] ?? '') : [...first, ...last]));
  }
  reader.at += 1;
  const options = isNot ? printable.filter((letter) => !members.includes(letter)) : members;
  return options.length > 0 ? { kind: 'text', options } : undefined;
}

function readMember(reader: Reader): readonly string[] | undefined {
  const letter = reader.pattern[reader.at] ?? '';
  reader.at += 1;
  return letter === '\\' ? readEscaped(reader) : [letter];
}

/** At most 200 letters of a range: enough to write with. */
function between(first: string, last: string): string[] {
  const from = first.charCodeAt(0);
  const count = Math.min(last.charCodeAt(0) - from + 1, 200);
  return count > 0 ? Array.from({ length: count }, (_, at) => String.fromCharCode(from + at)) : [first];
}

function readRepeat(reader: Reader): { least: number; most: number } {
  const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(reader.pattern.slice(reader.at, reader.at + 30));
  if (!found) return { least: 1, most: 1 };
  reader.at += found[0].length;
  const [, sign, least, comma, most] = found;
  if (sign === '?') return { least: 0, most: 1 };
  if (sign) return { least: sign === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY };
  const from = Number(least);
  return { least: from, most: most ? Number(most) : comma ? Number.POSITIVE_INFINITY : from };
}
