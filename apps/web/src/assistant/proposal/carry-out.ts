import type { Resource } from '@halyard/contracts/policy.ts';
import type { ActionName } from '@halyard/contracts/work/assistant-actions.ts';
import { accountActions } from './actions/account-actions.ts';
import type { Action, ActionPorts, CarriedOut, ConfirmedAction } from './actions/action.ts';
import { incidentActions } from './actions/incident-actions.ts';
import { intelligenceActions } from './actions/intelligence-actions.ts';
import { taskActions } from './actions/task-actions.ts';

const actions: Readonly<Record<ActionName, Action>> = {
  ...taskActions,
  ...incidentActions,
  ...intelligenceActions,
  ...accountActions,
};

/** Makes the ordinary call that an action is about; rejects as that call does, or with `ActionRejected`. */
export const carryOut = (action: ActionName, ports: ActionPorts, confirmed: ConfirmedAction): Promise<CarriedOut> =>
  actions[action](ports, confirmed);

const always = ['events', 'notifications'];
const keysOf: Readonly<Partial<Record<Resource, readonly string[]>>> = {
  todos: ['todos', 'dashboard', ...always],
  incidents: ['incidents', ...always],
  playbooks: ['incidents', 'playbooks', ...always],
  alerts: ['threats', 'alerts', 'entities', ...always],
  intelligence: ['threats', 'alerts', 'entities', ...always],
  users: ['users', 'people', ...always],
  settings: ['settings'],
};

/** Queries to invalidate after an action or undo there. */
export const keysTouchedBy = (resource: Resource): readonly string[] => keysOf[resource] ?? always;
