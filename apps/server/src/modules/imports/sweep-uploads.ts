import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { importOfFile } from '../../platform/files/rejections-beside.ts';
import { workIdOf } from './queue-import.ts';

/** An upload that is being received has no import yet; one that has none after an hour never gets any. */
const orphanAfterMs = 3_600_000;

async function listUploads(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}

/** Whether an import may still be read: it has not ended, or can be retried. */
async function isNeeded(db: Kysely<Schema>, id: string): Promise<boolean | undefined> {
  const row = await db.selectFrom('imports').select(['state', 'format']).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  if (['waiting', 'reading', 'storing'].includes(row.state)) return true;
  if (row.state === 'previewing') return row.format === 'csv';
  const work = await db.selectFrom('jobs').select('state').where('id', '=', workIdOf(id)).executeTakeFirst();
  return work?.state === 'failed';
}

/** Removes uploads that no import needs any more. */
export async function sweepUploads(db: Kysely<Schema>, folder: string, now: number): Promise<void> {
  for (const name of await listUploads(folder)) {
    const path = join(folder, name);
    const needed = await isNeeded(db, importOfFile(name));
    const found = needed === undefined ? await stat(path).catch(() => undefined) : undefined;
    const isOrphan = found !== undefined && found.mtimeMs < now - orphanAfterMs;
    if (needed === false || isOrphan) await rm(path, { force: true });
  }
}
