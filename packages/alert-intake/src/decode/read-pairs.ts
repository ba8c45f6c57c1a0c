import { type Fields, put } from './fields.ts';

const isKeyCode = (code: number) =>
  (code >= 0x30 && code <= 0x39) || // 0-9
  (code >= 0x41 && code <= 0x5d && code !== 0x5c) || // A-Z [ ]
  (code >= 0x61 && code <= 0x7a) || // a-z
  code === 0x5f || // _
  code === 0x2e || // .
  code === 0x2d; // -

/**
 * Reads `key=value` pairs with spaces between them and within the values, as in a CEF extension: a key is the word that
 * directly precedes an equals sign and follows a space. One pass, whatever the text.
 */
export function readPairs(text: string, toValue: (written: string) => string): Fields {
  const fields: Fields = {};
  let key: string | null = null;
  let valueStart = 0;
  let wordStart = 0;
  let isKey = true;
  const close = (end: number) => {
    if (key !== null) put(fields, key, toValue(text.slice(valueStart, end)).trim());
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x09) {
      wordStart = at + 1;
      isKey = true;
    } else if (code === 0x3d && isKey && at > wordStart) {
      close(wordStart);
      key = text.slice(wordStart, at);
      valueStart = at + 1;
      isKey = false;
    } else if (code === 0x5c) {
      // An escaped sign is not a separator; the backslash of a path is a backslash.
      const next = text[at + 1];
      if (next === '=' || next === '\\' || next === '|') at++;
      isKey = false;
    } else if (!isKeyCode(code)) isKey = false;
  }
  close(text.length);
  return fields;
}

/** The texts between unescaped bars, up to `count` of them; `rest` is behind the last bar, null where bars are missing. */
export function readBars(
  text: string,
  from: number,
  count: number,
): { readonly fields: readonly string[]; readonly rest: string | null } {
  const fields: string[] = [];
  let start = from;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x7c) {
      fields.push(text.slice(start, at));
      start = at + 1;
      if (fields.length === count) break;
    }
  }
  const isWhole = fields.length === count;
  if (!isWhole) fields.push(text.slice(start));
  return {
    fields: fields.map((field) => field.replace(/\\([\\|])/g, '$1').trim()),
    rest: isWhole ? text.slice(start) : null,
  };
}
