import { PatternError } from './pattern.ts';

type TokenKind = 'word' | 'string' | 'number' | 'timestamp' | 'binary' | 'sign' | 'end';

/** `text` is what is written, of literals what is meant. */
export type Token = { readonly kind: TokenKind; readonly text: string; readonly position: number };

// The lexical rules of the ANTLR grammar of the OASIS committee (STIXPattern.g4).
const gap = /(?:[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]|\/\*.*?\*\/|\/\/[^\r\n]*)*/sy;
const timestamp =
  /t'(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?Z)'/y;
const hex = /h'((?:[0-9A-Fa-f]{2})*)'/y;
const base64 = /b'([A-Za-z0-9+/\r\n]+={0,2}[\r\n]*)'/y;
const string = /'((?:[^'\\]|\\['\\])*)'/y;
const number = /[+-]?(?:\d*\.\d+|0|[1-9]\d*)/y;
const word = /[A-Za-z_][A-Za-z0-9_-]*/y;
const sign = /==?|!=|<>|<=?|>=?|[:.,()[\]*]/y;

const unquote = (text: string) => text.replaceAll(/\\(.)/g, '$1');

/** Null unless it is whole: line feeds within it are ignored. */
function readBase64(text: string): string | null {
  const bare = text.replaceAll(/[\r\n]/g, '');
  return bare.length % 4 === 0 && bare !== '' ? Buffer.from(bare, 'base64').toString('hex') : null;
}

type Rule = { readonly kind: TokenKind; readonly pattern: RegExp; read(text: string): string | null };
const asIs = (text: string) => text;

const rules: readonly Rule[] = [
  { kind: 'timestamp', pattern: timestamp, read: asIs },
  { kind: 'binary', pattern: hex, read: (text) => text.toLowerCase() },
  { kind: 'binary', pattern: base64, read: readBase64 },
  { kind: 'string', pattern: string, read: unquote },
  { kind: 'number', pattern: number, read: asIs },
  { kind: 'word', pattern: word, read: asIs },
  { kind: 'sign', pattern: sign, read: asIs },
];

function at(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function refuse(text: string, position: number): never {
  const rest = text.slice(position, position + 2);
  if (rest === '/*') throw new PatternError('The comment has no end.', position, '*/');
  if (!rest.startsWith("'"))
    throw new PatternError(`Unexpected ${JSON.stringify(rest.charAt(0))} at ${position}.`, position);
  const end = position + (at(/'(?:[^'\\]|\\['\\])*/y, text, position)?.[0].length ?? 0);
  if (text[end] === '\\')
    throw new PatternError(`A backslash is written twice, or before a quote, at ${end}.`, end, '\\\\');
  throw new PatternError(`The string that begins at ${position} has no end.`, position, "'");
}

/**
 * A pattern in tokens, without white space and comments; the last is the end.
 *
 * @throws PatternError where something begins that is none of the language
 */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (;;) {
    position += at(gap, text, position)?.[0].length ?? 0;
    if (position >= text.length) return [...tokens, { kind: 'end', text: 'the end', position }];
    const start = position;
    const token = rules.find((rule) => {
      const match = at(rule.pattern, text, start);
      if (!match) return false;
      const read = rule.read(match[1] ?? match[0]);
      if (read === null) return false;
      tokens.push({ kind: rule.kind, text: read, position: start });
      position = start + match[0].length;
      return true;
    });
    if (!token) refuse(text, position);
  }
}
