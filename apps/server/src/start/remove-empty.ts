import { rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes the folders from `path` up to `first`, as far as they are empty. */
export function removeEmpty(path: string, first: string): void {
  try {
    rmdirSync(path);
    if (path !== first) removeEmpty(dirname(path), first);
  } catch (cause) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(String((cause as NodeJS.ErrnoException).code))) throw cause;
  }
}
