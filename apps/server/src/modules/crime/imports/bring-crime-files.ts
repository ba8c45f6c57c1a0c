import { lstat, rm } from 'node:fs/promises';
import type { CrimeImportsTable } from '../../../database/tables/crime-schema.ts';
import type { WorkContext } from '../../../platform/background/work-kind.ts';
import type { OpenArchive } from './fetch-archive.ts';
import { saveCrimeProgress } from './import-store.ts';
import { CrimeImportProblem } from './run-crime-import.ts';

export type FileSources = {
  readonly openArchive: OpenArchive;
  /** Writes the generated months of a sample workspace that began at `now`. */
  readonly writeSample: (folder: string, now: number, signal: AbortSignal) => Promise<void>;
};

type Row = Pick<CrimeImportsTable, 'id' | 'name' | 'source' | 'started_at'>;

/** The month that an import takes out of the publisher's archive, which is named after it. */
export const monthOf = ({ name, source }: Pick<Row, 'name' | 'source'>): string | undefined =>
  source === 'archive' ? name.replace(/\.zip$/, '') : undefined;

async function fetchMonth({ openArchive }: FileSources, month: string, id: string, path: string, context: WorkContext) {
  const archive = await openArchive(month).catch((cause: unknown) => {
    throw new CrimeImportProblem('network_failed', cause instanceof Error ? cause.message : '');
  });
  await archive.save(path, context.signal, (bytesRead) => {
    const progress = { done: bytesRead, total: archive.bytes || null };
    context.report(progress, (tx) => saveCrimeProgress(tx, id, { bytesRead }));
  });
}

/** Brings the files of an import to `path`; what was uploaded lies there. */
export async function bringCrimeFiles(sources: FileSources, row: Row, path: string, context: WorkContext) {
  const month = monthOf(row);
  if (month !== undefined) return fetchMonth(sources, month, row.id, path, context);
  if (row.source === 'sample') {
    await rm(path, { recursive: true, force: true });
    return sources.writeSample(path, row.started_at, context.signal);
  }
  const found = await lstat(path).catch(() => undefined);
  // It was received by a node that does not share its folder.
  if (!found) throw new CrimeImportProblem('interrupted', '');
}
