import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { findKnownTerms } from '../../../database/full-text/known-terms.ts';
import { chooseAllWords } from '../../../database/full-text/split-query.ts';
import { writeFtsMatch, writeTsQuery } from '../../../database/full-text/write-match.ts';
import type { Schema } from '../../../database/tables/schema.ts';

/** More alerts than that are met soon enough by reading them in their order. */
const mostCandidates = 10_000;
/** A word that fewer documents have leads to these at once; those with the others as well are among them. */
const mostRare = 1_000;
/** Words of a search that may be found to be rare. */
const mostEstimated = 8;
/** Pages of documents that are read to estimate how many have the words. */
const pagesRead = 200;

/**
 * About how many documents of PostgreSQL match each of the queries, from pages taken at random, for the same table always
 * the same: its index answers only after it has gathered all matches, which takes 0.15 s for a million.
 */
async function estimateMatches(db: Kysely<Schema>, queries: readonly string[]): Promise<readonly number[]> {
  const size = await sql<{ pages: string }>`
    select pg_relation_size('search_documents') / cast(current_setting('block_size') as integer) as pages`.execute(db);
  const factor = Math.max(1, Number(size.rows[0]?.pages) / pagesRead);
  const counts = queries.map((query) => sql`count(*) filter (where words @@ cast(${query} as tsquery))`);
  // The share is a number, so that the planner knows how little is read, and compiles nothing.
  const { rows } = await sql<{ counts: readonly number[] }>`
    select cast(array[${sql.join(counts)}] as float[]) as counts
    from search_documents tablesample system (${100 / factor}) repeatable (0)`.execute(db);
  return rows.flatMap((row) => row.counts.map((count) => count * factor));
}

async function lookUp({ read: db, dialect }: Pick<Database, 'read' | 'dialect'>, search: string) {
  const words = chooseAllWords(search);
  if (!words) return undefined;
  const limit = mostCandidates + 1;
  if (dialect === 'sqlite') {
    const match = writeFtsMatch(words, await findKnownTerms(db, words), 'alert');
    // A cross join is done in the order it is written: from the words to the documents.
    return sql<{ record_id: string }>`
      select d.record_id from search_index cross join search_documents d
      where search_index match ${match} and d.id = search_index.rowid
      order by search_index.rowid desc limit ${limit}`;
  }
  const match = writeTsQuery(words, ['alert']);
  const some = words.slice(0, mostEstimated);
  const [all = 0, ...each] = await estimateMatches(db, [match, ...some.map((word) => writeTsQuery([word]))]);
  if (all > 2 * mostCandidates) return undefined;
  const rare = some.filter((_, place) => (each[place] ?? 0) <= mostRare);
  const asked = rare.length === 0 ? writeFtsMatch(words, new Map(), 'alert') : writeFtsMatch(rare, new Map());
  // The planner takes the beginning of a word for frequent, and would read the table; the function does not let it.
  return sql<{ record_id: string }>`
    select d.record_id from search_index(${asked}) as matched join search_documents d on d.id = matched.rowid
    where ts_match_vq(d.words, cast(${match} as tsquery)) limit ${limit}`;
}

/**
 * The condition that an alert has all words of a search as beginnings of its own, where these are few; undefined where
 * there are too many, or no word to look up.
 */
export async function findCandidates(
  database: Pick<Database, 'read' | 'dialect'>,
  search: string,
): Promise<Expression<SqlBool> | undefined> {
  const found = await (await lookUp(database, search))?.execute(database.read);
  if (!found || found.rows.length > mostCandidates) return undefined;
  const ids = found.rows.map(({ record_id: id }) => id);
  // One parameter, whatever the number of rows.
  return database.dialect === 'sqlite'
    ? sql<SqlBool>`alerts.id in (select value from json_each(${JSON.stringify(ids)}))`
    : sql<SqlBool>`alerts.id = any(cast(${ids} as text[]))`;
}
