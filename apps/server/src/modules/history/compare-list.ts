import {
  type ComparedRow,
  comparedEventsMax,
  comparedRecordsMax,
  type ListChanges,
  type ListOutcome,
} from '@halyard/contracts/work/history.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { alertChangeColumns, toAlertChange } from './alert-changes.ts';
import { type KeptTable, objectOf, type Row } from './kept-tables.ts';
import type { Found, Match } from './list-ports.ts';
import { withRows } from './past-rows.ts';
import {
  byTime,
  type Change,
  loggedColumns,
  type ReadVersions,
  readImportChanges,
  readImportEnds,
  toChange,
} from './read-changes.ts';
import { type Past, walkBack } from './walk-back.ts';

/** From after `from` up to `to`, in milliseconds since 1970. */
export type Span = { readonly from: number; readonly to: number };

type Comparison = {
  readonly db: Kysely<Schema>;
  readonly dialect: Database['dialect'];
  readonly table: KeptTable;
  readonly match: Match;
  readonly span: Span;
  readonly readVersions: ReadVersions;
};

const rowsAtOnce = 400;

function* partsOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += rowsAtOnce) yield all.slice(start, start + rowsAtOnce);
}

/** Imports that ended after an instant; their updates count as changed since. */
const importsSince = (from: number) => sql`select id from imports where state = 'finished' and finished_at > ${from}`;

/** Records that imports updated since an instant: their newest version is another one than before. */
const updatedSince = (from: number) => sql<string>`select mine.record_id from record_versions mine
  where mine.table_name = 'intelligence' and mine.content is not null and mine.import_id in (${importsSince(from)})
  and exists (select 1 from record_versions below where below.table_name = mine.table_name
    and below.record_id = mine.record_id and below.seq < mine.seq and below.version < mine.version)`;

const loggedSince = (db: Kysely<Schema>, { kinds, objectTypes }: KeptTable, from: number) =>
  db
    .selectFrom('events')
    .where('kind', 'in', kinds)
    // As an expression: the index of kinds and times begins at the date, that of objects would read the whole log.
    .where(sql<SqlBool>`(object_type || '') in (${sql.join(objectTypes)})`)
    .where('at', '>', from)
    .where('object_id', 'is not', null);

const keptAlertChanges = (db: Kysely<Schema>, from: number) => db.selectFrom('alert_changes').where('at', '>', from);

/** The changes of every record that changed since the period began, newest first; null where they are too many. */
async function readCandidates({ db, table, span, readVersions }: Comparison) {
  const events = await loggedSince(db, table, span.from)
    .select(loggedColumns)
    .limit(comparedEventsMax + 1)
    .execute();
  if (events.length > comparedEventsMax) return null;
  const changes = new Map<string, Change[]>();
  const add = (id: string, all: readonly Change[]) => {
    const own = changes.get(id);
    if (own) own.push(...all);
    else changes.set(id, [...all]);
  };
  for (const event of events) add(event.object_id ?? '', [toChange(event, table)]);
  if (table.name === 'alerts') {
    const kept = await keptAlertChanges(db, span.from)
      .select(alertChangeColumns)
      .limit(comparedEventsMax + 1)
      .execute();
    if (kept.length > comparedEventsMax) return null;
    for (const one of kept) add(one.alert_id, [toAlertChange(one)]);
  }
  if (table.name === 'intelligence') {
    const updated = await sql<{ record_id: string }>`select distinct record_id from (${updatedSince(span.from)}) as one
      limit ${comparedRecordsMax + 1}`.execute(db);
    const ids = updated.rows.map(({ record_id }) => record_id);
    if (ids.length > comparedRecordsMax) return null;
    for (const [id, all] of await readImportChanges(db, readVersions, [...new Set([...ids, ...changes.keys()])]))
      if (ids.includes(id) || changes.has(id)) add(id, all);
  }
  if (changes.size > comparedRecordsMax) return null;
  for (const [id, all] of changes) changes.set(id, all.toSorted(byTime));
  return changes;
}

async function readRows(db: Kysely<Schema>, { name }: KeptTable, ids: readonly string[]): Promise<Row[]> {
  const rows = await db
    .selectFrom(name as 'intelligence')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  // 0 and 1 are not instants: the row was never visible, or is only a placeholder.
  return (rows as unknown as Row[]).filter(({ deleted_at }) => deleted_at === null || Number(deleted_at) > 1);
}

