import { rm } from 'node:fs/promises';
import type { CrimeImportsTable } from '../../../database/tables/crime-schema.ts';
import type { WorkContext } from '../../../platform/background/work-kind.ts';
import { type FileStorage, NotStored } from '../../../platform/storage/file-storage.ts';
import type { OpenArchive } from './fetch-archive.ts';
import { saveCrimeProgress } from './import-store.ts';
import { waitingKey } from './revert-crime-import.ts';
import { CrimeImportProblem } from './run-crime-import.ts';

export type FileSources = {
  readonly storage: FileStorage;
  readonly openArchive: OpenArchive;
  /** Writes the generated months of a sample workspace that began at `now`. */
  readonly writeSample: (folder: string, now: number, signal: AbortSignal) => Promise<void>;
};

type Row = Pick<CrimeImportsTable, 'id' | 'name' | 'source' | 'started_at'>;

/** The month that an import takes from the publisher's archive, which is named after it. */
export const monthOf = ({ name, source }: Pick<Row, 'name' | 'source'>): string | undefined =>
  source === 'archive' ? name.replace(/\.zip$/, '') : undefined;

async function fetchMonth(
  { openArchive, storage }: FileSources,
  month: string,
  id: string,
  { signal, report }: WorkContext,
): Promise<void> {
  const archive = await openArchive(month).catch((cause: unknown) => {
    throw new CrimeImportProblem('network_failed', cause instanceof Error ? cause.message : '');
  });
  const path = await storage.draftPath();
  await archive.save(path, signal, (bytesRead) => {
    const progress = { done: bytesRead, total: archive.bytes || null };
    report(progress, (tx) => saveCrimeProgress(tx, id, { bytesRead }));
  });
  await storage.put(waitingKey(id), { path });
}

/**
 * Stores the file of an import for any node; uploads, and files fetched by a dead node, are already there. Generated
 * months are written by the node that reads them.
 */
export async function bringCrimeFiles(sources: FileSources, row: Row, context: WorkContext): Promise<void> {
  if (row.source === 'sample' || (await sources.storage.find(waitingKey(row.id)))) return;
  const month = monthOf(row);
  if (month !== undefined) return fetchMonth(sources, month, row.id, context);
  // It was received by a node that does not share its storage.
  throw new CrimeImportProblem('interrupted', '');
}

/** The files of an import on this machine, until they are released. */
export async function openCrimeFiles({ storage, writeSample }: FileSources, row: Row, { signal }: WorkContext) {
  if (row.source === 'sample') {
    const path = await storage.draftPath();
    const release = () => rm(path, { recursive: true, force: true });
    await writeSample(path, row.started_at, signal).catch((cause) => release().then(() => Promise.reject(cause)));
    return { path, release };
  }
  const { paths, release } = await storage.hold([waitingKey(row.id)]).catch((cause) => {
    throw cause instanceof NotStored ? new CrimeImportProblem('interrupted', '') : cause;
  });
  return { path: paths[0] ?? '', release: async () => release() };
}
