import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { folderError } from './folder-error.ts';
import { removeEmpty } from './remove-empty.ts';
import { exitCodes, StartError } from './start-error.ts';

const fileName = 'workspace-id';
const partsLooked = 500;

/** The state of a crime folder before anything in it is changed. */
export type CrimeMark = {
  /** The workspace it belongs to, and after a dot which of its folders it is. */
  readonly mark: string | undefined;
  /** Some of the Parquet files in it, as the database would name them. */
  readonly parts: readonly string[];
};

export const workspaceOf = (mark: string) => mark.slice(0, mark.indexOf('.'));

async function inCrimeFolder<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof StartError
      ? cause
      : folderError({ what: 'crime folder', setting: 'HALYARD_CRIME_DIR', path }, cause);
  }
}

function listParts(path: string): string[] {
  const below = join(path, 'parts');
  if (!existsSync(below)) return [];
  return readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.parquet'))
    .slice(0, partsLooked)
    .map(({ parentPath, name }) => relative(path, join(parentPath, name)).split(sep).join('/'));
}

function readMark(path: string): string | undefined {
  const file = join(path, fileName);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Checks a crime folder, and rejects an unusable one. Changes nothing. */
export function readCrimeFolder(path: string): Promise<CrimeMark> {
  return inCrimeFolder(path, () => {
    if (!existsSync(path)) return { mark: undefined, parts: [] };
    readdirSync(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const mark = readMark(path);
    return { mark, parts: mark === undefined ? listParts(path) : [] };
  });
}

export type MarkedFolder = {
  readonly mark: string;
  /** Removes the marker again, if this start created it. */
  unmark(): void | Promise<void>;
};

/** If several nodes mark one folder concurrently, the first marker stays. */
function writeMark(path: string, mark: string): boolean {
  try {
    writeFileSync(join(path, fileName), `${mark}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

/** Between making its file and writing its mark another node needs a moment. */
async function readMarkOfOther(path: string, triesLeft = 50): Promise<string> {
  const mark = readMark(path) ?? '';
  if (mark !== '' || triesLeft === 0) return mark;
  await setTimeout(20);
  return readMarkOfOther(path, triesLeft - 1);
}

/** Creates the crime folder if it does not exist, and marks it for this workspace. */
export function markCrimeFolder(path: string, workspaceId: string, newId: () => string): Promise<MarkedFolder> {
  return inCrimeFolder(path, async () => {
    const first = mkdirSync(path, { recursive: true, mode: 0o700 });
    const isMine = readMark(path) === undefined && writeMark(path, `${workspaceId}.${newId()}`);
    return {
      mark: await readMarkOfOther(path),
      unmark() {
        if (isMine) rmSync(join(path, fileName), { force: true });
        if (first !== undefined) removeEmpty(path, first);
      },
    };
  });
}

export function otherStorage(place: string): StartError {
  const message = `The storage of files ${place} belongs to another workspace. Choose the one of this workspace with HALYARD_CRIME_DIR, or HALYARD_STORAGE_BUCKET and HALYARD_STORAGE_PREFIX.`;
  return new StartError(exitCodes.otherWorkspace, message);
}
