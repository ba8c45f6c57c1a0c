import { type Expression, type SqlBool, sql } from 'kysely';
import { fold } from './fold.ts';

/** A text with its own wildcards escaped. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** Whether a column contains `text`, ignoring case, accents and width; its own wildcards are escaped. */
export const containing = (column: Expression<unknown>, text: string): Expression<SqlBool> =>
  sql<SqlBool>`fold_text(${column}) like ${`%${escapeLike(fold(text))}%`} escape '\\'`;
