import { open } from 'node:fs/promises';

/** Waits until the disk has a file. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
