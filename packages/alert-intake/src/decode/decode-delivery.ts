import { decodeText } from './decode-text.ts';
import { type Decoded, startGathering } from './gathering.ts';
import { readJson } from './read-json.ts';
import { readSyslog } from './read-syslog.ts';
import { isJson, readWrapped } from './read-wrapped.ts';
import { isZeek, readZeek } from './read-zeek.ts';

/** How a source writes what it sends; `auto` decides by what comes. */
export const wires = ['json', 'zeek', 'syslog', 'auto'] as const;
export type Wire = (typeof wires)[number];

function recognise(text: string, wire: Wire): Exclude<Wire, 'auto'> {
  // Zeek can be set to write JSON, which changes nothing else about the source.
  if (wire === 'zeek') return isJson(text) && !isZeek(text) ? 'json' : 'zeek';
  if (wire !== 'auto') return wire;
  return isJson(text) ? 'json' : isZeek(text) ? 'zeek' : 'syslog';
}

/**
 * Turns the bytes of one delivery into documents. Each thing in it becomes one document or one rejection, with its place;
 * one that cannot be read stops no other. Takes time in proportion to the bytes, whatever they are.
 */
export function decodeDelivery(bytes: Uint8Array, wire: Wire): Decoded {
  const gathering = startGathering();
  const { text, note } = decodeText(bytes);
  if (note !== null) gathering.note(note);
  const kind = recognise(text, wire);
  if (kind === 'json') readJson(text, gathering);
  else if (kind === 'zeek') readZeek(text, gathering);
  else {
    // Counts of octets are of the bytes that came, so those stay where they are UTF-8.
    const lines = isUtf16(bytes) ? new TextEncoder().encode(text) : bytes;
    if (isJson(text)) readWrapped(text, lines, gathering);
    else readSyslog(lines, gathering);
  }
  return gathering.finish();
}

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
