import { englishMonth } from '@halyard/crime-analysis';
import type { Transaction } from '../../database/database.ts';
import type { AnalysesTable } from '../../database/tables/crime-schema.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import { endAnalysis } from './analysis-store.ts';

type Ending = Parameters<typeof endAnalysis>[2];
type Ended = Pick<AnalysesTable, 'id' | 'month' | 'owner_id'>;

/** Ends an analysis and logs it, signed by its owner unless someone else ended it; false if it had already ended. */
export async function endWithEvent(
  tx: Transaction,
  log: EventLog,
  { id, month, owner_id }: Ended,
  ending: Ending,
  { now, actor }: { readonly now: number; readonly actor?: Actor },
): Promise<boolean> {
  if (!(await endAnalysis(tx, id, ending, now))) return false;
  await log.record(tx, {
    at: now,
    severity: 'low',
    audienceId: everyone,
    objectType: 'analysis',
    objectId: id,
    kind: ending.status === 'analyzed' ? 'analysis_finished' : 'analysis_failed',
    actor: actor ?? { id: owner_id, address: null, requestId: null },
    subject: englishMonth(month),
    ...(ending.status === 'failed' && { details: { reason: ending.error } }),
  });
  return true;
}

/** The error of a canceled analysis. */
export async function cancelledBy(tx: Transaction, personId: string | null): Promise<string> {
  const person =
    personId === null
      ? undefined
      : await tx.selectFrom('people').select('username').where('id', '=', personId).executeTakeFirst();
  return `Cancelled by ${person?.username ?? personId}.`;
}
