import type { CrimeRow } from '@halyard/contracts/crime/crime.ts';
import { writeCsvPages } from '../../../platform/replies/write-csv.ts';

/** The publisher's columns in the publisher's order (data.police.uk, "CSV columns"). */
const columns = [
  'Crime ID',
  'Month',
  'Reported by',
  'Falls within',
  'Longitude',
  'Latitude',
  'Location',
  'LSOA code',
  'LSOA name',
  'Crime type',
  'Last outcome category',
  'Context',
] as const;

type Line = Readonly<Record<(typeof columns)[number], string>>;

/** Six places, as the publisher writes them; all of them where a file of others had more. */
function degrees(value: number | null): string {
  if (value === null) return '';
  const published = value.toFixed(6);
  return Number(published) === value ? published : String(value);
}

function toLine(row: CrimeRow): Line {
  return {
    'Crime ID': row.crimeId ?? '',
    Month: row.month,
    'Reported by': row.reportedBy,
    'Falls within': row.fallsWithin,
    Longitude: degrees(row.longitude),
    Latitude: degrees(row.latitude),
    Location: row.location ?? '',
    'LSOA code': row.lsoaCode ?? '',
    'LSOA name': row.lsoaName ?? '',
    'Crime type': row.category,
    'Last outcome category': row.outcome ?? '',
    Context: row.context ?? '',
  };
}

async function* toLines(pages: AsyncIterable<readonly CrimeRow[]>): AsyncGenerator<readonly Line[]> {
  for await (const rows of pages) yield rows.map(toLine);
}

/** Pages of rows as the publisher writes them. */
export const writeCrimeCsv = (pages: AsyncIterable<readonly CrimeRow[]>): AsyncIterable<string> =>
  writeCsvPages(columns, toLines(pages));
