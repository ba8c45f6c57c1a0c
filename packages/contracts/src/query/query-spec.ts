import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant as instantText, timeZone } from '../fields.ts';
import { allow } from '../policy.ts';
import type { Field, Subject } from './field.ts';
import { observables, receivedAlerts, sightings, sigmaRules, sources } from './inflow-subjects.ts';
import { alerts, connections, entities, threats } from './intelligence-subjects.ts';
import {
  activity,
  audit,
  imports,
  incidents,
  jobs,
  playbooks,
  rejections,
  rules,
  runs,
  steps,
} from './operations-subjects.ts';
import { analyses, coverage, crime, policeImports, schemaFields, schemas } from './police-subjects.ts';
import { account, notifications, people, sessions, tasks } from './work-subjects.ts';

/** The semantic model: everything that can be queried. A subject is one declaration here and its words. */
export const subjects = {
  incidents,
  alerts,
  threats,
  entities,
  connections,
  tasks,
  people,
  notifications,
  playbooks,
  steps,
  runs,
  rules,
  activity,
  imports,
  rejections,
  crime,
  coverage,
  policeImports,
  analyses,
  schemas,
  schemaFields,
  account,
  sessions,
  audit,
  jobs,
  receivedAlerts,
  sources,
  observables,
  sightings,
  sigmaRules,
} as const satisfies Record<string, Subject>;
export type SubjectName = keyof typeof subjects;
export type FieldName<S extends SubjectName> = Extract<keyof (typeof subjects)[S]['fields'], string>;
export const subjectNames = Object.keys(subjects) as readonly SubjectName[];

/** The declaration of a subject, without the literal types of its fields. */
export const subjectOf = (subject: SubjectName): Subject => subjects[subject];

/** A field of a subject; every one has `text`, any word of a record, and `id`, its key. Undefined if there is none. */
export function fieldOf(subject: SubjectName, field: string): Field | undefined {
  const { fields } = subjectOf(subject);
  if (field === 'text' && !('text' in fields)) return { kind: 'text' };
  if (field === 'id') return { kind: 'id' };
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}

/**
 * `summary` is a count with highlights, `path` the connections between two records, `similar` the records that resemble
 * one.
 */
export const measures = [
  ...(['count', 'list', 'record', 'breakdown', 'trend', 'average', 'sum', 'share', 'compare'] as const),
  ...(['summary', 'path', 'similar'] as const),
] as const;
export type Measure = (typeof measures)[number];

/** `known`: somebody stated it. `contains` is of words, `more` and `less` of numbers and hours. */
export const operators = ['is', 'not', 'contains', 'more', 'less', 'known', 'unknown'] as const;
export type Operator = (typeof operators)[number];

/** The value of a person field that means the current user. */
export const me = 'me';

const fieldName = z.string().check(z.regex(/^[a-zA-Z]{1,30}$/));
const value = z.string().check(z.maxLength(200));

/** One filter; several values of one condition are alternatives. */
export const condition = z.strictObject({
  field: fieldName,
  op: z.enum(operators),
  values: z._default(z.array(value).check(z.maxLength(20)), []),
});
export type Condition = z.output<typeof condition>;

const bounds = { from: z.nullable(instantText), to: z.nullable(instantText) };

/** From `from` to before `to`; null is open. Of months those that begin in it. `not`: at any other time, or never. */
export const period = z.strictObject({ field: fieldName, ...bounds, not: z.optional(z.literal(true)) });
export type Period = z.output<typeof period>;

/** Rows of one answer. */
export const queryRowsMax = 100;
export const buckets = ['hour', 'day', 'week', 'month'] as const;
export type Bucket = (typeof buckets)[number];

