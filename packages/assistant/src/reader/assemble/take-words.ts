import { type Bucket, isGroupable, me, type SubjectName, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import type { Piece } from '../pieces.ts';
import type { RecordRef } from '../record-ref.ts';
import { has, isOwn, ofKind, type Parts, personField } from './parts.ts';

/** Subjects whose person is who did it. Who resolved an incident is not who it is assigned to. */
const doneBy: readonly SubjectName[] = ['imports', 'audit', 'activity', 'policeImports', 'analyses', 'jobs'];

/** Words that only have a meaning with their neighbors. */
const unusable: ReadonlySet<string> = new Set(
  'not unknown me nobody about do unit other busiest how meaning why opinion beyond this it yes no intact'.split(' '),
);

/** Which field of a subject says that its records belong to a record of another one. */
const relations: Partial<Record<SubjectName, Partial<Record<SubjectName, string>>>> = {
  incidents: { threats: 'record', entities: 'record', alerts: 'record', playbooks: 'playbook' },
  threats: { incidents: 'incident', entities: 'text' },
  alerts: { incidents: 'incident', threats: 'id' },
  receivedAlerts: { incidents: 'incident' },
  entities: { incidents: 'incident', entities: 'connected', threats: 'connected' },
  connections: { entities: 'end', threats: 'end' },
  sightings: { entities: 'connected', threats: 'connected' },
  activity: { incidents: 'record', threats: 'record', entities: 'record', playbooks: 'record', tasks: 'record' },
  runs: { incidents: 'number', playbooks: 'playbook' },
  steps: { playbooks: 'playbook' },
  schemaFields: { schemas: 'schema' },
  notifications: { incidents: 'subject', threats: 'subject', entities: 'subject' },
};

/** Where the other record is known by its name and not by its key. */
const namedBy: ReadonlySet<string> = new Set(['playbook', 'schema', 'subject', 'text']);

const saysRelated = (parts: Parts) =>
  parts.pieces.some((piece) =>
    ['field:connected', 'field:connections', 'subject:connections', 'op:path'].some((code) =>
      has(piece, code as never),
    ),
  );

/** A condition for a record that is named: the record itself, or the records that belong to it. */
export function takeRecord(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  const fitting = piece?.records?.find((ref) => relationOf(parts, ref) !== undefined);
  const relation = fitting && relationOf(parts, fitting);
  if (!fitting || !relation) return false;
  const value = namedBy.has(relation) && relation !== 'id' ? fitting.label : fitting.id;
  const isNegated = has(parts.pieces[parts.before(index)], 'op:not');
  const op = relation === 'subject' || relation === 'text' ? 'contains' : isNegated ? 'not' : 'is';
  // Two records are both meant: a connection has two ends.
  if (relation === 'id') parts.add(relation, op, [value], index);
  else parts.conditions.push({ condition: { field: relation, op, values: [value] }, at: index });
  parts.records.push(fitting);
  return true;
}

function relationOf(parts: Parts, ref: RecordRef): string | undefined {
  const { subject } = parts;
  if (ref.subject === subject && !(subject === 'entities' && saysRelated(parts))) return 'id';
  return relations[subject]?.[ref.subject];
}

export function takePerson(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  const field = personField(parts.subject);
  const isMe = has(piece, 'op:me');
  const isNobody = has(piece, 'op:nobody');
  if (isMe && subjectOf(parts.subject).own) {
    parts.ops.add('own');
    return true;
  }
  // One's own account is not one of the users.
  if (parts.subject === 'people') return false;
  if (!field || (!isMe && !isNobody)) return false;
  if (isMe) parts.add(field, 'is', [me], index);
  else parts.add(field, 'unknown', [], index);
  return true;
}

export function takeGroup(parts: Parts, index: number): boolean {
  if (!has(parts.pieces[index], 'op:by')) return false;
  const next = parts.next(index);
  const piece = parts.pieces[next];
  const field = parts.fieldNamed(piece);
  if (has(parts.pieces[index], 'op:each')) parts.ops.add('each');
  // In Japanese "by" is behind its field.
  const before = parts.fieldNamed(parts.pieces[parts.before(index)]);
  if (parts.ops.has('each') && !field && before !== undefined && parts.fields.at(-1) === before) {
    parts.fields.pop();
    parts.groups.push(before);
    return true;
  }
  if (field && piece) {
    if (isGroupable(parts.subject, field)) parts.groups.push(field);
    // Records are not counted by their own text: a plain list is not what was asked for.
    else if (parts.field(field)?.kind === 'text' && !parts.ops.has('sort')) parts.unused.push(piece);
    else parts.fields.push(field);
    parts.hasOwnValue ||= isOwn(parts.subject, field);
    parts.done.add(next);
    return true;
  }
  return takePersonGroup(parts, piece, next);
}

function takePersonGroup(parts: Parts, piece: Piece | undefined, next: number): boolean {
  const who = personField(parts.subject);
  // "Every user" is each of them, and no group.
  if (!who || !piece || parts.subject === 'people') return false;
  if (parts.namedOf(piece)?.field === who && !doneBy.includes(parts.subject)) {
    parts.unused.push(piece);
    parts.done.add(next);
    return true;
  }
  if (!['op:who', 'subject:people', 'value:role.analyst'].some((code) => has(piece, code as never))) return false;
  parts.groups.push(who);
  parts.done.add(next);
  return true;
}

export function takeField(parts: Parts, index: number): boolean {
  const field = parts.fieldNamed(parts.pieces[index]);
  if (field === undefined) return false;
  // "How many incidents and threats" asks for both, and not for the incidents of threats.
  const isOther = ofKind(parts.pieces[index] as Piece, 'subject').some((one) => one !== parts.subject);
  const isSaid = parts.conditions.some(({ condition }) => condition.field === field);
  if (isOther && parts.ops.has('count') && !isSaid) return false;
  const next = parts.pieces[parts.next(index)];
  const isPerson = parts.field(field)?.kind === 'person' && (has(next, 'op:nobody') || has(next, 'op:me'));
  const isItsValue =
    isPerson ||
    (next !== undefined &&
      (parts.valueOf(next, field)?.field ?? parts.namedOf(next)?.field ?? parts.fieldNamed(next)) === field);
  const last = parts.conditions.at(-1);
  const isOfLast = last?.condition.field === field && last.at === parts.before(index);
  if (!isItsValue && !isOfLast) {
    parts.fields.push(field);
    if (!parts.isNamed) parts.fieldsBefore.push(field);
  }
  parts.hasOwnValue ||= isOwn(parts.subject, field);
  return true;
}

/** "The busiest analyst" has the most unresolved incidents. */
export function takeBusiest(parts: Parts, index: number): boolean {
  if (!has(parts.pieces[index], 'op:busiest') || parts.subject !== 'incidents') return false;
  for (const op of ['most', 'working', 'who']) parts.ops.add(op);
  parts.groups.push('assignee');
  parts.hasOwnValue = true;
  return true;
}

/** "Just the high ones" narrows what was asked before; "just opened" is what is new. */
function isNarrowing(parts: Parts, index: number): boolean {
  const next = parts.pieces[parts.next(index)];
  const isValue = next !== undefined && (parts.valueOf(next, undefined) ?? parts.flagOf(next) ?? parts.namedOf(next));
  return parts.context.hasBefore && !parts.timeOf(next) && isValue !== undefined;
}

const fieldsAhead = ({ pieces }: Parts) => pieces.flatMap((piece) => ofKind(piece, 'field'));

const saysPerson = ({ pieces }: Parts) => pieces.some(({ named }) => named !== undefined);

/** "It" may be what the question names itself; "hours" are those that a figure is in. */
function isUsable(parts: Parts, op: string, ops: readonly string[], index: number): boolean {
  if (op === 'they') return parts.context.hasBefore;
  if (op === 'newest' && ops.includes('follow')) return !isNarrowing(parts, index);
  // "Jonas, how many has he got" says who he is.
  if (op === 'person') return saysPerson(parts);
  if (op === 'meaning') return parts.subject === 'schemaFields' && fieldsAhead(parts).includes('values');
  // "List every user with email" groups nothing.
  if (op === 'by' && ops.includes('each')) return !has(parts.pieces[parts.next(index)], `subject:${parts.subject}`);
  // Only police data has a latest month that is not this one.
  if (op === 'latestMonth') return subjectOf(parts.subject).time === 'month';
  if (op === 'it')
    return parts.pieces.some(({ records, number, codes }) => records !== undefined || (number !== undefined && !codes));
  if (op === 'unit') return parts.fields.some((field) => ['hours', 'number'].includes(parts.field(field)?.kind ?? ''));
  return !unusable.has(op);
}

/** "How many yesterday and how many today" counts the same twice. */
const isOfSpan = (parts: Parts, index: number) => parts.pieces[parts.next(index)]?.span !== undefined;

export function takeOps(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  const ops = piece ? ofKind(piece, 'op') : [];
  const bucket = ops.find((op) => op.startsWith('bucket.'));
  if (bucket) parts.bucket = bucket.slice('bucket.'.length) as Bucket;
  // "How many …, and how many …" are two questions.
  if (ops.includes('count') && parts.ops.has('count') && !isOfSpan(parts, index)) return false;
  // "Over 80" of nothing that has numbers was not understood.
  const isComparison = ops.includes('more') || ops.includes('less');
  if (
    isComparison &&
    (piece?.number ?? parts.pieces[parts.next(index)]?.number) !== undefined &&
    !ops.includes('compare')
  )
    return false;
  const usable = ops.filter((op) => isUsable(parts, op, ops, index));
  for (const op of usable) parts.ops.add(op);
  if (parts.subject === 'incidents' && parts.ops.has('working')) parts.hasOwnValue = true;
  return usable.length > 0;
}
