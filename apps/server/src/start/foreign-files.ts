import { accessSync, constants, type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const mostLooked = 200;
const { R_OK, W_OK, X_OK } = constants;

type Folders = { readonly s3: unknown; readonly crimeFolder: string; readonly uploadFolder: string };
/** Throws where the process may not use the path in that mode. */
type Try = (path: string, mode: number) => void;

/** Another node may remove it meanwhile. */
function readFolder(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** What is in a folder, some folders deep; folders come before what is in them. */
function* entriesOf(folder: string): Generator<{ readonly path: string; readonly isFolder: boolean }> {
  yield { path: folder, isFolder: true };
  for (const entry of readFolder(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* entriesOf(path);
    else yield { path, isFolder: false };
  }
}

function findDenied(folder: string, tryPath: Try): string | undefined {
  let looked = 0;
  for (const { path, isFolder } of entriesOf(folder)) {
    try {
      tryPath(path, isFolder ? R_OK | W_OK | X_OK : R_OK);
    } catch (cause) {
      if (['EACCES', 'EPERM'].includes(String((cause as NodeJS.ErrnoException).code))) return path;
    }
    if (++looked >= mostLooked) return undefined;
  }
  return undefined;
}

/**
 * A sentence about a file of the shared folders that this process may not use, because a node that runs as another user made
 * it; undefined where there is none among the first 200 of each folder, or where files are in an S3-compatible store.
 */
export function findForeignFile({ s3, crimeFolder, uploadFolder }: Folders, tryPath: Try = accessSync) {
  if (s3) return undefined;
  for (const folder of new Set([crimeFolder, uploadFolder])) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue;
    const path = findDenied(folder, tryPath);
    if (path === undefined) continue;
    const owner = statSync(path, { throwIfNoEntry: false })?.uid ?? 'unknown';
    return `This node runs as user ID ${process.getuid?.() ?? 'unknown'} and may not use ${path}, which belongs to user ID ${owner}. Run all nodes that share a folder as the same user ID, and give its files to that one (chown -R).`;
  }
  return undefined;
}
