import { type Fields, put } from './fields.ts';

export type StructuredData = {
  readonly elements: Readonly<Record<string, Readonly<Fields>>>;
  /** Behind its last bracket. */
  readonly end: number;
};

const space = 0x20;
const quote = 0x22;
const equals = 0x3d;
const backslash = 0x5c;
const closing = 0x5d;

/** Behind a name that starts at `from`: RFC 5424 lets it hold anything but `=`, space, `]` and `"`. */
function endOfName(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= space || code === quote || code === equals || code === closing) break;
  }
  return at;
}

/** The text between the quotes from `from` on; only `"`, `\` and `]` are ever escaped, any other backslash is meant. */
function readQuoted(text: string, from: number): { readonly value: string; readonly end: number } | null {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === backslash) at++;
    else if (code === quote) return { value: text.slice(from, at).replace(/\\(["\\\]])/g, '$1'), end: at + 1 };
  }
  return null;
}

/** Reads `[id name="value" …][…]` from `from` on; null where it is none or does not close. */
export function readStructuredData(text: string, from: number): StructuredData | null {
  const elements: Record<string, Fields> = {};
  let at = from;
  while (text[at] === '[') {
    const idEnd = endOfName(text, at + 1);
    const id = text.slice(at + 1, idEnd);
    if (id === '') return null;
    const fields: Fields = Object.hasOwn(elements, id) ? (elements[id] ?? {}) : {};
    at = idEnd;
    for (;;) {
      while (text.charCodeAt(at) === space) at++;
      if (text.charCodeAt(at) === closing) break;
      const nameEnd = endOfName(text, at);
      if (nameEnd === at || text.charCodeAt(nameEnd) !== equals || text.charCodeAt(nameEnd + 1) !== quote) return null;
      const quoted = readQuoted(text, nameEnd + 2);
      if (!quoted) return null;
      put(fields, text.slice(at, nameEnd), quoted.value);
      at = quoted.end;
    }
    at++;
    if (!Object.hasOwn(elements, id)) put(elements, id, fields);
  }
  return at === from ? null : { elements, end: at };
}
