import { randomUUID } from 'node:crypto';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { JobsTable } from '../../database/tables/schema.ts';
import type { Actor } from '../../event-log/event-log.ts';
import { type RunTraced, untraced } from '../observe/tracing/tracing.ts';
import { untilThereIsSpace } from '../storage/until-there-is-space.ts';
import { takeWork } from './take-work.ts';
import type { KindOfWork, NewWork, Progress, WorkContext, WorkHandler } from './work-kind.ts';
import {
  type Begun,
  backInLine,
  cancelAttempt,
  checkpointAttempt,
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
/** Another node may have freed capacity for waiting work. */
const lookSoonMs = 250;
/** After a database outage: every node renews its leases before any takes over seemingly abandoned work. */
const graceMs = 5_000;
/** A request finished by then does not need a row. */
const showAfterMs = 1_000;
const problemLength = 300;
const defaultRetryInMs = () => 60_000;

/** Why work was stopped: canceled, or this process ends. A waiting request gets this error. */
class Cancelled extends ApiError {
  constructor() {
    super('work_cancelled');
  }
}
class Ending extends ApiError {
  constructor() {
    super('unavailable');
  }
}

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (cause: unknown) => void;
  /** Is called for permanently failed work, with the last problem. */
  readonly onGivenUp?: (what: { kind: string; id: string; attempts: number; problem: string }) => void;
  readonly trace?: RunTraced;
  /** Hears in its transaction that something was queued, to call `wake` once that is committed. */
  readonly onQueued?: (tx: Transaction) => Promise<void>;
};

/** Waiting or running work of this process. */
type Owned = {
  readonly stopper: AbortController;
  progress?: { readonly at: Progress; readonly save?: ((tx: Transaction) => Promise<unknown>) | undefined };
  handler?: WorkHandler;
  readonly onEnd?: () => void;
};

/** The work is brought along by its starter: only this process can do it. */
export type BroughtWork = {
  /** Its subject, stored in the transaction that queues it. */
  readonly insert?: (tx: Transaction) => Promise<void>;
  readonly run: (context: WorkContext) => Promise<void>;
  /** Aborted when no one waits for it anymore: it leaves the queue, or stops. */
  readonly signal?: AbortSignal;
};

/** The description of a request for administrators. */
export type Followed = { readonly report: (progress: Progress) => void; readonly end: () => void };

const isWaiting = ({ state }: Pick<JobsTable, 'state'>) => state === 'waiting';
const isRunning = ({ state }: Pick<JobsTable, 'state'>) => state === 'running';

const isLapsed = (row: JobsTable, now: number) =>
  (isWaiting(row) || isRunning(row)) && row.lease_until !== null && row.lease_until <= now;

const describeProblem = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).slice(0, problemLength) || 'unknown';

/**
 * All background work, in one table that every node takes from: in turn, with a lease that a heartbeat renews, so that
 * the work of a dead node is taken over. Failures are retried; permanent failures stay listed.
 */
export class BackgroundWork {
  /** The id of this node, in leases and in the list of nodes. */
  readonly node = randomUUID();
  readonly #options: Options;
  readonly #kinds = new Map<NewWork['kind'], KindOfWork>();
  readonly #owned = new Map<string, Owned>();
  readonly #running = new Map<string, { readonly kind: NewWork['kind']; readonly done: Promise<void> }>();
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #reclaimFrom = 0;
  #beating: Promise<void> = Promise.resolve();
  #beatTimer: NodeJS.Timeout | undefined;
  #lookTimer: NodeJS.Timeout | undefined;
  #isStarted = false;
  readonly #ending = new AbortController();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Says how work of a kind is done. */
  define(kind: NewWork['kind'], rules: KindOfWork): void {
    this.#kinds.set(kind, rules);
  }

  /** Queues work in the transaction of its subject, for the first node with capacity. */
  async add(tx: Transaction, work: NewWork, runAt?: number): Promise<void> {
    const now = this.#options.clock();
    await insertWork(tx, { ...work, runAt: runAt ?? now }, now);
    await this.#options.onQueued?.(tx);
  }

