import { analysesAtOnce, analysisLimitMs } from '@halyard/contracts/crime/analysis.ts';
import { type AnalysisFacts, CorruptPart, EngineUnavailable, QueryTooSlow } from '@halyard/crime-analysis';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { AnalysesTable } from '../../database/tables/crime-schema.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import type { KindOfWork, Work } from '../../platform/background/work-kind.ts';
import { findAnalysis, reopenAnalysis } from './analysis-store.ts';
import { cancelledBy, endWithEvent } from './end-with-event.ts';

const interrupted = 'The analysis was interrupted.';
const tooSlow = 'This took longer than 30 seconds and was stopped. Choose fewer cities and try again.';
const notReadable = 'The imported police data could not be read. Import this month again.';
const unexpected = 'An unexpected error occurred during analysis.';

/** Computes an analysis from the current imports; rejects with the signal's reason when it is aborted. */
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

type Ending = Parameters<typeof endWithEvent>[3];

const idOf = ({ payload: { analysisId = '' } }: Work) => analysisId;

/** How analyses are run: two at a time on each node, and once more after their node or the engine died. */
export function createAnalysisRunner({ database, clock, log, analyse, limitMs = analysisLimitMs, onFailure }: Options) {
  const end = (row: AnalysesTable, ending: Ending) =>
    database.write((tx) => endWithEvent(tx, log, row, ending, { now: clock() }));

  async function endStored(tx: Transaction, work: Work, error: string, actor?: Actor): Promise<void> {
    const row = await findAnalysis(tx, idOf(work));
    if (row) await endWithEvent(tx, log, row, { status: 'failed', error }, { now: clock(), ...(actor && { actor }) });
  }

  async function fail(row: AnalysesTable, cause: unknown, limit: AbortSignal): Promise<void> {
    if (limit.aborted || cause instanceof QueryTooSlow) {
      await end(row, { status: 'failed', error: tooSlow });
      return;
    }
    if (cause instanceof EngineUnavailable) throw cause;
    onFailure(cause);
    await end(row, { status: 'failed', error: cause instanceof CorruptPart ? notReadable : unexpected });
  }

  async function run(row: AnalysesTable, stopped: AbortSignal): Promise<void> {
    const limit = AbortSignal.timeout(limitMs);
    try {
      const cities = JSON.parse(row.cities) as string[];
      const result = await analyse(row.month, cities, AbortSignal.any([stopped, limit]), row.sampled === 1);
      await end(row, { status: 'analyzed', result });
    } catch (cause) {
      // Cancelled, or this process ends: the next start tries once more.
      if (!stopped.aborted) await fail(row, cause, limit);
    }
  }

  return {
    atOnce: analysesAtOnce,
    attempts: 2,
    retryInMs: () => 0,
    async handler(work, { signal }) {
      const row = await findAnalysis(database.read, idOf(work));
      if (row?.status === 'processing') await run(row, signal);
      return undefined;
    },
    onFailed: (tx, work) => endStored(tx, work, interrupted),
    onCancelled: async (tx, work, actor) => endStored(tx, work, await cancelledBy(tx, actor.id), actor),
    onRetried: (tx, work) => reopenAnalysis(tx, idOf(work)),
  } satisfies KindOfWork;
}
