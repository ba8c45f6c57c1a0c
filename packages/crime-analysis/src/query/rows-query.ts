import type { CrimeFilter, CrimeRow, CrimeSortKey } from '@halyard/contracts/crime/crime.ts';
import { crimeCondition } from './crime-conditions.ts';
import { quoted } from './quoted.ts';

export type RowsWanted = {
  readonly sort: CrimeSortKey;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  /** `next` of the page before. */
  readonly after?: string | undefined;
};

/** One column of an order. Rows that state nothing come last either way. */
type Order = { readonly column: string; readonly direction: 'asc' | 'desc' };

/** The full order: the chosen column, then newest months, forces by name, and lines in file order. */
function orderOf({ sort, direction }: Pick<RowsWanted, 'sort' | 'direction'>): Order[] {
  const rest: Order[] = [
    { column: 'month', direction: 'desc' },
    { column: 'force', direction: 'asc' },
    { column: 'file_id', direction: 'asc' },
    { column: 'line', direction: 'asc' },
  ];
  return [{ column: sort, direction }, ...rest.filter(({ column }) => column !== sort)];
}

const contractNames = {
  crime_id: 'crimeId',
  month: 'month',
  reported_by: 'reportedBy',
  falls_within: 'fallsWithin',
  force: 'force',
  longitude: 'longitude',
  latitude: 'latitude',
  location: 'location',
  lsoa_code: 'lsoaCode',
  lsoa_name: 'lsoaName',
  area: 'area',
  category: 'category',
  outcome: 'outcome',
  context: 'context',
  file_id: 'fileId',
  line: 'line',
} as const satisfies Record<string, keyof CrimeRow>;

const selected = Object.entries(contractNames)
  .map(([column, name]) => `${column} AS "${name}"`)
  .join(', ');

export type CountRow = {
  readonly month: string;
  readonly force: string;
  readonly fileId: string;
  readonly count: number;
};

/** How many rows of each part match. */
export function countsSql(table: string, filter: CrimeFilter): string {
  return `SELECT month, force, file_id AS "fileId", count(*)::DOUBLE AS count
    FROM ${table} WHERE ${crimeCondition(filter)} GROUP BY ALL`;
}

/** One page, and one row more to see whether another follows. */
export function pageSql(table: string, filter: CrimeFilter, wanted: RowsWanted, last: LastRow | null): string {
  return `SELECT ${selected} ${pageOf(table, filter, wanted, last)}`;
}

/** The positions of the rows of a page: sorting carries a few columns of each row instead of all of them. */
export function locationsSql(table: string, filter: CrimeFilter, wanted: RowsWanted, last: LastRow | null): string {
  return `SELECT file_id AS "fileId", line ${pageOf(table, filter, wanted, last)}`;
}

function pageOf(table: string, filter: CrimeFilter, wanted: RowsWanted, last: LastRow | null): string {
  const order = orderOf(wanted);
  const by = order.map(({ column, direction }) => `${column} ${direction} NULLS LAST`).join(', ');
  return `FROM ${table}
    WHERE ${crimeCondition(filter)} AND ${last ? afterRow(order, last) : 'true'}
    ORDER BY ${by} LIMIT ${quoted(wanted.limit + 1)}`;
}

/** The rows at these locations, in no order. */
export function rowsAtSql(table: string, locations: readonly RowLocation[]): string {
  const pairs = locations.map(({ fileId, line }) => `(${quoted(fileId)}, ${quoted(line)})`);
  return `SELECT ${selected} FROM ${table} WHERE (file_id, line) IN (${pairs.join(', ')})`;
}

/** Whether whole parts follow one another in the order, so that a page is in few of them. */
export const followsParts = ({ sort }: Pick<RowsWanted, 'sort'>) => sort === 'month' || sort === 'force';

/** The row that a page ended with, as far as orders are about it. */
export type LastRow = Readonly<Record<string, string | number | null>>;

export function lastRowSql(table: string, { fileId, line }: RowLocation): string {
  return `SELECT month, category, area, force, outcome, location, file_id, line FROM ${table}
    WHERE file_id = ${quoted(fileId)} AND line = ${quoted(line)} LIMIT 1`;
}

/** Rows that come after the last one: greater in the first column, or equal there and greater in the next, and so on. */
function afterRow(order: readonly Order[], last: LastRow): string {
  const ways = order.map((step, at) =>
    [...order.slice(0, at).map(({ column }) => same(column, last[column])), beyond(step, last[step.column])].join(
      ' AND ',
    ),
  );
  return `(${ways.map((way) => `(${way})`).join(' OR ')})`;
}

function same(column: string, value: string | number | null | undefined): string {
  return value === null || value === undefined ? `${column} IS NULL` : `${column} = ${quoted(value)}`;
}

function beyond({ column, direction }: Order, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return 'false';
  return `(${column} ${direction === 'asc' ? '>' : '<'} ${quoted(value)} OR ${column} IS NULL)`;
}

/** The position of a row in the imported data: the content of a cursor. */
export type RowLocation = { readonly fileId: string; readonly line: number };

export const cursorOf = ({ fileId, line }: RowLocation) => `${fileId}~${line}`;

/** Null when the text is not a cursor of ours. */
export function locationOf(cursor: string): RowLocation | null {
  const [fileId, line, ...rest] = cursor.split('~');
  if (!fileId || !line || rest.length > 0 || !/^\d{1,9}$/.test(line)) return null;
  return { fileId, line: Number(line) };
}
