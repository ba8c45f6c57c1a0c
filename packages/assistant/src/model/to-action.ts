import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { actionOf, type RecordKind, type Slot } from '@halyard/contracts/work/assistant-actions.ts';
import type { ActionRequest } from '../actions/decide-action.ts';
import { fold, tidy } from '../times/fold.ts';
import type { Name, Unread } from './model-reader.ts';
import type { RepliedAction } from './reply-schema.ts';

const places: Readonly<Record<RecordKind, readonly (SubjectName | 'people.name' | 'incidents.assignee')[]>> = {
  incident: ['incidents'],
  threat: ['threats', 'alerts'],
  entity: ['entities'],
  record: ['threats', 'alerts', 'entities'],
  task: ['tasks'],
  playbook: ['playbooks'],
  person: ['people.name', 'incidents.assignee'],
};
const isRecord = (kind: Slot['kind']): kind is RecordKind => kind in places;

type Filled = { readonly value: string | null; readonly label?: string };

const nameOf = ({ names }: Unread, kind: RecordKind, value: string): Name | undefined =>
  names.find(({ ref, of }) => ref === value && places[kind].some((place) => of.includes(place)));

/** Incidents are called by their numbers, but only by those that the question has. */
function incidentOf({ message }: Unread, value: string): Filled | undefined {
  const number = /^(?:INC-)?0*(\d{1,9})$/i.exec(value)?.[1];
  const isSaid = number !== undefined && new RegExp(String.raw`(?<!\d)0*${number}(?!\d)`).test(message);
  return isSaid ? { value: number } : undefined;
}

function fillRecord(question: Unread, kind: RecordKind, value: string): Filled | undefined {
  const name = nameOf(question, kind, value);
  if (name) return { value: name.key, label: name.label };
  if (kind === 'person' && value === 'me') return { value };
  return kind === 'incident' ? incidentOf(question, value) : undefined;
}

/** Words are the person's own: what a model adds to them is left out, and the person fills it in. */
function fillText({ message, names }: Unread, value: string, max = Number.POSITIVE_INFINITY): Filled {
  const said = names.reduce(
    (text, { ref, written: [first] }) => (first ? text.replaceAll(ref, first) : text),
    tidy(value),
  );
  return { value: said.length <= max && fold(message).includes(fold(said)) ? said || null : null };
}

function fill(question: Unread, { kind, values, max }: Slot, value: string): Filled | undefined {
  if (isRecord(kind)) return fillRecord(question, kind, value);
  if (kind === 'choice') return values?.includes(value) ? { value } : undefined;
  if (kind === 'day')
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? { value } : undefined;
  return fillText(question, value, max);
}

/**
 * The action of a model's reply. Undefined where the person may not have it done, or it names a record, a value or a slot
 * that does not exist.
 */
export function toAction({ action, slots: replied }: RepliedAction, question: Unread): ActionRequest | undefined {
  const name = question.actions.find((one) => one === action);
  if (!name) return undefined;
  const declared = actionOf(name).slots;
  const given = new Map(replied.map(({ slot, value }) => [slot, value]));
  if (replied.some(({ slot }) => !Object.hasOwn(declared, slot))) return undefined;
  const slots: Record<string, string | null> = {};
  const labels: Record<string, string> = {};
  for (const [slot, one] of Object.entries(declared)) {
    const value = given.get(slot);
    // No one is somebody to assign to, and has to be said.
    if (isRecord(one.kind) && (value === undefined || (value === null && one.required))) return undefined;
    const filled = typeof value === 'string' ? fill(question, one, value) : { value: null };
    if (!filled) return undefined;
    slots[slot] = filled.value;
    if (filled.label !== undefined) labels[slot] = filled.label;
  }
  return { action: name, slots, labels };
}
