import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { CrimeRejection } from '@halyard/contracts/crime/crime-imports.ts';
import { CsvReader, type CsvRow } from '@halyard/contracts/format/read-csv.ts';

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

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function* readRows(path: string): AsyncGenerator<CsvRow> {
  const reader = new CsvReader({ maxLength: rowMax });
  for await (const text of createReadStream(path, 'utf8')) yield* reader.read(text as string);
  yield* reader.end();
}

/** The first rejected rows of a file, as the importer wrote them down; none when it wrote none. */
export async function readRejections(path: string, most: number): Promise<CrimeRejection[]> {
  if (!(await isThere(path))) return [];
  const rejections: CrimeRejection[] = [];
  let isHeading = true;
  for await (const row of readRows(path)) {
    if (!isHeading) rejections.push(toRejection(row));
    isHeading = false;
    if (rejections.length >= most) break;
  }
  return rejections;
}
