import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { antiSocialBehaviour } from '@halyard/contracts/crime/crime.ts';
import { onTestFinished } from 'vitest';
import { type LivePart, streetColumns } from '../../parts.ts';
import { quoted } from '../quoted.ts';

/** One row of a part, by the columns of `streetColumns`. */
export type MadeUpRow = Partial<Record<keyof typeof streetColumns, string | number | boolean | null>>;

/** A crime folder that is removed after the test. */
export async function madeUpFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-crime-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The rows of one month and force. */
export type MadeUpPart = { readonly month: string; readonly force: string; readonly rows: readonly MadeUpRow[] };

/** Writes parts as the importer would, and returns what the database would say of them. */
export async function writeParts(folder: string, parts: readonly MadeUpPart[]): Promise<LivePart[]> {
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  const written: LivePart[] = [];
  for (const part of parts) written.push(await writePart(connection, folder, part));
  connection.closeSync();
  return written;
}

async function writePart(connection: DuckDBConnection, folder: string, { month, force, rows }: MadeUpPart) {
  const fileId = `${force}-${month}`;
  const path = `parts/street/${month}/${force}-${fileId}.parquet`;
  const whole = rows.map((row, at) => ({ month, force, file_id: fileId, line: at + 2, repeated: false, ...row }));
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await copyToParquet(connection, join(folder, path), whole);
  return { month, force, path, fileId, rows: rows.length, antisocial: countAntisocial(rows) };
}

const countAntisocial = (rows: readonly MadeUpRow[]) =>
  rows.filter(({ category }) => category === antiSocialBehaviour).length;

async function copyToParquet(connection: DuckDBConnection, path: string, rows: readonly MadeUpRow[]) {
  const columns = Object.entries(streetColumns).map(([column, type]) => `${column} ${type}`);
  await connection.run(`CREATE OR REPLACE TABLE part (${columns.join(', ')})`);
  const values = rows.map(
    (row) =>
      `(${Object.keys(streetColumns)
        .map((column) => literal(row, column))
        .join(', ')})`,
  );
  if (values.length > 0) await connection.run(`INSERT INTO part VALUES ${values.join(', ')}`);
  await connection.run(`COPY part TO ${quoted(path)} (FORMAT parquet)`);
}

function literal(row: MadeUpRow, column: string): string {
  const value = row[column as keyof MadeUpRow] ?? null;
  if (value === null) return 'NULL';
  return typeof value === 'boolean' ? String(value) : quoted(value);
}

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator after Knuth). */
export function fixedRandom(seed = 1): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const areas = ['Camden', 'City of London', 'Manchester', "King's Lynn and West Norfolk", 'Leeds'];
const categories = [antiSocialBehaviour, 'Burglary', 'Drugs', 'Robbery', 'Shoplifting', 'Vehicle crime'];
const outcomes = ['Under investigation', 'Local resolution', 'Awaiting court outcome'];

/** Rows of every kind: without location, without LSOA, without outcome, with repeated ids. */
export function randomRows(count: number, random: () => number): MadeUpRow[] {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] ?? null;
  return Array.from({ length: count }, () => {
    const category = pick(categories);
    const area = random() < 0.1 ? null : pick(areas);
    const isLocated = random() >= 0.05;
    const point = Math.floor(random() * 40);
    return {
      crime_id: category === antiSocialBehaviour ? null : String(random()).slice(2),
      reported_by: 'A force',
      falls_within: 'A force',
      longitude: isLocated ? -2 + point * 0.013 : null,
      latitude: isLocated ? 51 + (point % 7) * 0.21 : null,
      location: `On or near Street ${point}`,
      lsoa_code: area === null ? null : 'E01000001',
      lsoa_name: area === null ? null : `${area} 001A`,
      area,
      category,
      outcome: category === antiSocialBehaviour ? null : pick(outcomes),
      repeated: random() < 0.05,
    };
  });
}
