import {
  type Condition,
  fieldOf,
  isGroupable,
  type Period,
  type QuerySpec,
} from '@halyard/contracts/query/query-spec.ts';
import { has, type Parts } from '../reader/assemble/parts.ts';
import { yearEarlier } from '../reader/periods.ts';
import { isExecutable } from '../reader/plan.ts';
import type { Reading } from '../reader/to-spec.ts';
import type { Now } from '../times/named-date.ts';

// Follow-ups of only a word or two, interpreted by the previous question.

const comparing = ['compare', 'growth', 'decline'] as const;
const says = ({ ops }: Parts, ...wanted: readonly string[]) => wanted.some((op) => ops.has(op));

/** Groups that "which comes first" lists, as "who has the most" does. */
const rankedShown = 10;

const unreadOf = ({ unused }: Parts) => unused.map(({ text }) => text);

function readingOf(spec: QuerySpec, parts: Parts): Reading | undefined {
  return isExecutable(spec) ? { spec, unused: unreadOf(parts), parts } : undefined;
}

/** The period and filters of a query, without its figure. */
function rowsOf({ subject, where, period }: QuerySpec, all: readonly Condition[] = where): QuerySpec {
  const rows: QuerySpec = { subject, measure: 'list', where: [...all] };
  return period ? Object.assign(rows, { period }) : rows;
}

/** "Vs Noor" after the incidents of Jonas: both, side by side. */
function besideValue(before: QuerySpec, parts: Parts): Reading | undefined {
  const [only, ...more] = parts.conditions.map(({ condition }) => condition);
  const isAlone = more.length + parts.spans.length + parts.groups.length + parts.fields.length === 0;
  if (only?.op !== 'is' || !isAlone || !says(parts, 'compare')) return undefined;
  const same = before.where.find(({ field, op }) => field === only.field && op === 'is');
  if (!same || !isGroupable(before.subject, only.field)) return undefined;
  const both = { field: only.field, op: 'is' as const, values: [...new Set([...same.values, ...only.values])] };
  const where = before.where.map((one) => (one === same ? both : one));
  const { of } = before;
  const rows = rowsOf(before, where);
  const figure =
    before.measure === 'average' && of ? { measure: 'average' as const, of } : { measure: 'breakdown' as const };
  return readingOf(Object.assign(rows, figure, { groupBy: only.field }), parts);
}

/** Whether a question says nothing but which of the ones before it means, and perhaps what of it. */
const saysOnlyWhich = ({ isNamed, conditions, spans, groups, records, numbers }: Parts) =>
  !isNamed && conditions.length + spans.length + groups.length + records.length + numbers.length === 0;

/** "Which comes first" after a breakdown: its groups, the largest first. */
function largestGroup(before: QuerySpec, parts: Parts): Reading | undefined {
  const { groupBy } = before;
  const isOfGroup = groupBy !== undefined && parts.fields.every((field) => field === groupBy);
  if (!isOfGroup || (before.measure !== 'breakdown' && before.measure !== 'average')) return undefined;
  const isFirst = says(parts, 'oldest') && fieldOf(before.subject, groupBy)?.kind !== 'month';
  if (!says(parts, 'most', 'least') && !isFirst) return undefined;
  const sort = { field: groupBy, direction: says(parts, 'least') ? ('asc' as const) : ('desc' as const) };
  return readingOf({ ...before, sort, limit: before.limit ?? rankedShown }, parts);
}

/** The number that the records before were chosen or sorted by: "confidence over 80". */
function numberOf({ subject, where, sort }: QuerySpec): string | undefined {
  const isNumber = (field: string) => ['number', 'hours'].includes(fieldOf(subject, field)?.kind ?? '');
  const chosen = where.find(({ op, field }) => (op === 'more' || op === 'less') && isNumber(field))?.field;
  return chosen ?? (sort && isNumber(sort.field) ? sort.field : undefined);
}

/** How long the records before have lasted: what is late by its lateness, what is not over by its age. */
function lengthOf({ subject, where }: QuerySpec): string | undefined {
  if (subject !== 'incidents') return undefined;
  const stands = (flag: string) => where.some(({ field, values }) => field === flag && values.includes('yes'));
  return stands('overdue') ? 'lateness' : stands('unresolved') ? 'age' : undefined;
}

