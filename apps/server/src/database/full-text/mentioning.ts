import type { SearchKind } from '@halyard/contracts/work/search.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { chooseAllWords } from './split-query.ts';
import { writeFtsMatch } from './write-match.ts';

// A cross join is done by SQLite in the order it is written, from the words to their documents; left to choose, it walks
// through all documents of the kind. Materialized, for PostgreSQL would gather the matches anew for each row of a list.
const found = (id: Expression<unknown>, kinds: readonly SearchKind[], match: string) => sql<SqlBool>`${id} in (
  with found as materialized (
    select d.record_id from search_index(${match}) as matched cross join search_documents as d
    where d.id = matched.rowid and d.kind in (${sql.join(kinds)})
  )
  select record_id from found
)`;

/**
 * Whether the record with this id has every word of `text` somewhere, as its beginning; the index answers that. Where
 * there is no word to look up, `otherwise` decides.
 */
export function mentioning(
  id: Expression<unknown>,
  kinds: readonly SearchKind[],
  text: string,
  otherwise: () => Expression<SqlBool>,
): Expression<SqlBool> {
  const words = chooseAllWords(text);
  const [kind, ...others] = kinds;
  // Of one kind, the index leaves out what other records say.
  const match = words && writeFtsMatch(words, new Map(), others.length === 0 ? kind : undefined);
  return match === undefined ? otherwise() : found(id, kinds, match);
}
