import {
  type Condition,
  fieldOf,
  isGroupable,
  type Period,
  problemOfSpec,
  type QuerySpec,
  querySpec,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { fold } from '../times/fold.ts';
import type { Span } from '../times/span.ts';
import { type Parts, personField } from './assemble/parts.ts';
import { isSummable } from './assemble/summable.ts';
import { dayMs, toPeriod } from './periods.ts';

/** The requested output: a figure, rows or groups. */
export type Plan = Omit<QuerySpec, 'subject' | 'where'> & { readonly where?: readonly Condition[] };

const rankOps = ['most', 'least'] as const;
/** Groups that "who has the most" lists, and rows that "the highest ones" are. */
const rankedShown = 10;
const extremesShown = 5;

const kindOf = (subject: SubjectName, field: string) => fieldOf(subject, field)?.kind ?? '';
const isNumeric = (subject: SubjectName, field: string) => ['number', 'hours'].includes(kindOf(subject, field));

/** Fields that only one record has a value of. */
const identifying: ReadonlySet<string> = new Set(['name', 'username', 'email', 'number', 'id']);

const namesOne = ({ conditions }: Parts) =>
  conditions.some(({ condition: { field, op } }) => identifying.has(field) && op === 'is');

/** "What is a threat" asks for a meaning; with other words it may ask for one record. */
export const asksForMeaning = ({ isSingular, conditions, spans, fields }: Parts): boolean =>
  isSingular && conditions.length + spans.length + fields.length === 0;

/** "139" may be how many rows are wanted, but so many are never listed. */
export const isExecutable = (spec: QuerySpec): boolean =>
  querySpec.safeParse(spec).success && problemOfSpec(spec) === undefined;

/**
 * Additional facts for a field of one record. Remaining time is meaningless for a late or a resolved incident: the due
 * date applies to all of them. The source of a schema is a file as well as a method.
 */
const toldWith: Readonly<Record<string, readonly string[]>> = {
  'incidents remaining': ['due', 'remaining', 'lateness', 'status'],
  'schemas origin': ['source'],
};

export function withCompanions(spec: QuerySpec): QuerySpec {
  const { subject, where, fields = [] } = spec;
  const isOfOne = where.some(({ field, op }) => identifying.has(field) && op === 'is');
  const told = fields.flatMap((field) => toldWith[`${subject} ${field}`] ?? []);
  return isOfOne && told.length > 0 ? { ...spec, fields: [...new Set([...told, ...fields])] } : spec;
}

const ranks = ({ ops }: Parts) => rankOps.some((op) => ops.has(op));
const directionOf = ({ ops }: Parts) => (ops.has('least') || ops.has('decline') ? 'asc' : 'desc');

/** What is between a part and the whole that it is a share of. */
const amid = /^(?:in|among|amongst|within|dans|parmi|chez|unter|bei|an|en|entre)$/;

/** "Share of phishing in the monitored threats": what is behind "in" is the whole, what is before it the part. */
function shareWithin({ conditions, subjectAt, pieces }: Parts): Plan | undefined {
  const between = pieces.findLastIndex(({ text }, index) => index < subjectAt && amid.test(fold(text)));
  const part = conditions.filter(({ at }) => at < between).map(({ condition }) => condition);
  const whole = conditions.filter(({ at }) => at > between).map(({ condition }) => condition);
  return between !== -1 && part.length > 0 && whole.length > 0 ? { measure: 'share', where: whole, part } : undefined;
}

/** "Of the resolved incidents, what share was in time": what is behind the subject is the part. */
function planShare(parts: Parts, group: string | undefined): Plan | undefined {
  const { conditions, subjectAt } = parts;
  const by = group ? { groupBy: group } : {};
  const all = conditions.map(({ condition }) => condition);
  const within = shareWithin(parts);
  if (within) return Object.assign(within, by);
  if (conditions.length === 1) return Object.assign({ measure: 'share' as const, where: [], part: all }, by);
  const whole = conditions.filter(({ at }) => at < subjectAt).map(({ condition }) => condition);
  const part = conditions.filter(({ at }) => at > subjectAt).map(({ condition }) => condition);
  if (part.length > 0 && whole.length > 0) return Object.assign({ measure: 'share' as const, where: whole, part }, by);
  // Where all is on one side, the last condition is the part.
  if (all.length < 2) return undefined;
  return Object.assign({ measure: 'share' as const, where: all.slice(0, -1), part: all.slice(-1) }, by);
}

function groupOf(parts: Parts): string | undefined {
  const { subject, groups, fields, ops, isNamed } = parts;
  const [group] = groups;
  if (group && isGroupable(subject, group)) return group;
  const field = fields.find((one) => isGroupable(subject, one));
  const wantsGroups = ranks(parts) || ops.has('by') || ops.has('growth') || ops.has('decline');
  if (wantsGroups && field && !namesOne(parts)) return field;
  if (subject === 'crime' && ops.has('where'))
    return parts.conditions.some(({ condition }) => condition.field === 'area') ? 'location' : 'area';
  if (ranks(parts) && ops.has('who') && isNamed) return personField(subject);
  return undefined;
}

/** "Over time": by day, or by week where that would be many points. */
function planTrend(parts: Parts, period: Period | undefined): Plan | undefined {
  const { bucket, groups, subject } = parts;
  if (subjectOf(subject).time === 'month')
    return bucket === null || bucket === 'month' ? { measure: 'breakdown', groupBy: 'month' } : undefined;
  if (groups.length > 0 || !period) return undefined;
  const length = period.from && period.to ? Date.parse(period.to) - Date.parse(period.from) : 0;
  return { measure: 'trend', bucket: bucket ?? (length > 60 * dayMs ? 'week' : 'day') };
}

function planAverage(parts: Parts, numeric: string, group: string | undefined): Plan {
  const { bucket } = parts;
  if (bucket) return { measure: 'average', of: numeric, bucket };
  if (!group) return { measure: 'average', of: numeric };
  return { measure: 'average', of: numeric, groupBy: group, sort: { field: group, direction: directionOf(parts) } };
}

/** Several values of one field are counted one by one as well. */
function planCount({ conditions }: Parts): Plan {
  const several = conditions.find(({ condition: { op, values } }) => op === 'is' && values.length > 1);
  return several ? { measure: 'breakdown', groupBy: several.condition.field } : { measure: 'count' };
}

function planComparison(parts: Parts, period: Period, against: Span, group: string | undefined): Plan {
  const { from, to } = toPeriod(period.field, against);
  const compared: Plan = { measure: 'compare', against: { from, to } };
  if (!group) return compared;
  return Object.assign(compared, { groupBy: group, sort: { field: group, direction: directionOf(parts) } });
}

const firstWord = /^(?:first|zuerst|als erste[rs]?|primero|primera|en premier|d'abord|最初)$/;

/** "Which one first" asks of tasks for what is due first, and not for the oldest one. */
const asksWhatComesFirst = ({ subject, pieces }: Parts) =>
  subject === 'tasks' && pieces.some(({ text }) => firstWord.test(fold(text)));

/** The field that rows are sorted by: one named after "sort by", or the one for newest and oldest. */
function sortOf(parts: Parts): QuerySpec['sort'] | undefined {
  const { ops, fields, groups, times, subject } = parts;
  const direction = ops.has('asc') || ops.has('least') || ops.has('oldest') ? 'asc' : 'desc';
  if (ops.has('sort')) {
    const field = [...groups, ...fields, ...times].find((one) => one in subjectOf(subject).fields);
    if (!field) return undefined;
    // Choices are ordered from the most severe to the least.
    const isReversed = kindOf(subject, field) === 'choice' || field === 'due';
    return { field, direction: isReversed ? (direction === 'asc' && field !== 'due' ? 'desc' : 'asc') : direction };
  }
  const isOrdered = ['newest', 'oldest', 'asc', 'desc'].some((op) => ops.has(op));
  if (!isOrdered) return undefined;
  const own = asksWhatComesFirst(parts) ? 'due' : subjectOf(subject).newest;
  const field = times.find((one) => one in subjectOf(subject).fields) ?? own;
  return field ? { field, direction } : undefined;
}

/** Words for one record, and for the newest and the oldest that only one is: "the latest critical one", "la dernière". */
const oneWord = /^(?:one|(?:the )?single|dernier|derniere|ultimo|ultima|(?:neueste|letzte|alteste|jungste)[rs]?)$/;

/** Whether one record is requested: determined by the subject, or if it is not named, by another word. */
const asksForOne = ({ isSingular, isNamed, pieces }: Parts) =>
  isSingular ||
  (!isNamed && pieces.some(({ text }) => oneWord.test(fold(text).replace(/^(?:the|le|la|el|die|der|das) /, ''))));

function planSorted(parts: Parts): Plan | undefined {
  const { fields, numbers, ops } = parts;
  const sort = sortOf(parts);
  if (!sort) return undefined;
  const [number] = numbers;
  const shown = fields.filter((field) => field !== sort.field && !ops.has('sort'));
  const limit =
    ops.has('sort') || ops.has('asc') || ops.has('desc')
      ? number
      : (number ?? (asksForOne(parts) || asksOfOne(parts) || parts.subject === 'coverage' ? 1 : extremesShown));
  const plan: Plan = { measure: 'list', sort };
  return Object.assign(plan, limit && { limit }, shown.length > 0 && { fields: shown });
}

/** "Who resolved the last one": one record is meant. */
const asksOfOne = ({ ops, subject }: Parts) => subject === 'activity' && (ops.has('who') || ops.has('when'));

function planExtremes(parts: Parts, numeric: string): Plan {
  const direction = directionOf(parts);
  return {
    measure: 'list',
    sort: { field: numeric, direction },
    limit: parts.numbers[0] ?? (asksForOne(parts) ? 1 : extremesShown),
  };
}

function planOfFields(parts: Parts): Plan {
  const { subject, fields, times, ops, numbers } = parts;
  const [number] = numbers;
  const person = personField(subject);
  const who = ops.has('who') && person && subject !== 'people' ? [person] : [];
  // "Last login jonas" asks for a time of one record.
  // "With email and last login" asks for both to be shown.
  const isShown = namesOne(parts) || (fields.length > 0 && ops.has('list'));
  const isTimed = ops.has('when') || (isShown && times.length > 0 && parts.spans.length === 0);
  const where = ops.has('where') && fieldOf(subject, 'country') ? ['country'] : [];
  const asked = [...new Set([...fields, ...where, ...who, ...(isTimed ? whenFields(parts, times) : [])])];
  const plan: Plan = { measure: 'list' };
  return Object.assign(plan, number && { limit: number }, asked.length > 0 && { fields: asked });
}

/** When something was done that is said as a value: "acknowledged" has its own time. */
const timesOfValues = (parts: Parts) => parts.valuesAt.flatMap(({ index }) => parts.timeOf(parts.pieces[index]) ?? []);

/** The times that "when" refers to. */
export const whenFields = (parts: Parts, times: readonly string[]) => {
  const own = subjectOf(parts.subject).time;
  const said = times.length > 0 ? times : timesOfValues(parts);
  return said.length > 0 ? said : own ? [own] : [];
};

/** "Compare Camden and Hackney": the field of which several values are named. */
const severalValues = ({ subject, conditions }: Parts) =>
  conditions.find(
    ({ condition: { field, op, values } }) => op === 'is' && values.length > 1 && isGroupable(subject, field),
  )?.condition.field;

/** The requested output. Undefined if the words do not fit together. */
export function planOf(parts: Parts, period: Period | undefined, against: Span | undefined): Plan | undefined {
  const { subject, ops, fields } = parts;
  if (subject === 'account') return planOfFields(parts);
  const numeric = fields.find((field) => isNumeric(subject, field));
  const group = groupOf(parts);
  if (parts.groups.length > 1) return undefined;
  if (ops.has('similar')) return namesOne(parts) ? { measure: 'similar' } : undefined;
  if (ops.has('summary') && !group && !numeric) return namesOne(parts) ? { measure: 'list' } : { measure: 'summary' };
  const several = ops.has('compare') && parts.spans.length < 2 ? severalValues(parts) : undefined;
  if (several) return { measure: 'breakdown', groupBy: several };
  if (against && period) return planComparison(parts, period, against, group);
  if (ops.has('growth') || ops.has('decline')) return undefined;
  if (ops.has('share')) return planShare(parts, group);
  const isOfGroups = group !== undefined && ranks(parts) && !ops.has('count');
  const isMeasured = ops.has('average') || numeric === 'resolution' || isOfGroups;
  if (numeric && isMeasured && !namesOne(parts) && !(ranks(parts) && !group)) return planAverage(parts, numeric, group);
  if (parts.bucket || ops.has('trend')) return ops.has('average') ? undefined : planTrend(parts, period);
  if (ops.has('average')) return undefined;
  if (group && !(ops.has('sort') && parts.context.hasBefore)) {
    const limit = parts.numbers[0] ?? (ranks(parts) ? rankedShown : undefined);
    const plan: Plan = { measure: 'breakdown', groupBy: group, sort: { field: group, direction: directionOf(parts) } };
    return Object.assign(plan, limit && { limit });
  }
  if (numeric && ranks(parts)) return planExtremes(parts, numeric);
  if (ranks(parts) && !ops.has('sort')) return undefined;
  if (['newest', 'oldest', 'sort', 'asc', 'desc'].some((op) => ops.has(op))) return planSorted(parts);
  if (ops.has('exists') && ops.has('all')) return undefined;
  return planPlain(parts);
}

function planPlain(parts: Parts): Plan | undefined {
  const { subject, ops, fields } = parts;
  const [wanted, ...others] = fields;
  if (ops.has('count')) {
    if (wanted === undefined) return planCount(parts);
    if (namesOne(parts)) return planOfFields(parts);
    if (others.length === 0 && isSummable(subject, wanted)) return { measure: 'sum', of: wanted };
    // "How many types are there" is answered by all of them.
    return others.length === 0 && isGroupable(subject, wanted) ? { measure: 'breakdown', groupBy: wanted } : undefined;
  }
  // "Which countries do they come from" asks for countries, "which role has Amara" for hers.
  const isKind = wanted && isGroupable(subject, wanted) && !identifying.has(wanted);
  const asksForKinds = isKind && ops.has('list') && parts.fieldsBefore.includes(wanted);
  if (asksForKinds && !namesOne(parts)) return { measure: 'breakdown', groupBy: wanted };
  if (asksForMeaning(parts) && parts.unused.length === 0 && !subjectOf(subject).own) return undefined;
  return planOfFields(parts);
}
