import { everyone } from '../../event-log/event-log.ts';
import type { Progress, WorkContext } from '../../platform/background/work-kind.ts';
import type { ImportPorts } from './import-ports.ts';
import {
  countUndone,
  endImport,
  findHalfDone,
  findQueued,
  markHalfDone,
  markWhole,
  readUndoRequest,
  resetImport,
} from './import-store.ts';
import { forgetPreview, keepsPreview, returnToPreview } from './preview/end-preview.ts';
import { countKept, undoVersions } from './undo-import.ts';

/** Removes what an import has written, step by step. */
async function removeAll({ database, clock }: ImportPorts, id: string, { signal, checkpoint }: WorkContext) {
  const { dialect, writeStep } = database;
  let progress: Progress | undefined;
  const steps = {
    clock,
    run: <T>(work: Parameters<typeof writeStep<T>>[0]) => {
      signal.throwIfAborted();
      return writeStep(async (tx) => {
        const done = await work(tx);
        await checkpoint(tx, progress);
        return done;
      });
    },
  };
  await undoVersions(steps, dialect, id, async (tx, counts) => {
    progress = await countUndone(tx, id, counts);
  });
  const row = await findQueued(database.read, id);
  if (row && row.preview !== null && !keepsPreview(row)) await forgetPreview(steps, id);
}

async function finishUndo({ database, clock, log }: ImportPorts, id: string, { checkpoint }: WorkContext) {
  await database.write(async (tx) => {
    const now = clock();
    await checkpoint(tx);
    await countUndone(tx, id, { kept: await countKept(tx, id) });
    await markWhole(tx, id);
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

/** Undoes an import, or removes the output of a canceled or failed one. If interrupted, it is called again. */
export async function undoToTheEnd(ports: ImportPorts, id: string, context: WorkContext): Promise<void> {
  await removeAll(ports, id, context);
  const row = await findQueued(ports.database.read, id);
  if (row && keepsPreview(row)) await returnToPreview(ports, id, context);
  else await finishUndo(ports, id, context);
}

/** An interrupted reading is removed, and restarted in its next turn. */
async function startAnew(ports: ImportPorts, id: string, context: WorkContext): Promise<void> {
  await removeAll(ports, id, context);
  await ports.database.write(async (tx) => {
    await context.checkpoint(tx);
    await markWhole(tx, id);
    await resetImport(tx, id, ['reading', 'storing']);
  });
}

/**
 * Before an import or an undo begins, nothing of another one may be half done: what a node that died has left is
 * finished, or taken out. `except` continues where it was.
 */
export async function settleHalfDone(ports: ImportPorts, context: WorkContext, except?: string): Promise<void> {
  // Its progress says nothing about the work in turn.
  const quiet: WorkContext = { ...context, checkpoint: (tx) => context.checkpoint(tx) };
  for (const { id, state } of await findHalfDone(ports.database.read)) {
    if (id === except) continue;
    const settle = state === 'reading' || state === 'storing' ? startAnew : undoToTheEnd;
    await settle(ports, id, quiet);
  }
}

/** Undoes an import in its turn, or removes the output of an ended one. */
export async function runUndo(ports: ImportPorts, id: string, context: WorkContext): Promise<void> {
  const { database } = ports;
  const row = await findQueued(database.read, id);
  const isUndo = row?.state === 'undoing';
  await settleHalfDone(ports, context, isUndo ? id : undefined);
  if (!isUndo) return;
  await database.write(async (tx) => {
    await context.checkpoint(tx);
    await markHalfDone(tx, id);
  });
  await undoToTheEnd(ports, id, context);
}
