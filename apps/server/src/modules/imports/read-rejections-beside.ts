import { open } from 'node:fs/promises';
import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import { rejectionsBeside } from '../../platform/files/rejections-beside.ts';

async function openIfThere(path: string) {
  try {
    return await open(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

/** Unreadable items of a feed, in order; empty if there are none. */
export async function* readRejectionsBeside(path: string): AsyncGenerator<Rejection, void, undefined> {
  const file = await openIfThere(rejectionsBeside(path));
  if (file) for await (const line of file.readLines()) yield JSON.parse(line) as Rejection;
}
