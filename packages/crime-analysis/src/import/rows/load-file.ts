import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { isBadCsv } from '../database-errors.ts';
import type { MatchedHeader } from '../files/match-header.ts';
import type { FileScan } from '../files/scan-file.ts';
import { lineMaxBytes } from '../files/scan-file.ts';
import type { MonthLimits } from './row-rules.ts';
import { type FileFacts, planParts } from './sort-into-parts.ts';
import { stageRows } from './stage-rows.ts';
import { writeCleanFile } from './write-clean-file.ts';
import { type StagedPart, writeParts } from './write-parts.ts';
import { writeRejections } from './write-rejections.ts';

export type LoadOrder = {
  readonly path: string;
  readonly fileId: string;
  readonly header: MatchedHeader;
  readonly scan: FileScan;
  readonly months: MonthLimits;
  readonly facts: FileFacts;
  readonly workFolder: string;
  readonly signal: AbortSignal;
};

/**
 * The outcome of the rows of a file: `rowsIn = rowsImported + rowsRejected`. Nothing is outside the work folder yet.
 */
export type LoadedFile = {
  readonly rowsIn: number;
  readonly rowsImported: number;
  readonly rowsRejected: number;
  readonly parts: readonly StagedPart[];
  readonly rejectionsWorkPath: string | null;
  /** Lines that were not UTF-8 and were read as Windows-1252. */
  readonly recodedLines: number;
};

type Staged = {
  readonly rowsIn: number;
  readonly staged: number;
  readonly brokenPath: string | null;
  readonly recodedLines: number;
};

const isPlain = ({ isUtf8, hasPaddedQuotes, blankLines, longestLine, lineEnd }: FileScan) =>
  isUtf8 && !hasPaddedQuotes && blankLines === 0 && longestLine <= lineMaxBytes && lineEnd !== 'mixed';

/** Lets the database read the file as it is; null when it cannot, or counts other rows than the scan. */
async function stageAsIs(connection: DuckDBConnection, order: LoadOrder): Promise<Staged | null> {
  const { path, scan, header, months } = order;
  if (!isPlain(scan)) return null;
  const lineEnd = scan.lineEnd === 'crlf' ? 'crlf' : 'lf';
  const rowsIn = scan.lines - 1;
  try {
    const staged = await stageRows(connection, { path, lineEnd, isNumbered: false }, header, months);
    return staged === rowsIn ? { rowsIn, staged, brokenPath: null, recodedLines: 0 } : null;
  } catch (error) {
    if (isBadCsv(error)) return null;
    throw error;
  }
}

/** Reads record by record, keeps broken ones apart, and lets the database read the rest. */
async function stageRecordByRecord(connection: DuckDBConnection, order: LoadOrder): Promise<Staged> {
  const cleanPath = join(order.workFolder, `${order.fileId}-clean.csv`);
  const brokenPath = join(order.workFolder, `${order.fileId}-broken.csv`);
  const source = { path: order.path, columns: order.header.keys.length };
  const counts = await writeCleanFile(source, cleanPath, brokenPath, order.signal);
  const clean = { path: cleanPath, lineEnd: 'lf', isNumbered: true } as const;
  const staged = await stageRows(connection, clean, order.header, order.months);
  if (staged !== counts.clean) throw new Error(`The database read ${staged} of ${counts.clean} clean rows.`);
  const { rowsIn, recoded: recodedLines } = counts;
  return { rowsIn, staged, brokenPath: counts.rejected > 0 ? brokenPath : null, recodedLines };
}

/**
 * Turns a scanned file into parts and errors. The rows were counted without the database before; when it reads
 * another number, or rejects the file, the careful way is taken. Every row is then either stored or rejected.
 */
export async function loadFile(connection: DuckDBConnection, order: LoadOrder): Promise<LoadedFile> {
  const read = (await stageAsIs(connection, order)) ?? (await stageRecordByRecord(connection, order));
  const { rowsIn, brokenPath, recodedLines } = read;
  order.signal.throwIfAborted();
  const plan = await planParts(connection, order.facts);
  const target = { kind: order.header.kind, fileId: order.fileId, workFolder: order.workFolder };
  const parts = await writeParts(connection, plan, target, order.signal);
  const rowsImported = parts.reduce((sum, { part }) => sum + part.rows, 0);
  const rowsRejected = rowsIn - rowsImported;
  const rejectionsWorkPath = rowsRejected > 0 ? join(order.workFolder, `${order.fileId}-rejections.csv`) : null;
  if (rejectionsWorkPath) await writeRejections(connection, rejectionsWorkPath, brokenPath, rowsRejected);
  return { rowsIn, rowsImported, rowsRejected, parts, rejectionsWorkPath, recodedLines };
}
