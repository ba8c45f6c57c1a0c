import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { FileReport } from '../../parts.ts';
import { layouts } from '../files/layouts.ts';
import type { ImportJob, ImportOutcome } from '../import-job.ts';
import { runImport } from '../run-import.ts';
import { sqlText } from '../sql-text.ts';

export const nowMs = Date.UTC(2026, 10, 21);
export const streetHeader = layouts.street.map(({ header }) => header).join(',');

/** A good row of Kent in January 2024, with some fields replaced. */
export function streetRow(number: number, fields: Partial<Record<string, string>> = {}): string {
  const row: Record<string, string> = {
    crime_id: number.toString(16).padStart(64, 'a'),
    month: '2024-01',
    reported_by: 'Kent Police',
    falls_within: 'Kent Police',
    longitude: '0.521000',
    latitude: '51.272000',
    location: 'On or near Mill Lane',
    lsoa_code: 'E01024352',
    lsoa_name: 'Maidstone 007C',
    category: 'Burglary',
    outcome: 'Under investigation',
    context: '',
  };
  return layouts.street.map(({ key }) => fields[key] ?? row[key]).join(',');
}

export const streetRows = (count: number) => Array.from({ length: count }, (_, index) => streetRow(index));
export const csv = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

/** The result of an import, its reports, and the contents of its folder afterwards. */
export type Imported = {
  readonly outcome: ImportOutcome;
  readonly reports: readonly FileReport[];
  readonly left: readonly string[];
};

/** A folder for one test with the crime folder in it, and an import in this process. */
export async function openTestFolder() {
  const root = await mkdtemp(join(tmpdir(), 'crime-import-'));
  const folder = join(root, 'crime');

  const put = async (name: string, content: string | Uint8Array) => {
    const path = join(root, name.replaceAll('/', '_'));
    await writeFile(path, content);
    return path;
  };

  const importPath = async (path: string, name: string, job: Partial<ImportJob> = {}): Promise<Imported> => {
    const reports: FileReport[] = [];
    const onFile = async (report: FileReport) => void reports.push(report);
    const { signal } = new AbortController();
    const outcome = await runImport(
      { path, name, nowMs, known: {}, signal, onProgress: () => {}, onFile, ...job },
      { folder, workFolder: join(folder, 'work', 'import-test') },
    );
    return { outcome, reports, left: await filesIn(folder) };
  };

  return {
    root,
    folder,
    put,
    importPath,
    importFile: async (name: string, content: string | Uint8Array) => importPath(await put(name, content), name),
    rowsOf: (report: FileReport | undefined) => readParts(folder, report),
    rejectionsOf: (report: FileReport | undefined) => readRejections(folder, report),
    /** The rejected rows as a reader of CSV sees them. */
    rejectedRowsOf: (report: FileReport | undefined) => readRejectedRows(folder, report),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** The files below a folder, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function readParts(folder: string, report: FileReport | undefined): Promise<Record<string, unknown>[]> {
  const paths = report?.parts.map(({ path }) => sqlText(join(folder, path))) ?? [];
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const result = await connection.runAndReadAll(`SELECT * FROM read_parquet([${paths.join(', ')}]) ORDER BY line`);
  return result.getRowObjectsJS();
}

async function readRejections(folder: string, report: FileReport | undefined): Promise<string[]> {
  if (!report?.rejectionsPath) return [];
  const text = await readFile(join(folder, report.rejectionsPath), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(0, 3).join(','));
}

type RejectedRow = { readonly line: string; readonly reason: string; readonly text: string };

async function readRejectedRows(folder: string, report: FileReport | undefined): Promise<RejectedRow[]> {
  if (!report?.rejectionsPath) return [];
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const result = await connection.runAndReadAll(`SELECT line, reason, coalesce(text, '') AS text
    FROM read_csv(${sqlText(join(folder, report.rejectionsPath))}, header=true, all_varchar=true, auto_detect=false,
      columns={'line': 'VARCHAR', 'reason': 'VARCHAR', 'column': 'VARCHAR', 'text': 'VARCHAR'}, quote='"', escape='"')`);
  return result.getRowObjectsJS() as RejectedRow[];
}
