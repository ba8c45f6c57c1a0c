// The server loads this at its start: DuckDB, the archive reader and the sample data have their own entrances.
export { type AnalysisFacts, monthsBefore } from './analyse-month.ts';
export { type CrimeEngine, createCrimeEngine } from './crime-engine.ts';
export { englishMonth, monthsLater } from './findings/months.ts';
export { forceName } from './forces.ts';
export { type CrimeImporter, createCrimeImporter } from './import/create-crime-importer.ts';
export { type ImportJob, type ImportOutcome, ImportProblem, type ImportProgress } from './import/import-job.ts';
export { isWholePart } from './is-whole-part.ts';
export { isOver, isPublished, noticeFor } from './notices.ts';
export type { FileReport, LivePart } from './parts.ts';
export { knownCity } from './query/cities.ts';
export { CorruptPart, EngineUnavailable, QueryTooSlow } from './query/engine-errors.ts';
export type { HoldParts } from './query/parts-query.ts';
export { queryDuckDB } from './query/query-duckdb.ts';
export { quoted, quotedList } from './query/quoted.ts';
export { streamRows } from './query/stream-rows.ts';
export { writeSampleMonths } from './write-sample-months.ts';