/** The meaning of a question: the only thing that readers produce and that is executed. */
export const querySpec = z.strictObject({
  subject: z.enum(subjectNames as readonly [SubjectName, ...SubjectName[]]),
  measure: z.enum(measures),
  where: z._default(z.array(condition).check(z.maxLength(12)), []),
  period: z.optional(period),
  /** Of a breakdown; of a comparison, a share or an average one figure for each group. */
  groupBy: z.optional(fieldName),
  /** Of a trend: counted by `period.field`; of an average one figure for each step. */
  bucket: z.optional(z.enum(buckets)),
  /** Of an average or a sum: a field of numbers or hours. */
  of: z.optional(fieldName),
  /** Of a share: what of all that match `where`. */
  part: z.optional(z.array(condition).check(z.minLength(1), z.maxLength(6))),
  /** Of a comparison: the other period, of the same field. */
  against: z.optional(z.strictObject(bounds)),
  sort: z.optional(z.strictObject({ field: fieldName, direction: z.enum(['asc', 'desc']) })),
  limit: z.optional(z.int().check(z.gte(1), z.lte(queryRowsMax))),
  /** Of a path: the records at its ends. */
  ends: z.optional(z.tuple([value, value])),
  /** The requested value of a record. */
  fields: z.optional(z.array(fieldName).check(z.maxLength(12))),
});
export type QuerySpec = z.output<typeof querySpec>;

const opsOf: Readonly<Record<Field['kind'], readonly Operator[]>> = {
  choice: ['is', 'not', 'known', 'unknown'],
  name: ['is', 'not', 'contains', 'known', 'unknown'],
  names: ['is', 'not', 'contains', 'known', 'unknown'],
  id: ['is', 'not'],
  month: ['is', 'known', 'unknown'],
  person: ['is', 'not', 'known', 'unknown'],
  text: ['is', 'contains', 'known', 'unknown'],
  instant: ['known', 'unknown'],
  day: ['is', 'known', 'unknown'],
  number: ['is', 'not', 'more', 'less', 'known', 'unknown'],
  hours: ['more', 'less', 'known', 'unknown'],
  flag: ['is'],
};

const needsValues = (op: Operator) => op !== 'known' && op !== 'unknown';
const isNumeric = (kind: Field['kind']) => kind === 'number' || kind === 'hours';

function problemOf(subject: SubjectName, { field, op, values }: Condition): string | undefined {
  const found = fieldOf(subject, field);
  if (!found) return `"${subject}" has no field "${field}".`;
  if (!opsOf[found.kind].includes(op)) return `"${field}" cannot be asked with "${op}".`;
  if (needsValues(op) !== values.length > 0) return `"${op}" takes ${needsValues(op) ? 'a value' : 'no values'}.`;
  if (found.kind === 'choice' && values.some((one) => !found.values.includes(one)))
    return `"${field}" is one of: ${found.values.join(', ')}.`;
  if (found.kind === 'flag' && values.some((one) => one !== 'yes' && one !== 'no')) return `"${field}" is yes or no.`;
  if (isNumeric(found.kind) && values.some((one) => !/^-?\d{1,12}(?:\.\d+)?$/.test(one)))
    return `"${field}" is a number.`;
  return undefined;
}

const grouped: readonly Field['kind'][] = ['choice', 'name', 'names', 'person', 'flag', 'month'];

/** Whether records can be counted by a field. */
export function isGroupable(subject: SubjectName, field: string): boolean {
  const found = fieldOf(subject, field);
  return found !== undefined && grouped.includes(found.kind) && !found.onlyFilter;
}

const timed: readonly Field['kind'][] = ['instant', 'day', 'month'];

/** Why a specification means nothing; undefined where it can be executed. The sentence is for programmers. */
export function problemOfSpec(spec: QuerySpec): string | undefined {
  const { subject, measure, where, part = [], period: time, groupBy, bucket, of, against, sort, fields = [] } = spec;
  if (measure === 'path' && !(subject === 'connections' && spec.ends)) return 'A path needs "ends" of connections.';
  for (const one of [...where, ...part]) {
    const problem = problemOf(subject, one);
    if (problem) return problem;
  }
  const kindOf = (field: string | undefined) => (field === undefined ? undefined : fieldOf(subject, field)?.kind);
  const kindOfTime = kindOf(time?.field);
  if (time && !(kindOfTime && timed.includes(kindOfTime))) return `"${time.field}" is not a time.`;
  if (groupBy !== undefined && !isGroupable(subject, groupBy)) return `"${groupBy}" cannot be counted by.`;
  if (measure === 'breakdown' && groupBy === undefined) return 'A breakdown needs "groupBy".';
  if ((measure === 'trend' || (measure === 'average' && bucket)) && !(bucket && time?.from && time.to && !time.not))
    return 'A trend needs "bucket" and a whole "period".';
  const averaged = kindOf(of);
  if ((measure === 'average' || measure === 'sum') && !(averaged && isNumeric(averaged)))
    return 'This needs "of", a number.';
  if (measure === 'share' && part.length === 0) return 'A share needs "part".';
  if (measure === 'compare' && !(time && against && !time.not)) return 'A comparison needs "period" and "against".';
  const unknown = [...fields, ...(sort ? [sort.field] : [])].find((field) => kindOf(field) === undefined);
  return unknown === undefined ? undefined : `"${subject}" has no field "${unknown}".`;
}

