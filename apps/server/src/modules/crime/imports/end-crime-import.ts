import type { CrimeFileProblem, CrimeImportState } from '@halyard/contracts/crime/crime-imports.ts';
import type { Clock } from '../../../clock.ts';
import type { Transaction } from '../../../database/database.ts';
import { type Actor, type EventLog, everyone } from '../../../event-log/event-log.ts';
import { endCrimeImport, findQueued } from './import-store.ts';

type Ports = { readonly clock: Clock; readonly log: EventLog };
type Ending = { readonly id: string; readonly actor: Actor };

/** Cancels an import and logs it; false when it has ended. The queue aborts the running job. */
export async function cancelWithEvent(
  tx: Transaction,
  { clock, log }: Ports,
  { id, actor, from }: Ending & { readonly from: readonly CrimeImportState[] },
): Promise<boolean> {
  const now = clock();
  if (!(await endCrimeImport(tx, id, { state: 'cancelled', from }, now))) return false;
  const row = await findQueued(tx, id);
  await log.record(tx, {
    at: now,
    kind: 'crime_import_cancelled',
    severity: 'low',
    actor,
    audienceId: everyone,
    objectType: 'crime_import',
    objectId: id,
    subject: row?.name ?? null,
  });
  return true;
}

type Failure = Ending & { readonly problem: CrimeFileProblem; readonly detail?: string };

/** Fails an import and logs it, unless it has ended. */
export async function failWithEvent(
  tx: Transaction,
  { clock, log }: Ports,
  { id, actor, problem, detail = '' }: Failure,
): Promise<void> {
  const now = clock();
  const ending = { state: 'failed', from: ['waiting', 'reading'], problem, detail } as const;
  if (!(await endCrimeImport(tx, id, ending, now))) return;
  const row = await findQueued(tx, id);
  await log.record(tx, {
    at: now,
    kind: 'crime_import_failed',
    severity: 'medium',
    actor,
    audienceId: everyone,
    objectType: 'crime_import',
    objectId: id,
    subject: row?.name ?? null,
    details: { reason: problem },
  });
}
