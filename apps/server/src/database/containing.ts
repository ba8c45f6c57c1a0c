import { type Expression, type SqlBool, sql } from 'kysely';

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
const isAscii = (text: string) => [...text].every((character) => character < '\u0080');

/**
 * Whether a column holds `text` somewhere; the text's own wildcards mean themselves. Case does not count, except that
 * SQLite knows the small letters of A to Z only: other letters are found as they were typed, or in small letters.
 */
export function containing(column: Expression<unknown>, text: string): Expression<SqlBool> {
  const small = sql<SqlBool>`lower(${column}) like ${`%${escaped(text.toLowerCase())}%`} escape '\\'`;
  if (isAscii(text)) return small;
  return sql<SqlBool>`(${small} or ${column} like ${`%${escaped(text)}%`} escape '\\')`;
}
