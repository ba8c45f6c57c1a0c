const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

const encodings = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

export type DecodedText = { readonly text: string; readonly note: string | null };

/** Bytes as text: UTF-8, or what a byte order mark says. What is no text in it becomes U+FFFD, and the note says so. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodings.find(({ mark }) => startsWith(bytes, mark))?.encoding ?? 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), note: null };
  } catch {
    return {
      text: new TextDecoder(encoding).decode(bytes),
      note: `Bytes that are no ${encoding.toUpperCase()} were replaced by U+FFFD.`,
    };
  }
}
