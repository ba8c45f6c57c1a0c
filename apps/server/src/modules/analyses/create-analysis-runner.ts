import { analysesAtOnce, analysisLimitMs } from '@halyard/contracts/analysis.ts';
import { type AnalysisFacts, CorruptPart, EngineUnavailable, QueryTooSlow } from '@halyard/crime-analysis';
import type { Clock } from '../../clock.ts';
import type { AnalysesTable } from '../../database/crime-schema.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { beatAnalysis, claimAttempt, findAnalysis, findSilentAnalyses } from './analysis-store.ts';
import { endWithEvent } from './end-with-event.ts';
import { attemptsMost, isQueued, queueAttempt } from './queue-analysis.ts';

/** A node that has not spoken for its analysis for this long is gone. */
const leaseTimeoutMs = 60_000;
const beatEveryMs = 2_000;
const askAgainMs = 250;
/** Whatever went wrong with the line it waits in: no analysis is processing for ever. */
const givenUpAfterMs = 10 * 60_000;

const interrupted = 'The analysis was interrupted.';
const tooSlow = 'This took longer than 30 seconds and was stopped. Choose fewer cities and try again.';
const notReadable = 'The imported police data could not be read. Import this month again.';
const unexpected = 'An unexpected error occurred during analysis.';

/** Computes an analysis from what is imported now; rejects with the signal's reason when it is aborted. */
export type Analyse = (
  month: string,
  cities: readonly string[],
  signal: AbortSignal,
  isSampled: boolean,
) => Promise<AnalysisFacts>;

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly analyse: Analyse;
  /** Shorter in tests. */
  readonly limitMs?: number;
  readonly onFailure: (cause: unknown) => void;
};

/**
 * Runs analyses in the background, two at a time on each node. What waits stands in the queue of jobs and the table of
 * analyses, so a restart loses nothing: what was running is tried once more, then failed.
 */
export function createAnalysisRunner({ database, clock, log, analyse, limitMs = analysisLimitMs, onFailure }: Options) {
  const running = new Map<string, { readonly stopper: AbortController; readonly done: Promise<void> }>();
  // Jobs come several at a time: who is about to start has a place already.
  let claiming = 0;
  let isEnding = false;

  const end = (row: AnalysesTable, ending: Parameters<typeof endWithEvent>[3]) =>
    database.write((tx) => endWithEvent(tx, log, row, ending, { now: clock() }));

  async function retryOrFail(tx: Transaction, row: AnalysesTable): Promise<void> {
    const [now, attempt] = [clock(), row.attempts + 1];
    if (await isQueued(tx, row.id, attempt)) return;
    const isHopeless = attempt > attemptsMost || now - row.created_at > givenUpAfterMs;
    if (isHopeless) await endWithEvent(tx, log, row, { status: 'failed', error: interrupted }, { now });
    else if (await beatAnalysis(tx, row.id, now)) await queueAttempt(tx, row.id, attempt, now);
  }

  /** Beats until stopped; hears of an analysis that was cancelled on another node. */
  function keepAlive({ id }: AnalysesTable, stopper: AbortController): NodeJS.Timeout {
    const beat = async () => {
      if (!(await database.write((tx) => beatAnalysis(tx, id, clock())))) stopper.abort();
    };
    return setInterval(() => void beat().catch(onFailure), beatEveryMs).unref();
  }

  async function fail(row: AnalysesTable, cause: unknown, limit: AbortSignal): Promise<void> {
    if (limit.aborted || cause instanceof QueryTooSlow) {
      await end(row, { status: 'failed', error: tooSlow });
      return;
    }
    onFailure(cause);
    if (cause instanceof EngineUnavailable) await database.write((tx) => retryOrFail(tx, row));
    else await end(row, { status: 'failed', error: cause instanceof CorruptPart ? notReadable : unexpected });
  }

  async function run(row: AnalysesTable, stopper: AbortController): Promise<void> {
    const limit = AbortSignal.timeout(limitMs);
    const beating = keepAlive(row, stopper);
    try {
      const cities = JSON.parse(row.cities) as string[];
      const signal = AbortSignal.any([stopper.signal, limit]);
      const result = await analyse(row.month, cities, signal, row.sampled === 1);
      await end(row, { status: 'analyzed', result });
    } catch (cause) {
      // Cancelled, or this process ends: the next start tries once more.
      if (!stopper.signal.aborted) await fail(row, cause, limit);
    } finally {
      clearInterval(beating);
      running.delete(row.id);
    }
  }

  function begin(row: AnalysesTable) {
    const stopper = new AbortController();
    running.set(row.id, { stopper, done: run(row, stopper).catch(onFailure) });
  }

  /** The job is done when the analysis has started: others must not wait for it in their line. */
  const start: JobHandler = async ({ payload: { analysisId = '', attempt = '1' } }) => {
    if (isEnding || running.size + claiming >= analysesAtOnce) {
      const isWaiting = await database.write((tx) => beatAnalysis(tx, analysisId, clock()));
      return isWaiting ? { againInMs: askAgainMs } : undefined;
    }
    claiming++;
    try {
      const row = await database.write((tx) => claimAttempt(tx, analysisId, Number(attempt), clock()));
      if (row) begin(row);
    } finally {
      claiming--;
    }
    return undefined;
  };

  return {
    start,
    /** Stops the work on an analysis that was cancelled; another node stops within seconds by itself. */
    interrupt(id: string): void {
      running.get(id)?.stopper.abort();
    },
    /** Tries analyses whose node is gone once more, then fails them; `silentForMs` 0 at the start of the only node. */
    async sweep(silentForMs = leaseTimeoutMs): Promise<void> {
      for (const { id } of await findSilentAnalyses(database.read, clock() - silentForMs))
        await database.write(async (tx) => {
          const row = await findAnalysis(tx, id);
          if (row?.status === 'processing' && row.beat_at <= clock() - silentForMs) await retryOrFail(tx, row);
        });
    },
    async stop(): Promise<void> {
      isEnding = true;
      for (const { stopper } of running.values()) stopper.abort();
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}

export type AnalysisRunner = ReturnType<typeof createAnalysisRunner>;