/** "The highest: which country?" after those with a confidence over 80, "longest one" after what is overdue. */
function extremeOf(before: QuerySpec, parts: Parts): Reading | undefined {
  if (before.measure !== 'list' || !says(parts, 'most', 'least')) return undefined;
  const length = says(parts, 'oldest') ? lengthOf(before) : undefined;
  const by = length ?? numberOf(before);
  if (!by) return undefined;
  const direction = says(parts, 'least') ? ('asc' as const) : ('desc' as const);
  const shown = [...new Set([by, ...parts.fields])];
  return readingOf(Object.assign(rowsOf(before), { sort: { field: by, direction }, limit: 1, fields: shown }), parts);
}

/** "And on average, in hours?" after incidents that were resolved: how long these took. */
function averageOfThem(before: QuerySpec, parts: Parts): Reading | undefined {
  const isOther =
    parts.fields.some((field) => field !== before.groupBy) || parts.groups.some((one) => one !== before.groupBy);
  const isResolved = before.subject === 'incidents' && (!before.period || before.period.field === 'resolved');
  if (!says(parts, 'average') || !isResolved || isOther || parts.isNamed || parts.spans.length > 0) return undefined;
  if (parts.conditions.length > 0 || parts.bucket) return undefined;
  const { groupBy } = before;
  const grouped = groupBy ? { groupBy, sort: { field: groupBy, direction: 'desc' as const } } : {};
  const spec = Object.assign(rowsOf(before), { measure: 'average' as const, of: 'resolution' }, grouped);
  // "In hours" is what it is measured in.
  const unread = parts.unused.filter((piece) => !has(piece, 'op:unit')).map(({ text }) => text);
  return isExecutable(spec) ? { spec, unused: unread, parts } : undefined;
}

/** "How many have none?" after the average of a field: those without a value. */
function withoutValue(before: QuerySpec, parts: Parts): Reading | undefined {
  const { of } = before;
  if (before.measure !== 'average' || !of || !says(parts, 'noValue') || !saysOnlyWhich(parts)) return undefined;
  const where: Condition[] = [...before.where, { field: of, op: 'unknown', values: [] }];
  return readingOf(
    Object.assign(rowsOf(before, where), { measure: says(parts, 'count') ? ('count' as const) : ('list' as const) }),
    parts,
  );
}

/** "Most urgent?" after a list of tasks: the one of them that is due first. */
function mostUrgentOf(before: QuerySpec, parts: Parts): Reading | undefined {
  if (before.subject !== 'tasks' || before.measure !== 'list' || !says(parts, 'next') || !saysOnlyWhich(parts))
    return undefined;
  return readingOf(
    Object.assign(rowsOf(before), { sort: { field: 'due', direction: 'asc' as const }, limit: 1 }),
    parts,
  );
}

/** "Year before?" is the same a year earlier, "is that more than a year ago?" sets both against each other. */
function aYearEarlier(before: QuerySpec, parts: Parts, now: Now): Reading | undefined {
  if (!says(parts, 'yearBefore') || !before.period || !saysOnlyWhich(parts)) return undefined;
  const earlier = yearEarlier(before.period, now);
  if (!earlier) return undefined;
  const { subject, where, groupBy } = before;
  if (says(parts, ...comparing) && ['count', 'list', 'breakdown', 'trend'].includes(before.measure)) {
    const compared: QuerySpec = { subject, measure: 'compare', where, period: before.period, against: earlier };
    const isByGroup = before.measure === 'breakdown' && groupBy && groupBy !== 'month';
    return readingOf(isByGroup ? Object.assign(compared, { groupBy }) : compared, parts);
  }
  const period: Period = { field: before.period.field, from: earlier.from, to: earlier.to };
  if (before.measure !== 'compare') return readingOf({ ...before, period }, parts);
  const counted: QuerySpec = { subject, measure: groupBy ? 'breakdown' : 'count', where, period };
  return readingOf(groupBy ? Object.assign(counted, { groupBy }) : counted, parts);
}

/** The meaning of such a follow-up; undefined if it is none. */
export function askOfBefore(before: QuerySpec, parts: Parts, now: Now): Reading | undefined {
  const yearly = aYearEarlier(before, parts, now);
  if (yearly) return yearly;
  const urgent = mostUrgentOf(before, parts);
  if (urgent) return urgent;
  const beside = besideValue(before, parts);
  if (beside) return beside;
  const average = averageOfThem(before, parts) ?? withoutValue(before, parts);
  if (average) return average;
  return saysOnlyWhich(parts) ? (largestGroup(before, parts) ?? extremeOf(before, parts)) : undefined;
}
