import { type Kysely, sql } from 'kysely';
import { kindMark } from '../../search-characters.ts';
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

const words = ({ text, kind }: DocumentSql) => `search_words(${text}) || ' ${kindMark}' || ${kind}`;

/** Writes a document and its words, in a trigger. */
const add = (document: DocumentSql, from: string) => `
  insert into search_documents (${documentColumns}) select ${documentValues(document)} ${from};
  insert into search_index (rowid, words) select last_insert_rowid(), ${words(document)} ${from};`;

const remove = ({ kind, recordId }: DocumentSql) =>
  `delete from search_documents where kind = ${kind} and record_id = ${recordId};`;

function follow(source: Source): readonly string[] {
  const { table, isFound } = source;
  const [before, after] = [documentOf(source, 'old'), documentOf(source, 'new')];
  const addNew = add(after, `where ${isFound('new')}`);
  return [
    `create trigger search_${table}_insert after insert on ${table} when ${isFound('new')} begin ${addNew} end`,
    `create trigger search_${table}_update after update on ${table} when ${differs(source, 'old', 'new')}
      begin ${remove(before)} ${addNew} end`,
    `create trigger search_${table}_delete after delete on ${table} begin ${remove(before)} end`,
  ];
}

const notification = notificationOf('e', (json, field) => `json_extract(${json}, '$.${field}')`);

/** The words of all documents of a migrated database. */
export const fillSqliteSearch = (): readonly string[] => [
  ...everySource.map((source) => addWords(documentOf(source, 'r'), `${source.table} r`)),
  addWords(notification, 'events e'),
];

function followNotifications(): readonly string[] {
  const document = notification;
  return [
    `create trigger search_notifications_insert after insert on notifications
      when not exists (
        select 1 from search_documents where kind = 'notification' and record_id = cast(new.event_id as text)
      )
      begin ${add(document, 'from events e where e.id = new.event_id')} end`,
    `create trigger search_events_delete after delete on events
      begin ${remove({ ...document, recordId: 'cast(old.id as text)' })} end`,
  ];
}

/** The words of existing documents. */
const addWords = (document: DocumentSql, from: string) =>
  `insert into search_index (rowid, words) select d.id, ${words(document)} from ${from}
    join search_documents d on d.kind = ${document.kind} and d.record_id = ${document.recordId}`;

/** Indexes existing rows. */
function addExisting(source: Source): readonly string[] {
  const document = documentOf(source, 'r');
  const from = `from ${source.table} r where ${source.isFound('r')} order by ${document.at}`;
  return [
    `insert into search_documents (${documentColumns}) select ${documentValues(document)} ${from}`,
    addWords(document, `${source.table} r`),
  ];
}

/** The trigger with other columns than before; existing documents are unchanged. */
export const changeSqliteSearch = (source: Source): readonly string[] => [
  ...['insert', 'update', 'delete'].map((change) => `drop trigger search_${source.table}_${change}`),
  ...follow(source),
];

/** The triggers of one more table, including its existing rows. */
export const addToSqliteSearch = (source: Source): readonly string[] => [...addExisting(source), ...follow(source)];

/** Forgets what an earlier release left. */
export async function prepareSqliteSearch(db: Kysely<unknown>): Promise<void> {
  const triggers = sources.flatMap(({ table }) =>
    ['insert', 'update', 'delete'].map((change) => `search_${table}_${change}`),
  );
  for (const name of [...triggers, 'search_notifications_insert', 'search_events_delete'])
    await sql.raw(`drop trigger if exists ${name}`).execute(db);
  for (const table of ['search_terms', 'search_index', 'search_documents'])
    await sql.raw(`drop table if exists ${table}`).execute(db);
}

/** Full text with FTS5; the index contains words only, displayed texts are in `search_documents`. */
export async function createSqliteSearch(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create virtual table search_index using fts5(
      words, content='', contentless_delete=1, detail=none, prefix='2 3 4 5',
      tokenize='unicode61 remove_diacritics 2'
    )`,
    // Deleting many words made SQLite merge the whole full text in one commit, for a second and more; later writes
    // merge it incrementally.
    `insert into search_index (search_index, rank) values ('deletemerge', 0)`,
    // The vocabulary, for expanding word prefixes.
    `create virtual table search_terms using fts5vocab(search_index, 'instance')`,
    `create trigger search_documents_delete after delete on search_documents
      begin delete from search_index where rowid = old.id; end`,
    ...sources.flatMap(addExisting),
    ...sources.flatMap(follow),
    ...followNotifications(),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
