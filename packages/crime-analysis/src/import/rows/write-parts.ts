import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import type { WrittenPart } from '../../parts.ts';
import { sqlText } from '../sql-text.ts';
import { derivedColumns, partColumns } from './part-columns.ts';
import type { PartFigures, PartPlan } from './sort-into-parts.ts';

/** Beyond so many parts the rows are sorted first, so that each part reads only its own. */
const sortedFrom = 5;

export type PartTarget = {
  readonly kind: CrimeKind;
  readonly fileId: string;
  /** Location of the Parquet files until the file is reported. */
  readonly workFolder: string;
};

/** A part that is in the work folder and has a place where it belongs. */
export type StagedPart = { readonly part: WrittenPart; readonly workPath: string };

const isIn = ({ month, force }: PartFigures) => `part_month = ${sqlText(month)} AND part_force = ${sqlText(force)}`;

async function nameParts(connection: DuckDBConnection, plan: PartPlan): Promise<void> {
  const kept = `SELECT *, ${plan.monthSql} AS part_month, ${plan.forceSql} AS part_force FROM staged WHERE rejection IS NULL`;
  if (plan.parts.length < sortedFrom) await connection.run(`CREATE OR REPLACE TEMP VIEW kept AS ${kept}`);
  else await connection.run(`CREATE OR REPLACE TEMP TABLE sorted AS ${kept} ORDER BY part_month, part_force, line`);
}

async function findRepeated(connection: DuckDBConnection, table: string): Promise<Map<string, number>> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE repeated_ids AS
    SELECT part_month, part_force, crime_id, count(*) AS times FROM ${table}
    WHERE crime_id IS NOT NULL GROUP BY ALL HAVING count(*) > 1`);
  const counted = await connection.runAndReadAll(
    'SELECT part_month AS month, part_force AS force, sum(times)::DOUBLE AS rows FROM repeated_ids GROUP BY ALL',
  );
  return new Map(counted.getRowObjectsJS().map(({ month, force, rows }) => [`${month} ${force}`, Number(rows)]));
}

function selectPart(table: string, target: PartTarget, part: PartFigures, isOnly: boolean, repeated: number): string {
  const sqlOf: Readonly<Record<string, string>> = {
    ...derivedColumns,
    month: sqlText(part.month),
    force: sqlText(part.force),
    file_id: sqlText(target.fileId),
    repeated:
      repeated === 0 ? 'false' : `coalesce(crime_id IN (SELECT crime_id FROM repeated_ids WHERE ${isIn(part)}), false)`,
  };
  const columns = partColumns(target.kind).map(([name, type]) => `(${sqlOf[name] ?? name})::${type} AS ${name}`);
  return `SELECT ${columns.join(', ')} FROM ${table}${isOnly ? '' : ` WHERE ${isIn(part)}`}`;
}

async function writeParquet(connection: DuckDBConnection, select: string, path: string): Promise<number> {
  const copied = await connection.runAndReadAll(
    `COPY (${select}) TO ${sqlText(path)} (FORMAT parquet, COMPRESSION snappy)`,
  );
  return Number(copied.getRowObjectsJS()[0]?.Count);
}

/** Writes each part as one Parquet file into the work folder, and checks that all of its rows went there. */
export async function writeParts(
  connection: DuckDBConnection,
  plan: PartPlan,
  target: PartTarget,
  signal: AbortSignal,
): Promise<readonly StagedPart[]> {
  await nameParts(connection, plan);
  const table = plan.parts.length < sortedFrom ? 'kept' : 'sorted';
  const hasIds = target.kind !== 'stop-and-search';
  const repeated = hasIds ? await findRepeated(connection, table) : new Map<string, number>();
  const written: StagedPart[] = [];
  for (const [index, figures] of plan.parts.entries()) {
    signal.throwIfAborted();
    const repeatedIds = repeated.get(`${figures.month} ${figures.force}`) ?? 0;
    const workPath = join(target.workFolder, `${target.fileId}-${index}.parquet`);
    const select = selectPart(table, target, figures, plan.parts.length === 1, repeatedIds);
    const rows = await writeParquet(connection, select, workPath);
    if (rows !== figures.rows) throw new Error(`A part was written with ${rows} of ${figures.rows} rows.`);
    const path = `parts/${target.kind}/${figures.month}/${figures.force}-${target.fileId}.parquet`;
    written.push({ workPath, part: { ...figures, kind: target.kind, path, repeatedIds } });
  }
  return written;
}
