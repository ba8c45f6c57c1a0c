import { everyone } from '../../event-log/event-log.ts';
import type { ImportPorts } from './import-ports.ts';
import { countUndone, endImport, giveTurnBack, readUndoRequest } from './import-store.ts';
import { countKept, undoVersions } from './undo-import.ts';

/** Removes what an import has written, step by step; false when the process ends before it is done. */
async function removeAll({ database, clock }: ImportPorts, id: string, signal: AbortSignal): Promise<boolean> {
  const { dialect, writeStep } = database;
  try {
    await undoVersions(
      {
        clock,
        run: (work) => {
          signal.throwIfAborted();
          return writeStep(work);
        },
      },
      dialect,
      id,
      (tx, counts) => countUndone(tx, id, counts, clock()),
    );
    return true;
  } catch (cause) {
    if (signal.aborted) return false;
    throw cause;
  }
}

/**
 * Undoes an import whose turn it is, or clears away what a cancelled or failed one has left. A process that ends in the
 * middle leaves the rest to the next start.
 */
export async function runUndo(ports: ImportPorts, id: string, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = ports;
  if (!(await removeAll(ports, id, signal))) return;
  await database.write(async (tx) => {
    const now = clock();
    await countUndone(tx, id, { kept: await countKept(tx, id) }, now);
    await giveTurnBack(tx, id);
    if (!(await endImport(tx, id, { state: 'undone', from: ['undoing'] }, now))) return;
    const { actor, fileName } = await readUndoRequest(tx, id);
    await log.record(tx, {
      at: now,
      kind: 'import_undone',
      severity: 'medium',
      actor,
      audienceId: everyone,
      objectType: 'import',
      objectId: id,
      subject: fileName,
    });
  });
}
