import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const others = 0o077;
/** Halyard's files in its data folder; other files belong to someone else and are not changed. */
const ownFile =
  /^(halyard\.sqlite(-wal|-shm|-journal)?|lock(-journal)?|process-id|identity\.key|workspace-id|operator-ticket|sample-accounts\.json)(\.new)?$/;
const ownFolders = ['crime', 'uploads'];
/** Every fresh disk has it. */
const lostAndFound = 'lost+found';

const isOpen = (path: string) => (statSync(path).mode & others) !== 0;

/** Whether others may read a folder with foreign files, so that we must not restrict it. */
export function isSharedFolder(path: string): boolean {
  const names = readdirSync(path).filter((name) => name !== lostAndFound);
  const isOurs = names.length === 0 || names.some((name) => ownFile.test(name));
  return !isOurs && isOpen(path);
}

function closePath(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & others) === 0) return;
  chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
}

function closeTree(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  closePath(path);
  for (const { parentPath, name } of readdirSync(path, { recursive: true, withFileTypes: true }))
    closePath(join(parentPath, name));
}

/**
 * Restricts a data folder and Halyard's files in it to the owner: 0700 and 0600. False if the file system has no
 * permissions.
 */
export function closeFolder(path: string): boolean {
  chmodSync(path, 0o700);
  for (const name of readdirSync(path)) if (ownFile.test(name)) closePath(join(path, name));
  for (const name of ownFolders) closeTree(join(path, name));
  return !isOpen(path);
}
