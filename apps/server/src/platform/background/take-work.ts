import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type { JobsTable } from '../../database/tables/schema.ts';
import type { KindOfWork } from './work-kind.ts';
import { leaseMs } from './work-store.ts';

type Taking = {
  /** The kind whose queue it shares. */
  readonly line: JobsTable['kind'];
  /** Those that are in it. */
  readonly kinds: readonly JobsTable['kind'][];
  readonly rules: KindOfWork;
  readonly node: string;
  /** Running work of this queue on this node. */
  readonly runningHere: number;
  readonly now: number;
};

/** Taken in batches: new work need not wait for a long queue. */
const takenAtOnce = 8;

/**
 * Locked until the transaction ends: nodes assign turns one after the other. Returns the time of this turn, later than
 * that of every turn before it, even if clocks differ or a node has waited for another.
 */
async function lockTurns(tx: Transaction, now: number): Promise<number> {
  const { value } = await tx
    .updateTable('counters')
    .set((eb) => ({
      value: eb
        .case()
        .when('value', '<', now)
        .then(now)
        .else(eb('value', '+', 1))
        .end(),
    }))
    .where('name', '=', 'turn')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

async function countRunning(tx: Transaction, kinds: Taking['kinds']): Promise<number> {
  const { count } = await tx
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', 'in', [...kinds])
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The next work, over all nodes: of the user with the fewest running; then the one served longest ago; then the longest
 * waiting.
 */
async function findNext(tx: Transaction, { line, kinds, rules, node, now }: Taking, most: number) {
  // Work bound to another node counts if all nodes share the limit, and is ignored otherwise.
  const ours = rules.overAllNodes ? sql`true` : sql`(jobs.node is null or jobs.node = ${node})`;
  const inLine = sql.join([...kinds]);
  const { rows } = await sql<Pick<JobsTable, 'id' | 'node'>>`
    select id, node from (
      select jobs.id, jobs.node, jobs.run_at, jobs.created_at, coalesce(job_turns.turn_at, 0) as turn_at,
        coalesce(busy.count, 0)
          + row_number() over (partition by coalesce(jobs.person_id, '') order by jobs.run_at, jobs.created_at, jobs.id)
          as place
      from jobs
      left join (
        select coalesce(person_id, '') as person_id, count(*) as count
        from jobs where kind in (${inLine}) and state = 'running' group by coalesce(person_id, '')
      ) as busy on busy.person_id = coalesce(jobs.person_id, '')
      left join job_turns on job_turns.kind = ${line} and job_turns.person_id = coalesce(jobs.person_id, '')
      where jobs.kind in (${inLine}) and jobs.state = 'waiting' and jobs.run_at <= ${now}
        and (jobs.lease_until is null or jobs.lease_until > ${now}) and ${ours}
    ) as waiting
    where place <= ${rules.perPerson ?? Number.MAX_SAFE_INTEGER}
    order by place, turn_at, run_at, created_at, id
    limit ${most}
  `.execute(tx);
  return rows;
}

/** Those that no other node is taking at this moment. */
async function holdWaiting(tx: Transaction, dialect: Database['dialect'], ids: readonly string[]): Promise<string[]> {
  const waiting = tx.selectFrom('jobs').select('id').where('id', 'in', ids).where('state', '=', 'waiting');
  const rows = await (dialect === 'postgres' ? waiting.forUpdate().skipLocked() : waiting).execute();
  return rows.map(({ id }) => id);
}

async function rememberTurns(
  tx: Transaction,
  line: string,
  taken: readonly JobsTable[],
  turnAt: number,
): Promise<void> {
  const people = [...new Set(taken.map(({ person_id }) => person_id ?? ''))];
  await tx
    .insertInto('job_turns')
    .values(people.map((person_id) => ({ kind: line, person_id, turn_at: turnAt })))
    .onConflict((on) => on.columns(['kind', 'person_id']).doUpdateSet({ turn_at: turnAt }))
    .execute();
}

/** Records from which node work was taken over. */
async function noteTakeovers(tx: Transaction, taken: readonly JobsTable[], node: string, at: number): Promise<void> {
  const left = taken.filter(({ left_by: by }) => by !== null);
  if (left.length === 0) return;
  const rows = left.flatMap(({ id, kind, label, left_by: by }) =>
    by === null || by === node ? [] : [{ job_id: id, kind, label, from_node: by, to_node: node, at }],
  );
  if (rows.length > 0) await tx.insertInto('work_takeovers').values(rows).execute();
  const ids = left.map(({ id }) => id);
  await tx.updateTable('jobs').set({ left_by: null }).where('id', 'in', ids).execute();
}

/** Takes work of one line for this node, as much as there is room for; the rows are `running` then. */
export async function takeWork(tx: Transaction, dialect: Database['dialect'], taking: Taking): Promise<JobsTable[]> {
  const { line, kinds, rules, node, runningHere, now } = taking;
  const isShared = rules.overAllNodes === true;
  const turnAt = isShared ? await lockTurns(tx, now) : now;
  const room = rules.atOnce - (isShared ? await countRunning(tx, kinds) : runningHere);
  if (room <= 0) return [];
  const next = await findNext(tx, taking, Math.min(room, takenAtOnce));
  // Work bound to another node keeps its place in the queue until that node takes it.
  const mine = next.filter((row) => row.node === null || row.node === node).map(({ id }) => id);
  const ids = mine.length === 0 ? [] : await holdWaiting(tx, dialect, mine);
  if (ids.length === 0) return [];
  const taken = await tx
    .updateTable('jobs')
    .set((eb) => ({
      state: 'running',
      node,
      lease_until: now + leaseMs,
      started_at: now,
      problem: null,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  if (isShared) await rememberTurns(tx, line, taken, turnAt);
  await noteTakeovers(tx, taken, node, now);
  return taken;
}
