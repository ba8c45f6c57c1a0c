import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const sharedMemory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

function hasRoomInMemory() {
  if (process.platform !== 'linux' || !existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return Math.min(bavail * bsize, process.availableMemory?.() ?? freemem()) >= neededBytes;
}

/**
 * Puts temporary files of this process and its children into memory where there is room: thousands of small databases
 * need not wait for a disk. They are gone when the process ends.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoomInMemory()) return;
  // The PostgreSQL server, which runs as another user, has its folder in it.
  const folder = mkdtempSync(join(sharedMemory, 'halyard-tests-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
