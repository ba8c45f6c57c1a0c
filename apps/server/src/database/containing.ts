import { type Expression, type SqlBool, sql } from 'kysely';

const escaped = (text: string) => text.toLowerCase().replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** Whether a column holds `text` somewhere, in any case; the text's own wildcards mean themselves. */
export function containing(column: Expression<unknown>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${column}) like ${`%${escaped(text)}%`} escape '\\'`;
}
