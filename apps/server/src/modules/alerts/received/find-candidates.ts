import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { findKnownTerms } from '../../../database/full-text/known-terms.ts';
import { chooseAllWords } from '../../../database/full-text/split-query.ts';
import { writeFtsMatch, writeTsQuery } from '../../../database/full-text/write-match.ts';

/** More alerts than that are met soon enough by reading them in their order. */
const mostCandidates = 2_000;

/**
 * The ids of alerts that have all words of a search as beginnings of theirs; undefined where there are too many, or no
 * word to look up.
 */
export async function findCandidates(
  { read: db, dialect }: Pick<Database, 'read' | 'dialect'>,
  search: string,
): Promise<readonly string[] | undefined> {
  const words = chooseAllWords(search);
  if (!words) return undefined;
  const limit = mostCandidates + 1;
  const found =
    dialect === 'sqlite'
      ? // A cross join is done in the order it is written: from the words to the documents.
        sql<{ record_id: string }>`
          select d.record_id from search_index cross join search_documents d
          where search_index match ${writeFtsMatch(words, await findKnownTerms(db, words), 'alert')}
            and d.id = search_index.rowid
          order by search_index.rowid desc limit ${limit}`
      : sql<{ record_id: string }>`
          select d.record_id from search_documents d
          where d.words @@ cast(${writeTsQuery(words, ['alert'])} as tsquery) limit ${limit}`;
  const { rows } = await found.execute(db);
  return rows.length > mostCandidates ? undefined : rows.map(({ record_id: id }) => id);
}
