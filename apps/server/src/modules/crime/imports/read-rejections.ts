import type { Readable } from 'node:stream';
import type { CrimeRejection } from '@halyard/contracts/crime/crime-imports.ts';
import { CsvReader, type CsvRow } from '@halyard/contracts/format/read-csv.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { rejectionsKey } from './revert-crime-import.ts';

/** Characters of a row; the importer keeps at most 100,000 bytes of a line. */
const rowMax = 1_000_000;

function toRejection({ cells }: CsvRow): CrimeRejection {
  const [line, reason, column, text] = cells ?? [];
  return {
    line: Number(line),
    reason: reason as CrimeRejection['reason'],
    column: column || null,
    text: text ?? '',
  };
}

async function* readRows(stored: Readable): AsyncGenerator<CsvRow> {
  const reader = new CsvReader({ maxLength: rowMax });
  for await (const text of stored.setEncoding('utf8')) yield* reader.read(text as string);
  yield* reader.end();
}

/** The first rejected rows of a file, as the importer wrote them down; none when it wrote none. */
export async function readRejections(storage: FileStorage, fileId: string, most: number): Promise<CrimeRejection[]> {
  const key = rejectionsKey(fileId);
  if (!(await storage.find(key))) return [];
  const rejections: CrimeRejection[] = [];
  let isHeading = true;
  for await (const row of readRows(await storage.read(key))) {
    if (!isHeading) rejections.push(toRejection(row));
    isHeading = false;
    if (rejections.length >= most) break;
  }
  return rejections;
}
