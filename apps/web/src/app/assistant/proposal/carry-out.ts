import { addIncidentUpdate, changeIncidentStatus } from '@halyard/contracts/operations/incidents.ts';
import { allow, type Permission } from '@halyard/contracts/policy.ts';
import type { Proposal, ProposedAction } from '@halyard/contracts/work/assistant.ts';
import { addTodo, listTodos, updateTodo } from '@halyard/contracts/work/todos.ts';
import type { Call } from '../../../api/call.ts';

/** What came of a confirmed proposal: the address of the record that shows it, or nothing to do it with. */
export type CarriedOut = { readonly is: 'done'; readonly address: string } | { readonly is: 'gone' };

type ActionName = ProposedAction['action'];

/** What a person needs to be allowed for it; the server asks the same table. */
export const permissionFor: Readonly<Record<ActionName, Permission>> = {
  add_task: allow('todos', 'create'),
  complete_task: allow('todos', 'update'),
  add_note: allow('incidents', 'update'),
  change_status: allow('incidents', 'update'),
};

/** What has to be read again afterwards. */
export const keysTouchedBy: Readonly<Record<ActionName, readonly string[]>> = {
  add_task: ['todos', 'dashboard', 'events'],
  complete_task: ['todos', 'dashboard', 'events'],
  add_note: ['incidents', 'events', 'notifications'],
  change_status: ['incidents', 'events', 'notifications'],
};

const taskAt = (id: string) => `/todos?task=${encodeURIComponent(id)}`;
const incidentAt = (id: string) => `/security?incident=${encodeURIComponent(id)}`;

async function completeTask(call: Call, taskId: string): Promise<CarriedOut> {
  const task = (await call(listTodos, {})).find(({ id }) => id === taskId);
  if (!task) return { is: 'gone' };
  await call(updateTodo, { params: { id: taskId }, body: { ...task, completed: true } });
  return { is: 'done', address: taskAt(taskId) };
}

/**
 * Makes the one ordinary call that a proposal is about, with the person's own rights; rejects as that call does. The
 * proposal's id makes it happen once, however often it is confirmed.
 */
export async function carryOut(call: Call, { id: idempotencyKey, request }: Proposal): Promise<CarriedOut> {
  switch (request.action) {
    case 'add_task': {
      const { id } = await call(addTodo, { body: request.body, idempotencyKey });
      return { is: 'done', address: taskAt(id) };
    }
    case 'complete_task':
      return completeTask(call, request.taskId);
    case 'add_note':
      await call(addIncidentUpdate, { params: { id: request.incidentId }, body: request.body, idempotencyKey });
      return { is: 'done', address: incidentAt(request.incidentId) };
    case 'change_status':
      await call(changeIncidentStatus, { params: { id: request.incidentId }, body: request.body, idempotencyKey });
      return { is: 'done', address: incidentAt(request.incidentId) };
  }
}