/** The specification as it travels in an address: JSON. */
const written = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(4_000), z.regex(/^\s*\{/)),
    z.transform((json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        context.issues.push({ code: 'custom', message: 'must be JSON', input: json });
        return z.NEVER;
      }
    }),
  ),
  querySpec,
);

/**
 * Caveats for trusting a figure: generated data, missing months, rows that were not examined or that a negation omits
 * because they have no value.
 */
export const caveatCodes = [
  'generated',
  'months_missing',
  'nothing_here',
  'not_all_read',
  'without_value',
  'finer_than_month',
] as const;
export const caveat = z.object({
  code: z.enum(caveatCodes),
  /** Months, a field, or what else the caveat is about. */
  names: z.array(z.string()),
  count: z.nullable(z.number()),
});
export type Caveat = z.output<typeof caveat>;

/** Whether nothing is known about the subject: a zero beside these caveats is not a count. */
export const isUnknown = (caveats: readonly Caveat[]): boolean =>
  caveats.some(({ code }) => code === 'nothing_here' || code === 'finer_than_month');

const cell = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
export type QueryCell = z.output<typeof cell>;

/**
 * `key` is what `where` takes, null for what is not known; `label` what people read. `other` is the count of the other
 * period in a comparison, and that of the whole in a share; `value` is the average or the sum, null where nothing has one.
 * Where nothing is known of a period (`isUnknown`), there are no groups to compare.
 */
const group = z.object({
  key: z.nullable(z.string()),
  label: z.nullable(z.string()),
  count: z.number(),
  other: z.nullable(z.number()),
  value: z.nullable(z.number()),
});

export const queryResult = z.object({
  /** Records that match; of a share and a comparison those of the whole, or of the first period. */
  total: z.number(),
  /** `opens` is the key that the screen opens the row's record by. */
  rows: z
    .array(z.object({ id: z.string(), opens: z.string(), cells: z.record(z.string(), cell) }))
    .check(z.maxLength(queryRowsMax)),
  groups: z.array(group),
  /** More groups than are listed. */
  groupsTotal: z.number(),
  /** `value` is the average of the step in a trend of averages; null where there is none. */
  points: z.array(z.object({ from: instantText, to: instantText, count: z.number(), value: z.nullable(z.number()) })),
  /**
   * The average, the sum, the number that is the part, or the count of the other period; null where there is none, and
   * where nothing is known of the other period. Caveats are those of both periods.
   */
  value: z.nullable(z.number()),
  /** How many records have what the average is of. */
  over: z.nullable(z.number()),
  caveats: z.array(caveat),
});
export type QueryResult = z.output<typeof queryResult>;

export const runQuery = defineEndpoint({
  method: 'GET',
  path: '/query',
  summary: 'Executes a query over one subject and returns its figure, rows, groups or points.',
  access: allow('search', 'use'),
  errors: ['analytics_unavailable', 'api_key_not_allowed', 'forbidden', 'query_too_slow', 'record_not_found'],
  query: z.strictObject({ spec: written, timeZone: z._default(timeZone, 'UTC') }),
  reply: queryResult,
});

/** Values that a field has in the data: sources, countries, assignees. */
export const queryValuesMax = 2_000;
export const listQueryValues = defineEndpoint({
  method: 'GET',
  path: '/query/values',
  summary: 'Lists the values of the named fields of a subject, at most 2,000.',
  access: allow('search', 'use'),
  errors: ['analytics_unavailable', 'api_key_not_allowed', 'forbidden', 'query_too_slow'],
  query: z.strictObject({ subject: z.enum(subjectNames as readonly [SubjectName, ...SubjectName[]]) }),
  reply: z.object({
    values: z
      .array(z.object({ field: z.string(), key: z.string(), label: z.string() }))
      .check(z.maxLength(queryValuesMax)),
  }),
});