type Side = { readonly row: Row; readonly isPresent: boolean; readonly isIndexed: boolean };

// The indexed columns of a row; deleted rows are not indexed.
const searchedColumns = ['name', 'title', 'description', 'type', 'source', 'labels', 'deleted_at'];

/** Whether the current search index of a row equals its past one. */
const isIndexed = (now: Row, then: Row) =>
  now.deleted_at === null && searchedColumns.every((column) => String(now[column]) === String(then[column]));

/** Rows that matched at an instant; unchanged ones need not be passed to the database. */
async function whichMatch(
  { db, dialect, table, match }: Comparison,
  sides: readonly Side[],
): Promise<ReadonlySet<string>> {
  const id = `${table.name}.id` as 'intelligence.id';
  const present = sides.flatMap(({ row, isPresent }) => (isPresent ? [row.id] : []));
  const past = sides.filter(({ isPresent }) => !isPresent);
  const asked: Found[] = [];
  if (present.length > 0) asked.push((match(db) as Found).where(id, 'in', present));
  for (const inColumns of [false, true]) {
    const rows = past.filter((side) => side.isIndexed !== inColumns).map(({ row }) => row);
    if (rows.length > 0) asked.push(match(withRows(db, dialect, table, rows), inColumns) as Found);
  }
  const found = await Promise.all(asked.map((one) => one.select(id).execute()));
  return new Set(found.flat().map((one) => one.id));
}

type Compared = {
  readonly row: Row;
  readonly at: number;
  readonly outcome: ListOutcome;
  readonly columns: readonly string[];
};

type Sides = {
  readonly before: Past;
  readonly after: Past;
  readonly isNew: boolean;
  readonly matched: boolean;
  readonly matches: boolean;
  readonly isChanged: boolean;
};

function outcomeOf({ before, after, isNew, matched, matches, isChanged }: Sides): ListOutcome | null {
  if (isNew) return matches ? 'added' : null;
  if (matched && after.row.deleted_at !== null) return 'removed';
  if (!isChanged) return null;
  if (before.unknown.size > 0 || after.unknown.size > 0) return matched || matches ? 'unknown' : null;
  if (matched && matches) return 'changed';
  if (matches) return 'entered';
  return matched ? 'left' : null;
}

/** The outcome of some records that changed since the period began. */
async function compareSome(
  comparison: Comparison,
  changes: ReadonlyMap<string, readonly Change[]>,
  ids: readonly string[],
) {
  const { db, table, span } = comparison;
  const rows = await readRows(db, table, ids);
  const importIds = rows.flatMap(({ import_id }) => (typeof import_id === 'string' ? import_id : []));
  const ends = await readImportEnds(db, [...new Set(importIds)]);
  const sides = rows.map((row) => {
    const all = changes.get(row.id) ?? [];
    const cameAt = ends.get(String(row.import_id)) ?? Number(row.created_at);
    const within = all.filter(({ at }) => at > span.from && at <= span.to);
    const [before, after] = [walkBack(row, all, span.from), walkBack(row, all, span.to)];
    return { row, cameAt, within, before, after };
  });
  const there = sides.filter(({ cameAt }) => cameAt <= span.to);
  const asOf = (at: number, side: 'before' | 'after') =>
    there.map((one) => ({
      row: one[side].row,
      isPresent: (changes.get(one.row.id)?.[0]?.at ?? 0) <= at,
      isIndexed: isIndexed(one.row, one[side].row),
    }));
  const matched = await whichMatch(comparison, asOf(span.from, 'before'));
  const matches = await whichMatch(comparison, asOf(span.to, 'after'));
  return there.flatMap(({ row, cameAt, within, before, after }): Compared[] => {
    const own = within.filter(({ values, unknown }) => unknown.length > 0 || Object.keys(values).length > 0);
    const isNew = cameAt > span.from;
    const [was, is] = [matched.has(row.id), matches.has(row.id)];
    const outcome = outcomeOf({ before, after, isNew, matched: was, matches: is, isChanged: own.length > 0 });
    if (outcome === null) return [];
    const columns = own.flatMap(({ values, unknown }) => [...Object.keys(values), ...unknown]);
    return [{ row, outcome, at: isNew ? cameAt : (own[0]?.at ?? cameAt), columns: [...new Set(columns)] }];
  });
}

