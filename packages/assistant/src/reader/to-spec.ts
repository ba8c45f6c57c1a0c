import { unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import {
  type Condition,
  fieldOf,
  type Period,
  problemOfSpec,
  type QuerySpec,
  querySpec,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { dayAt, weekdayOf } from '../understand/calendar.ts';
import type { Now } from '../understand/named-date.ts';
import { daysBack, monthsBack } from '../understand/relative-spans.ts';
import { isWithoutBeginning, type Span } from '../understand/span.ts';
import { type Parts, personField } from './assemble.ts';

/** What one subject makes of a question; `unused` is how many of its words found no place. */
export type Reading = { readonly spec: QuerySpec; readonly unused: readonly string[]; readonly parts: Parts };

const dayMs = 86_400_000;
const toInstant = (at: number) => new Date(at).toISOString();

function toPeriod(field: string, span: Span): Period {
  return { field, from: isWithoutBeginning(span) ? null : toInstant(span.start), to: toInstant(span.end) };
}

/** The stretch of the same length before a span: what "than before" means. */
function spanBefore({ start, end, months }: Span, now: Now): Span {
  if (months && end - start < 32 * dayMs) return monthsBack({ now: start, timeZone: now.timeZone }, 1, 1);
  return { start: start - (end - start), end: start, unit: 'days', months: null };
}

const isGroupable = (subject: SubjectName, field: string) =>
  ['choice', 'name', 'person', 'flag'].includes(fieldOf(subject, field)?.kind ?? '');
const isNumeric = (subject: SubjectName, field: string) =>
  ['number', 'hours'].includes(fieldOf(subject, field)?.kind ?? '');

/** "Working on" means what is unresolved, and "who has the most" asks for people. */
function impliedBy({ subject, ops, conditions, spans, isNamed }: Parts, { measure, groupBy }: Plan): Condition[] {
  const implied: Condition[] = [];
  const standing = conditions.some(({ condition }) => ['status', 'unresolved', 'overdue'].includes(condition.field));
  if (subject === 'incidents' && ops.has('working') && !standing && spans.length === 0)
    implied.push({ field: 'unresolved', op: 'is', values: ['yes'] });
  const isOfPeople = measure === 'breakdown' && groupBy !== undefined && groupBy === personField(subject);
  if (isOfPeople && (ops.has('each') || ops.has('most') || ops.has('least')))
    implied.push({ field: groupBy, op: 'known', values: [] });
  const isOfPersons =
    subject === 'entities' && ops.has('who') && !conditions.some(({ condition }) => condition.field === 'type');
  if (isOfPersons && !isNamed) implied.push({ field: 'type', op: 'is', values: ['Person'] });
  return implied;
}

type Plan = Omit<QuerySpec, 'subject' | 'where'> & { readonly where?: readonly Condition[] };

const rankOps = ['most', 'least'] as const;
/** Groups that "who has the most" lists. */
const rankedShown = 10;

/** "Of the resolved incidents, what share was in time": what stands behind the subject is the part. */
function planShare({ conditions, subjectAt }: Parts): Plan | undefined {
  if (conditions.length === 1)
    return { measure: 'share', where: [], part: conditions.map(({ condition }) => condition) };
  const whole = conditions.filter(({ at }) => at < subjectAt);
  const part = conditions.filter(({ at }) => at > subjectAt);
  if (part.length === 0 || whole.length === 0) return undefined;
  return {
    measure: 'share',
    where: whole.map(({ condition }) => condition),
    part: part.map(({ condition }) => condition),
  };
}

function groupOf({ subject, groups, fields, ops, isNamed }: Parts): string | undefined {
  const [group] = groups;
  if (group && isGroupable(subject, group)) return group;
  const ranks = rankOps.some((op) => ops.has(op));
  const field = fields.find((one) => isGroupable(subject, one));
  if ((ranks || ops.has('by')) && field) return field;
  if (ranks && ops.has('who') && isNamed) return personField(subject);
  return undefined;
}

/** What is asked of the records: a figure, rows or groups. Undefined where its words do not fit together. */
function planOf(parts: Parts, period: Period | undefined, against: Span | undefined): Plan | undefined {
  const { subject, ops, fields, numbers, bucket, times } = parts;
  const [number] = numbers;
  const numeric = fields.find((field) => isNumeric(subject, field));
  const group = groupOf(parts);
  if (parts.groups.length > 1) return undefined;
  if (against && period) {
    const { from, to } = toPeriod(period.field, against);
    return { measure: 'compare', against: { from, to } };
  }
  if (ops.has('share')) return planShare(parts);
  if (bucket || ops.has('trend')) return ops.has('average') ? undefined : planTrend(parts, period);
  const measured = numeric && fieldOf(subject, numeric)?.kind === 'hours' ? numeric : undefined;
  if (numeric && (ops.has('average') || measured === 'resolution') && !group)
    return { measure: 'average', of: numeric };
  if (ops.has('average')) return undefined;
  if (group) {
    const direction = ops.has('least') ? 'asc' : 'desc';
    const limit = number ?? (rankOps.some((op) => ops.has(op)) ? rankedShown : undefined);
    return { measure: 'breakdown', groupBy: group, sort: { field: group, direction }, ...(limit && { limit }) };
  }
  if (numeric && (ops.has('most') || ops.has('least')))
    return {
      measure: 'list',
      sort: { field: numeric, direction: ops.has('least') ? 'asc' : 'desc' },
      limit: number ?? (parts.isSingular ? 1 : 5),
    };
  if (rankOps.some((op) => ops.has(op))) return undefined;
  if (ops.has('newest') || ops.has('oldest')) {
    const field = times.find((one) => one in subjectOf(subject).fields) ?? subjectOf(subject).newest;
    if (!field) return undefined;
    return {
      measure: 'list',
      sort: { field, direction: ops.has('oldest') ? 'asc' : 'desc' },
      limit: number ?? (parts.isSingular ? 1 : 5),
    };
  }
  if (ops.has('exists') && ops.has('all')) return undefined;
  if (ops.has('count')) {
    const [kinds, ...others] = fields;
    if (kinds === undefined) return planCount(parts);
    // "How many types are there" is answered by all of them.
    return others.length === 0 && isGroupable(subject, kinds) ? { measure: 'breakdown', groupBy: kinds } : undefined;
  }
  const [wanted] = fields;
  // "Which countries do they come from" asks for countries, "which role has Amara" for hers.
  if (
    wanted &&
    ops.has('list') &&
    parts.fieldsBefore.includes(wanted) &&
    isGroupable(subject, wanted) &&
    !namesOne(parts)
  )
    return { measure: 'breakdown', groupBy: wanted };
  if (asksForMeaning(parts) && parts.unused.length === 0) return undefined;
  const asked = [...fields, ...(ops.has('when') ? times : [])];
  return { measure: 'list', ...(number && { limit: number }), ...(asked.length > 0 && { fields: asked }) };
}

/** "What is a threat" asks for a meaning; with other words it may ask for one record. */
export const asksForMeaning = ({ isSingular, conditions, spans, fields }: Parts): boolean =>
  isSingular && conditions.length + spans.length + fields.length === 0;

/** "139" may be how many rows are wanted, but so many are never listed. */
export const isExecutable = (spec: QuerySpec): boolean =>
  querySpec.safeParse(spec).success && problemOfSpec(spec) === undefined;

/** Fields that only one record has a value of. */
const identifying: ReadonlySet<string> = new Set(['name', 'username', 'email', 'number']);

const namesOne = ({ conditions }: Parts) =>
  conditions.some(({ condition: { field, op } }) => identifying.has(field) && op === 'is');

/** Several values of one field are counted one by one as well. */
function planCount({ conditions }: Parts): Plan {
  const several = conditions.find(({ condition: { op, values } }) => op === 'is' && values.length > 1);
  return several ? { measure: 'breakdown', groupBy: several.condition.field } : { measure: 'count' };
}

function planTrend({ bucket, groups }: Parts, period: Period | undefined): Plan | undefined {
  if (groups.length > 0 || !period) return undefined;
  const length = period.from && period.to ? Date.parse(period.to) - Date.parse(period.from) : 0;
  return { measure: 'trend', bucket: bucket ?? (length > 60 * dayMs ? 'week' : 'day') };
}

/** A trend of nothing stated is one of the last thirty days. */
const lastThirtyDays = ({ now }: Now): Span => ({ start: now - 30 * dayMs, end: now, unit: 'days', months: null });

/** How records stand today; how they stood in a period is not kept. */
const isPassing = ({ field, op, values }: Condition) =>
  field === 'unresolved' || (field === 'status' && op === 'is' && values.some((value) => passing.has(value)));
const passing: ReadonlySet<string> = new Set(unresolvedStatuses);

/** "Acknowledged yesterday" says when that was done, which is not when the record was seen. */
const isEventful = ({ field, values }: Condition) =>
  ['acknowledged', 'reopened', 'linked', 'invited'].includes(field) && values.includes('yes');

/** A week that has begun goes on to its Sunday where days to come are asked for. */
function wholeWeek(span: Span, { now, timeZone }: Now): Span {
  const sinceMonday = weekdayOf(dayAt(now, timeZone));
  const isPartOfWeek =
    sinceMonday > 0 && span.unit === 'days' && span.start === daysBack({ now, timeZone }, sinceMonday, 0).start;
  return isPartOfWeek ? { ...span, end: span.start + 7 * dayMs } : span;
}

function periodOf(parts: Parts, now: Now, isChange: boolean): { period?: Period; against?: Span } | undefined {
  const { subject, spans, times, ops, bucket } = parts;
  const [first, second, ...more] = spans.map(({ span }) => span);
  if (more.length > 0) return undefined;
  const isOverTime =
    bucket !== null || ops.has('trend') || (parts.fields.includes('resolution') && parts.groups.length === 0);
  const wanted = first ?? (isOverTime ? lastThirtyDays(now) : undefined);
  if (!wanted) return {};
  const isOfResolution = parts.fields.includes('resolution');
  const field = times[0] ?? (isOfResolution ? 'resolved' : subjectOf(subject).time);
  if (!field || (wanted.start > now.now && fieldOf(subject, field)?.kind !== 'day')) return undefined;
  if (times.length === 0 && parts.conditions.some(({ condition }) => isPassing(condition) || isEventful(condition)))
    return undefined;
  // Only the last sign-in is kept: who signed in last week and again today is not among those of last week.
  if (field === 'lastLogin' && wanted.end <= daysBack(now, 0, 0).start && !parts.isNotThen) return undefined;
  // Tasks "last week" may be those created, due or done then.
  if (subject === 'tasks' && times.length === 0 && wanted.end <= now.now && !isChange) return undefined;
  const within = toPeriod(field, fieldOf(subject, field)?.kind === 'day' ? wholeWeek(wanted, now) : wanted);
  // "Has not signed in for a month" is true until now, whatever the clock says between the question and its answer.
  const isOver = wanted.end < now.now || fieldOf(subject, field)?.kind === 'day';
  const to = isOver ? within.to : null;
  const period: Period = parts.isNotThen ? { field, from: within.from, to, not: true } : within;
  if (second) return ops.has('compare') ? { period, against: second } : undefined;
  return ops.has('compare') ? { period, against: spanBefore(wanted, now) } : { period };
}

/** What is resolved or closed is over: "not resolved" is neither. */
const isNotOver = ({ field, op, values }: Condition) =>
  field === 'status' && op === 'not' && values.includes('Resolved');

const isBoth = ({ values }: Condition) => values.includes('yes') && values.includes('no');

/** Defaults that a chip shows: what is due and open, and open work of one's own is everything unresolved. */
export function withDefaults(subject: SubjectName, all: readonly Condition[], period: Period | undefined): Condition[] {
  const where = all
    .filter((one) => !isBoth(one))
    .map((one): Condition => (isNotOver(one) ? { field: 'unresolved', op: 'is', values: ['yes'] } : one));
  const has = (field: string) => where.some((one) => one.field === field);
  if (subject === 'tasks' && period?.field === 'due' && !has('completed'))
    return [...where, { field: 'completed', op: 'is', values: ['no'] }];
  const isOwn = where.some(({ field, values }) => field === 'assignee' && values.includes('me'));
  if (subject === 'incidents' && isOwn)
    return where.map((one) =>
      one.field === 'status' && one.op === 'is' && one.values.length === 1 && one.values[0] === 'Open'
        ? { field: 'unresolved', op: 'is', values: ['yes'] }
        : one,
    );
  return [...where];
}

/**
 * Times that no part of the query stands for. Of several the period is of the first: "opened and resolved in October"
 * is not what was opened then. "Threats seen" says no more than what is counted anyway.
 */
const unusedTimes = ({ subject, spans, times, ops }: Parts) => {
  if (ops.has('when')) return [];
  const isUsed = spans.length > 0 || ops.has('newest') || ops.has('oldest') || ops.has('trend');
  const [first, ...others] = [...new Set(times)];
  const isSaid = first === undefined || isUsed || first === subjectOf(subject).time;
  return isSaid ? others : [first, ...others];
};

/** Fields that are asked for and no part of the query: "by department and role" is not by department. */
const unusedFields = ({ fields }: Parts, { fields: shown = [], of, groupBy, sort }: Plan) =>
  fields.filter((field) => ![...shown, of, groupBy, sort?.field].includes(field));

/** What may be asked of one incident besides its fields. */
const ofOne: ReadonlySet<string> = new Set(['who', 'when', 'where', 'list', 'follow', 'exists', 'by']);

const isOfOne = ({ subject, names, numbers, ops, spans, conditions }: Parts) =>
  subject === 'incidents' &&
  names.length === 1 &&
  numbers.length + spans.length + conditions.length === 0 &&
  [...ops].every((op) => ofOne.has(op));

/** "Nobody except Amara": one field cannot be unknown and something else. */
const contradicts = (where: readonly Condition[]) =>
  where.some(({ field, op }) => op === 'unknown' && where.some((one) => one.field === field && one.op !== op));

/**
 * What the parts of a question mean together; undefined where no query says it. A change of another question gets its
 * defaults with that.
 */
export function toReading(parts: Parts, now: Now, isChange = false): Reading | undefined {
  const { subject, conditions, unused, fields } = parts;
  if (contradicts(conditions.map(({ condition }) => condition))) return undefined;
  const times = periodOf(parts, now, isChange);
  if (!times) return undefined;
  const { period, against } = times;
  const asked = [...fields, ...(parts.ops.has('when') ? parts.times : [])];
  if (isOfOne(parts)) {
    const where: Condition[] = [{ field: 'number', op: 'is', values: [String(parts.names[0])] }];
    const spec: QuerySpec = { subject, measure: 'record', where, ...(asked.length > 0 && { fields: asked }) };
    const times = parts.ops.has('when') ? [] : parts.times;
    return { spec, unused: [...unused.map(({ text }) => text), ...times], parts };
  }
  if (parts.names.length > 0) return undefined;
  const plan = planOf(parts, period, against);
  if (!plan) return undefined;
  const { where = conditions.map(({ condition }) => condition), ...rest } = plan;
  const said = [...where, ...impliedBy(parts, plan)];
  const stated = isChange ? said : withDefaults(subject, said, period);
  const spec: QuerySpec = { ...rest, subject, where: [...stated], ...(period && { period }) };
  if (!isExecutable(spec)) return undefined;
  return {
    spec,
    unused: [...unused.map(({ text }) => text), ...unusedTimes(parts), ...unusedFields(parts, plan)],
    parts,
  };
}
