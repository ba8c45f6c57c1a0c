import { type Kysely, sql } from 'kysely';
import { longestKey } from '../../fold.ts';
import { kindMark, unspacedRanges } from '../../search-characters.ts';
import {
  type DocumentSql,
  differs,
  documentColumns,
  documentOf,
  documentValues,
  everySource,
  notificationOf,
  type Source,
  sources,
} from './sources.ts';

// A database created with the locale C only knows English letters; these know all.
const collations = ['und-x-icu', 'pg_c_utf8', 'C.utf8', 'en_US.utf8'];

async function findCollation(db: Kysely<unknown>): Promise<string> {
  const found = await sql<{ collname: string }>`select collname from pg_collation`.execute(db);
  const known = new Set(found.rows.map(({ collname }) => collname));
  return collations.find((collation) => known.has(collation)) ?? 'default';
}

// All ASCII characters that are not in words. Without them, signs have no special meaning for the tsvector parser.
const asciiSigns = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r';
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

// Callers may only look for functions in the system's own schema; so names are fully qualified.
const isAscii = 'octet_length($1) = length($1)';
const foldedAscii = 'lower($1 collate "C")';
const foldedLetters = (collation: string) => `replace(
    translate((
      normalize(
        regexp_replace(lower(normalize($1, nfkd) collate "${collation}"), '[\u0300-\u036f]', '', 'g'), nfc
      )) collate "C", 'ςı', 'σi'
    ), 'ß', 'ss'
  )`;
const folded = (collation: string) => `
  case when ${isAscii} then ${foldedAscii} else ${foldedLetters(collation)} end`;

/** `fold` of database/fold.ts. */
const createFold = (collation: string) => `create function fold_text(text) returns text
  language sql immutable strict parallel safe as $$ select ${folded(collation)} $$`;

/** The same function, faster: an SQL function with a long argument is set up again for every row. */
export async function speedUpFold(db: Kysely<unknown>): Promise<void> {
  const letters = foldedLetters(await findCollation(db));
  const create = `create or replace function fold_text(text) returns text
    language plpgsql immutable strict parallel safe as $$
      begin
        if ${isAscii} then return ${foldedAscii}; end if;
        return ${letters};
      end $$`;
  await sql.raw(create).execute(db);
}

/** `sortKey` of database/fold.ts, as bytes: those are compared alike on every server. */
const createSortKey = (collation: string) => `create function sort_key(text) returns bytea
  language sql immutable strict parallel safe as $$
    select convert_to(
      left(trim(regexp_replace(${folded(collation)}, '\\s+', ' ', 'g')), ${longestKey}), 'UTF8'
    )
  $$`;

/** Only normalized words and spaces. */
const createPlain = (collation: string) => `create function search_plain(text) returns text
  language sql immutable strict parallel safe as $$
    select translate(
      case when octet_length(folded) = length(folded) then folded
      else regexp_replace(
        regexp_replace(folded, '([${unspacedRanges}]+)', ' \\1 ', 'g') collate "${collation}",
        '[^[:alnum:]]+', ' ', 'g'
      ) end,
      ${quoted(asciiSigns)}, '${' '.repeat(asciiSigns.length)}')
    from (select ${folded(collation)} as folded) as text
  $$`;

// Longer than any query; a query twice as long would be rejected.
const longestWord = 500;

/**
 * The words of a text. Runs of the scripts that have no spaces are taken apart into pairs of characters. The parser of
 * the full text would take addresses, paths and hashes such as 12e4f apart in its own ways, so it is not asked.
 */
const createWords = `create function search_words(text) returns text[]
  language sql immutable parallel safe as $$
    select coalesce(array_agg(piece), '{}')
    from unnest(array_remove(string_to_array(search_plain($1), ' '), '')) as word
    cross join lateral (
      select left(word, ${longestWord}) as piece where word !~ '^[${unspacedRanges}]'
      union all
      select substr(word, place, 2) from generate_series(1, length(word)) as place where word ~ '^[${unspacedRanges}]'
    ) as pieces
  $$`;

const words = ({ text, kind }: DocumentSql) =>
  `array_to_tsvector(array_append(search_words(${text}), '${kindMark}' || ${kind}))`;

const add = (document: DocumentSql, from: string) =>
  `insert into search_documents (${documentColumns}, words)
    select ${documentValues(document)}, ${words(document)} ${from}`;

const remove = (document: DocumentSql, from: string) =>
  `delete from search_documents d using ${from} d.kind = ${document.kind} and d.record_id = ${document.recordId}`;

const createTrigger = (name: string, on: string, body: string) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
  `create trigger ${name} after ${on} execute function ${name}()`,
];

