import { ApiError } from '@halyard/contracts/errors.ts';
import { dayIn } from '@halyard/contracts/format/calendar.ts';
import type { Field } from '@halyard/contracts/query/field.ts';
import { type Condition, fieldOf, me, type Period, type SubjectName } from '@halyard/contracts/query/query-spec.ts';
import type { SearchKind } from '@halyard/contracts/work/search.ts';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import { mentioning } from '../../database/full-text/mentioning.ts';
import { type Asker, type Column, sourceOf } from './columns.ts';

type Predicate = RawBuilder<boolean>;

/** One query while it is written: whose it is, and in which zone its days are. */
export type Frame = { readonly subject: SubjectName; readonly asker: Asker; readonly timeZone: string };

const searchKindOf: Partial<Record<SubjectName, SearchKind>> = {
  incidents: 'incident',
  threats: 'threat',
};

export function columnOf({ subject, asker }: Frame, field: string): Column {
  const column = sourceOf(subject).columns(asker)[field];
  if (!column) throw new ApiError('invalid_input', `"${subject}" has no field "${field}".`);
  return column;
}

const any = (all: readonly Predicate[]): Predicate => sql<boolean>`(${sql.join(all, sql` or `)})`;
export const every = (all: readonly Predicate[]): Predicate =>
  all.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(all, sql` and `)})`;

function holdsText({ subject }: Frame, text: string): Predicate {
  const { id, texts } = sourceOf(subject);
  const somewhere = any(texts.map((column) => sql<boolean>`${containing(column, text)}`));
  const kind = searchKindOf[subject];
  return kind ? sql<boolean>`${mentioning(id, [kind], text, () => somewhere)}` : somewhere;
}

const numeric = (values: readonly string[]) => values.map(Number);

function isOneOf({ kind }: Field, column: Column, values: readonly string[], { callerId }: Asker): Predicate {
  if (kind === 'flag')
    return values.includes('yes') ? sql<boolean>`${column.value}` : sql<boolean>`not (${column.value})`;
  const wanted =
    kind === 'number' ? numeric(values) : values.map((one) => (kind === 'person' && one === me ? callerId : one));
  return sql<boolean>`${column.value} in (${sql.join(wanted)})`;
}

/** A condition as SQL. What a negation says of rows without a value is: they are not that value. */
export function buildCondition(frame: Frame, { field, op, values }: Condition): Predicate {
  const declared = fieldOf(frame.subject, field);
  const [first = ''] = values;
  if (declared?.kind === 'text' && op === 'contains' && field === 'text')
    return any(values.map((text) => holdsText(frame, text)));
  const column = columnOf(frame, field);
  if (!declared) throw new ApiError('invalid_input');
  const shown = column.label ?? column.value;
  if (op === 'known') return sql<boolean>`${column.value} is not null`;
  if (op === 'unknown') return sql<boolean>`${column.value} is null`;
  if (op === 'contains') return any(values.map((text) => sql<boolean>`${containing(shown, text)}`));
  if (op === 'more') return sql<boolean>`${column.value} > ${Number(first)}`;
  if (op === 'less') return sql<boolean>`${column.value} < ${Number(first)}`;
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
    sourceOf(frame.subject).where(frame.asker),
    ...where.map((condition) => buildCondition(frame, condition)),
    ...(period ? [buildPeriod(frame, period)] : []),
  ]);
}
