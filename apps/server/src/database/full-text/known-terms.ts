import { type Kysely, sql } from 'kysely';
import type { Schema } from '../tables/schema.ts';
import type { QueryWord } from './split-query.ts';
import type { KnownTerms } from './write-match.ts';

// The index knows the beginnings of up to five characters by heart (migrations/search/sqlite.ts).
const longestKnown = 5;
// Of a longer one FTS5 would first gather all matches. Where it stands for a few words only, these are asked for.
const mostTerms = 100;

/** The words of the index that begin so, found by leaping from one to the next; undefined where they are too many. */
async function findTerms(db: Kysely<Schema>, begin: string): Promise<readonly string[] | undefined> {
  const end = `${begin}\u{10ffff}`;
  const after = (place: ReturnType<typeof sql>) =>
    sql`(select term from search_terms where term >= ${place} and term < ${end} limit 1)`;
  const { rows } = await sql<{ term: string }>`
    with recursive found(term) as (
      select ${after(sql`${begin}`)}
      union all select ${after(sql`found.term || char(1)`)} from found where found.term is not null limit ${mostTerms + 1}
    ) select term from found where term is not null`.execute(db);
  return rows.length === 0 || rows.length > mostTerms ? undefined : rows.map(({ term }) => term);
}

/** The words of the SQLite index that the beginnings of a query stand for. */
export async function findKnownTerms(db: Kysely<Schema>, words: readonly QueryWord[]): Promise<KnownTerms> {
  const known = new Map<string, readonly string[] | undefined>();
  for (const { is, word } of words)
    if (is === 'beginning' && word.length > longestKnown) known.set(word, await findTerms(db, word));
  return known;
}
