import { copyFile, lstat, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ImportProblem } from '../import-job.ts';
import { fileMaxBytes, type ImportSource, type ImportSources } from './import-source.ts';
import { openZip } from './open-zip.ts';
import { readHead } from './read-head.ts';

type Found = { readonly path: string; readonly name: string };

// The database takes these for patterns in the name of a file.
const looksLikePattern = (path: string) => /[*?[\]{}]/.test(path);

async function sourceOfFile({ path, name }: Found, copyPath: string): Promise<ImportSource> {
  const { size } = await lstat(path);
  const isCopied = looksLikePattern(path);
  return {
    name,
    bytes: size,
    problem: size > fileMaxBytes ? { problem: 'too_large', detail: `${size} bytes` } : null,
    take: async () => {
      if (isCopied) await copyFile(path, copyPath);
      return isCopied ? copyPath : path;
    },
    release: async () => {
      if (isCopied) await rm(copyPath, { force: true });
    },
  };
}

async function findFiles(folder: string): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:csv|zip)$/i.test(entry.name) && !entry.name.startsWith('._'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path, name: relative(folder, path) }));
}

async function openFound(found: Found, workFolder: string, index: number, signal: AbortSignal): Promise<ImportSources> {
  const { is } = await readHead(found.path);
  if (is === 'zip') return await openZip(found.path, workFolder, signal);
  return { files: [await sourceOfFile(found, join(workFolder, `copy-${index}.csv`))], close: () => {} };
}

const rejectedZip = ({ name }: Found, { problem, message }: ImportProblem): ImportSources => ({
  files: [{ name, bytes: 0, problem: { problem, detail: message }, take: async () => '', release: async () => {} }],
  close: () => {},
});

async function openFolder(folder: string, workFolder: string, signal: AbortSignal): Promise<ImportSources> {
  const opened: ImportSources[] = [];
  for (const [index, found] of (await findFiles(folder)).entries()) {
    const sources = await openFound(found, workFolder, index, signal).catch((error: unknown) => {
      if (error instanceof ImportProblem) return rejectedZip(found, error);
      throw error;
    });
    opened.push(sources);
  }
  return {
    files: opened.flatMap(({ files }) => files),
    close: () => {
      for (const { close } of opened) close();
    },
  };
}

/**
 * The contents of a path: one CSV file, the CSV files of a zip (known by its first bytes, not its name), or all of both
 * in a folder, in the order of their names. Symbolic links are not followed. Throws `ImportProblem`.
 */
export async function findSources(
  { path, name }: Found,
  workFolder: string,
  signal: AbortSignal,
): Promise<ImportSources> {
  const stats = await lstat(path);
  if (stats.isDirectory()) return await openFolder(path, workFolder, signal);
  if (!stats.isFile()) throw new ImportProblem('not_a_regular_file', '');
  return await openFound({ path, name }, workFolder, 0, signal);
}
