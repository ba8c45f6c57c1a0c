import { open } from 'node:fs/promises';

export const headBytes = 64 * 1024;

export type Utf16 = 'utf-16le' | 'utf-16be';

/** The first line of a file, or what the first bytes say it is instead of CSV. */
export type FileHead =
  | { readonly is: 'text'; readonly header: string }
  | { readonly is: 'empty' | 'zip' }
  | { readonly is: 'utf16'; readonly encoding: Utf16 }
  | { readonly is: 'headless' };

const startsWith = (bytes: Buffer, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);

// Without a byte order mark, every other byte of Latin text is zero.
function utf16Of(bytes: Buffer): Utf16 | null {
  const isZero = (...locations: number[]) => bytes.length >= 4 && locations.every((location) => bytes[location] === 0);
  if (startsWith(bytes, 0xff, 0xfe) || isZero(1, 3)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) || isZero(0, 2) ? 'utf-16be' : null;
}

/** Judges the first `headBytes` of a file, or all of a shorter one. */
export function headOf(bytes: Buffer): FileHead {
  if (bytes.length === 0) return { is: 'empty' };
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6)) return { is: 'zip' };
  const encoding = utf16Of(bytes);
  if (encoding) return { is: 'utf16', encoding };
  const feed = bytes.indexOf(10);
  if (feed < 0 && bytes.length >= headBytes) return { is: 'headless' };
  const line = bytes.subarray(0, feed < 0 ? bytes.length : feed).toString('utf8');
  return { is: 'text', header: line.replace(/^\uFEFF/, '').replace(/\r$/, '') };
}

/** Looks at the first 64 kB of a file; the byte order mark of UTF-8 is left out of the header. */
export async function readHead(path: string): Promise<FileHead> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes);
    return headOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
