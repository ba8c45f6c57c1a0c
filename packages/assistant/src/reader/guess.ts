import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { has, type Parts } from './assemble/parts.ts';
import type { Given } from './question.ts';
import type { Reading } from './to-spec.ts';

/** Their words have another meaning on their own: "customer", "new", "open". */
const neverGuessed: ReadonlySet<SubjectName> = new Set([
  ...(['connections', 'imports', 'notifications', 'playbooks', 'rules', 'jobs', 'alerts'] as const),
  ...(['policeImports', 'analyses', 'schemas', 'schemaFields', 'steps', 'audit', 'rejections', 'runs'] as const),
]);

/** What is asked of these without naming them is asked of others first. */
const later: ReadonlySet<SubjectName> = new Set([
  ...(['activity', 'runs', 'coverage', 'steps', 'schemaFields', 'sessions', 'account', 'audit', 'jobs'] as const),
]);

/** How much is guessed where the subject is named; undefined where it is not. */
function guessOfNamed({ parts, spec }: Reading): number | undefined {
  const { subject, conditions, spans, records, pieces, subjectAt, times, isNamed } = parts;
  // "Playbook" may be one that was started; a playbook is meant first.
  if (subject === 'runs' && has(pieces[subjectAt], 'subject:playbooks')) return 0.6;
  // The steps of a playbook are asked for, and not the playbook.
  const saysSteps = subject === 'playbooks' && pieces.some((piece) => has(piece, 'subject:steps'));
  if (saysSteps && records.length + conditions.length > 0 && spec.measure !== 'breakdown') return 0.6;
  // "Playbooks used last week" are those that were started then, not those whose text was changed.
  if (subject === 'playbooks' && isNamed && spans.length > 0 && times.length === 0) return 1.2;
  return isNamed || spec.measure === 'path' ? 0 : undefined;
}

/** "What is my role" asks for something of one's own account. */
function guessOfAccount({ conditions, fields, ops, hasOwnValue }: Parts, isPreferred: boolean): number | undefined {
  if (conditions.some(({ condition }) => condition.field === 'text')) return undefined;
  const isSaid = fields.length > 0 && (ops.has('own') || hasOwnValue || isPreferred);
  return isSaid || (conditions.length > 0 && ops.has('own')) ? 0.5 : undefined;
}

/** Past states of records are not stored, and two subjects are two questions: the log answers neither. */
function isNoEvent({ subject, conditions }: Parts): boolean {
  const says = (field: string, least = 1) =>
    conditions.some(({ condition }) => condition.field === field && condition.values.length >= least);
  const saysChange = conditions.some(
    ({ condition: { field, values } }) => field === 'event' && values.every((value) => value.endsWith('_changed')),
  );
  return subject === 'activity' && ((says('to') && !saysChange) || says('object', 2));
}

/** Whether something is said that only records of the subject have. */
function isOwn({ subject, conditions, fields, records, times, ops, hasOwnValue }: Parts): boolean {
  // Actions of a person are queried from the log.
  const isDoing = subject === 'activity' && times.includes('at') && conditions.length > 0;
  // "The role of Priya" is asked of a user who is named.
  const isOfUser =
    subject === 'people' && ((conditions.length > 0 && fields.length > 0) || (ops.has('who') && times.length > 0));
  return hasOwnValue || records.length > 0 || isDoing || isOfUser;
}

/** "Type of price", "status in order transactions": a field of a schema is called so, and something is asked of it. */
function asksOfSchemaField({ subject, conditions, fields }: Parts): boolean {
  const says = (field: string) => conditions.some(({ condition }) => condition.field === field);
  return subject === 'schemaFields' && says('field') && (fields.length > 0 || says('schema') || says('required'));
}

/** Whether the subject is too far from the words to be guessed. */
function isTooFar(parts: Parts): boolean {
  const { subject, conditions, records, times, ops, hasOwnValue } = parts;
  const isMeant = records.length > 0 || asksOfSchemaField(parts);
  if (neverGuessed.has(subject)) return !isMeant || subject === 'notifications';
  // A record alone is asked about itself and not about its history.
  if (subject === 'activity') return !hasOwnValue && times.length === 0;
  return subject === 'people' && ops.size === 0 && conditions.length < 2 && !isMeant;
}

/** What is guessed of a subject that something is said of; `base` is what it takes without more. */
function guessOfOwn({ subject, records, pieces, ops, hasOwnValue }: Parts, base: number): number {
  // "How many analysts" asks for users, and for no incidents by analyst.
  const isOfRole = pieces.some((piece) => has(piece, 'field:assignee') && has(piece, 'value:role.analyst'));
  if (subject === 'incidents' && isOfRole && ops.has('count')) return base + 1;
  // "Who" asks for people before it asks for threats.
  if (subject === 'threats' && ops.has('who')) return base + 0.6;
  // A record that is named is asked about itself, before others are that belong to it.
  const isItself = records.some((ref) => ref.subject === subject);
  return base + (hasOwnValue ? 0 : isItself ? 0.1 : 0.6);
}

/**
 * How much a reading guesses of its subject: 0 where the question names it, the more the less is said of it; undefined
 * where it says too little.
 */
export function guessOf(reading: Reading, given: Given): number | undefined {
  const { parts, spec } = reading;
  const { subject, conditions, spans, fields, groups, numbers } = parts;
  // Two entities that are connected: what is asked for is the path between them.
  const connected = conditions.filter(({ condition }) => condition.field === 'connected');
  if (subject === 'entities' && connected.length > 1) return undefined;
  const named = guessOfNamed(reading);
  if (named !== undefined) return named;
  const said = conditions.length + spans.length + fields.length + groups.length;
  // "I am new here" says a time of no record.
  if (said + numbers.length === 0 && spec.measure === 'list' && !spec.sort) return undefined;
  const isPreferred = subject === given.state?.spec?.subject || subject === given.screen;
  if (subject === 'account') return guessOfAccount(parts, isPreferred);
  if (isNoEvent(parts)) return undefined;
  const base = later.has(subject) ? 3 : 1;
  const own = isOwn(parts);
  if (isPreferred) return own ? base - 0.5 : said > 0 ? base : undefined;
  return own && !isTooFar(parts) ? guessOfOwn(parts, base) : undefined;
}
