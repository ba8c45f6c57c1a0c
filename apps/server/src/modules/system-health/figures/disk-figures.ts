import type { Dirent } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Free space of a folder's disk, as `df` counts it: without the superuser's reserve. */
export async function measureDisk(folder: string): Promise<{ totalBytes: number; usedBytes: number }> {
  const { blocks, bfree, bavail, bsize } = await statfs(folder);
  const usedBytes = (blocks - bfree) * bsize;
  return { usedBytes, totalBytes: usedBytes + bavail * bsize };
}

async function listIfThere(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
}

/** Bytes of a file that may have been deleted since it was listed. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });
  return found?.size ?? 0;
}

/** Bytes of all files below a folder, 0 if it does not exist; `but` is an excluded subfolder. */
export async function sizeOfFolder(folder: string, but?: string): Promise<number> {
  let total = 0;
  for (const entry of await listIfThere(folder)) {
    const isOutside = but !== undefined && (entry.parentPath === but || entry.parentPath.startsWith(`${but}/`));
    if (entry.isFile() && !isOutside) total += await sizeOf(join(entry.parentPath, entry.name));
  }
  return total;
}
