import { CsvQuoteError, CsvReader } from '@halyard/contracts/format/read-csv.ts';

const readAtMost = 65_536;
const rowMax = 20_000;
const separators = [',', ';', '\t'] as const;

const separatorOf = (heading: string): string =>
  separators.reduce((best, next) => (heading.split(next).length > heading.split(best).length ? next : best));

/** The column names of a CSV file; none without a readable heading. */
export async function readHeading(file: Blob): Promise<readonly string[]> {
  const text = await file.slice(0, readAtMost).text();
  const reader = new CsvReader({ maxLength: rowMax, separatorOf, trims: true });
  try {
    for (const { cells } of reader.read(`${text}\n`))
      return (cells ?? []).map((name) => name.replace(/^\uFEFF/, '').trim()).filter((name) => name !== '');
  } catch (error) {
    if (!(error instanceof CsvQuoteError)) throw error;
  }
  return [];
}
