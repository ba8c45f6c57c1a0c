import { randomUUID } from 'node:crypto';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { JobsTable } from '../../database/schema.ts';
import type { Actor } from '../../event-log/event-log.ts';
import { takeWork } from './take-work.ts';
import type { KindOfWork, NewWork, Progress, WorkContext, WorkHandler } from './work-kind.ts';
import {
  backInLine,
  deleteAttempt,
  endOtherLeases,
  findCancelled,
  findDueKinds,
  findLapsed,
  findWork,
  insertWork,
  renewLeases,
  saveProgress,
  toWork,
  updateAttempt,
  updateWork,
} from './work-store.ts';

const beatEveryMs = 1_000;
const lookEveryMs = 1_000;
/** Another node may have made room for what waits here. */
const lookSoonMs = 250;
const problemLength = 300;
const defaultRetryInMs = 60_000;
/** Not before it is ready. */
const notYet = Number.MAX_SAFE_INTEGER;

/** Why work was stopped: someone cancelled it, or this process ends. */
class Cancelled extends Error {}
class Ending extends Error {}

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (cause: unknown) => void;
  /** Hears in its transaction that something was queued, to call `wake` once that is committed. */
  readonly onQueued?: (tx: Transaction) => Promise<void>;
};

/** Work of this process that waits for its turn or runs. */
type Owned = {
  readonly stopper: AbortController;
  progress?: Progress;
  handler?: WorkHandler;
  readonly onBeat?: (() => Promise<void>) | undefined;
  readonly onEnd?: () => void;
};

/** What whoever starts work brings along: only this process can do it. */
export type BroughtWork = {
  /** What need not wait for a turn; false ends it without one. */
  readonly prepare?: (signal: AbortSignal) => Promise<boolean>;
  readonly run: (context: WorkContext) => Promise<void>;
  /** Asked every second from the beginning to the end. */
  readonly onBeat?: (signal: AbortSignal, stop: () => void) => Promise<void>;
};

const describeProblem = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).slice(0, problemLength) || 'unknown';

/**
 * All work beside requests, in one table that every node takes from: in turn, with a lease that a heartbeat renews, so
 * that the work of a node that died comes back. What fails is tried again, what fails for good stays to be seen.
 */
export class BackgroundWork {
  readonly #node = randomUUID();
  readonly #options: Options;
  readonly #kinds = new Map<NewWork['kind'], KindOfWork>();
  readonly #owned = new Map<string, Owned>();
  readonly #running = new Map<string, { readonly kind: string; readonly done: Promise<void> }>();
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #beating: Promise<void> = Promise.resolve();
  #beatTimer: NodeJS.Timeout | undefined;
  #lookTimer: NodeJS.Timeout | undefined;
  #isStarted = false;
  #isEnding = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Says how work of a kind is done. */
  define(kind: NewWork['kind'], rules: KindOfWork): void {
    this.#kinds.set(kind, rules);
  }

  /** Queues work in the transaction of what it is about, for whichever node has room first. */
  async add(tx: Transaction, work: NewWork, runAt?: number): Promise<void> {
    const now = this.#options.clock();
    await insertWork(tx, { ...work, runAt: runAt ?? now }, now);
    await this.#options.onQueued?.(tx);
  }

