import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import type { Field } from '@halyard/contracts/query/field.ts';
import {
  type Condition,
  fieldOf,
  me,
  problemOfSpec,
  type QuerySpec,
  querySpec,
  type SubjectName,
} from '@halyard/contracts/query/query-spec.ts';
import { fold, tidy } from '../times/fold.ts';
import type { Unread } from './model-reader.ts';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const isDay = (text: string) => dayPattern.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** A bound of a period: the beginning of a day in the person's time zone, or an instant. */
function toInstant(bound: unknown, timeZone: string): unknown {
  if (typeof bound !== 'string') return bound;
  if (isDay(bound)) return new Date(startOfDay(timeZone, bound)).toISOString();
  const at = Date.parse(bound);
  return /^\d{4}-.+T/.test(bound) && !Number.isNaN(at) ? new Date(at).toISOString() : bound;
}

function withInstants(query: unknown, timeZone: string): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const toBounds = (span: unknown): unknown => {
    if (typeof span !== 'object' || span === null) return span;
    const { from = null, to = null } = span as Readonly<Record<string, unknown>>;
    return { ...span, from: toInstant(from, timeZone), to: toInstant(to, timeZone) };
  };
  const changed = ['period', 'against'].flatMap((name) =>
    name in query ? [[name, toBounds(Reflect.get(query, name))]] : [],
  );
  return { ...query, ...Object.fromEntries(changed) };
}

/** The key of a name that exists: a placeholder, or what only one value of the field is called. */
async function keyOf(
  subject: SubjectName,
  field: string,
  value: string,
  question: Unread,
): Promise<string | undefined> {
  const declared = fieldOf(subject, field);
  if (declared?.kind === 'person' && value === me) return me;
  const place = declared?.kind === 'id' ? subject : `${subject}.${field}`;
  const name = question.names.find(({ ref }) => ref === value);
  if (name || declared?.kind === 'id') return name?.of.includes(place) ? name.key : undefined;
  const wanted = fold(tidy(value));
  const values = (await question.readValues(subject)).filter((one) => one.field === field);
  const found = values.filter(({ key, label }) => key === value || fold(tidy(label)) === wanted);
  if (found.length > 0) return found.length === 1 ? found[0]?.key : undefined;
  return declared?.kind === 'name' ? declared.usual?.find((one) => fold(one) === wanted) : undefined;
}

/** Plain words to search for; a placeholder is replaced by its value. */
function wordsOf(value: string, { names }: Unread): string | undefined {
  const words = tidy(names.find(({ ref }) => ref === value)?.label ?? value);
  return words === '' ? undefined : words;
}

const named: ReadonlySet<Field['kind']> = new Set(['name', 'names', 'person', 'id']);

function toValue(subject: SubjectName, { field, op }: Condition, value: string, question: Unread) {
  const kind = fieldOf(subject, field)?.kind;
  if (op === 'contains') return wordsOf(value, question);
  if (kind && named.has(kind)) return keyOf(subject, field, value, question);
  if (kind === 'month') return monthPattern.test(value) ? value : undefined;
  if (kind === 'number') return /^-?\d{1,9}$/.test(value) ? value : undefined;
  if (kind === 'day') return isDay(value) ? value : undefined;
  // What a record is called word for word has to be said so.
  if (kind === 'text') return fold(question.message).includes(fold(tidy(value))) ? wordsOf(value, question) : undefined;
  return value;
}

async function toCondition(
  subject: SubjectName,
  condition: Condition,
  question: Unread,
): Promise<Condition | undefined> {
  const values = await Promise.all(condition.values.map((value) => toValue(subject, condition, value, question)));
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? { ...condition, values: known } : undefined;
}

async function toConditions(subject: SubjectName, all: readonly Condition[], question: Unread) {
  const conditions = await Promise.all(all.map((one) => toCondition(subject, one, question)));
  const known = conditions.filter((one) => one !== undefined);
  return known.length === all.length ? known : undefined;
}

const ends = ['entities', 'threats', 'alerts'] as const;
const keyOfEnd = (value: string, { names }: Unread) =>
  names.find(({ ref, of }) => ref === value && ends.some((subject) => of.includes(subject)))?.key;

const isAhead = ({ from, to }: { readonly from: string | null; readonly to: string | null }) =>
  from === null || to === null || from < to;

/**
 * The query of a model's reply with the keys of what it names. Undefined where the contract does not know it, it is
 * invalid, the user may not run it, or it names what does not exist.
 */
export async function toQuery(replied: unknown, question: Unread): Promise<QuerySpec | undefined> {
  const parsed = querySpec.safeParse(withInstants(replied, question.now.timeZone));
  if (!parsed.success || !question.subjects.includes(parsed.data.subject)) return undefined;
  const { data } = parsed;
  const where = await toConditions(data.subject, data.where, question);
  const part = data.part && (await toConditions(data.subject, data.part, question));
  if (!where || (data.part && !part)) return undefined;
  const spec: QuerySpec = { ...data, where, ...(part && { part }) };
  if (data.ends) {
    const [first, second] = data.ends.map((end) => keyOfEnd(end, question));
    if (!first || !second || first === second) return undefined;
    spec.ends = [first, second];
  }
  const areSpans = [spec.period, spec.against].every((span) => !span || isAhead(span));
  return areSpans && problemOfSpec(spec) === undefined ? spec : undefined;
}
