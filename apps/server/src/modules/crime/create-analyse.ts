import type { AnalysisDetails } from '@halyard/contracts/crime/analysis.ts';
import { type AnalysisFacts, type CrimeEngine, monthsBefore, monthsLater } from '@halyard/crime-analysis';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { readCoverage } from './queries/coverage.ts';
import { readLiveParts } from './queries/live-parts.ts';

type Ports = {
  readonly database: Pick<Database, 'read'>;
  readonly clock: Clock;
  readonly engine: Pick<CrimeEngine, 'analyse' | 'sample'>;
};

async function readFiles(db: Kysely<Schema>, month: string): Promise<AnalysisDetails['files']> {
  const rows = await db
    .selectFrom('crime_parts')
    .innerJoin('crime_files', 'crime_files.id', 'crime_parts.file_id')
    .select(['crime_files.id', 'crime_files.name', 'crime_files.sha256', 'crime_parts.force', 'crime_parts.rows'])
    .where('crime_parts.state', '=', 'live')
    .where('crime_parts.kind', '=', 'street')
    .where('crime_parts.month', '=', month)
    .orderBy('crime_parts.force')
    .execute();
  return rows.map(({ sha256, ...file }) => ({ ...file, sha256: sha256 ?? '' }));
}

/** Analyzes a month from the current data; cities as in `AnalyseInput`. */
export function createAnalyse({ database: { read }, clock, engine }: Ports) {
  return async (
    month: string,
    cities: readonly string[],
    signal: AbortSignal,
    isSampled = false,
  ): Promise<AnalysisFacts> => {
    const parts = await readLiveParts(read, 'street', { from: monthsLater(month, -monthsBefore), to: month });
    const { cells } = await readCoverage(read, { kind: 'street', months: [month], now: new Date(clock()) });
    const generated = cells.some(({ sample }) => sample);
    const files = await readFiles(read, month);
    const input = { month, cities, parts, coverage: cells, files, generated, signal };
    return isSampled ? engine.sample(input) : engine.analyse(input);
  };
}