/** Records added in the period that no one changed since: they are in their original state. */
function freshRows({ db, table, match, span }: Comparison): Found {
  const id = sql.ref(`${table.name}.id`);
  const came = (column: Expression<unknown>) => sql<SqlBool>`${column} > ${span.from} and ${column} <= ${span.to}`;
  const created = came(sql.ref(`${table.name}.created_at`));
  const logged = loggedSince(db, table, span.from).select('object_id');
  const fresh = match(db).where(sql<SqlBool>`${id} not in ${logged}`);
  if (table.name === 'alerts')
    return fresh.where(created).where(sql<SqlBool>`${id} not in ${keptAlertChanges(db, span.from).select('alert_id')}`);
  if (table.name !== 'intelligence') return fresh.where(created);
  return fresh
    .where(sql<SqlBool>`${id} not in (${updatedSince(span.from)})`)
    .where(sql<SqlBool>`((intelligence.import_id is null and ${created}) or intelligence.import_id in (
      select id from imports where ${came(sql`finished_at`)}))`);
}

const emptyCounts = { added: 0, entered: 0, changed: 0, left: 0, removed: 0, unknown: 0 };

type Asked = { readonly what: ListOutcome | undefined; readonly limit: number; readonly offset: number };

function toCompared(table: KeptTable, { row, at, columns }: Compared): ComparedRow {
  const fields = columns.flatMap((column) => table.fields[column] ?? []);
  const number = typeof row.number === 'number' ? row.number : null;
  const name = String(row[table.titleColumn]);
  return { object: objectOf(table, row), id: row.id, number, name, at: new Date(at).toISOString(), fields };
}

async function readFresh(comparison: Comparison, offset: number, limit: number): Promise<Compared[]> {
  const { db, table } = comparison;
  if (limit <= 0) return [];
  const fresh = freshRows(comparison) as ReturnType<typeof freshRows>;
  const found = await fresh
    .select(`${table.name}.id` as 'intelligence.id')
    .orderBy(`${table.name}.created_at` as 'intelligence.created_at', 'desc')
    .orderBy(`${table.name}.id` as 'intelligence.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const rows =
    found.length === 0
      ? []
      : await readRows(
          db,
          table,
          found.map(({ id }) => id),
        );
  const known = new Map(rows.map((row) => [row.id, row]));
  const ends = await readImportEnds(db, [
    ...new Set(rows.flatMap(({ import_id }) => (import_id ? String(import_id) : []))),
  ]);
  return found.flatMap(({ id }) => {
    const row = known.get(id);
    if (!row) return [];
    return [{ row, at: ends.get(String(row.import_id)) ?? Number(row.created_at), outcome: 'added', columns: [] }];
  });
}

/** Compares a list at two instants; null where the period has more changes than are compared. */
export async function compare(
  comparison: Comparison,
  { what, limit, offset }: Asked,
): Promise<Pick<ListChanges, 'counts' | 'rows' | 'next'>> {
  const changes = await readCandidates(comparison);
  if (!changes) return { counts: null, rows: [], next: null };
  const compared: Compared[] = [];
  for (const ids of partsOf([...changes.keys()])) compared.push(...(await compareSome(comparison, changes, ids)));
  const { fresh } = await freshRows(comparison)
    .select(({ fn }) => fn.countAll<number>().as('fresh'))
    .executeTakeFirstOrThrow();
  const counts = { ...emptyCounts, added: Number(fresh) };
  for (const { outcome } of compared) counts[outcome]++;
  if (what === undefined) return { counts, rows: [], next: null };
  const own = compared.filter(({ outcome }) => outcome === what).toSorted((one, other) => other.at - one.at);
  const rows = own.slice(offset, offset + limit);
  if (what === 'added')
    rows.push(...(await readFresh(comparison, Math.max(0, offset - own.length), limit - rows.length)));
  const next = offset + rows.length < counts[what] ? String(offset + rows.length) : null;
  return { counts, rows: rows.map((one) => toCompared(comparison.table, one)), next };
}
