import { type Fields, put } from './fields.ts';
import { readBars, readPairs } from './read-pairs.ts';

const startPattern = /\bLEEF: ?(?=[12](?:\.\d)?\|)/;
const headerFields = 5;
const tab = '\t';

/** The separator that LEEF 2.0 states: a sign, its code in hex, or nothing for a tab; null where it is none. */
function separatorOf(stated: string): string | null {
  if (stated === '' || stated === '\\t') return tab;
  const hex = /^\\?(?:0x|x)([0-9a-f]{1,4})$/i.exec(stated)?.[1];
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
  return [...stated].length === 1 ? stated : null;
}

/** The separator at the start of the body, and how much of the body states it; it is often left out. */
function statedSeparator(body: string): { readonly separator: string; readonly length: number } | null {
  if (body.startsWith('||')) return { separator: '|', length: 2 };
  const bar = body.slice(0, 8).indexOf('|');
  const separator = bar < 0 ? null : separatorOf(body.slice(0, bar));
  return separator === null ? null : { separator, length: bar + 1 };
}

function readAttributes(text: string, separator: string): Fields {
  // Tabs often get lost on the way. Then bars that were written for them, or the spaces that they became, separate.
  if (separator === tab && !text.includes(tab)) {
    if (!/\|[\w.-]{1,80}=/.test(text)) return readPairs(text, (value) => value);
    return readAttributes(text, '|');
  }
  const pairs: [name: string, parts: string[]][] = [];
  for (const part of text.split(separator)) {
    const equals = part.indexOf('=');
    const last = pairs.at(-1);
    if (equals > 0) pairs.push([part.slice(0, equals).trim(), [part.slice(equals + 1)]]);
    // Without a name it belongs to the value before, which has the separator in it.
    else if (part !== '' && last) last[1].push(part);
  }
  const attributes: Fields = {};
  for (const [name, parts] of pairs) put(attributes, name, parts.join(separator).trim());
  return attributes;
}

/** QRadar's Log Event Extended Format, wherever it starts in a message; null where there is none. */
export function readLeef(message: string): Readonly<Fields> | null {
  const start = startPattern.exec(message);
  if (!start) return null;
  const { fields, rest } = readBars(message, start.index + start[0].length, headerFields);
  if (fields.length < headerFields) return null;
  const [version = '', vendor, product, deviceVersion, eventId] = fields;
  const body = rest ?? '';
  const stated = version.startsWith('2') ? statedSeparator(body) : null;
  const attributes = readAttributes(body.slice(stated?.length ?? 0), stated?.separator ?? tab);
  return { version, vendor, product, deviceVersion, eventId, attributes };
}
