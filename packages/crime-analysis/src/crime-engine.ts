import { resolve } from 'node:path';
import type { CrimeFilter, CrimeGrid, CrimeKind, CrimeRow } from '@halyard/contracts/crime/crime.ts';
import { type AnalyseInput, type AnalysisFacts, analyseMonth } from './analyse-month.ts';
import { rememberTallies } from './findings/remember-tallies.ts';
import type { LivePart } from './parts.ts';
import { answerChoices } from './query/answer-choices.ts';
import { answerRows } from './query/answer-rows.ts';
import { chooseParts, filesOf, readFiles } from './query/choose-parts.ts';
import { canCountFromCoverage, countsFromCoverage } from './query/coverage-counts.ts';
import { type FigureRow, type Figures, type FiguresWanted, figuresOf, figuresSql } from './query/figures-query.ts';
import { type GridRow, gridOf, gridSql } from './query/grid-query.ts';
import { type HoldParts, inFolder, partsQuery } from './query/parts-query.ts';
import { queryDuckDB } from './query/query-duckdb.ts';
import type { RowsWanted } from './query/rows-query.ts';
import { sampleSql } from './query/sample-query.ts';
import { streamRows } from './query/stream-rows.ts';
import { sampleMonth } from './sample-month.ts';

export { CorruptPart, EngineUnavailable, QueryTooSlow } from './query/engine-errors.ts';

export type CrimeEngineOptions = {
  /** The crime folder: paths of parts are below it. */
  readonly folder: string;
  /** Brings parts below `folder` and keeps them there while they are read; without it they are there. */
  readonly hold?: HoldParts;
  /** Of this process, where several have the same folder. */
  readonly workName?: string;
  /** How long one question may wait and run; then `QueryTooSlow`. */
  readonly limitMs?: number;
  /** Questions that run side by side, each in its own child process. */
  readonly atOnce?: number;
  /** Of each child. */
  readonly memoryLimitMb?: number;
  /** A child without work ends after this. */
  readonly idleMs?: number;
};

type Asking = { readonly signal?: AbortSignal | undefined };
type Parts = readonly LivePart[];

/**
 * Returns questions about police data from the given parts, and reads nothing else. Parts of other months or forces
 * than the filter's are left out. Everything rejects with `QueryTooSlow`, `EngineUnavailable`, `CorruptPart` or the
 * reason of the signal.
 */
export type CrimeEngine = {
  rows(
    parts: Parts,
    filter: CrimeFilter,
    options: RowsWanted & Asking,
  ): Promise<{ rows: CrimeRow[]; total: number; next: string | null }>;
  figures(parts: Parts, filter: CrimeFilter, options: FiguresWanted & Asking): Promise<Figures>;
  grid(parts: Parts, filter: CrimeFilter, size: number, options?: Asking): Promise<CrimeGrid>;
  choices(parts: Parts, options?: Asking): Promise<{ areas: string[]; outcomes: string[] }>;
  /** Every row with the publisher's columns, a few thousand at a time; leaving the loop ends the work. */
  sampleRows(parts: readonly Pick<LivePart, 'path'>[], kind: CrimeKind): AsyncIterable<Record<string, unknown>>;
  analyse(input: AnalyseInput): Promise<AnalysisFacts>;
  /** The same of a sample, as quick as it is rough. */
  sample(input: AnalyseInput): Promise<AnalysisFacts>;
  close(): Promise<void>;
};

export function createCrimeEngine(options: CrimeEngineOptions): CrimeEngine {
  const folder = resolve(options.folder);
  const { hold = inFolder } = options;
  const duckDB = queryDuckDB({
    limitMs: 30_000,
    atOnce: 2,
    memoryLimitMb: 256,
    idleMs: 60_000,
    threads: 2,
    ...options,
    folder,
  });
  const queryParts = partsQuery(duckDB, folder, hold);
  const rows = answerRows({ queryParts });
  const choices = answerChoices({ queryParts });
  const readTally = rememberTallies(queryParts);

  async function figures(all: Parts, filter: CrimeFilter, { signal, ...wanted }: FiguresWanted & Asking) {
    const parts = chooseParts(all, filter);
    if (canCountFromCoverage(filter, wanted)) return countsFromCoverage(parts, filter.antisocial, wanted);
    return figuresOf(await queryParts<FigureRow>(parts, (table) => figuresSql(table, filter, wanted), signal), wanted);
  }

  return {
    figures,
    rows: (parts, filter, { signal, ...wanted }) => rows.page(parts, filter, wanted, signal),
    async grid(all, filter, size, { signal } = {}) {
      const parts = chooseParts(all, filter);
      return gridOf(await queryParts<GridRow>(parts, (table) => gridSql(table, filter, size), signal), size);
    },
    choices: (parts, { signal } = {}) => choices(parts, signal),
    sampleRows(parts, kind) {
      const files = filesOf(folder, parts);
      return streamRows(async (take, signal) => {
        if (files.length === 0) return;
        const held = await hold(parts);
        await duckDB.stream({ sql: sampleSql(readFiles(files), kind), files }, take, signal).finally(held.release);
      });
    },
    analyse: (input) => analyseMonth({ queryParts, readTally }, input),
    sample: (input) => sampleMonth(queryParts, input),
    close: () => duckDB.close(),
  };
}
