import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder belongs to a running Halyard already. Ends the start with code 75. */
export class FolderInUseError extends Error {}

export type DataFolder = {
  readonly path: string;
  file(name: string): string;
  /** Writes a file that only its owner can read. */
  writeSecret(name: string, content: string): void;
  readSecret(name: string): string | undefined;
  release(): void;
};

function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Holds an exclusive lock for as long as the process lives. The operating system gives it back when the process ends,
 * however it ends, so a lock never outlives its owner and needs no clean-up after a crash.
 */
function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  const ownerFile = join(folder, 'process-id');
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists held (id integer);');
  } catch (cause) {
    lock.close();
    const message = `The data folder ${folder} is in use by process ${readOwner(ownerFile)}. Stop it first, or choose another folder with HALYARD_DATA_DIR.`;
    throw new FolderInUseError(message, { cause });
  }
  writeFileSync(ownerFile, String(process.pid));
  return lock;
}

/** Opens (or makes) the data folder, for this process alone. */
export function openDataFolder(path: string): DataFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const lock = takeLock(path);
  const file = (name: string) => join(path, name);
  return {
    path,
    file,
    writeSecret(name, content) {
      writeFileSync(file(name), content, { mode: 0o600 });
      // The mode above only counts for a new file.
      chmodSync(file(name), 0o600);
    },
    readSecret(name) {
      try {
        return readFileSync(file(name), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    release: () => lock.close(),
  };
}
