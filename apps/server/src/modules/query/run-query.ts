import {
  type Bucket,
  fieldOf,
  type QueryCell,
  type QueryResult,
  type QuerySpec,
  queryRowsMax,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { buildCondition, buildPeriod, buildWhere, columnOf, every, type Frame } from './build-conditions.ts';
import { sourceOf } from './columns.ts';
import { splitPeriod } from './split-period.ts';

type Db = Kysely<Schema>;
type Cell = string | number | null;

/** Rows of a list where the question names no number. */
const rowsShown = 10;
/** Groups of a breakdown that are listed; the rest is counted. */
const groupsShown = 50;

const toInstant = (at: number) => new Date(at).toISOString();

const none: QueryResult = { total: 0, rows: [], groups: [], groupsTotal: 0, points: [], value: null, over: null };

async function ask<Row>(db: Db, query: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await query.execute(db)).rows;
}

const fromOf = ({ subject }: Frame) => sourceOf(subject).from;
const isTrue = (condition: RawBuilder<boolean>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`;

async function countRows(db: Db, frame: Frame, where: RawBuilder<boolean>): Promise<number> {
  const [row] = await ask(db, sql<{ n: number }>`select count(*) as n from ${fromOf(frame)} where ${where}`);
  return Number(row?.n ?? 0);
}

/** A choice is ordered as its contract lists it, and so are severities; what nobody stated stands last. */
function orderOf(frame: Frame, { field, direction }: NonNullable<QuerySpec['sort']>): RawBuilder<unknown> {
  const declared = fieldOf(frame.subject, field);
  const { value, label } = columnOf(frame, field);
  const key =
    declared?.kind === 'choice'
      ? sql`case ${value} ${sql.join(
          declared.values.map((one, rank) => sql`when ${one} then ${sql.lit(rank)}`),
          sql` `,
        )} end`
      : declared?.kind === 'flag'
        ? sql`case when ${value} then 1 else 0 end`
        : declared?.kind === 'person' || declared?.kind === 'name' || declared?.kind === 'text'
          ? sql`sort_key(cast(${label ?? value} as text))`
          : value;
  return sql`(${key}) is null, ${key} ${sql.raw(direction)}`;
}

function newestFirst({ subject }: Frame): QuerySpec['sort'] {
  const { newest } = subjectOf(subject);
  return newest === null ? undefined : { field: newest, direction: 'desc' };
}

function readCell(subject: SubjectName, field: string, value: Cell): QueryCell {
  if (value === null) return null;
  const kind = fieldOf(subject, field)?.kind;
  if (kind === 'instant') return toInstant(Number(value));
  if (kind === 'number' || kind === 'hours') return Number(value);
  return kind === 'flag' ? Number(value) === 1 : String(value);
}

function shownColumn(frame: Frame, field: string): RawBuilder<unknown> {
  const { value, label } = columnOf(frame, field);
  if (fieldOf(frame.subject, field)?.kind === 'flag') return sql`case when ${value} then 1 else 0 end`;
  return label ?? value;
}

async function readRows(
  db: Db,
  frame: Frame,
  spec: QuerySpec,
  where: RawBuilder<boolean>,
): Promise<QueryResult['rows']> {
  const { title, columns } = subjectOf(frame.subject);
  const sort = spec.sort ?? newestFirst(frame);
  const fields = [...new Set([title, ...columns, ...(spec.fields ?? []), ...(sort ? [sort.field] : [])])];
  const { id, from } = sourceOf(frame.subject);
  const select = fields.map((field) => sql`${shownColumn(frame, field)} as ${sql.id(`c_${field}`)}`);
  const rows = await ask(
    db,
    sql<Record<string, Cell>>`select ${id} as record_id, ${sql.join(select)} from ${from} where ${where}
      order by ${sort ? sql`${orderOf(frame, sort)}, ` : sql``}${id} desc limit ${Math.min(spec.limit ?? rowsShown, queryRowsMax)}`,
  );
  return rows.map((row) => ({
    id: String(row.record_id),
    cells: Object.fromEntries(
      fields.map((field) => [field, readCell(frame.subject, field, row[`c_${field}`] ?? null)]),
    ),
  }));
}

type Group = { readonly key: Cell; readonly label: Cell; readonly n: number };

async function breakDown(db: Db, frame: Frame, spec: QuerySpec, where: RawBuilder<boolean>): Promise<QueryResult> {
  const field = spec.groupBy ?? '';
  const column = columnOf(frame, field);
  const declared = fieldOf(frame.subject, field);
  const key = declared?.kind === 'flag' ? sql`case when ${column.value} then 'yes' else 'no' end` : column.value;
  // PostgreSQL does not take two expressions with parameters for the same one, so the key is written once.
  const rows = await ask(
    db,
    sql<Group>`select grouped.${sql.id('key')}, min(grouped.label) as label, count(*) as n
      from (select ${key} as ${sql.id('key')}, ${column.label ?? key} as label from ${fromOf(frame)} where ${where}) as grouped
      group by grouped.${sql.id('key')}`,
  );
  const toText = (cell: Cell) => (cell === null ? null : String(cell));
  const isUp = spec.sort?.direction === 'asc';
  const groups = rows
    .map((row) => ({ key: toText(row.key), label: toText(row.label), count: Number(row.n) }))
    .sort((one, other) => (isUp ? one.count - other.count : other.count - one.count));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return { ...none, total, groups: groups.slice(0, spec.limit ?? groupsShown), groupsTotal: groups.length };
}

async function countPoints(db: Db, frame: Frame, spec: QuerySpec, bucket: Bucket): Promise<QueryResult> {
  const { period } = spec;
  if (!period?.from || !period.to) return none;
  const steps = splitPeriod({ from: period.from, to: period.to }, bucket, frame.timeZone);
  const counts = steps.map(
    (step, index) =>
      sql`${isTrue(buildPeriod(frame, { field: period.field, from: step.from, to: step.to }))} as ${sql.id(`p_${index}`)}`,
  );
  const [row = {}] = await ask(
    db,
    sql<
      Record<string, number | null>
    >`select ${sql.join(counts)} from ${fromOf(frame)} where ${buildWhere(frame, spec)}`,
  );
  const points = steps.map((step, index) => ({ from: step.from, to: step.to, count: Number(row[`p_${index}`] ?? 0) }));
  return { ...none, total: points.reduce((sum, { count }) => sum + count, 0), points };
}

async function average(db: Db, frame: Frame, spec: QuerySpec, where: RawBuilder<boolean>): Promise<QueryResult> {
  const { value } = columnOf(frame, spec.of ?? '');
  const [row] = await ask(
    db,
    sql<{
      n: number;
      mean: number | null;
      total: number;
    }>`select count(${value}) as n, avg(${value}) as mean, count(*) as total
      from ${fromOf(frame)} where ${where}`,
  );
  const over = Number(row?.n ?? 0);
  return { ...none, total: Number(row?.total ?? 0), over, value: over === 0 ? null : Number(row?.mean) };
}

async function share(db: Db, frame: Frame, spec: QuerySpec, where: RawBuilder<boolean>): Promise<QueryResult> {
  const part = every((spec.part ?? []).map((condition) => buildCondition(frame, condition)));
  const total = await countRows(db, frame, where);
  return { ...none, total, value: await countRows(db, frame, every([where, part])) };
}

async function compare(db: Db, frame: Frame, spec: QuerySpec, where: RawBuilder<boolean>): Promise<QueryResult> {
  const { period, against } = spec;
  if (!period || !against) return none;
  const other = buildWhere(frame, {
    where: spec.where,
    period: { field: period.field, from: against.from, to: against.to },
  });
  return { ...none, total: await countRows(db, frame, where), value: await countRows(db, frame, other) };
}

/** Executes a specification that means something (`problemOfSpec`) over the rows that its caller may see. */
export async function executeQuery(db: Db, frame: Frame, spec: QuerySpec): Promise<QueryResult> {
  const where = buildWhere(frame, spec);
  switch (spec.measure) {
    case 'count':
      return { ...none, total: await countRows(db, frame, where) };
    case 'list':
    case 'record':
      return { ...none, total: await countRows(db, frame, where), rows: await readRows(db, frame, spec, where) };
    case 'breakdown':
      return breakDown(db, frame, spec, where);
    case 'trend':
      return countPoints(db, frame, spec, spec.bucket ?? 'day');
    case 'average':
      return average(db, frame, spec, where);
    case 'share':
      return share(db, frame, spec, where);
    case 'compare':
      return compare(db, frame, spec, where);
  }
}
