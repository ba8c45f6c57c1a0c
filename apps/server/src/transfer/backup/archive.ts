import { execFile } from 'node:child_process';
import { renameSync, rmSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { CommandError } from '../../start/run-command-line.ts';
import { inScratchFolder } from '../scratch-folder.ts';

const run = promisify(execFile);

async function tar(...parameters: readonly string[]): Promise<void> {
  await run('tar', parameters).catch((cause: Error) => {
    throw new CommandError(`tar failed: ${cause.message.trim()}`);
  });
}

export const isArchive = (path: string) => path.endsWith('.tar');

/** Packs a folder into one file, which has its name only when it is whole. */
export async function packFolder(folder: string, path: string): Promise<void> {
  const draft = `${path}.packing-${process.pid}`;
  try {
    await tar('-cf', draft, '-C', folder, '.');
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Uses the folder of a backup; that of a file is unpacked to a temporary folder, and removed again. */
export async function inBackupFolder<T>(path: string, work: (folder: string) => Promise<T>): Promise<T> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new CommandError(`There is no backup ${path}.`);
  if (found.isDirectory()) return work(path);
  return inScratchFolder('backup', async (scratch) => {
    try {
      await tar('-xf', path, '-C', scratch, '--no-same-owner');
    } catch (cause) {
      throw new CommandError(`${path} is no backup, or it is damaged. Nothing was written.`, { cause });
    }
    return work(scratch).catch((cause) => {
      // Errors name the user's file, and not the temporary folder.
      if (cause instanceof CommandError) cause.message = cause.message.replaceAll(scratch, path);
      throw cause;
    });
  });
}
