const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

const encodings = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

export type DecodedText = { readonly text: string; readonly note: string | null; readonly encoding: string };

/** Why a body is not text in the charset that its sender names. */
export class CharsetError extends Error {}

/** A body in the charset that its sender names. @throws CharsetError */
function decodeAs(charset: string, bytes: Uint8Array): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(charset, { fatal: true });
  } catch {
    throw new CharsetError(`The charset "${charset}" of the Content-Type header is not known.`);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new CharsetError(`The body is not ${charset.toUpperCase()}, as its Content-Type header says.`);
  }
}

const isUtf8 = (charset: string) => /^utf-?8$/i.test(charset);

/**
 * Bytes as text: what a byte order mark says, else the charset that their sender names, else UTF-8. What is no text in
 * UTF-8 becomes U+FFFD, and the note says so.
 *
 * @throws CharsetError where another charset is named and does not fit
 */
export function decodeText(bytes: Uint8Array, charset: string | null = null): DecodedText {
  const marked = encodings.find(({ mark }) => startsWith(bytes, mark))?.encoding;
  if (marked === undefined && charset !== null && !isUtf8(charset))
    return { text: decodeAs(charset, bytes), note: null, encoding: charset };
  const decoding = marked ?? 'utf-8';
  const encoding = decoding.toUpperCase();
  try {
    return { text: new TextDecoder(decoding, { fatal: true }).decode(bytes), note: null, encoding };
  } catch {
    const note = `Bytes that are not valid ${encoding} were replaced by U+FFFD.`;
    return { text: new TextDecoder(decoding).decode(bytes), note, encoding };
  }
}
