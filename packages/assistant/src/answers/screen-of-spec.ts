import type { ScreenParameter } from '@halyard/contracts/query/field.ts';
import {
  type Condition,
  fieldOf,
  type Measure,
  me,
  type QuerySpec,
  queryRowsMax,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';

type Parameters = Record<string, string>;

function writeValue(
  { parameter, values, many, separator }: ScreenParameter,
  { op, values: wanted }: Condition,
  personId: string,
) {
  const [first, ...more] = wanted;
  if (op !== 'is' && op !== 'contains') return undefined;
  if (first === undefined || (more.length > 0 && !many)) return undefined;
  const written = wanted.map((one) => (one === me ? personId : values ? values[one] : one));
  return written.every((one) => one !== undefined) ? { [parameter]: written.join(separator ?? ',') } : undefined;
}

/** A condition as parameters of the screen; undefined where it has no such filter. */
function writeCondition(spec: QuerySpec, condition: Condition, personId: string): Parameters | undefined {
  const { filters } = subjectOf(spec.subject).screen;
  if (spec.subject === 'incidents' && condition.field === 'assignee' && condition.op === 'unknown')
    return { assignee: 'nobody' };
  if (spec.subject === 'incidents' && condition.op === 'is' && condition.values.join() === 'Closed')
    return { closed: 'yes' };
  if (spec.subject === 'tasks' && condition.field === 'due' && condition.op === 'unknown') return { due: 'none' };
  if (spec.subject === 'threats' && condition.field === 'severity' && condition.op === 'unknown')
    return { severity: 'none' };
  const filter = filters[condition.field];
  return filter && writeValue(filter, condition, personId);
}

function writePeriod({ subject, period }: QuerySpec): Parameters | undefined {
  if (!period) return {};
  const fixed = subjectOf(subject).screen.periods[period.field];
  if (!fixed || period.not) return undefined;
  const { from, to } = period;
  // Months are named by their first and last one.
  const isOfMonths = fieldOf(subject, period.field)?.kind === 'month';
  const last = to && isOfMonths ? new Date(Date.parse(to) - 1).toISOString() : to;
  const bound = (at: string) => (isOfMonths ? at.slice(0, 7) : at);
  return { ...fixed, ...(from && { from: bound(from) }), ...(last && { to: bound(last) }) };
}

/**
 * The screen that shows the rows a specification counts, filtered alike; null if none does. `personId` is the current
 * user.
 */
export function screenOfSpec(spec: QuerySpec, personId: string): string | null {
  const { screen } = subjectOf(spec.subject);
  const parameters: Parameters = { ...screen.fixed, ...screen.anyTime };
  for (const part of [...spec.where.map((one) => writeCondition(spec, one, personId)), writePeriod(spec)]) {
    if (!part) return null;
    for (const [name, value] of Object.entries(part)) {
      if (name in parameters && parameters[name] !== value) return null;
      parameters[name] = value;
    }
  }
  for (const [name, value] of Object.entries(screen.otherwise ?? {})) parameters[name] ??= value;
  const isWhole = Object.keys(parameters).length === Object.keys(screen.fixed ?? {}).length;
  return writeAddress(screen.path, isWhole && screen.hasViews ? Object.assign(parameters, noView) : parameters);
}

const ofOneAnswer: readonly Measure[] = ['record', 'path', 'similar'];

/**
 * Where the rows that a specification counts can be read: the screen that shows just these, and where no screen has such
 * a filter the assistant, which lists them; null where they are listed already. `title` is what the list is asked as.
 */
export function rowsAddress(spec: QuerySpec, personId: string, title: string): string | null {
  const screen = screenOfSpec(spec, personId);
  const { subject, where, period, measure, limit } = spec;
  if (screen || ofOneAnswer.includes(measure) || (measure === 'list' && limit === queryRowsMax)) return screen;
  const rows: QuerySpec = { subject, measure: 'list', where, limit: queryRowsMax, ...(period && { period }) };
  // Without its braces it stays a text where addresses are read.
  const written = JSON.stringify(rows).slice(1, -1);
  return `/assistant?ask=${encodeURIComponent(title)}&rows=${encodeURIComponent(written)}`;
}

/** The whole list, whatever view the person has it open with. */
const noView: Parameters = { saved: 'none' };

const writeAddress = (path: string, parameters: Parameters): string => {
  const written = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
  );
  return written.length === 0 ? path : `${path}?${written.join('&')}`;
};

/** The address of one record; null where the subject's records have none. */
export function recordAddress(subject: QuerySpec['subject'], id: string): string | null {
  const { path, fixed, record, recordPath } = subjectOf(subject).screen;
  if (record === null) return null;
  return recordPath ? writeAddress(recordPath, { [record]: id }) : writeAddress(path, { ...fixed, [record]: id });
}
