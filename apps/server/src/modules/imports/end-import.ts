import type { ImportProblem } from '@halyard/contracts/intelligence/imports.ts';
import type { Transaction } from '../../database/database.ts';
import { type Actor, everyone } from '../../event-log/event-log.ts';
import type { ImportPorts } from './import-ports.ts';
import { endImport, findQueued, markHalfDone } from './import-store.ts';
import { queueUndo } from './queue-import.ts';

type Ending = { readonly id: string; readonly actor: Actor };

const underWay = ['waiting', 'reading', 'storing'] as const;
const cancellable = [...underWay, 'previewing'] as const;

/** Queues the removal of what an import that has just ended has stored. */
async function queueRemoval(tx: Transaction, ports: ImportPorts, id: string): Promise<void> {
  const row = await findQueued(tx, id);
  if (row && row.preview !== null) await markHalfDone(tx, id);
  if (row?.half_done || row?.preview) await queueUndo(tx, ports, row);
}

/** Cancels an import and logs it; false when it has ended. The queue aborts the running job. */
export async function cancelWithEvent(tx: Transaction, ports: ImportPorts, { id, actor }: Ending): Promise<boolean> {
  const now = ports.clock();
  if (!(await endImport(tx, id, { state: 'cancelled', from: cancellable }, now))) return false;
  const row = await findQueued(tx, id);
  await ports.log.record(tx, {
    at: now,
    kind: 'import_cancelled',
    severity: 'low',
    actor,
    audienceId: everyone,
    objectType: 'import',
    objectId: id,
    subject: row?.file_name ?? null,
  });
  await queueRemoval(tx, ports, id);
  return true;
}

type Failure = Ending & { readonly problem: ImportProblem; readonly detail?: string };

/** Fails an import and logs it; the caller removes its output. False if it has ended. */
export async function failWithEvent(
  tx: Transaction,
  { clock, log, onEnded }: ImportPorts,
  { id, actor, problem, detail = '' }: Failure,
): Promise<boolean> {
  const now = clock();
  if (!(await endImport(tx, id, { state: 'failed', from: underWay, problem, detail }, now))) return false;
  await onEnded?.(tx, id);
  const row = await findQueued(tx, id);
  await log.record(tx, {
    at: now,
    kind: 'import_failed',
    severity: 'medium',
    actor,
    audienceId: everyone,
    objectType: 'import',
    objectId: id,
    subject: row?.file_name ?? null,
    details: { reason: problem },
  });
  return true;
}

/** An import restarted repeatedly without finishing has failed, and its output is removed. */
export async function giveUpImport(tx: Transaction, ports: ImportPorts, { id, actor }: Ending): Promise<void> {
  if (await failWithEvent(tx, ports, { id, actor, problem: 'interrupted' })) await queueRemoval(tx, ports, id);
}
