import { roles } from '@halyard/contracts/accounts/roles.ts';
import { getThreat } from '@halyard/contracts/intelligence/threats.ts';
import { getIncident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { can } from '@halyard/contracts/policy.ts';
import {
  type ActionName,
  actionOf,
  type ProposedAction,
  type SlotValue,
} from '@halyard/contracts/work/assistant-actions.ts';
import { listTodos } from '@halyard/contracts/work/todos.ts';
import { allMessages } from '@halyard/messages/all';
import { sentences } from '../answers/sentences/sentences.ts';
import type { Draft } from '../draft/create-draft.ts';
import { vocabularyOf } from '../vocabulary/index.ts';
import type { ActionRequest } from './decide-action.ts';

/** The record that an action changes: its current title, version, and the values that may be replaced. */
type Current = {
  readonly label: string;
  readonly version: number | null;
  readonly now: Readonly<Record<string, string | null>>;
};

const nothing: Current = { label: '', version: null, now: {} };

async function readIncident({ asked }: Draft, id: string): Promise<Current> {
  const { number, title, version, status, severity, assignedTo } = await asked.read(getIncident, { params: { id } });
  const now = { status, severity, assignee: assignedTo?.name ?? null };
  return { label: `${incidentName(number)} ${title}`, version, now };
}

async function readThreat({ asked }: Draft, id: string): Promise<Current> {
  const { threat } = await asked.read(getThreat, { params: { id } });
  const now = { status: threat.status, severity: threat.severity, verdict: threat.verdict?.verdict ?? null };
  return { label: threat.name, version: threat.version, now };
}

async function readTask({ asked }: Draft, id: string): Promise<Current> {
  const task = (await asked.read(listTodos)).find((one) => one.id === id);
  if (!task) return nothing;
  return { label: task.text, version: null, now: { text: task.text, priority: task.priority, dueDate: task.dueDate } };
}

const readers: Readonly<Record<string, (draft: Draft, id: string) => Promise<Current>>> = {
  incident: readIncident,
  threat: readThreat,
  task: readTask,
};

const emptySlot: SlotValue = { value: null, label: null, now: null };

/** What a slot shows where its value is a code or a key. */
function labelOf(draft: Draft, slot: string, value: string | null): string | null {
  if (value === null) return null;
  return vocabularyOf(draft.language).labels.get(`value:${slot}.${value}`) ?? null;
}

function fillSlots(draft: Draft, request: ActionRequest, current: Current, target: string): Record<string, SlotValue> {
  const { person } = draft.asked;
  const filled: Record<string, SlotValue> = {};
  for (const [slot, { kind }] of Object.entries(actionOf(request.action).slots)) {
    const given = request.slots[slot];
    const isMe = given === 'me' && kind === 'person';
    const value = isMe ? person.id : (given ?? null);
    const named = slot === target ? current.label : isMe ? person.name : request.labels[slot];
    const now = slot === target ? null : (current.now[slot] ?? null);
    filled[slot] = Object.assign({}, emptySlot, { value, label: named || labelOf(draft, slot, value), now });
  }
  return filled;
}

/** Everything that a proposal says, as one line. */
function summaryOf(draft: Draft, action: ActionName, slots: Readonly<Record<string, SlotValue>>): string {
  const vocabulary = vocabularyOf(draft.language);
  const facts = Object.entries(slots).flatMap(([slot, { value, label }]) => {
    const name =
      vocabulary.labels.get(`field:${slot}`) ?? (slot === 'dueDate' ? vocabulary.labels.get('time:due') : undefined);
    if (value === null)
      return action === 'assign_incident' && name ? [`${name}: ${sentences[draft.language].nobody}`] : [];
    return [name ? `${name}: ${label ?? value}` : (label ?? value)];
  });
  const title = sentences[draft.language].actions[action];
  return facts.length > 0 ? `${title}: ${facts.join('; ')}.` : `${title}.`;
}

/** The roles that may do what the user may not. */
function rolesThatMay(draft: Draft, action: ActionName): string {
  const names = allMessages[draft.language].terms.roles;
  return draft.show.list(roles.filter((role) => can(role, actionOf(action).access)).map((role) => names[role]));
}

export type Proposed = { readonly id: string; readonly request: ProposedAction };

/**
 * Proposes an action with everything that was said of it; nothing is done before the person confirms. Undefined where the
 * person may not do it: the answer says who may. Throws what the API throws where a record is gone.
 */
export async function propose(draft: Draft, request: ActionRequest): Promise<Proposed | undefined> {
  const { action } = request;
  const words = sentences[draft.language];
  if (!can(draft.asked.person.role, actionOf(action).access)) {
    draft.refuse('forbidden', words.notAllowed(words.actions[action], rolesThatMay(draft, action)));
    return undefined;
  }
  const [target = ''] = Object.keys(actionOf(action).slots).filter((slot) => slot in readers);
  const id = request.slots[target];
  const current = id ? await readers[target]?.(draft, id) : undefined;
  const slots = fillSlots(draft, request, current ?? nothing, target);
  const proposed: ProposedAction = { action, slots, version: current?.version ?? null };
  draft.say(words.proposed);
  return { id: draft.propose(summaryOf(draft, action, slots), proposed), request: proposed };
}

/** An open proposal with other values: "make it Friday". Undefined where nothing of it is meant. */
export function changeProposal(
  before: ProposedAction,
  values: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): ProposedAction | undefined {
  const { slots } = actionOf(before.action);
  const changes = Object.entries(values).filter(([slot]) => slot in slots);
  if (changes.length === 0) return undefined;
  const changed = changes.map(([slot, value]) => {
    const { now } = before.slots[slot] ?? emptySlot;
    return [slot, { value, label: labels[slot] ?? null, now }] as const;
  });
  return { ...before, slots: Object.assign({}, before.slots, Object.fromEntries(changed)) };
}

/** Proposes an action again after one of its values was changed. */
export function proposeAgain(draft: Draft, request: ProposedAction): Proposed {
  const relabelled = Object.fromEntries(
    Object.entries(request.slots).map(([slot, one]) => [
      slot,
      { value: one.value, now: one.now, label: one.label ?? labelOf(draft, slot, one.value) },
    ]),
  );
  const proposed: ProposedAction = { action: request.action, version: request.version, slots: relabelled };
  draft.say(sentences[draft.language].proposed);
  return { id: draft.propose(summaryOf(draft, request.action, relabelled), proposed), request: proposed };
}
