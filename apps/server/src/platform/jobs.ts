import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { JobsTable } from '../database/schema.ts';

/** Work to be done once, soon, by whichever node comes first. */
export type NewJob = {
  readonly id: string;
  readonly kind: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly runAt: number;
};
export type Job = NewJob & {
  /** This attempt included. */
  readonly attempts: number;
};

/** `undefined`: done. Otherwise the job is tried again after that many milliseconds. */
export type JobHandler = (job: Job) => Promise<{ readonly againInMs: number } | undefined>;

/** Longer than any handler may take; a node that died gives its jobs back after it. */
const leaseMs = 60_000;
const lookEveryMs = 1_000;
const takenAtOnce = 8;
/** A job that fails by a bug as often as this is given up, and said so in the log. */
const mostFailures = 5;

/** Queues a job in the transaction of what it is about. */
export async function addJob(tx: Transaction, { id, kind, payload, runAt }: NewJob, now: number): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({ id, kind, payload: JSON.stringify(payload), run_at: runAt, attempts: 0, created_at: now })
    .execute();
}

const toJob = (row: JobsTable): Job => ({
  id: row.id,
  kind: row.kind,
  runAt: row.run_at,
  attempts: row.attempts,
  payload: JSON.parse(row.payload) as Job['payload'],
});

async function takeDue(tx: Transaction, dialect: Database['dialect'], now: number): Promise<Job[]> {
  const due = tx.selectFrom('jobs').select('id').where('run_at', '<=', now).orderBy('run_at').limit(takenAtOnce);
  const rows = await (dialect === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
  if (rows.length === 0) return [];
  const taken = await tx
    .updateTable('jobs')
    .set((eb) => ({ run_at: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .returningAll()
    .execute();
  return taken.map(toJob);
}

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly onFailure: (cause: unknown) => void;
};

/** Runs queued jobs: every second, and when told that something was queued. */
export function createJobRunner({ database, clock, handlers, onFailure }: Options) {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function hasDue(): Promise<boolean> {
    const row = await database.read
      .selectFrom('jobs')
      .select('id')
      .where('run_at', '<=', clock())
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function runOne(job: Job) {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`Nobody knows how to do a job of the kind ${job.kind}.`);
    const again = await handler(job);
    await database.write(async (tx) => {
      if (again)
        await tx
          .updateTable('jobs')
          .set({ run_at: clock() + again.againInMs })
          .where('id', '=', job.id)
          .execute();
      else await tx.deleteFrom('jobs').where('id', '=', job.id).execute();
    });
  }

  /** A handler that throws has a bug or no database: the lease brings the job back, but not for ever. */
  async function giveUp(job: Job, cause: unknown) {
    onFailure(cause);
    if (job.attempts < mostFailures) return;
    await database.write(async (tx) => {
      await tx.deleteFrom('jobs').where('id', '=', job.id).execute();
    });
  }

  async function runAll() {
    while (await hasDue()) {
      const jobs = await database.write((tx) => takeDue(tx, database.dialect, clock()));
      await Promise.all(jobs.map((job) => runOne(job).catch((cause) => giveUp(job, cause))));
    }
  }

  /** Everything that is due now, to its end. Calls that come meanwhile share the run. */
  function runDue(): Promise<void> {
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    runDue,
    start() {
      timer = setInterval(() => void runDue().catch(onFailure), lookEveryMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running?.catch(onFailure);
    },
  };
}
