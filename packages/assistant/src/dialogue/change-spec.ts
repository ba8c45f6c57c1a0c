import type { Condition, Period, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { isSilent } from '../reader/assemble/assemble.ts';
import type { Parts } from '../reader/assemble/parts.ts';
import { yearEarlier } from '../reader/periods.ts';
import { isExecutable, withCompanions } from '../reader/plan.ts';
import { type Reading, toReading, withDefaults } from '../reader/to-spec.ts';
import type { Now } from '../times/named-date.ts';
import { askOfBefore } from './ask-of-before.ts';

/**
 * A filter replaces the one of the same field; flags and statuses both describe the state of a record, so one of both.
 */
const standing: ReadonlySet<string> = new Set(['status', 'unresolved', 'overdue', 'withinTarget', 'completed']);

/** Words that identify the intended record. */
const identifying: ReadonlySet<string> = new Set(['id', 'number', 'name', 'title']);

/** A place of police data: another one takes its place, for an area is of one force only. */
const places: ReadonlySet<string> = new Set(['area', 'force']);

const replaces = (one: Condition, other: Condition) =>
  one.field === other.field ||
  [standing, identifying, places].some((fields) => fields.has(one.field) && fields.has(other.field));

/** "As well" and "too" add a value to the one of before. */
function widen(before: readonly Condition[], now: Condition): Condition {
  const same = before.find(({ field, op }) => field === now.field && op === now.op && op === 'is');
  return same ? { ...now, values: [...new Set([...same.values, ...now.values])] } : now;
}

function mergeWhere(before: readonly Condition[], now: readonly Condition[], isMore: boolean): Condition[] {
  // "And Tomas?" asks of another user, whatever the ones before had in common.
  if (!isMore && now.some(({ field }) => field === 'name')) return [...now];
  // "What does method allow?" asks of one field of the schema, whatever the fields before had in common.
  if (!isMore && now.some(({ field }) => field === 'field'))
    return [...before.filter((one) => one.field === 'schema' && !now.some(({ field }) => field === 'schema')), ...now];
  const added = isMore ? now.map((one) => widen(before, one)) : now;
  return [...before.filter((one) => !added.some((other) => replaces(one, other))), ...added];
}

const changesMeasure = ({ ops, groups, fields, bucket }: Parts) =>
  groups.length > 0 || fields.length > 0 || bucket !== null || [...ops].some((op) => !isSilent(op) || op === 'count');

/** "And last week?", "only those": says that it continues from what was asked before. */
export const goesOn = ({ ops }: Parts): boolean =>
  ['follow', 'they', 'earlier', 'sort', 'chart', 'table', 'widen'].some((op) => ops.has(op));

/** Parts that a question has when it says all of what it asks. */
const saysMuch = 3;

/** Figures and places in an order that say by themselves what they are of. */
const ownFigures = ['average', 'trend', 'newest', 'oldest', 'summary'] as const;

/** "When was the last contact?" is asked of the connections of one record where these were listed. */
const isOfOneEnd = ({ subject, where }: QuerySpec) =>
  subject === 'connections' && where.some(({ field }) => field === 'end');

/** "Average time to resolve last month" needs nothing that was said before; "what share is the Met" does. */
const standsAlone = (before: QuerySpec, { isNamed, ops, bucket, conditions, groups, fields, spans }: Parts) =>
  isNamed ||
  conditions.length + groups.length + fields.length + spans.length >= saysMuch ||
  (bucket !== null && conditions.length + spans.length > 0) ||
  (ops.has('share') && conditions.length !== 1) ||
  (!isOfOneEnd(before) && ownFigures.some((op) => ops.has(op)));

/** "Is the playbook done?" is about playbooks, whatever was asked before. */
const namesOther = ({ pieces, subject, valuesAt }: Parts) =>
  pieces.some(
    ({ codes = [] }, index) =>
      codes.some((code) => code.startsWith('subject:')) &&
      !codes.includes(`subject:${subject}`) &&
      !valuesAt.some((one) => one.index === index && one.field !== 'object'),
  );

/** The stretch before a period, as long as another one: "in the 24 hours before that". */
function earlier(before: Period, length: Period): Period {
  if (before.from === null || length.from === null) return before;
  const until = length.to === null ? Date.parse(before.to ?? length.from) : Date.parse(length.to);
  const duration = until - Date.parse(length.from);
  return { field: before.field, from: new Date(Date.parse(before.from) - duration).toISOString(), to: before.from };
}

/** A period that is said keeps the field of the one before, where no verb names another. */
function periodAfter(before: QuerySpec, { period }: QuerySpec, parts: Parts, now: Now): Period | undefined {
  if (parts.ops.has('yearBefore') && before.period && !period)
    return Object.assign({}, before.period, yearEarlier(before.period, now));
  if (parts.ops.has('earlier') && before.period) return earlier(before.period, period ?? before.period);
  // "Per day" is asked of the time that was named before.
  if (!period || (parts.spans.length === 0 && before.period)) return before.period;
  const { field, from, to, not } = period;
  const kept = parts.times.length > 0 ? field : (before.period?.field ?? field);
  return not ? { field: kept, from, to, not } : { field: kept, from, to };
}

/** "Vs October" after an average asks for that of October. */
function averageOf(before: QuerySpec, { period }: QuerySpec, parts: Parts): Reading | undefined {
  if (!period || !before.period) return undefined;
  const { from, to } = period;
  const changed: QuerySpec = { ...before, period: { field: before.period.field, from, to } };
  return isExecutable(changed) ? { spec: changed, unused: parts.unused.map(({ text }) => text), parts } : undefined;
}

/** "Now Marek to Luiza" after a path. */
function otherPath(before: QuerySpec, parts: Parts): Reading | undefined {
  const [from, to, ...more] = parts.records;
  if (before.measure !== 'path' || !from || more.length > 0) return undefined;
  // "To Luiza instead" keeps where the path begins.
  const ends: [string, string] | undefined = to ? [from.id, to.id] : before.ends && [before.ends[0], from.id];
  if (!ends) return undefined;
  return { spec: { ...before, ends }, unused: parts.unused.map(({ text }) => text), parts };
}

/**
 * What a question means as a change of the one before: another period, another value, the same rows otherwise.
 * Undefined where it names its subject and does not say that it is a follow-up ("and", "only", "of those").
 */
export function changeSpec(before: QuerySpec, parts: Parts, now: Now): Reading | undefined {
  const { ops } = parts;
  const path = otherPath(before, parts);
  if (path) return path;
  if (before.measure === 'similar' || (parts.records.length > 0 && before.measure === 'record')) return undefined;
  const asked = namesOther(parts) ? undefined : askOfBefore(before, parts, now);
  if (asked) return asked;
  if (!goesOn(parts) && (standsAlone(before, parts) || namesOther(parts))) return undefined;
  // "Better or worse?" compares times, and none is said.
  const hasTime = parts.spans.length > 0 || before.period !== undefined || parts.conditions.length > 0;
  if (!hasTime && ['compare', 'growth', 'decline'].some((op) => ops.has(op))) return undefined;
  // "How many does she have?" after one record counts others than that one.
  if (before.measure === 'record' && ops.has('count') && parts.conditions.length > 0) return undefined;
  // "A year before" nothing that has a time.
  if (ops.has('yearBefore') && !before.period) return undefined;
  const reading = toReading(parts, now, true);
  if (!reading) return undefined;
  const { spec } = reading;
  if (before.measure === 'average' && spec.measure === 'compare' && spec.against) return averageOf(before, spec, parts);
  // Only numbers of records can be set against each other.
  const isCounted = ['count', 'list', 'breakdown', 'compare', 'trend'].includes(before.measure);
  if (spec.measure === 'compare' && !isCounted) return undefined;
  const isAgainst = spec.measure === 'compare' && parts.spans.length === 1 && before.period !== undefined;
  const said = isAgainst ? before.period : periodAfter(before, spec, parts, now);
  // What has no date is in no period.
  const isUndated = spec.where.some(({ field, op }) => field === said?.field && op === 'unknown');
  const period = isUndated ? undefined : said;
  // "Due this week" starts a new query, and does not narrow the overdue ones.
  const parted = new Set((spec.part ?? []).map(({ field }) => field));
  const stays = before.where.filter(
    ({ field }) => !parted.has(field) && (field !== 'overdue' || spec.period?.field !== 'due'),
  );
  const where = withDefaults(before.subject, mergeWhere(stays, spec.where, ops.has('widen')), period);
  const keepsGroups =
    before.measure === 'breakdown' && parts.groups.length + parts.fields.length === 0 && ops.has('follow');
  const isOther = !keepsGroups && (changesMeasure(parts) || ops.has('list'));
  const { measure, groupBy, bucket, of, sort, limit, fields } = isOther ? spec : before;
  const against = isAgainst
    ? spec.period && { from: spec.period.from, to: spec.period.to }
    : (isOther ? spec : before).against;
  const changed: QuerySpec = {
    subject: before.subject,
    measure,
    where,
    ...(period && { period }),
    ...(groupBy && { groupBy }),
    ...(bucket && { bucket }),
    ...(of && { of }),
    ...(against && { against }),
    ...(sort && { sort }),
    ...(limit && { limit }),
    ...(fields && { fields }),
    ...(spec.part && { part: spec.part }),
  };
  return isExecutable(changed) ? { spec: withCompanions(changed), unused: reading.unused, parts } : undefined;
}
