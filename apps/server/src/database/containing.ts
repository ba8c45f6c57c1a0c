import { type Expression, type SqlBool, sql } from 'kysely';
import { fold } from './fold.ts';

/** A text whose own wildcards mean themselves. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/**
 * Whether a column holds `text` somewhere, whatever the case, accents and width of its letters; the text's own
 * wildcards mean themselves.
 */
export const containing = (column: Expression<unknown>, text: string): Expression<SqlBool> =>
  sql<SqlBool>`fold_text(${column}) like ${`%${escapeLike(fold(text))}%`} escape '\\'`;
