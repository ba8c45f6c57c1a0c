import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { importOfFile } from '../../platform/files/rejections-beside.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { workIdOf } from './queue-import.ts';

/** An upload being received has no import yet; one without an import after an hour never gets one. */
const orphanAfterMs = 3_600_000;

/** Whether an import may still be read: it has not ended, or can be retried. */
async function isNeeded(db: Kysely<Schema>, id: string): Promise<boolean | undefined> {
  const row = await db.selectFrom('imports').select(['state', 'format']).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  if (['waiting', 'reading', 'storing'].includes(row.state)) return true;
  if (row.state === 'previewing') return row.format === 'csv';
  const work = await db.selectFrom('jobs').select('state').where('id', '=', workIdOf(id)).executeTakeFirst();
  return work?.state === 'failed';
}

/** Removes uploads that no import needs anymore. */
export async function sweepUploads(db: Kysely<Schema>, storage: FileStorage, now: number): Promise<void> {
  const over: string[] = [];
  for await (const { key, modifiedAt } of storage.list('uploads/')) {
    const needed = await isNeeded(db, importOfFile(key.slice('uploads/'.length)));
    const isOrphan = needed === undefined && modifiedAt < now - orphanAfterMs;
    if (needed === false || isOrphan) over.push(key);
  }
  await storage.remove(over);
}
