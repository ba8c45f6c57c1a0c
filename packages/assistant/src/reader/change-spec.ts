import type { Condition, Period, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { Now } from '../understand/named-date.ts';
import { isSilent, type Parts } from './assemble.ts';
import { isExecutable, type Reading, toReading, withDefaults } from './to-spec.ts';

/** A filter takes the place of the one of the same field; flags and statuses say how a record stands, so one of both. */
const standing: ReadonlySet<string> = new Set(['status', 'unresolved', 'overdue', 'withinTarget', 'completed']);

const replaces = (one: Condition, other: Condition) =>
  one.field === other.field || (standing.has(one.field) && standing.has(other.field));

function mergeWhere(before: readonly Condition[], now: readonly Condition[]): Condition[] {
  return [...before.filter((one) => !now.some((other) => replaces(one, other))), ...now];
}

const changesMeasure = ({ ops, groups, fields, bucket }: Parts) =>
  groups.length > 0 || fields.length > 0 || bucket !== null || [...ops].some((op) => !isSilent(op) || op === 'count');

/** "And last week?", "only those": says that it goes on from what was asked before. */
export const goesOn = ({ ops }: Parts): boolean => ['follow', 'they', 'it', 'earlier'].some((op) => ops.has(op));

/** "Average time to resolve last month" needs nothing that was said before. */
const standsAlone = ({ isNamed, ops, bucket }: Parts) =>
  isNamed || bucket !== null || ['average', 'share', 'trend', 'newest', 'oldest'].some((op) => ops.has(op));

/** The stretch of the same length before a period. */
function earlier({ from, to, ...rest }: Period): Period {
  if (from === null || to === null) return { from, to, ...rest };
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return { ...rest, from: new Date(2 * start - end).toISOString(), to: from };
}

/**
 * What a question means as a change of the one before: another period, another value, the same rows otherwise. Undefined
 * where it names its subject and does not say that it goes on ("and", "only", "of those").
 */
export function changeSpec(before: QuerySpec, parts: Parts, now: Now): Reading | undefined {
  const { ops } = parts;
  if (!goesOn(parts) && standsAlone(parts)) return undefined;
  // "In the 24 hours before that" is not until now.
  if (ops.has('earlier') && parts.spans.length > 0) return undefined;
  const reading = toReading(parts, now, true);
  if (!reading) return undefined;
  const { spec } = reading;
  // Only numbers of records can be set against each other.
  if (spec.measure === 'compare' && before.measure !== 'count' && before.measure !== 'list') return undefined;
  const period = spec.period
    ? {
        ...spec.period,
        field: parts.times.length > 0 ? spec.period.field : (before.period?.field ?? spec.period.field),
      }
    : before.period && (ops.has('earlier') ? earlier(before.period) : before.period);
  const where = withDefaults(before.subject, mergeWhere(before.where, spec.where), period);
  const keepsGroups =
    before.measure === 'breakdown' && parts.groups.length + parts.fields.length === 0 && ops.has('follow');
  const isOther = !keepsGroups && (changesMeasure(parts) || ops.has('list'));
  const { measure, groupBy, bucket, of, against, sort, limit, fields } = isOther ? spec : before;
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
  return isExecutable(changed) ? { spec: changed, unused: reading.unused, parts } : undefined;
}
