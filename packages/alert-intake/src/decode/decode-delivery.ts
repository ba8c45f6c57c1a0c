import { CharsetError, decodeText } from './decode-text.ts';
import { type Decoded, type Gathering, startGathering } from './gathering.ts';
import { readJson } from './read-json.ts';
import { readSyslog } from './read-syslog.ts';
import { isJson, readWrapped } from './read-wrapped.ts';
import { isZeek, readZeek } from './read-zeek.ts';

/** The format in which a source sends alerts; `auto` detects it from the content. */
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
 * one that cannot be read stops no other. `mediaType` may name the charset. Takes time in proportion to the bytes, whatever they are.
 */
export function decodeDelivery(bytes: Uint8Array, wire: Wire, mediaType = ''): Decoded {
  const gathering = startGathering();
  try {
    readInto(gathering, bytes, { wire, charset: charsetOf(mediaType) });
  } catch (cause) {
    if (!(cause instanceof CharsetError)) throw cause;
    gathering.reject(cause.message);
  }
  return gathering.finish();
}

/** The charset of a media type such as `text/plain; charset=iso-8859-1`; null if it names none. */
const charsetOf = (mediaType: string): string | null =>
  /;\s*charset=["']?([\w:.-]{1,40})/i.exec(mediaType)?.[1] ?? null;

type Reading = { readonly wire: Wire; readonly charset: string | null };

const replaced = '\ufffd';

/** Rejects documents with replaced characters: the originals cannot be recovered afterwards. */
const withoutReplaced = (gathering: Gathering, detail: string): Gathering =>
  Object.assign({}, gathering, {
    add: (value: unknown) =>
      JSON.stringify(value).includes(replaced) ? gathering.reject(detail) : gathering.add(value),
  });

function readInto(gathering: Gathering, bytes: Uint8Array, { wire, charset }: Reading): void {
  const { text, note, encoding } = decodeText(bytes, charset);
  const kind = recognise(text, wire);
  const sure = note === null ? gathering : withoutReplaced(gathering, `It is not ${encoding}. ${hint}`);
  if (kind === 'json') readJson(text, sure);
  else if (kind === 'zeek') readZeek(text, sure);
  else {
    // Devices write lines in any charset, without declaring it.
    if (note !== null) gathering.note(note);
    // Octet counts refer to the received bytes, so those are kept where they are UTF-8.
    const lines = isUtf16(bytes) || charset !== null ? new TextEncoder().encode(text) : bytes;
    if (isJson(text)) readWrapped(text, lines, gathering);
    else readSyslog(lines, gathering);
  }
}

const hint = 'Another charset is read where the Content-Type header names it.';

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
