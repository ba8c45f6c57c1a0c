import { exitCodes, StartError } from './start-error.ts';

const sqliteFull = 13;

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this process may not write there',
  EPERM: 'this process may not change it',
  EROFS: 'its file system is read-only',
  EEXIST: 'it is a file',
  ENOTDIR: 'it is a file, or a part of its path is one',
  ENOENT: 'it cannot be made',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of its disk is used up',
};

function reasonOf(cause: unknown): string {
  const { code, errcode, message } = cause as { code?: string; errcode?: number; message?: string };
  if (errcode === sqliteFull) return 'its disk is full';
  return reasons[code ?? ''] ?? String(message ?? cause);
}

export type FolderName = {
  readonly what: 'data folder' | 'crime folder';
  readonly setting: string;
  readonly path: string;
};

/** Says why a folder cannot be used. Ends the start with code 73. */
export function folderError({ what, setting, path }: FolderName, cause: unknown): StartError {
  const message = `The ${what} ${path} cannot be used: ${reasonOf(cause)}. Put that right, or choose another folder with ${setting}.`;
  return new StartError(exitCodes.folder, message, { cause });
}
