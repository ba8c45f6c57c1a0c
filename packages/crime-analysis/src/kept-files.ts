import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

const dayMs = 86_400_000;
/** How long a file that no row of the database names is kept aside. */
export const keptForDays = 14;

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);
const keptFolder = (folder: string) => join(folder, 'kept');

/** The paths of the files below a folder, relative to it and with slashes; none where there is no such folder. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}

/** Moves paths of a crime folder to `kept/<day>` in it, where they stay for `keptForDays`. */
export async function keepAside(folder: string, paths: readonly string[], now: number): Promise<void> {
  for (const path of paths) {
    const target = join(keptFolder(folder), dayOf(now), path);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(folder, path), target);
  }
}

/** Removes what has been kept aside for longer than `keptForDays`; returns the days that went. */
export async function dropKept(folder: string, now: number): Promise<string[]> {
  const days = await readdir(keptFolder(folder)).catch(() => []);
  const over = days.filter((day) => day < dayOf(now - keptForDays * dayMs));
  for (const day of over) await rm(join(keptFolder(folder), day), { recursive: true, force: true });
  return over;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  if ((await readdir(folder).catch(() => ['gone'])).length === 0) await rmdir(folder);
}

export type Restored = {
  readonly restored: readonly string[];
  /** What no row names, and therefore stays where it is. */
  readonly unnamed: readonly string[];
};

/** Brings back what the database names and has lost. */
export async function restoreKept(folder: string, isNamed: (path: string) => boolean): Promise<Restored> {
  const [restored, unnamed]: [string[], string[]] = [[], []];
  for (const kept of await listFilesBelow(keptFolder(folder))) {
    const path = kept.slice(kept.indexOf('/') + 1);
    if (!isNamed(path)) unnamed.push(kept);
    else if (!(await isThere(join(folder, path)))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await rename(join(keptFolder(folder), kept), join(folder, path));
      restored.push(path);
    }
  }
  await removeEmptyFolders(keptFolder(folder));
  return { restored, unnamed };
}

const magic = 'PAR1';

/** Whether a Parquet file is there from its first to its last byte. What lies between is not read. */
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
