import { ApiError } from '@halyard/contracts/errors.ts';
import { dayIn } from '@halyard/contracts/format/calendar.ts';
import type { Field } from '@halyard/contracts/query/field.ts';
import { type Condition, fieldOf, me, type Period, type SubjectName } from '@halyard/contracts/query/query-spec.ts';
import type { SearchKind } from '@halyard/contracts/work/search.ts';
import { sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import { fold } from '../../database/fold.ts';
import { mentioning } from '../../database/full-text/mentioning.ts';
import type { AnySource } from './sources/all-sources.ts';
import type { Asker, Column, Many, Predicate, Sql } from './sources/source.ts';

/** A query under construction: its subject, user, and time zone. */
export type Frame = {
  readonly subject: SubjectName;
  readonly source: AnySource;
  readonly asker: Asker;
  readonly timeZone: string;
};

const searchKindOf: Partial<Record<SubjectName, SearchKind>> = {
  incidents: 'incident',
  threats: 'threat',
  alerts: 'threat',
};

export function columnOf({ subject, source, asker }: Frame, field: string): Column {
  if (field === 'id') return { value: source.id };
  const column = source.columns(asker)[field];
  if (!column) throw new ApiError('invalid_input', `"${subject}" has no field "${field}".`);
  return column;
}

/** A number that the database can reckon with. */
export function amountOf(frame: Frame, field: string): Sql {
  const { value, read } = columnOf(frame, field);
  if (read)
    throw new ApiError(
      'invalid_input',
      `"${field}" cannot be reckoned with: list "${frame.subject}" and read it there.`,
    );
  return value;
}

const any = (all: readonly Predicate[]): Predicate =>
  all.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(all, sql` or `)})`;
/** All rows that do not match a condition, including unknown ones. */
const except = (one: Predicate) => sql<boolean>`(case when ${one} then 1 else 0 end) = 0`;
export const every = (all: readonly Predicate[]): Predicate =>
  all.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(all, sql` and `)})`;

function holdsText({ subject, source: { id, texts } }: Frame, text: string): Predicate {
  const somewhere = any(texts.map((column) => sql<boolean>`${containing(column, text)}`));
  const kind = searchKindOf[subject];
  return kind ? sql<boolean>`${mentioning(id, [kind], text, () => somewhere)}` : somewhere;
}

/** As wide as any requested number: otherwise PostgreSQL assumes the column's 32 bits. */
const numeric = (value: string) => sql`cast(${Number(value)} as double precision)`;

function isOneOf({ kind }: Field, column: Column, values: readonly string[], { callerId }: Asker): Predicate {
  if (kind === 'flag') {
    const [yes, no] = [sql<boolean>`(${column.value})`, sql<boolean>`(not (${column.value}))`];
    return any([...(values.includes('yes') ? [yes] : []), ...(values.includes('no') ? [no] : [])]);
  }
  const wanted =
    kind === 'number' ? values.map(numeric) : values.map((one) => (kind === 'person' && one === me ? callerId : one));
  return sql<boolean>`${kind === 'id' ? sql`cast(${column.value} as text)` : column.value} in (${sql.join(wanted)})`;
}

const itemsOf = (many: Extract<Many, { is: 'rows' }>, condition?: Predicate) =>
  sql<boolean>`exists (select 1 from ${many.from} where ${condition ? every([many.on, condition]) : many.on})`;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
const hasItem = (column: Sql, item: string) =>
  sql<boolean>`${column} like ${`%${escaped(JSON.stringify(item))}%`} escape '\\'`;

/** A condition on values that each have their own condition: what none of them holds for is not known. */
function buildHeld({ values: all, holds }: Extract<Many, { is: 'conditions' }>, { op, values }: Condition): Predicate {
  if (op === 'known') return any(all.map(holds));
  if (op === 'unknown') return except(any(all.map(holds)));
  const isPart = (one: string) => values.some((text) => fold(one).includes(fold(text)));
  if (op === 'contains') return any(all.filter(isPart).map(holds));
  const has = any(values.map(holds));
  return op === 'not' ? except(has) : has;
}

/** A condition on a field of several values: one of them is enough. */
function buildMany(many: Many, condition: Condition): Predicate {
  const { op, values } = condition;
  if (many.is === 'conditions') return buildHeld(many, condition);
  if (many.is === 'array') {
    const isEmpty = sql<boolean>`${many.column} = '[]'`;
    if (op === 'unknown') return isEmpty;
    if (op === 'known') return sql<boolean>`not (${isEmpty})`;
    if (op === 'contains') return any(values.map((text) => sql<boolean>`${containing(many.column, text)}`));
    const has = any(values.map((item) => hasItem(many.column, item)));
    return op === 'not' ? sql<boolean>`not (${has})` : has;
  }
  if (op === 'known') return itemsOf(many);
  if (op === 'unknown') return sql<boolean>`not ${itemsOf(many)}`;
  if (op === 'contains') return itemsOf(many, any(values.map((text) => sql<boolean>`${containing(many.label, text)}`)));
  const has = itemsOf(many, sql<boolean>`${many.value} in (${sql.join([...values])})`);
  return op === 'not' ? sql<boolean>`not ${has}` : has;
}

/** A condition as SQL. For rows without a value a negation is true: they do not have that value. */
export function buildCondition(frame: Frame, condition: Condition): Predicate {
  const { field, op, values } = condition;
  const declared = fieldOf(frame.subject, field);
  const [first = ''] = values;
  if (declared?.kind === 'text' && op === 'contains' && field === 'text')
    return any(values.map((text) => holdsText(frame, text)));
  const column = columnOf(frame, field);
  if (!declared) throw new ApiError('invalid_input');
  if (column.many) return buildMany(column.many, condition);
  const shown = column.label ?? column.value;
  if (op === 'known') return sql<boolean>`${column.value} is not null`;
  if (op === 'unknown') return sql<boolean>`${column.value} is null`;
  if (op === 'contains') return any(values.map((text) => sql<boolean>`${containing(shown, text)}`));
  if (op === 'more') return sql<boolean>`${amountOf(frame, field)} > ${numeric(first)}`;
  if (op === 'less') return sql<boolean>`${amountOf(frame, field)} < ${numeric(first)}`;
  const isIt = isOneOf(declared, column, values, frame.asker);
  return op === 'is' ? isIt : sql<boolean>`(${column.value} is null or not (${isIt}))`;
}

/** From `from` to before `to`, or not; of calendar days those of the zone. */
export function buildPeriod(frame: Frame, { field, from, to, not }: Period): Predicate {
  const { value } = columnOf(frame, field);
  const isDay = fieldOf(frame.subject, field)?.kind === 'day';
  const bound = (instant: string) => (isDay ? dayIn(frame.timeZone, Date.parse(instant)) : Date.parse(instant));
  const within = every([
    sql<boolean>`${value} is not null`,
    ...(from === null ? [] : [sql<boolean>`${value} >= ${bound(from)}`]),
    ...(to === null ? [] : [sql<boolean>`${value} < ${bound(to)}`]),
  ]);
  return not ? sql<boolean>`(not ${within})` : within;
}

/** Everything that a row has to be. */
export function buildWhere(
  frame: Frame,
  { where, period }: { readonly where: readonly Condition[]; readonly period?: Period | undefined },
): Predicate {
  return every([
    frame.source.where(frame.asker),
    ...where.map((condition) => buildCondition(frame, condition)),
    ...(period ? [buildPeriod(frame, period)] : []),
  ]);
}
