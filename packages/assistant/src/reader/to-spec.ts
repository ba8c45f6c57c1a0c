import { incidentStatuses, unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import {
  type Condition,
  fieldOf,
  type Period,
  type QuerySpec,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import type { Now } from '../times/named-date.ts';
import { has, type Parts, personField } from './assemble/parts.ts';
import { readPeriods, toPeriod } from './periods.ts';
import type { Piece } from './pieces.ts';
import { isExecutable, type Plan, planOf, whenFields, withCompanions } from './plan.ts';

/** The reading of a question by one subject; `unused` are its unused words. */
export type Reading = { readonly spec: QuerySpec; readonly unused: readonly string[]; readonly parts: Parts };

const isOpenWork = (condition: Condition) =>
  ['status', 'unresolved', 'overdue', 'withinTarget', 'lateness', 'remaining'].includes(condition.field);

const canBeUnknown = (subject: SubjectName, field: string) =>
  ['name', 'person'].includes(fieldOf(subject, field)?.kind ?? '') && subject !== 'crime';

/** "Working on" means what is unresolved, "who has the most" asks for people, "how late" for what is late. */
function impliedBy(parts: Parts, { measure, groupBy, sort, fields = [] }: Plan): Condition[] {
  const { subject, ops, conditions, spans, isNamed } = parts;
  const implied: Condition[] = [];
  const has = (test: (condition: Condition) => boolean) => conditions.some(({ condition }) => test(condition));
  if (subject === 'incidents' && ops.has('working') && !has(isOpenWork) && spans.length === 0)
    implied.push({ field: 'unresolved', op: 'is', values: ['yes'] });
  const isRanked = ops.has('most') || ops.has('least');
  const isOfPeople = groupBy !== undefined && groupBy === personField(subject) && ops.has('each');
  if (measure === 'breakdown' && groupBy !== undefined && (isRanked || isOfPeople) && canBeUnknown(subject, groupBy))
    implied.push({ field: groupBy, op: 'known', values: [] });
  // What is due first is still open.
  if (sort?.field === 'due' && subject === 'incidents' && !has(isOpenWork))
    implied.push({ field: 'unresolved', op: 'is', values: ['yes'] });
  if (sort && (sort.field === 'lateness' || sort.field === 'remaining'))
    implied.push({ field: sort.field, op: 'known', values: [] });
  const isOfPersons =
    subject === 'entities' && ops.has('who') && !has(({ field }) => ['type', 'id', 'connected'].includes(field));
  if (isOfPersons && !isNamed && fields.length === 0) implied.push({ field: 'type', op: 'is', values: ['Person'] });
  return implied;
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
  // What a warning list holds back counts as no sighting.
  if (subject === 'sightings' && !has('held')) return [...where, { field: 'held', op: 'is', values: ['no'] }];
  if (subject === 'tasks' && period?.field === 'due' && !has('completed'))
    return [...where, { field: 'completed', op: 'is', values: ['no'] }];
  if (subject === 'incidents' && period?.field === 'due' && !has('unresolved') && !has('status'))
    return [...where, { field: 'unresolved', op: 'is', values: ['yes'] }];
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
 * Times that no part of the query represents. Of several the period is of the first: "opened and resolved in October"
 * is not the same as opened then. "Threats seen" adds nothing to what is counted anyway.
 */
const unusedTimes = ({ subject, spans, times, ops }: Parts, { fields = [] }: Plan) => {
  if (ops.has('when') || times.every((time) => fields.includes(time))) return [];
  const isUsed = spans.length > 0 || ['newest', 'oldest', 'trend', 'sort'].some((op) => ops.has(op));
  const [first, ...others] = [...new Set(times)];
  const isSaid = first === undefined || isUsed || first === subjectOf(subject).time;
  return isSaid ? others : [first, ...others];
};

/** Fields that are asked for and no part of the query: "by department and role" is not by department. */
const unusedFields = ({ fields }: Parts, { fields: shown = [], of, groupBy, sort, measure }: Plan) =>
  measure === 'summary' ? [] : fields.filter((field) => ![...shown, of, groupBy, sort?.field].includes(field));

/** "Nobody except Amara", "burglaries in Camden and drugs in Hackney": one field cannot be two things. */
const contradicts = (subject: SubjectName, where: readonly Condition[]) =>
  where.some((one, index) =>
    where.some((other, at) => {
      if (at <= index || other.field !== one.field) return false;
      const isOne = !['names', 'text', 'flag'].includes(fieldOf(subject, one.field)?.kind ?? 'text');
      return one.op === 'unknown' || other.op === 'unknown' || (isOne && one.op === 'is' && other.op === 'is');
    }),
  );

/** Subjects whose records people call by a number. */
const numbered: ReadonlySet<SubjectName> = new Set(['incidents', 'activity', 'runs', 'receivedAlerts']);

/** No more rows than these are ever asked for; a larger number is that of an incident. */
const mostWanted = 100;

/** "144", "incident 144", "INC-144": the number of an incident, unless it says how many are wanted. */
function takeNumber(parts: Parts): void {
  const { subject, names, numbers, ops, conditions } = parts;
  if (!numbered.has(subject) || conditions.some(({ condition }) => condition.field === 'number')) return;
  const isAmount = ['newest', 'oldest', 'most', 'least'].some((op) => ops.has(op));
  const [first = 0] = numbers;
  const isNumber = names.length === 1 || (!parts.isNamed && numbers.length === 1 && (!isAmount || first > mostWanted));
  if (!isNumber) return;
  const number = names.pop() ?? numbers.pop();
  parts.add('number', 'is', [String(number)], parts.subjectAt);
  parts.hasOwnValue ||= subject === 'incidents';
}

const isOneRecord = ({ measure }: Plan, where: readonly Condition[]) =>
  measure === 'list' && where.length === 1 && ['id', 'number'].includes(where[0]?.field ?? '') && where[0]?.op === 'is';

/** Additional facts about one record: how late it is, and when it was due. */
const toldWith: Readonly<Record<string, readonly string[]>> = {
  overdue: ['due', 'lateness'],
  withinTarget: ['resolved', 'due'],
  acknowledged: ['acknowledgedAt', 'acknowledgedBy'],
  unresolved: ['status'],
  resolved: ['status'],
};

const isFact = (subject: SubjectName, { field, op }: Condition) =>
  ['choice', 'flag', 'name', 'person'].includes(fieldOf(subject, field)?.kind ?? '') &&
  (op === 'is' || op === 'not' || op === 'unknown');

/** "Is 118 overdue?" asks for a fact of one record, and how it is, not whether a list is empty. */
function asksIfOne(parts: Parts, unused: readonly string[]): Reading | undefined {
  const { subject, conditions, ops } = parts;
  const all = conditions.map(({ condition }) => condition);
  const keys = all.filter((one) => isKey(one) && one.op === 'is');
  const facts = all.filter((one) => !isKey(one));
  const isOwnAccount = subject === 'account' && facts.length > 0;
  const isOfOne = (keys.length === 1 || isOwnAccount) && facts.length > 0 && facts.every((one) => isFact(subject, one));
  if (!isOfOne || ops.has('count') || subject === 'activity' || subject === 'runs') return undefined;
  const own = (field: string) => fieldOf(subject, field) !== undefined;
  const fields = [...new Set(facts.flatMap(({ field }) => [field, ...(toldWith[field] ?? [])]))].filter(own);
  const times = ops.has('when') ? whenFields(parts, parts.times) : [];
  const spec: QuerySpec = { subject, measure: 'record', where: keys, fields: [...parts.fields, ...times, ...fields] };
  return isExecutable(spec) ? { spec, unused, parts } : undefined;
}

const isKey = ({ field }: Condition) => field === 'id' || field === 'number';

/** "What is linked to 144": the records of one incident. */
const isAboutLinks = ({ subject, conditions }: Parts) =>
  subject === 'incidents' &&
  conditions.length === 2 &&
  conditions.some(({ condition }) => isKey(condition)) &&
  conditions.some(({ condition: { field, values } }) => field === 'linked' && values.includes('yes'));

function asksForLinks(parts: Parts, unused: readonly string[]): Reading {
  const where = parts.conditions.map(({ condition }) => condition).filter(isKey);
  return { spec: { subject: parts.subject, measure: 'record', where, fields: ['record'] }, unused, parts };
}

/** The words for a connection between two records. */
const connecting = ['field:connected', 'field:connections', 'subject:connections'] as const;

/** "How is Marek connected to Luiza": nothing but the two is said. */
const isBetween = ({ ops, pieces, fields, times, spans }: Parts) =>
  ops.has('path') ||
  (fields.length + times.length + spans.length === 0 &&
    pieces.some((piece) => connecting.some((code) => has(piece, code))));

/** The two records that a path is asked between; undefined where there are not two. */
function readPath(parts: Parts): QuerySpec | undefined {
  const [from, to, ...more] = parts.records;
  if (parts.subject !== 'connections' || !from || !to || more.length > 0 || !isBetween(parts)) return undefined;
  return { subject: 'connections', measure: 'path', where: [], ends: [from.id, to.id] };
}

const overStatuses = incidentStatuses.filter((status) => !unresolvedStatuses.includes(status));

/** "Reopened this month" says when: of an incident only that it was is kept, and of the log each time. */
function readReopened({
  subject,
  conditions,
  spans,
  times,
  groups,
  fields,
  ops,
  bucket,
}: Parts): QuerySpec | undefined {
  const [first, ...more] = conditions;
  const [span, ...others] = spans;
  const isReopened = first?.condition.field === 'reopened' && first.condition.values.includes('yes');
  const saysMore = more.length + others.length + times.length + groups.length + fields.length > 0;
  if (subject !== 'incidents' || !isReopened || !span || saysMore) return undefined;
  const where: Condition[] = [
    { field: 'event', op: 'is', values: ['incident_status_changed'] },
    { field: 'from', op: 'is', values: [...overStatuses] },
    { field: 'to', op: 'is', values: [...unresolvedStatuses] },
  ];
  const events: QuerySpec = { subject: 'activity', measure: 'list', where, period: toPeriod('at', span) };
  if (bucket || ops.has('trend')) return { ...events, measure: 'trend', bucket: bucket ?? 'day' };
  return ops.has('count') ? { ...events, measure: 'count' } : events;
}

/**
 * The combined meaning of the parts of a question; undefined if no query expresses it. A change of the previous query
 * gets its defaults with that.
 */
export function toReading(parts: Parts, now: Now, isChange = false): Reading | undefined {
  const { subject, unused } = parts;
  takeNumber(parts);
  const path = readPath(parts);
  const left = unused.map(({ text }) => text);
  if (path) {
    const isSaid = (piece: Piece) => connecting.some((code) => has(piece, code));
    return { spec: path, unused: unused.filter((piece) => !isSaid(piece)).map(({ text }) => text), parts };
  }
  const { conditions } = parts;
  // What has no value is asked of the figure before; of anything else it says too little.
  if (parts.ops.has('noValue')) return undefined;
  if (
    contradicts(
      subject,
      conditions.map(({ condition }) => condition),
    )
  )
    return undefined;
  const reopened = isChange ? undefined : readReopened(parts);
  if (reopened) return isExecutable(reopened) ? { spec: reopened, unused: left, parts } : undefined;
  const periods = readPeriods(parts, now, isChange);
  if (!periods || parts.names.length > 0) return undefined;
  const { period, against } = periods;
  const plan = planOf(parts, period, against);
  if (!plan) return undefined;
  if (isAboutLinks(parts)) return asksForLinks(parts, left);
  const ofOne = asksIfOne(parts, left);
  if (ofOne && !period) return ofOne;
  const { where = conditions.map(({ condition }) => condition), ...rest } = plan;
  const said = [...where, ...impliedBy(parts, plan)];
  const stated = isChange ? said : withDefaults(subject, said, period);
  const spec: QuerySpec = { ...rest, subject, where: [...stated], ...(period && { period }) };
  if (isOneRecord(plan, stated) && !period) spec.measure = 'record';
  if (!isExecutable(spec)) return undefined;
  const unsaid = [...left, ...unusedTimes(parts, plan), ...unusedFields(parts, plan)];
  return { spec: withCompanions(spec), unused: unsaid, parts };
}
