import type { Transaction } from '../../database/database.ts';
import { addJob } from '../../platform/jobs.ts';

/** The kind of job that starts an analysis. */
export const analysisJob = 'analysis';

/** An analysis is tried twice at most: once more after its node died. */
export const attemptsMost = 2;

const jobId = (analysisId: string, attempt: number) => `${analysisJob}-${analysisId}-${attempt}`;

/** Whether the attempt waits in line already. */
export async function isQueued(tx: Transaction, analysisId: string, attempt: number): Promise<boolean> {
  const job = await tx.selectFrom('jobs').select('id').where('id', '=', jobId(analysisId, attempt)).executeTakeFirst();
  return job !== undefined;
}

/** Puts an attempt in line, for whichever node has room first. */
export async function queueAttempt(tx: Transaction, analysisId: string, attempt: number, now: number): Promise<void> {
  const payload = { analysisId, attempt: String(attempt) };
  await addJob(tx, { id: jobId(analysisId, attempt), kind: analysisJob, payload, runAt: now }, now);
}
