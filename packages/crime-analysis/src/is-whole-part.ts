import { open } from 'node:fs/promises';

const magic = 'PAR1';

/** Whether a Parquet file is there from its first to its last byte. What is between is not read. */
export async function isWholePart(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (!file) return false;
  try {
    const { size } = await file.stat();
    const ends = Buffer.alloc(2 * magic.length);
    await file.read(ends, 0, magic.length, 0);
    await file.read(ends, magic.length, magic.length, Math.max(0, size - magic.length));
    return size > ends.length && ends.toString('latin1') === magic + magic;
  } finally {
    await file.close();
  }
}
