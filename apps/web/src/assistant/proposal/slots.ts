import { roles } from '@halyard/contracts/accounts/roles.ts';
import { connectionTypes } from '@halyard/contracts/intelligence/entities.ts';
import { reasonMax } from '@halyard/contracts/intelligence/threats.ts';
import { can } from '@halyard/contracts/policy.ts';
import {
  type ActionName,
  actionOf,
  type ProposedAction,
  type Slot,
} from '@halyard/contracts/work/assistant-actions.ts';

type Slots = Readonly<Record<string, Slot>>;
/** The user's input, by slot; '' for empty. */
export type SlotValues = Readonly<Record<string, string>>;

const reason: Slots = { reason: { kind: 'message', max: reasonMax, required: true } };
/** Additional required fields of operations: a verdict needs a reason, a connection a type that the API knows. */
const besides: Readonly<Partial<Record<ActionName, Slots>>> = {
  change_threat_severity: reason,
  set_verdict: reason,
  connect_entities: { type: { kind: 'choice', values: connectionTypes, required: true } },
};

/** The slots of an action, in the order in which they are shown. */
export const slotsOf = (action: ActionName): Slots => ({ ...actionOf(action).slots, ...besides[action] });

/** The proposed value; a value that is not among the choices counts as empty. */
export function proposedValues({ action, slots }: Pick<ProposedAction, 'action' | 'slots'>): SlotValues {
  const slotValueOf = ([name, { values }]: [string, Slot]) => {
    const value = slots[name]?.value ?? '';
    return [name, values && !values.includes(value) ? '' : value];
  };
  return Object.fromEntries(Object.entries(slotsOf(action)).map(slotValueOf));
}

/** Slots that have to be filled before the action can be confirmed. */
export const missingIn = (action: ActionName, values: SlotValues): readonly string[] =>
  Object.entries(slotsOf(action))
    .filter(([name, { required }]) => required && !values[name]?.trim())
    .map(([name]) => name);

/** Roles that may do it. */
export const rolesFor = (action: ActionName) => roles.filter((role) => can(role, actionOf(action).access));