  /**
   * Runs work that only this process can do, in its turn. Resolves when it has ended, with the reason if it was
   * stopped; never rejects.
   */
  async runHere(draft: NewWork, { insert, run, signal }: BroughtWork): Promise<unknown> {
    const { database, clock, onFailure } = this.#options;
    const stopper = new AbortController();
    const ended = Promise.withResolvers<void>();
    this.#owned.set(draft.id, {
      stopper,
      onEnd: ended.resolve,
      handler: async (_work, context) => {
        await run(context);
        return undefined;
      },
    });
    stopper.signal.addEventListener('abort', () => this.#running.has(draft.id) || ended.resolve(), { once: true });
    const leave = () => stopper.abort(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      if (this.#ending.signal.aborted) return new Ending();
      this.#startBeating();
      await database.write(async (tx) => {
        await insert?.(tx);
        await insertWork(tx, { ...draft, runAt: clock(), boundTo: this.node }, clock());
      });
      this.wake();
      await ended.promise;
    } catch (cause) {
      onFailure(cause);
    } finally {
      signal?.removeEventListener('abort', leave);
      this.#owned.delete(draft.id);
      await this.#leaveLine(draft.id).catch(onFailure);
    }
    return stopper.signal.reason;
  }

  /**
   * Lists a running request as background work, once it has lasted a while: administrators see its progress, and can
   * cancel it, on any node. `end` is called when it is over, however it ended.
   */
  follow(draft: NewWork, onCancelled: () => void): Followed {
    const owned: Owned = { stopper: new AbortController() };
    const { signal } = owned.stopper;
    const over = Promise.withResolvers<void>();
    const begunAt = this.#options.clock();
    const stopped = () => (signal.reason instanceof Cancelled ? onCancelled() : over.resolve());
    signal.addEventListener('abort', stopped, { once: true });
    const timer = setTimeout(() => this.#show({ ...draft, runAt: begunAt }, owned, over.promise), showAfterMs).unref();
    return {
      report(at) {
        owned.progress = { at };
      },
      end() {
        clearTimeout(timer);
        over.resolve();
      },
    };
  }

  /** Looks for work now. */
  wake(): void {
    if (this.#isStarted) void this.takeDue().catch(this.#options.onFailure);
  }

  /** Starts all due work within capacity. Concurrent calls share the check, which then runs once more. */
  takeDue(): Promise<void> {
    this.#lookAgain = true;
    this.#looking ??= this.#look()
      .catch((cause) => {
        this.#reclaimFrom = this.#options.clock() + graceMs;
        throw cause;
      })
      .finally(() => {
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

  /** Marks work that was ended otherwise; `interrupt` after the commit stops it immediately. */
  async withdraw(tx: Transaction, id: string): Promise<void> {
    const row = await findWork(tx, id);
    if (row) await this.#markCancelled(tx, row);
  }

  /** Cancels work and its own records; returns its state. */
  async cancel(tx: Transaction, id: string, actor: Actor): Promise<JobsTable> {
    const row = await findWork(tx, id);
    if (!row) throw new ApiError('work_not_found');
    if (row.cancel_requested_at !== null || !(isWaiting(row) || isRunning(row))) throw new ApiError('work_not_running');
    if (!this.canCancel(row)) throw new ApiError('work_not_cancellable');
    await this.#markCancelled(tx, row);
    await this.#kinds.get(row.kind)?.onCancelled?.(tx, toWork(row), actor);
    return row;
  }

  /** Whether work waits or runs, and may be cancelled now. */
  canCancel(row: Pick<JobsTable, 'kind' | 'state'>): boolean {
    return isWaiting(row) || (isRunning(row) && !this.#kinds.get(row.kind)?.mustEnd);
  }

  /** Whether work failed and can be done once more. */
  canRetry({ kind, state, bound }: Pick<JobsTable, 'kind' | 'state' | 'bound'>): boolean {
    return state === 'failed' && bound === 0 && !this.#kinds.get(kind)?.failsForGood;
  }

  /** Requeues failed work; returns its state. */
  async retry(tx: Transaction, id: string): Promise<JobsTable> {
    const row = await findWork(tx, id);
    if (!row) throw new ApiError('work_not_found');
    if (!this.canRetry(row)) throw new ApiError('work_not_retryable');
    await updateWork(tx, id, { ...backInLine(this.#options.clock()), attempts: 0, ended_at: null });
    await this.#kinds.get(row.kind)?.onRetried?.(tx, toWork(row));
    await this.#options.onQueued?.(tx);
    return row;
  }

  /** Retried work that still waits has failed again; false if it has begun. */
  async undoRetry(tx: Transaction, id: string): Promise<boolean> {
    const row = await findWork(tx, id);
    if (!row || !isWaiting(row) || row.attempts > 0 || row.problem === null) return false;
    await this.#giveUp(tx, row, row.problem);
    return true;
  }

  /** Takes work from now on, every second and when woken. */
  async start(): Promise<void> {
    const { database, clock, onFailure } = this.#options;
    if (database.dialect === 'sqlite') await database.write((tx) => endOtherLeases(tx, this.node, clock()));
    this.#isStarted = true;
    this.#lookTimer = setInterval(() => void this.takeDue().catch(onFailure), lookEveryMs).unref();
  }

  /** Interrupts running work and starts nothing new; work that others can do is requeued. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearInterval(this.#lookTimer);
    for (const { stopper } of this.#owned.values()) stopper.abort(new Ending());
    await this.#looking?.catch(this.#options.onFailure);
    await Promise.all([...this.#running.values()].map(({ done }) => done));
    clearInterval(this.#beatTimer);
    await this.#beating;
  }

  async #look(): Promise<void> {
    while (this.#lookAgain && !this.#ending.signal.aborted) {
      this.#lookAgain = false;
      await this.#reclaimLapsed();
      const { database, clock } = this.#options;
      const due = await findDueKinds(database.read, this.node, clock());
      for (const line of new Set(due.map((kind) => this.#lineOf(kind)))) await this.#takeLine(line);
    }
    // Another node may soon have capacity for work queued here.
    if (this.#owned.size > this.#running.size) setTimeout(() => this.wake(), lookSoonMs).unref();
  }

  #lineOf(kind: NewWork['kind']): NewWork['kind'] {
    return this.#kinds.get(kind)?.turnsWith ?? kind;
  }

  async #takeLine(line: NewWork['kind']): Promise<void> {
    const { database, clock } = this.#options;
    const rules = this.#kinds.get(line);
    if (!rules || this.#ending.signal.aborted) return;
    const kinds = [...this.#kinds.keys()].filter((kind) => this.#lineOf(kind) === line);
    const runningHere = [...this.#running.values()].filter(({ kind }) => kinds.includes(kind)).length;
    if (!rules.overAllNodes && runningHere >= rules.atOnce) return;
    const taking = { line, kinds, rules, runningHere, node: this.node };
    const rows = await database.write((tx) => takeWork(tx, database.dialect, { ...taking, now: clock() }));
    for (const row of rows) this.#begin(row);
    if (rows.length > 0) this.#lookAgain = true;
  }

  #begin(row: JobsTable): void {
    const owned = this.#owned.get(row.id) ?? { stopper: new AbortController() };
    this.#owned.set(row.id, owned);
    const done = this.#attempt(row, owned)
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

  #show(draft: NewWork & { readonly runAt: number }, owned: Owned, over: Promise<void>): void {
    if (this.#ending.signal.aborted) return;
    const { database, clock, onFailure } = this.#options;
    const { id, kind } = draft;
    const attempt = { id, node: this.node, attempts: 1 };
    const show = async () => {
      await database.write((tx) => insertWork(tx, { ...draft, boundTo: this.node, isRunning: true }, clock()));
      await over;
      await this.#end(attempt, (tx) => deleteAttempt(tx, attempt));
    };
    const done = show()
      .catch(onFailure)
      .finally(() => {
        this.#running.delete(id);
        this.#owned.delete(id);
      });
    this.#owned.set(id, owned);
    this.#running.set(id, { kind, done });
    this.#startBeating();
  }

  #contextOf(row: JobsTable, owned: Owned): WorkContext {
    return {
      signal: owned.stopper.signal,
      report(at, save) {
        owned.progress = { at, save };
      },
      checkpoint: async (tx, progress) => {
        if (await checkpointAttempt(tx, row, progress, this.#options.clock())) return;
        owned.stopper.abort(new Cancelled());
        owned.stopper.signal.throwIfAborted();
      },
    };
  }

  async #attempt(row: JobsTable, owned: Owned): Promise<void> {
    const { clock } = this.#options;
    const { signal } = owned.stopper;
    try {
      const handler = owned.handler ?? this.#kinds.get(row.kind)?.handler;
      // Its client disconnected at the moment it got its turn.
      if (row.bound && !owned.handler) return await this.#end(row, (tx) => deleteAttempt(tx, row));
      if (!handler) throw new Error(`Nobody knows how to do work of the kind ${row.kind}.`);
      const { trace = untraced } = this.#options;
      const facts = { 'halyard.work.kind': row.kind, 'halyard.work.attempt': row.attempts };
      const again = await trace(`work ${row.kind}`, facts, () => handler(toWork(row), this.#contextOf(row, owned)));
      if (signal.aborted) await this.#stopped(row, signal);
      else if (again) await this.#again(row, clock() + again.againInMs);
      else await this.#end(row, (tx) => deleteAttempt(tx, row));
    } catch (cause) {
      if (signal.aborted) await this.#stopped(row, signal);
      else await this.#failed(row, cause);
    }
  }

  /** Records the end of an attempt, also while the disk is full: once it fits. Canceled work stays canceled. */
  async #end(row: Begun, write: (tx: Transaction) => Promise<unknown>): Promise<void> {
    const { database, clock } = this.#options;
    await untilThereIsSpace(this.#ending.signal, () =>
      database.write(async (tx) => {
        if (!(await cancelAttempt(tx, row, clock()))) await write(tx);
      }),
    );
  }

  async #again(row: JobsTable, runAt: number): Promise<void> {
    await this.#end(row, (tx) => updateAttempt(tx, row, { ...backInLine(runAt), attempts: 0 }));
  }

  /** Cancelled for good, or left to others: this process ends. */
  async #stopped(row: JobsTable, { reason }: AbortSignal): Promise<void> {
    await this.#end(row, (tx) => {
      const now = this.#options.clock();
      if (reason instanceof Cancelled) return updateAttempt(tx, row, { state: 'cancelled', ended_at: now });
      if (row.bound) return deleteAttempt(tx, row);
      return updateAttempt(tx, row, { ...backInLine(now), attempts: row.attempts - 1, left_by: this.node });
    });
  }

  async #failed(row: JobsTable, cause: unknown): Promise<void> {
    const { clock, onFailure } = this.#options;
    onFailure(cause);
    const problem = describeProblem(cause);
    const { attempts = 1, retryInMs = defaultRetryInMs } = this.#kinds.get(row.kind) ?? {};
    await this.#end(row, (tx) =>
      row.bound || row.attempts >= attempts
        ? this.#giveUp(tx, row, problem)
        : updateAttempt(tx, row, { ...backInLine(clock() + retryInMs(row.attempts)), problem }),
    );
  }

  async #giveUp(tx: Transaction, row: JobsTable, problem: string): Promise<void> {
    const change = { state: 'failed', ended_at: this.#options.clock(), problem } as const;
    if (!(await updateAttempt(tx, row, change))) return;
    await this.#kinds.get(row.kind)?.onFailed?.(tx, toWork(row));
    const { kind, id, attempts } = row;
    this.#options.onGivenUp?.({ kind, id, attempts, problem });
  }

  /** The work of dead nodes is retried elsewhere, or has failed. */
  async #reclaimLapsed(): Promise<void> {
    const { database, clock } = this.#options;
    if (clock() < this.#reclaimFrom) return;
    const lapsed = await findLapsed(database.read, clock());
    for (const id of lapsed.filter((one) => !this.#owned.has(one)))
      await database.write(async (tx) => {
        const row = await findWork(tx, id);
        // Its node may have spoken for it since.
        if (row && isLapsed(row, clock())) await this.#reclaim(tx, row);
      });
  }

  async #reclaim(tx: Transaction, row: JobsTable): Promise<void> {
    const now = this.#options.clock();
    const most = this.#kinds.get(row.kind)?.attempts ?? 1;
    if (row.cancel_requested_at !== null) await updateAttempt(tx, row, { state: 'cancelled', ended_at: now });
    else if (row.bound || row.attempts >= most) await this.#giveUp(tx, row, 'interrupted');
    else await updateAttempt(tx, row, { ...backInLine(now), problem: 'interrupted', left_by: row.node });
  }

  /** False when it is neither waiting nor running. */
  async #markCancelled(tx: Transaction, { id, state }: JobsTable): Promise<boolean> {
    const now = this.#options.clock();
    if (state === 'waiting') await updateWork(tx, id, { state: 'cancelled', ended_at: now, cancel_requested_at: now });
    if (state === 'running') await updateWork(tx, id, { cancel_requested_at: now });
    return state === 'waiting' || state === 'running';
  }

  /** Brought-along work that never had its turn; canceled work stays listed. */
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
      await renewLeases(tx, this.node, ids, clock());
      for (const [id, { progress }] of this.#owned)
        if (progress && (await saveProgress(tx, this.node, id, progress.at))) await progress.save?.(tx);
    });
    for (const id of await findCancelled(database.read, ids)) this.interrupt(id);
  }
}