  /** Runs work that only this process can do, in its turn; resolves when it has ended, rejects never. */
  async runHere(draft: NewWork, { prepare, run, onBeat }: BroughtWork): Promise<void> {
    const { database, clock, onFailure } = this.#options;
    const stopper = new AbortController();
    const { signal } = stopper;
    const ended = Promise.withResolvers<void>();
    this.#owned.set(draft.id, {
      stopper,
      onEnd: ended.resolve,
      onBeat: onBeat && (() => onBeat(signal, () => stopper.abort(new Cancelled()))),
      handler: async (_work, context) => {
        await run(context);
        return undefined;
      },
    });
    signal.addEventListener('abort', () => this.#running.has(draft.id) || ended.resolve(), { once: true });
    try {
      if (this.#isEnding) return;
      this.#startBeating();
      await database.write((tx) => insertWork(tx, { ...draft, runAt: notYet, boundTo: this.#node }, clock()));
      if (prepare && !(await prepare(signal))) return;
      await database.write((tx) => updateWork(tx, draft.id, { run_at: clock() }));
      this.wake();
      await ended.promise;
    } catch (cause) {
      onFailure(cause);
    } finally {
      this.#owned.delete(draft.id);
      await this.#leaveLine(draft.id).catch(onFailure);
    }
  }

  /** Looks for work now. */
  wake(): void {
    if (this.#isStarted) void this.takeDue().catch(this.#options.onFailure);
  }

  /** Begins all that is due and has room. Calls that come meanwhile share the look, which then looks once more. */
  takeDue(): Promise<void> {
    this.#lookAgain = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Does all that is due, to its end. */
  async settle(): Promise<void> {
    for (;;) {
      await this.takeDue();
      if (this.#running.size === 0) return;
      await Promise.all([...this.#running.values()].map(({ done }) => done));
    }
  }

  /** Stops what this node does of it; on another node it stops with the next heartbeat, once it is marked. */
  interrupt(id: string): void {
    this.#owned.get(id)?.stopper.abort(new Cancelled());
  }

  /** Marks work that was ended otherwise; `interrupt` after the commit stops it at once. */
  async withdraw(tx: Transaction, id: string): Promise<void> {
    const row = await findWork(tx, id);
    if (row) await this.#markCancelled(tx, row);
  }

  /** Cancels work and tells its own records; returns what it was. */
  async cancel(tx: Transaction, id: string, actor: Actor): Promise<JobsTable> {
    const row = await findWork(tx, id);
    if (!row) throw new ApiError('work_not_found');
    if (row.cancel_requested_at !== null || !(await this.#markCancelled(tx, row)))
      throw new ApiError('work_not_running');
    await this.#kinds.get(row.kind)?.onCancelled?.(tx, toWork(row), actor);
    return row;
  }

  /** Queues work that failed once more; returns what it was. */
  async retry(tx: Transaction, id: string): Promise<JobsTable> {
    const row = await findWork(tx, id);
    if (!row) throw new ApiError('work_not_found');
    if (row.state !== 'failed' || row.bound === 1) throw new ApiError('work_not_retryable');
    await updateWork(tx, id, { ...backInLine(this.#options.clock()), attempts: 0, problem: null, ended_at: null });
    await this.#kinds.get(row.kind)?.onRetried?.(tx, toWork(row));
    await this.#options.onQueued?.(tx);
    return row;
  }

  /** Takes work from now on, every second and when woken. */
  async start(): Promise<void> {
    const { database, clock, onFailure } = this.#options;
    if (database.dialect === 'sqlite') await database.write((tx) => endOtherLeases(tx, this.#node, clock()));
    this.#isStarted = true;
    this.#lookTimer = setInterval(() => void this.takeDue().catch(onFailure), lookEveryMs).unref();
  }

  /** Breaks off what runs and begins nothing new; what others can do goes back in line. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    clearInterval(this.#lookTimer);
    for (const { stopper } of this.#owned.values()) stopper.abort(new Ending());
    await this.#looking?.catch(this.#options.onFailure);
    await Promise.all([...this.#running.values()].map(({ done }) => done));
    clearInterval(this.#beatTimer);
    await this.#beating;
  }

  async #look(): Promise<void> {
    while (this.#lookAgain && !this.#isEnding) {
      this.#lookAgain = false;
      await this.#takeBackLapsed();
      const { database, clock } = this.#options;
      for (const kind of await findDueKinds(database.read, this.#node, clock())) await this.#takeKind(kind);
    }
    // Another node may soon make room for what this one holds in line.
    if (this.#owned.size > this.#running.size) setTimeout(() => this.wake(), lookSoonMs).unref();
  }

  async #takeKind(kind: NewWork['kind']): Promise<void> {
    const { database, clock } = this.#options;
    const rules = this.#kinds.get(kind);
    if (!rules || this.#isEnding) return;
    const runningHere = [...this.#running.values()].filter((one) => one.kind === kind).length;
    if (!rules.overAllNodes && runningHere >= rules.atOnce) return;
    const taking = { kind, rules, runningHere, node: this.#node };
    const rows = await database.write((tx) => takeWork(tx, database.dialect, { ...taking, now: clock() }));
    for (const row of rows) this.#begin(row, rules);
    if (rows.length > 0) this.#lookAgain = true;
  }

  #begin(row: JobsTable, rules: KindOfWork): void {
    const owned = this.#owned.get(row.id) ?? { stopper: new AbortController() };
    this.#owned.set(row.id, owned);
    const done = this.#attempt(row, rules, owned)
      .catch(this.#options.onFailure)
      .finally(() => {
        this.#running.delete(row.id);
        this.#owned.delete(row.id);
        owned.onEnd?.();
        this.wake();
      });
    this.#running.set(row.id, { kind: row.kind, done });
    this.#startBeating();
  }

  async #attempt(row: JobsTable, rules: KindOfWork, owned: Owned): Promise<void> {
    const { database, clock } = this.#options;
    const { signal } = owned.stopper;
    const report = (progress: Progress) => {
      owned.progress = progress;
    };
    try {
      const handler = owned.handler ?? rules.handler;
      if (!handler) throw new Error(`Nobody knows how to do work of the kind ${row.kind}.`);
      const again = await handler(toWork(row), { signal, report });
      if (signal.aborted) await this.#stopped(row, signal);
      else if (again) await this.#again(row, clock() + again.againInMs);
      else await database.write((tx) => deleteAttempt(tx, row));
    } catch (cause) {
      if (signal.aborted) await this.#stopped(row, signal);
      else await this.#failed(row, rules, cause);
    }
  }

  async #again(row: JobsTable, runAt: number): Promise<void> {
    const change = { ...backInLine(runAt), attempts: 0 };
    await this.#options.database.write((tx) => updateAttempt(tx, row, change));
  }

  /** Cancelled for good, or left to others: this process ends. */
  async #stopped(row: JobsTable, { reason }: AbortSignal): Promise<void> {
    const { database, clock } = this.#options;
    await database.write(async (tx) => {
      const now = clock();
      if (reason instanceof Cancelled) await updateAttempt(tx, row, { state: 'cancelled', ended_at: now });
      else if (row.bound) await deleteAttempt(tx, row);
      else await updateAttempt(tx, row, { ...backInLine(now), attempts: row.attempts - 1 });
    });
  }

  async #failed(row: JobsTable, rules: KindOfWork, cause: unknown): Promise<void> {
    const { database, clock, onFailure } = this.#options;
    onFailure(cause);
    const problem = describeProblem(cause);
    await database.write(async (tx) => {
      if (row.bound || row.attempts >= rules.attempts) await this.#giveUp(tx, row, problem);
      else await updateAttempt(tx, row, { ...backInLine(clock() + (rules.retryInMs ?? defaultRetryInMs)), problem });
    });
  }

  async #giveUp(tx: Transaction, row: JobsTable, problem: string): Promise<void> {
    const change = { state: 'failed', ended_at: this.#options.clock(), problem } as const;
    if (await updateAttempt(tx, row, change)) await this.#kinds.get(row.kind)?.onFailed?.(tx, toWork(row));
  }

  /** What nodes that died have left is tried again elsewhere, or has failed. */
  async #takeBackLapsed(): Promise<void> {
    const { database, clock } = this.#options;
    const lapsed = await findLapsed(database.read, clock());
    for (const row of lapsed.filter(({ id }) => !this.#owned.has(id)))
      await database.write(async (tx) => {
        const most = this.#kinds.get(row.kind)?.attempts ?? 1;
        if (row.cancel_requested_at !== null) await updateAttempt(tx, row, { state: 'cancelled', ended_at: clock() });
        else if (row.bound || row.attempts >= most) await this.#giveUp(tx, row, 'interrupted');
        else await updateAttempt(tx, row, { ...backInLine(clock()), problem: 'interrupted' });
      });
  }

  /** False when it is neither waiting nor running. */
  async #markCancelled(tx: Transaction, { id, state }: JobsTable): Promise<boolean> {
    const now = this.#options.clock();
    if (state === 'waiting') await updateWork(tx, id, { state: 'cancelled', ended_at: now, cancel_requested_at: now });
    if (state === 'running') await updateWork(tx, id, { cancel_requested_at: now });
    return state === 'waiting' || state === 'running';
  }

  /** What was brought along and never had its turn; cancelled work stays to be seen. */
  async #leaveLine(id: string): Promise<void> {
    await this.#options.database.write((tx) =>
      tx.deleteFrom('jobs').where('id', '=', id).where('state', '=', 'waiting').execute(),
    );
  }

  #startBeating(): void {
    this.#beatTimer ??= setInterval(() => {
      this.#beating = this.#beating.then(() => this.#beat()).catch(this.#options.onFailure);
    }, beatEveryMs).unref();
  }

  async #beat(): Promise<void> {
    const { database, clock } = this.#options;
    const ids = [...this.#owned.keys()];
    if (ids.length === 0) {
      clearInterval(this.#beatTimer);
      this.#beatTimer = undefined;
      return;
    }
    await database.write(async (tx) => {
      await renewLeases(tx, ids, clock());
      for (const [id, { progress }] of this.#owned) if (progress) await saveProgress(tx, id, progress);
    });
    for (const { onBeat } of [...this.#owned.values()]) await onBeat?.();
    for (const id of await findCancelled(database.read, ids)) this.interrupt(id);
  }
}
