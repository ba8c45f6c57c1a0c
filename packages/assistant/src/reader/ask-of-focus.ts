import type { QuerySpec, SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { has, type Parts } from './assemble/parts.ts';
import type { Piece } from './pieces.ts';
import type { Given, Question } from './question.ts';
import type { RecordRef } from './record-ref.ts';

const connected: ReadonlySet<SubjectName> = new Set(['entities', 'threats']);
const asksForEnds = /^(?:filler:$|op:(?:who|list|follow|exists|all|it|this)$|field:(?:connected|connections)$)/;

/** The record that "connected to whom?" is asked of: nothing else is said. */
export function connectedFocus({ pieces }: Question, { state, open }: Given): RecordRef | undefined {
  const focus = state?.focus ?? open;
  const says = (code: 'field:connected' | 'op:who' | 'op:list') => pieces.some((piece) => has(piece, code));
  const isBeside = ({ codes, records, isPronoun }: Piece) =>
    (!records || isPronoun === true) && codes?.some((code) => asksForEnds.test(code)) === true;
  const isAsked = says('field:connected') && (says('op:who') || says('op:list')) && pieces.every(isBeside);
  return focus && connected.has(focus.subject) && isAsked ? focus : undefined;
}

export const connectionsOf = ({ id }: RecordRef): QuerySpec => ({
  subject: 'connections',
  measure: 'list',
  where: [{ field: 'end', op: 'is', values: [id] }],
});

/** Kinds of records that an incident can be linked to. */
const linkedKinds: ReadonlySet<SubjectName> = new Set(['threats', 'entities']);

/**
 * "Which entities are linked?" after an incident asks for those of that incident; "which threats or entities" for all that
 * is linked to it.
 */
export function linkedToIncident({ pieces }: Question, { state, open }: Given): QuerySpec | undefined {
  const incident = state?.focus ?? open;
  const named = [...linkedKinds].filter((kind) => pieces.some((piece) => has(piece, `subject:${kind}`)));
  const [only, ...more] = named;
  const isLink = (piece: Piece) => has(piece, 'flag:linked.yes') || has(piece, 'field:record');
  const isKind = (piece: Piece) => [...linkedKinds].some((kind) => has(piece, `subject:${kind}`));
  const isBeside = (piece: Piece) =>
    isLink(piece) ||
    isKind(piece) ||
    ((piece.records === undefined || piece.isPronoun === true) &&
      piece.codes?.some((code) => besideLinks.test(code)) === true);
  if (incident?.subject !== 'incidents' || !only || !pieces.some(isLink) || !pieces.every(isBeside)) return undefined;
  if (more.length === 0)
    return { subject: only, measure: 'list', where: [{ field: 'incident', op: 'is', values: [incident.id] }] };
  const itself: QuerySpec = {
    subject: 'incidents',
    measure: 'record',
    where: [{ field: 'id', op: 'is', values: [incident.id] }],
    fields: ['record'],
  };
  return itself;
}

const besideLinks = /^(?:filler:$|op:(?:list|follow|exists|it|this|or|who)$|value:object)/;

const linkable: ReadonlySet<SubjectName> = new Set(['threats', 'entities', 'alerts']);

/** The record that "tied to any incident?" is asked of: nothing else is said. Undefined where it is asked of many. */
export function linkedFocus(parts: Parts, { state, open }: Given): RecordRef | undefined {
  const { conditions, ops, spans, groups } = parts;
  const focus = state?.focus ?? open;
  const isOfLink = conditions.some(({ condition: { field, values } }) => field === 'linked' && values.includes('yes'));
  const others = conditions.filter(({ condition: { field } }) => !['linked', 'record', 'id', 'text'].includes(field));
  const isOfMany = ops.has('they') || ops.has('widen') || ops.has('count') || spans.length + groups.length > 0;
  if (!focus || !linkable.has(focus.subject) || !isOfLink || others.length > 0 || isOfMany) return undefined;
  return parts.isNamed && parts.subject !== 'incidents' ? undefined : focus;
}

/** "Tied to any incident?" after a threat asks for its incidents. */
export function askForIncidentsOf(focus: RecordRef, { conditions, records }: Parts): void {
  conditions.splice(0, conditions.length, { condition: { field: 'record', op: 'is', values: [focus.id] }, at: 0 });
  if (!records.some(({ id }) => id === focus.id)) records.push(focus);
}

/** "What is the risk?" is asked of the record on the screen, or of the one that was shown last. */
export function onOpenRecord(parts: Parts, { open, state }: Given): Parts {
  const isOfRun =
    parts.subject === 'runs' && parts.isNamed && open?.subject === 'incidents' && parts.records.length === 0;
  if (isOfRun && !parts.conditions.some(({ condition }) => condition.field === 'number')) {
    parts.add('number', 'is', [open.id], -1);
    return parts;
  }
  const record = state?.spec?.measure === 'record' ? state.focus : open;
  const isOfAlike = parts.ops.has('similar') && parts.subject === 'incidents' && parts.records.length === 0;
  const meant = [open, state?.focus].find((one) => one?.subject === 'incidents');
  if (isOfAlike && meant) {
    parts.add('id', 'is', [meant.id], -1);
    parts.records.push(meant);
    return parts;
  }
  const isAsked = parts.fields.length > 0 || ['who', 'when', 'summary'].some((op) => parts.ops.has(op));
  const isFree = !parts.isNamed && parts.conditions.length === 0 && parts.numbers.length + parts.groups.length === 0;
  if (!record || record.subject !== parts.subject || !isFree || !isAsked || parts.spans.length > 0) return parts;
  parts.add('id', 'is', [record.id], -1);
  parts.records.push(record);
  return parts;
}
