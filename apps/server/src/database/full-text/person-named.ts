import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { containing } from '../containing.ts';
import { fold } from '../fold.ts';
import type { Schema } from '../tables/schema.ts';

/** The index knows every three characters in a row; what is shorter cannot be looked up. */
const fewestCharacters = 3;
/** A character that no one types. */
const between = '\u001f';
/** Of a text that more people have, a page is filled sooner by reading them in order. */
const mostLookedUp = 300;

/**
 * The ids of everyone who may have `text` somewhere in user name, address, department or full name; it may run from one
 * of these into the next. Undefined where the text is too short to be looked up, or too many people have it.
 */
async function lookUp(db: Kysely<Schema>, text: string): Promise<readonly string[] | undefined> {
  const folded = fold(text);
  if ([...folded].length < fewestCharacters) return undefined;
  const quoted = `"${folded.replaceAll('"', '""')}"`;
  const { rows } = await sql<{ readonly record_id: string }>`
    select d.record_id from people_parts(${quoted}) as matched cross join search_documents as d
    where d.id = matched.rowid limit ${mostLookedUp + 1}
  `.execute(db);
  return rows.length > mostLookedUp ? undefined : rows.map(({ record_id: id }) => id);
}

type People = ExpressionBuilder<Schema, 'people'>;

/**
 * The condition that a person has `text` somewhere in one of `columns`: some of those of the index, none of them null.
 */
export async function personNamed(
  db: Kysely<Schema>,
  text: string,
  columns: (eb: People) => readonly Expression<unknown>[],
): Promise<(eb: People) => Expression<SqlBool>> {
  const ids = await lookUp(db, text);
  return (eb) => {
    // As one text: folding is most of the work.
    const holding = containing(sql.join(columns(eb), sql.raw(` || '${between}' || `)), text);
    // PostgreSQL takes what is said with `like` for rare, and would sort all of many to fill a page.
    if (!ids) return sql<SqlBool>`case when ${holding} then 1 else 0 end > 0`;
    return ids.length === 0 ? sql<SqlBool>`1 = 0` : eb.and([eb('people.id', 'in', ids), holding]);
  };
}
