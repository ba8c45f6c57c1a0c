import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { JobsTable, Schema } from '../../database/tables/schema.ts';
import type { NewWork, Progress, Work } from './work-kind.ts';

/**
 * No longer than this may a node be silent before its work is someone else's. It speaks every second, and 20 misses are
 * no accident: a heartbeat that fails has waited 7 s at most (2 for a connection, 5 for the statement), and no step of
 * long work holds the event loop for more than 30 ms. A node that slept still finds its work gone at its next step,
 * which is rolled back (`checkpointAttempt`).
 */
export const leaseMs = 20_000;

export const toWork = (row: JobsTable): Work => ({
  id: row.id,
  kind: row.kind,
  personId: row.person_id,
  attempts: row.attempts,
  payload: JSON.parse(row.payload) as Work['payload'],
});

type Draft = NewWork & {
  readonly runAt: number;
  /** The only node that can do it. */
  readonly boundTo?: string;
  /** That node has begun already, at `runAt`. */
  readonly isRunning?: true;
};

export async function insertWork(tx: Transaction, { runAt, ...draft }: Draft, now: number): Promise<void> {
  const { boundTo, isRunning } = draft;
  await tx
    .insertInto('jobs')
    .values({
      id: draft.id,
      kind: draft.kind,
      payload: JSON.stringify(draft.payload ?? {}),
      person_id: draft.personId,
      object_type: draft.objectType ?? null,
      object_id: draft.objectId ?? null,
      label: draft.label,
      state: isRunning ? 'running' : 'waiting',
      run_at: runAt,
      attempts: isRunning ? 1 : 0,
      bound: boundTo === undefined ? 0 : 1,
      node: boundTo ?? null,
      lease_until: boundTo === undefined ? null : now + leaseMs,
      progress_done: null,
      progress_total: null,
      problem: null,
      created_at: now,
      started_at: isRunning ? runAt : null,
      ended_at: null,
      cancel_requested_at: null,
      left_by: null,
    })
    .execute();
}

/** Inside a transaction the row is locked until it ends. */
export const findWork = (db: Kysely<Schema>, id: string): Promise<JobsTable | undefined> =>
  holdRows(db, db.selectFrom('jobs').selectAll().where('id', '=', id)).executeTakeFirst();

export async function updateWork(tx: Transaction, id: string, change: Partial<JobsTable>): Promise<void> {
  await tx.updateTable('jobs').set(change).where('id', '=', id).execute();
}

/** One attempt of a node at work. */
export type Begun = Pick<JobsTable, 'id' | 'node' | 'attempts'>;
type Attempt = Begun & Pick<JobsTable, 'state'>;

/** Changes work as long as this node still has this attempt; false if its lease was taken over. */
export async function updateAttempt(tx: Transaction, at: Attempt, change: Partial<JobsTable>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set(change)
    .where('id', '=', at.id)
    .where('state', '=', at.state)
    .where('attempts', '=', at.attempts)
    .where('node', at.node === null ? 'is' : '=', at.node)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Renews the lease of an attempt in the transaction of one of its steps; false if it was canceled or taken over. */
export async function checkpointAttempt(
  tx: Transaction,
  { id, attempts, node }: Begun,
  progress: Progress | undefined,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({
      lease_until: now + leaseMs,
      ...(progress && { progress_done: progress.done, progress_total: progress.total }),
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempts)
    .where('node', '=', node)
    .where('cancel_requested_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends a canceled attempt; false if it was not canceled. */
export async function cancelAttempt(tx: Transaction, { id, attempts, node }: Begun, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempts)
    .where('node', '=', node)
    .where('cancel_requested_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Completed work is deleted from the table, unless its lease was taken over. */
export async function deleteAttempt(tx: Transaction, { id, attempts, node }: Begun): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).where('node', '=', node).execute();
}

/** Released: queued again from `runAt` on. */
export const backInLine = (runAt: number) =>
  ({ state: 'waiting', run_at: runAt, node: null, lease_until: null, cancel_requested_at: null }) as const;

/** Renews the leases of this node's running and queued work. */
export async function renewLeases(tx: Transaction, node: string, ids: readonly string[], now: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ lease_until: now + leaseMs })
    .where('id', 'in', ids)
    .where('node', '=', node)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

/** False when the work is no longer this node's. */
export async function saveProgress(tx: Transaction, node: string, id: string, at: Progress): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ progress_done: at.done, progress_total: at.total })
    .where('id', '=', id)
    .where('node', '=', node)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Those of these that are to be canceled. */
export async function findCancelled(db: Kysely<Schema>, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', ids)
    .where('cancel_requested_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Work of nodes that no longer renew their lease. */
export async function findLapsed(db: Kysely<Schema>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .where('lease_until', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the leases of every other node: the embedded database has one, which has just started. */
export async function endOtherLeases(tx: Transaction, node: string, now: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ lease_until: now })
    .where('node', '<>', node)
    .where('lease_until', '>', now)
    .execute();
}

/** The kinds of which something waits that this node could do now. */
export async function findDueKinds(db: Kysely<Schema>, node: string, now: number): Promise<JobsTable['kind'][]> {
  const rows = await db
    .selectFrom('jobs')
    .select('kind')
    .distinct()
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where((eb) => eb.or([eb('node', 'is', null), eb('node', '=', node)]))
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Work that failed or was canceled long ago. */
export async function forgetOldWork(tx: Transaction, before: number): Promise<void> {
  await tx.deleteFrom('jobs').where('state', 'in', ['failed', 'cancelled']).where('ended_at', '<', before).execute();
}

/** Discards failed work from the list of failures, or restores it; false if it is not on the other list. */
export async function moveEnded(tx: Transaction, id: string, to: 'failed' | 'cancelled'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', to === 'failed' ? 'cancelled' : 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes an old entry so that the same work can be queued again. */
export async function forgetEnded(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).where('state', 'in', ['failed', 'cancelled']).execute();
}
