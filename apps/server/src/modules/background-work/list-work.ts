import type { BackgroundWork, WorkKind, WorkState } from '@halyard/contracts/server/background-work.ts';
import type { Kysely } from 'kysely';
import type { JobsTable, Schema } from '../../database/tables/schema.ts';
import type { BackgroundWork as Runner } from '../../platform/background/background-work.ts';
import { type Page, readPosition, toPage } from '../../platform/replies/newest-first.ts';

type Row = JobsTable & { readonly username: string | null };
/** Currently permitted actions on work. */
type May = Pick<Runner, 'canCancel' | 'canRetry'>;

const toInstant = (at: number) => new Date(at).toISOString();
const toInstantOrNull = (at: number | null) => (at === null ? null : toInstant(at));

const toItem = (row: Row, may: May): BackgroundWork => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  label: row.label,
  objectType: row.object_type,
  objectId: row.object_id,
  by: row.person_id === null ? null : { id: row.person_id, name: row.username ?? row.person_id },
  createdAt: toInstant(row.created_at),
  startedAt: toInstantOrNull(row.started_at),
  endedAt: toInstantOrNull(row.ended_at),
  nextAt: row.state === 'waiting' ? toInstant(row.run_at) : null,
  attempts: row.attempts,
  progress: row.progress_done === null ? null : { done: row.progress_done, total: row.progress_total },
  problem: row.problem,
  cancelling: row.state === 'running' && row.cancel_requested_at !== null,
  canCancel: row.cancel_requested_at === null && may.canCancel(row),
  canRetry: may.canRetry(row),
});

const selectWork = (db: Kysely<Schema>) =>
  db.selectFrom('jobs').leftJoin('people', 'people.id', 'jobs.person_id').selectAll('jobs').select('people.username');

export async function readWork(db: Kysely<Schema>, id: string, may: May): Promise<BackgroundWork | undefined> {
  const row = await selectWork(db).where('jobs.id', '=', id).executeTakeFirst();
  return row && toItem(row, may);
}

type Filter = {
  readonly state?: WorkState | undefined;
  readonly kind?: WorkKind | undefined;
  readonly may: May;
};

/** One page, newest first. */
export async function listWork(db: Kysely<Schema>, { state, kind, may }: Filter, { limit, after }: Page) {
  const place = readPosition(after);
  let query = selectWork(db).orderBy('jobs.created_at', 'desc').orderBy('jobs.id');
  if (state) query = query.where('jobs.state', '=', state);
  if (kind) query = query.where('jobs.kind', '=', kind);
  if (place)
    query = query.where((eb) =>
      eb.or([
        eb('jobs.created_at', '<', place.at),
        eb.and([eb('jobs.created_at', '=', place.at), eb('jobs.id', '>', place.id)]),
      ]),
    );
  const found = await query.limit(limit + 1).execute();
  const { rows, next } = toPage(found, limit, (row) => ({ at: row.created_at, id: row.id }));
  return { work: rows.map((row) => toItem(row, may)), next };
}

export async function countWork(db: Kysely<Schema>): Promise<Record<WorkState, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const countOf = (state: WorkState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    waiting: countOf('waiting'),
    running: countOf('running'),
    failed: countOf('failed'),
    cancelled: countOf('cancelled'),
  };
}
