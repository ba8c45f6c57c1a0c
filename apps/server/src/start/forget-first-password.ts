import { rmSync } from 'node:fs';
import type { DataFolder } from '../data-folder.ts';

const fileName = 'sample-accounts.json';

/** Removes the file in which an earlier version kept the password of the first administrator in clear. */
export function forgetFirstPassword(folder: Pick<DataFolder, 'file' | 'readSecret'>): void {
  const text = folder.readSecret(fileName);
  if (text === undefined) return;
  const accounts = JSON.parse(text) as readonly { readonly name?: unknown }[];
  // Sample people have their own names, and are several.
  if (accounts.length === 1 && accounts[0]?.name === 'Administrator') rmSync(folder.file(fileName));
}
