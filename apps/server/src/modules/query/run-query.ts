import {
  type Bucket,
  fieldOf,
  type QueryCell,
  type QueryResult,
  type QuerySpec,
  queryRowsMax,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { type RawBuilder, sql } from 'kysely';
import { buildCondition, buildPeriod, buildWhere, columnOf, every, type Frame } from './build-conditions.ts';
import { type Cell, countRows, type Db, isTrue, none, readAll } from './read-results.ts';
import { reckon } from './run-amounts.ts';
import { breakDown } from './run-groups.ts';
import type { Many } from './sources/source.ts';
import { splitPeriod } from './split-period.ts';

/** Rows of a list where the question names no number. */
const rowsShown = 10;

const toInstant = (at: number) => new Date(at).toISOString();

/** A choice is ordered as in its contract, and so are severities; unstated values are last. */
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
  return sql`${key} ${sql.raw(direction)} nulls last`;
}

/** Newest first, unless another order is requested; several values of a row have no order among the rows. */
function sortOf(frame: Frame, { sort }: QuerySpec): QuerySpec['sort'] {
  if (sort && isShown(frame, sort.field)) return sort;
  const { newest } = subjectOf(frame.subject);
  return newest === null ? undefined : { field: newest, direction: 'desc' };
}

function readCell({ subject, ...frame }: Frame, field: string, value: Cell): QueryCell {
  if (value === null) return null;
  const { read } = columnOf({ subject, ...frame }, field);
  if (read) return read(value);
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

/** Fields of several values have no column of their own. */
const isShown = (frame: Frame, field: string): boolean => columnOf(frame, field).many === undefined;

async function readRows(
  db: Db,
  frame: Frame,
  spec: QuerySpec,
  where: RawBuilder<boolean>,
): Promise<QueryResult['rows']> {
  const { title, columns } = subjectOf(frame.subject);
  const sort = sortOf(frame, spec);
  const wanted = [title, ...columns, ...(spec.fields ?? []), ...(sort ? [sort.field] : [])];
  const fields = [...new Set(wanted)].filter((field) => isShown(frame, field));
  const { id, opens = id, from } = frame.source;
  const select = fields.map((field) => sql`${shownColumn(frame, field)} as ${sql.id(`c_${field}`)}`);
  const rows = await readAll(
    db,
    sql<
      Record<string, Cell>
    >`select ${id} as record_id, ${opens} as opens_id, ${sql.join(select)} from ${from} where ${where}
      order by ${sort ? sql`${orderOf(frame, sort)}, ` : sql``}${id} desc limit ${Math.min(spec.limit ?? rowsShown, queryRowsMax)}`,
  );
  const read = rows.map((row) => ({
    id: String(row.record_id),
    opens: String(row.opens_id),
    cells: Object.fromEntries(fields.map((field) => [field, readCell(frame, field, row[`c_${field}`] ?? null)])),
  }));
  const asked = (spec.fields ?? []).filter((field) => !fieldOf(frame.subject, field)?.onlyFilter);
  for (const field of asked) await readItems(db, frame, field, read);
  return read;
}

const itemsShown = 20;

/** The labels of the values that one row has. */
async function readLabels(db: Db, { source }: Frame, many: Many, own: RawBuilder<boolean>): Promise<readonly string[]> {
  if (many.is === 'array') {
    const kept = await readAll(
      db,
      sql<{ json: string }>`select ${many.column} as json from ${source.from} where ${own}`,
    );
    return kept.flatMap(({ json }) => JSON.parse(json) as string[]);
  }
  if (many.is === 'rows') {
    const query = sql<{ label: string }>`select ${many.label} as label from ${source.from}, ${many.from}
      where ${every([own, many.on])} order by ${many.label} limit ${itemsShown}`;
    return (await readAll(db, query)).map(({ label }) => label);
  }
  const { values, holds } = many;
  if (values.length === 0) return [];
  const counts = values.map((value, index) => sql`${isTrue(holds(value))} as ${sql.id(`v_${index}`)}`);
  const query = sql<Record<string, Cell>>`select ${sql.join(counts)} from ${source.from} where ${own}`;
  const [held = {}] = await readAll(db, query);
  return values.filter((_, index) => Number(held[`v_${index}`] ?? 0) > 0);
}

/** Fills the cells of a field of several values: their labels, with commas between them. */
async function readItems(db: Db, frame: Frame, field: string, rows: QueryResult['rows']): Promise<void> {
  const { many } = columnOf(frame, field);
  if (!many) return;
  for (const row of rows) {
    const labels = await readLabels(db, frame, many, sql<boolean>`(cast(${frame.source.id} as text) = ${row.id})`);
    row.cells[field] = labels.length > 0 ? labels.join(', ') : null;
  }
}

async function countPoints(db: Db, frame: Frame, spec: QuerySpec, bucket: Bucket): Promise<QueryResult> {
  const { period } = spec;
  if (!period?.from || !period.to) return none;
  const steps = splitPeriod({ from: period.from, to: period.to }, bucket, frame.timeZone);
  const counts = steps.map(
    (step, index) =>
      sql`${isTrue(buildPeriod(frame, { field: period.field, from: step.from, to: step.to }))} as ${sql.id(`p_${index}`)}`,
  );
  const [row = {}] = await readAll(
    db,
    sql<
      Record<string, number | null>
    >`select ${sql.join(counts)} from ${frame.source.from} where ${buildWhere(frame, spec)}`,
  );
  const points = steps.map(({ from, to }, index) => ({ from, to, count: Number(row[`p_${index}`] ?? 0), value: null }));
  return { ...none, total: points.reduce((sum, { count }) => sum + count, 0), points };
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
    case 'summary':
    case 'path':
    case 'similar':
      return { ...none, total: await countRows(db, frame, where) };
    case 'list':
    case 'record':
      return { ...none, total: await countRows(db, frame, where), rows: await readRows(db, frame, spec, where) };
    case 'breakdown':
      return breakDown(db, frame, spec);
    case 'trend':
      return countPoints(db, frame, spec, spec.bucket ?? 'day');
    case 'average':
    case 'sum':
      return reckon(db, frame, spec, where);
    case 'share':
      return share(db, frame, spec, where);
    case 'compare':
      return compare(db, frame, spec, where);
  }
}
