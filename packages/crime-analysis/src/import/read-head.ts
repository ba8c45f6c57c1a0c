import { open } from 'node:fs/promises';

const headBytes = 64 * 1024;

/** The first line of a file, or what the first bytes say it is instead of CSV. */
export type FileHead =
  | { readonly is: 'text'; readonly header: string }
  | { readonly is: 'empty' | 'utf16' | 'zip' }
  | { readonly is: 'headless' };

const startsWith = (bytes: Buffer, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);

// UTF-16 without a mark: every other byte of Latin text is zero.
const looksLikeUtf16 = (bytes: Buffer) =>
  startsWith(bytes, 0xff, 0xfe) ||
  startsWith(bytes, 0xfe, 0xff) ||
  (bytes.length >= 4 && ((bytes[0] === 0 && bytes[2] === 0) || (bytes[1] === 0 && bytes[3] === 0)));

function headOf(bytes: Buffer): FileHead {
  if (bytes.length === 0) return { is: 'empty' };
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6)) return { is: 'zip' };
  if (looksLikeUtf16(bytes)) return { is: 'utf16' };
  const feed = bytes.indexOf(10);
  if (feed < 0 && bytes.length === headBytes) return { is: 'headless' };
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
