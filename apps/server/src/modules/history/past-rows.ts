import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { KeptTable, Row } from './kept-tables.ts';

// Long texts that no filter of a list uses.
const leftOut = ['chosen', 'facts_at', 'key_fields', 'close_note'];

/** Of a STIX object, filters use only the markings of its parts. */
const valueIn = (row: Row, column: string) =>
  column === 'stix' && !String(row.stix).includes('"granular_markings"') ? null : (row[column] ?? null);

const isFraction = (column: string) => column === 'latitude' || column === 'longitude';
const isNumber = (column: string) =>
  /(_at|_seen|_stated|severity_assumed|_version|_delivery|acknowledge_by|close_by|delivery_id)$/.test(column) ||
  ['number', 'version', 'confidence', 'sample', 'count', 'unmapped', 'hidden', 'is_test'].includes(column);

const typeOf = (column: string) =>
  sql.raw(isFraction(column) ? 'double precision' : isNumber(column) ? 'bigint' : 'text');

/**
 * The database with these rows in place of a table: a list's filter can be run against past data. Related tables, such
 * as links, are current.
 */
export function withRows(
  db: Kysely<Schema>,
  dialect: Database['dialect'],
  { name }: KeptTable,
  rows: readonly Row[],
): Kysely<Schema> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !leftOut.includes(column));
  // One parameter, whatever the number of rows; PostgreSQL treats untyped parameters as text.
  const json = JSON.stringify(rows.map((row) => columns.map((column) => valueIn(row, column))));
  const cells = columns.map(
    (_, index) => sql`cast(past.value ->> ${sql.lit(index)} as ${typeOf(columns[index] ?? '')})`,
  );
  const past =
    dialect === 'postgres'
      ? sql`jsonb_array_elements(cast(${json} as jsonb)) as past(value)`
      : sql`json_each(${json}) as past`;
  const named = `${name}(${columns.join(', ')})` as 'intelligence(id)';
  // Filters only select.
  return db.with(named, () => sql`(select ${sql.join(cells)} from ${past})` as never) as unknown as Kysely<Schema>;
}
