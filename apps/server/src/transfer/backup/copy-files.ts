import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listBelow } from '../../platform/storage/folder-storage.ts';

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.size;
}

/**
 * Copies the files below a folder that are missing or differ in size; returns the number. A file deleted meanwhile is
 * skipped.
 */
export async function copyFiles(from: string, to: string, isMeant: (path: string) => boolean = () => true) {
  const paths = (await listBelow(from)).filter(isMeant);
  for (const path of paths) {
    const target = join(to, path);
    if ((await sizeOf(target)) === (await sizeOf(join(from, path)))) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, path), target).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw cause;
    });
  }
  return paths.length;
}
