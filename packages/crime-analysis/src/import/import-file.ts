import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CrimeFileProblem } from '@halyard/contracts/crime/crime-imports.ts';
import { forceOf } from '../forces.ts';
import type { FileReport } from '../parts.ts';
import { readFileName } from './files/file-name.ts';
import { type FileProblem, matchHead } from './files/find-head-problem.ts';
import type { MatchedHeader } from './files/match-header.ts';
import { readHead } from './files/read-head.ts';
import type { FileScan } from './files/scan-file.ts';
import { type LoadedFile, loadFile } from './rows/load-file.ts';

/** A file that was scanned: it has text and a header we know. */
export type ReadableFile = {
  readonly name: string;
  readonly path: string;
  /** Its location as UTF-8, if it is text: `path` unless it is in UTF-16. */
  readonly textPath: string;
  /** Hash and bytes of the file itself, all else of its text. */
  readonly scan: FileScan;
  readonly header: MatchedHeader;
};

export type LoadFolders = { readonly folder: string; readonly workFolder: string };

const nothing = {
  kind: null,
  sha256: null,
  bytes: 0,
  lines: null,
  rowsIn: 0,
  rowsImported: 0,
  rowsRejected: 0,
  headerChanges: [],
  problem: null,
  problemDetail: '',
  parts: [],
  rejectionsPath: null,
} as const satisfies Partial<FileReport>;

/** The report of a file that was rejected as a whole. */
export function rejectedFile(name: string, { problem, detail }: FileProblem, known: Partial<FileReport>): FileReport {
  return { ...nothing, ...known, fileId: randomUUID(), name, outcome: 'rejected', problem, problemDetail: detail };
}

/** The report of a file whose bytes were imported before. */
export function sameFile({ name, scan, header }: ReadableFile): FileReport {
  const { sha256, bytes, lines } = scan;
  return { ...nothing, fileId: randomUUID(), name, outcome: 'same', kind: header.kind, sha256, bytes, lines };
}

/** Judges the header, and the text by what the scan saw. */
export async function validateFile(path: string, scan: FileScan): Promise<MatchedHeader | FileProblem> {
  const header = matchHead(await readHead(path));
  if ('problem' in header) return header;
  if (scan.nulLine !== null) return { problem: 'nul_bytes', detail: `line ${scan.nulLine}` };
  return scan.lines <= 1 ? { problem: 'no_rows', detail: '' } : header;
}

async function moveInPlace(loaded: LoadedFile, { folder }: LoadFolders, fileId: string): Promise<string | null> {
  for (const { part, workPath } of loaded.parts) {
    await mkdir(dirname(join(folder, part.path)), { recursive: true });
    await rename(workPath, join(folder, part.path));
  }
  if (!loaded.rejectionsWorkPath) return null;
  await mkdir(join(folder, 'rejections'), { recursive: true });
  await rename(loaded.rejectionsWorkPath, join(folder, 'rejections', `${fileId}.csv`));
  return `rejections/${fileId}.csv`;
}

const recoding = ({ recodedLines }: LoadedFile) =>
  recodedLines === 0 ? [] : [`Windows-1252 → UTF-8: ${recodedLines} ${recodedLines === 1 ? 'line' : 'lines'}`];

function problemOf({ rowsIn, rowsImported }: LoadedFile): CrimeFileProblem | null {
  if (rowsIn === 0) return 'no_rows';
  return rowsImported === 0 ? 'every_row_rejected' : null;
}

/**
 * Loads a file that is readable and puts its parts and errors where they belong. They are only files by then: the
 * caller's database decides whether they count.
 */
export async function importFile(
  connection: DuckDBConnection,
  { name, path, textPath, scan, header }: ReadableFile,
  nowMs: number,
  locations: LoadFolders,
  signal: AbortSignal,
): Promise<FileReport> {
  const fileId = randomUUID();
  const says = readFileName(name);
  const { sha256, bytes, lines } = scan;
  const known = { kind: header.kind, sha256, bytes, lines, headerChanges: header.changes };
  const isStop = header.kind === 'stop-and-search';
  if (isStop && says.force === null) return rejectedFile(name, { problem: 'unknown_force', detail: '' }, known);
  const loaded = await loadFile(connection, {
    path: textPath,
    fileId,
    header,
    scan,
    months: { latest: new Date(nowMs).toISOString().slice(0, 7), expected: says.month },
    facts: { kind: header.kind, month: says.month, force: isStop && says.force ? forceOf(says.force) : null },
    workFolder: locations.workFolder,
    signal,
  });
  await rejectIfChanged(path, scan);
  const rejectionsPath = await moveInPlace(loaded, locations, fileId);
  const problem = problemOf(loaded);
  return {
    ...nothing,
    ...known,
    headerChanges: [...header.changes, ...recoding(loaded)],
    fileId,
    name,
    outcome: problem ? 'rejected' : 'imported',
    rowsIn: loaded.rowsIn,
    rowsImported: loaded.rowsImported,
    rowsRejected: loaded.rowsRejected,
    problem,
    parts: loaded.parts.map(({ part }) => part),
    rejectionsPath,
  };
}

// The hash and the rows are read one after the other; a file that grows in between would be known by a wrong hash.
async function rejectIfChanged(path: string, { bytes }: FileScan): Promise<void> {
  if ((await stat(path)).size !== bytes) throw new Error('The file changed while it was read.');
}

/** Removes the output of `importFile` if its report cannot be delivered. */
export async function removeImported({ parts, rejectionsPath }: FileReport, folder: string): Promise<void> {
  const paths = [...parts.map(({ path }) => path), ...(rejectionsPath ? [rejectionsPath] : [])];
  await Promise.all(paths.map((path) => rm(join(folder, path), { force: true })));
}
