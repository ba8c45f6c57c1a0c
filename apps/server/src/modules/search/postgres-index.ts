import type { SearchKind } from '@halyard/contracts/work/search.ts';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { QueryWord } from '../../database/full-text/split-query.ts';
import { writeTsQuery } from '../../database/full-text/write-match.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { columnsOfDocument } from './document-store.ts';
import type { SearchDocument } from './rank-documents.ts';
import { mostDocuments, mostOfKind, type Question, type SearchIndex } from './search-index.ts';
import { audienceOf, kindsSeenBy, type Searcher, visibleTo } from './visible-documents.ts';

type Db = Kysely<Schema>;

// Frequent words are found soon when scanning back from the newest document of a kind.
const walked = 1_000;
// One in a hundred of them: the index would have to gather more matches than can be read in time.
const frequent = 10;

const toTsQuery = (words: readonly QueryWord[], kinds?: readonly SearchKind[]) =>
  sql`cast(${writeTsQuery(words, kinds)} as tsquery)`;

/** The kinds that the asker may see, each with its audience, as rows. */
function seenKinds(searcher: Searcher): RawBuilder<unknown> {
  const rows = kindsSeenBy(searcher).map((kind) => sql`(${kind}, ${audienceOf(kind, searcher)})`);
  return sql`(values ${sql.join(rows)}) as seen (kind, audience)`;
}

const newestOfSeen = sql`select * from search_documents s
  where s.visible_to = seen.audience and s.kind = seen.kind order by -s.id`;

/** Matches among the newest of each kind. */
async function walkBack(db: Db, { words, searcher }: Question): Promise<SearchDocument[]> {
  const matching = db
    .selectFrom(sql<Schema['search_documents']>`(${newestOfSeen} limit ${walked})`.as<'d'>(sql.ref('d')))
    .select(columnsOfDocument)
    .where(sql<SqlBool>`d.words @@ ${toTsQuery(words)}`)
    .where(visibleTo(searcher))
    .limit(mostOfKind);
  const { rows } = await sql<SearchDocument>`
    select hit.* from ${seenKinds(searcher)} cross join lateral ${matching} as hit`.execute(db);
  return rows;
}

/** Kinds with more documents than were scanned. */
async function findLargeKinds(db: Db, searcher: Searcher): Promise<readonly SearchKind[]> {
  const { rows } = await sql<{ kind: SearchKind }>`
    select seen.kind from ${seenKinds(searcher)} where exists (${newestOfSeen} offset ${walked} limit 1)`.execute(db);
  return rows.map(({ kind }) => kind);
}

/**
 * The rare words: the few rows that the index finds with them are quickly filtered by the others, whose many matches
 * would have to be gathered. All words if none is that rare, because reading rows costs more than gathering.
 */
async function chooseRare(db: Db, { words, searcher }: Question): Promise<readonly QueryWord[]> {
  if (words.length === 1) return words;
  const counts = words.map((word) => sql`cast(count(*) filter (where d.words @@ ${toTsQuery([word])}) as integer)`);
  const { rows } = await sql<{ counted: readonly number[] }>`
    select array[${sql.join(counts)}] as counted
    from ${seenKinds(searcher)} cross join lateral (${newestOfSeen} limit ${walked}) as d group by d.kind`.execute(db);
  const rare = words.filter((_, place) => rows.every(({ counted }) => (counted[place] ?? 0) <= 1));
  return rare.length > 0 ? rare : words;
}

async function searchIndex(db: Db, question: Question, kinds: readonly SearchKind[]): Promise<SearchDocument[]> {
  const { words, searcher } = question;
  const rare = await chooseRare(db, question);
  return (
    db
      .selectFrom('search_documents as d')
      .select(columnsOfDocument)
      .where(sql<SqlBool>`d.words @@ ${toTsQuery(rare, kinds)}`)
      // Written as a function, and with nothing appended, these are filters on rows and use no other index.
      .where(sql<SqlBool>`ts_match_vq(d.words, ${toTsQuery(words)})`)
      .where(visibleTo(searcher, sql<string>`d.visible_to || ''`))
      .limit(mostDocuments)
      .execute()
  );
}

async function find(db: Db, question: Question): Promise<readonly SearchDocument[]> {
  const near = await walkBack(db, question);
  const foundOf = (kind: SearchKind) => near.filter((document) => document.kind === kind).length;
  const large = await findLargeKinds(db, question.searcher);
  const unclear = large.filter((kind) => foundOf(kind) < frequent);
  // To name every kind would only have the index gather every document.
  const named = unclear.length < large.length ? unclear : [];
  const far = unclear.length === 0 ? [] : await searchIndex(db, question, named);
  return [...near, ...far];
}

/** GIN gathers all matches before it returns the first; so frequent words are searched without it. */
export function createPostgresIndex(db: Db): SearchIndex {
  return {
    find: (question) =>
      db.transaction().execute(async (tx) => {
        // The planner knows nothing of how rare the beginning of a word is, and would read the whole table for a few
        // rows. Compiling costs more than asking. With less memory the index could only say on which pages to look.
        await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
          set_config('work_mem', '64MB', true)`.execute(tx);
        return find(tx, question);
      }),
  };
}
