import type { SearchKind } from '@halyard/contracts/search.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { chooseAllWords } from './split-query.ts';
import { writeFtsMatch } from './write-match.ts';

const found = (id: Expression<unknown>, kinds: readonly SearchKind[], match: string) => sql<SqlBool>`${id} in (
  select d.record_id from search_documents d
  where d.id in (select rowid from search_index(${match})) and d.kind in (${sql.join(kinds)})
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
  return words ? found(id, kinds, writeFtsMatch(words, new Map())) : otherwise();
}
