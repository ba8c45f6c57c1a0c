import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeFolder, isSharedFolder } from './start/close-folder.ts';
import { type FolderName, folderError } from './start/folder-error.ts';
import { removeEmpty } from './start/remove-empty.ts';
import { exitCodes, StartError } from './start/start-error.ts';

/** The folder belongs to a running Halyard already. Ends the start with code 75. */
export class FolderInUseError extends StartError {
  constructor(message: string, options?: ErrorOptions) {
    super(exitCodes.folderInUse, message, options);
  }
}

export type DataFolder = {
  readonly path: string;
  file(name: string): string;
  /** Writes a file that only its owner can read; it is on the disk, or as it was before. */
  writeSecret(name: string, content: string): void;
  readSecret(name: string): string | undefined;
  release(): void;
  /** A file created by this start is needed from now on. */
  keep(name: string): void;
  /** Releases the folder after a rejected start, without the files created by it. */
  abandon(): void;
};

const sqliteBusy = 5;

function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Holds an exclusive lock for the lifetime of the process. The operating system releases it when the process ends,
 * however it ends, so a lock never outlives its owner and needs no clean-up after a crash.
 */
function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  const ownerFile = join(folder, 'process-id');
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists held (id integer);');
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== sqliteBusy) throw cause;
    const message = `The data folder ${folder} is in use by process ${readOwner(ownerFile)}. Stop it first, or choose another folder with HALYARD_DATA_DIR.`;
    throw new FolderInUseError(message, { cause });
  }
  writeFileSync(ownerFile, String(process.pid));
  return lock;
}

/** Writes beside the file and puts it in its place: a power cut leaves the old file or the new one. */
function writeWhole(path: string, content: string): void {
  const draft = `${path}.new`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw cause;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function requireOwn(path: string): void {
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  if (!isSharedFolder(path)) return;
  const message = `The data folder ${path} holds other files and is open to other users of this machine. Choose a folder of its own with HALYARD_DATA_DIR, or close it to others (chmod 700).`;
  throw new StartError(exitCodes.folder, message);
}

function requireClosed(path: string): void {
  if (closeFolder(path)) return;
  const message = `The data folder ${path} stays open to other users of this machine: its file system knows no rights. Choose another folder with HALYARD_DATA_DIR.`;
  throw new StartError(exitCodes.folder, message);
}

function open(path: string): DataFolder {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  requireOwn(path);
  const file = (name: string) => join(path, name);
  const made = new Set(['lock', 'lock-journal', 'process-id'].filter((name) => !existsSync(file(name))));
  let lock: DatabaseSync | undefined;
  function abandon() {
    for (const name of made) rmSync(file(name), { force: true });
    lock?.close();
    if (first !== undefined) removeEmpty(path, first);
  }
  try {
    lock = takeLock(path);
    requireClosed(path);
  } catch (cause) {
    if (!(cause instanceof FolderInUseError)) abandon();
    throw cause;
  }
  return {
    path,
    file,
    writeSecret(name, content) {
      if (!existsSync(file(name))) made.add(name);
      writeWhole(file(name), content);
    },
    readSecret: (name) => readIfThere(file(name)),
    release: () => lock?.close(),
    keep: (name) => void made.delete(name),
    abandon,
  };
}

/** Opens (or creates) the data folder exclusively for this process, and restricts its permissions to the owner. */
export function openDataFolder(path: string): DataFolder {
  const name: FolderName = { what: 'data folder', setting: 'HALYARD_DATA_DIR', path };
  try {
    return open(path);
  } catch (cause) {
    throw cause instanceof StartError ? cause : folderError(name, cause);
  }
}

/** Whether another process uses the data folder. Creates none, and does not take its lock. */
export function isFolderInUse(path: string): boolean {
  if (!existsSync(join(path, 'lock'))) return false;
  try {
    const lock = new DatabaseSync(join(path, 'lock'), { timeout: 0 });
    try {
      lock.exec('select count(*) from sqlite_schema');
    } finally {
      lock.close();
    }
    return false;
  } catch (cause) {
    if ((cause as { errcode?: number }).errcode === sqliteBusy) return true;
    throw folderError({ what: 'data folder', setting: 'HALYARD_DATA_DIR', path }, cause);
  }
}