function follow(source: Source): readonly string[] {
  const { table, isFound } = source;
  const added = `on ${table} referencing new table as added for each statement`;
  const removed = `on ${table} referencing old table as removed for each statement`;
  // An import inserts and a clean-up deletes thousands of rows with one statement, which is answered with one.
  return [
    ...createTrigger(
      ...([`search_${table}_insert`, `insert ${added}`] as const),
      `${add(documentOf(source, 'n'), `from added n where ${isFound('n')}`)};`,
    ),
    ...createTrigger(
      ...([`search_${table}_delete`, `delete ${removed}`] as const),
      `${remove(documentOf(source, 'o'), 'removed o where')};`,
    ),
    // Publishing an import updates many rows without searchable changes; that costs no more than the check.
    ...createTrigger(
      ...([
        `search_${table}_update`,
        `update on ${table} for each row when (${differs(source, 'old', 'new')})`,
      ] as const),
      `${remove(documentOf(source, 'old'), '(select 1) as one where')};
      ${add(documentOf(source, 'new'), `where ${isFound('new')}`)};`,
    ),
  ];
}

const notification = notificationOf('e', (json, field) => `(${json}::json ->> '${field}')`);

const setWords = (document: DocumentSql, from: string) =>
  `update search_documents d set words = ${words(document)} from ${from}
    where d.kind = ${document.kind} and d.record_id = ${document.recordId}`;

/** The words of all documents of a migrated database. */
export const fillPostgresSearch = (): readonly string[] => [
  ...everySource.map((source) => setWords(documentOf(source, 'r'), `${source.table} r`)),
  setWords(notification, 'events e'),
];

function followNotifications(): readonly string[] {
  const document = notification;
  return [
    ...createTrigger(
      ...(['search_notifications_insert', 'insert on notifications referencing new table as added'] as const),
      `${add(document, 'from events e where e.id in (select event_id from added)')}
        on conflict (kind, record_id) do nothing;`,
    ),
    ...createTrigger(
      ...(['search_events_delete', 'delete on events referencing old table as removed'] as const),
      `${remove(document, 'removed e where')};`,
    ),
  ];
}

/** Indexes existing rows. */
const addExisting = (source: Source) => {
  const document = documentOf(source, 'r');
  return add(document, `from ${source.table} r where ${source.isFound('r')} order by ${document.at}`);
};

/** The trigger with other columns than before; existing documents are unchanged. */
export const changePostgresSearch = (source: Source): readonly string[] => [
  ...['insert', 'update', 'delete'].map((change) => `drop function search_${source.table}_${change}() cascade`),
  ...follow(source),
];

/** The triggers of one more table, including its existing rows. */
export const addToPostgresSearch = (source: Source): readonly string[] => [addExisting(source), ...follow(source)];

/**
 * The documents that match a query in FTS5 syntax, as on SQLite: used as a list filter. The planner cannot estimate the
 * selectivity of a prefix, and would read the whole table for a few rows.
 */
const createMatch = `create function search_index(match text) returns table (rowid bigint)
  language sql stable rows 100 set enable_seqscan = off set jit = off set work_mem = '64MB' as $$
    select d.id from search_documents d
    where d.words @@ cast(replace(replace(replace(match, ' AND ', ' & '), '"*', ''':*'), '"', '''') as tsquery)
  $$`;

/** Everything of an earlier search; dependents of a function are dropped with it. */
async function dropSearch(db: Kysely<unknown>): Promise<void> {
  for (const { table } of sources)
    for (const change of ['insert', 'update', 'delete'])
      await sql.raw(`drop function if exists search_${table}_${change}() cascade`).execute(db);
  for (const name of ['search_notifications_insert()', 'search_events_delete()', 'search_words(text)'])
    await sql.raw(`drop function if exists ${name} cascade`).execute(db);
  await sql.raw('drop function if exists search_fold(text) cascade').execute(db);
  await sql.raw('drop table if exists search_documents').execute(db);
}

/**
 * Drops leftovers of an earlier release. A large workspace is reindexed, which may take longer than the statement
 * timeout.
 */
export async function preparePostgresSearch(db: Kysely<unknown>): Promise<void> {
  await sql.raw('set local statement_timeout = 0').execute(db);
  await dropSearch(db);
  // Ordered as SQLite does, whatever the locale of the server.
  for (const column of ['type', 'source'])
    await sql.raw(`alter table intelligence alter column ${column} type text collate "C"`).execute(db);
  const collation = await findCollation(db);
  for (const create of [createFold, createSortKey, createPlain]) await sql.raw(create(collation)).execute(db);
}

/** Full text with a tsvector and a GIN index. */
export async function createPostgresSearch(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'alter table search_documents add column words tsvector not null',
    createWords,
    createMatch,
    ...sources.map(addExisting),
    'create index search_by_words on search_documents using gin (words)',
    // By the negative id, so that no query scans the primary key for a kind without rows.
    'create index search_newest on search_documents (visible_to, kind, (-id))',
    ...sources.flatMap(follow),
    ...followNotifications(),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
