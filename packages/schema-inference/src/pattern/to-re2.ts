/** Spaces and line ends of ECMA-262 as members of a class, and everything else. */
const space =
  '\\x{9}-\\x{d}\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const notSpace =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}' +
  '\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
const anything = '\\x{0}-\\x{10ffff}';
const notLineEnd = '[^\\n\\r\\x{2028}\\x{2029}]';

const classes: Readonly<Record<string, string>> = {
  d: '\\d',
  D: '\\D',
  w: '\\w',
  W: '\\W',
  s: space,
  S: notSpace,
};
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

const literal = (code: number) => `\\x{${code.toString(16)}}`;

/** Escapes of a single character: `\\u{1F600}`, a pair of `\\u`, one of them, `\\xHH`, `\\cX`. */
const codes =
  /^(?:u\{([0-9a-f]+)\}|u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})|u([0-9a-f]{4})|x([0-9a-f]{2})|c([a-z]))/i;

type Escaped = { readonly text: string; readonly length: number };

function readCode(rest: string): Escaped | undefined {
  const found = codes.exec(rest);
  if (!found) return undefined;
  const [{ length }, point, high, low, unit, byte, control] = found;
  if (control) return { text: literal(control.charCodeAt(0) % 32), length };
  if (high && low) {
    const pair = String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
    return { text: literal(pair.codePointAt(0) ?? 0), length };
  }
  return { text: literal(Number.parseInt(point ?? unit ?? byte ?? '', 16)), length };
}

/** The character after a backslash, inside or outside a class; undefined if RE2 has no equivalent. */
function readEscape(rest: string, isInClass: boolean): Escaped | undefined {
  const [letter = ''] = rest;
  const known = Object.hasOwn(classes, letter) ? classes[letter] : undefined;
  if (known) return { text: isInClass || known.length === 2 ? known : `[${known}]`, length: 1 };
  if (letter === 'b' || letter === 'B') {
    if (!isInClass) return { text: `\\${letter}`, length: 1 };
    return letter === 'b' ? { text: literal(8), length: 1 } : undefined;
  }
  const category = /^[pP]\{[A-Z][a-z]?\}/.exec(rest)?.[0];
  if (category) return { text: `\\${category}`, length: category.length };
  const code = readCode(rest);
  if (code) return code;
  if (Object.hasOwn(controls, letter) && !/^0\d/.test(rest)) return { text: literal(controls[letter] ?? 0), length: 1 };
  // Back-references, names of properties, and escapes that mean something else in each engine.
  if (/^[\w\s]/.test(letter) || letter === '') return undefined;
  const symbol = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return { text: literal(rest.codePointAt(0) ?? 0), length: symbol.length };
}

/** A class from its opening bracket on. */
function readClass(rest: string): Escaped | undefined {
  const opening = rest.startsWith('[^') ? '[^' : '[';
  let at = opening.length;
  if (rest[at] === ']') return opening === '[^' ? { text: `[${anything}]`, length: 3 } : undefined;
  let text = opening;
  while (at < rest.length && rest[at] !== ']') {
    const read = rest[at] === '\\' ? readEscape(rest.slice(at + 1), true) : readMember(rest.slice(at));
    if (!read) return undefined;
    text += read.text;
    at += read.length + (rest[at] === '\\' ? 1 : 0);
  }
  return { text: `${text}]`, length: at + 1 };
}

function readMember(rest: string): Escaped {
  const symbol = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return { text: symbol === '-' ? '-' : literal(rest.codePointAt(0) ?? 0), length: symbol.length };
}

const asWritten = /^(?:[|)*+?]|\{\d+(?:,\d*)?\})/;
const openings = /^\((?:\?:|\?<[A-Za-z_$][\w$]*>|(?!\?))/;

function readPart(rest: string): Escaped | undefined {
  const [letter] = rest;
  if (letter === '\\') {
    const escaped = readEscape(rest.slice(1), false);
    return escaped && { text: escaped.text, length: escaped.length + 1 };
  }
  if (letter === '[') return readClass(rest);
  if (letter === '.') return { text: notLineEnd, length: 1 };
  if (letter === '^') return { text: '\\A', length: 1 };
  if (letter === '$') return { text: '\\z', length: 1 };
  if (letter === '(') {
    const opening = openings.exec(rest)?.[0];
    return opening === undefined ? undefined : { text: '(?:', length: opening.length };
  }
  const kept = asWritten.exec(rest)?.[0];
  return kept === undefined ? readMember(rest) : { text: kept, length: kept.length };
}

/**
 * Translates a regular expression of ECMA-262 to RE2, matching the same texts; undefined if RE2 cannot express it:
 * look-around, back-references, and the rarest escapes.
 */
export function toRe2(pattern: string): string | undefined {
  let text = '';
  for (let at = 0; at < pattern.length; ) {
    const part = readPart(pattern.slice(at));
    if (!part) return undefined;
    text += part.text;
    at += part.length;
  }
  return text;
}
