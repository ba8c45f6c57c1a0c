import {
  addTodo,
  deleteTodo,
  listTodos,
  priorities,
  restoreTodo,
  type Todo,
  updateTodo,
} from '@halyard/contracts/work/todos.ts';
import type { Call } from '../../../api/call.ts';
import { recordAddress } from '../record-address.ts';
import { type Action, ActionRejected, type ConfirmedAction, oneOf, slotValueOf, undoBy } from './action.ts';

/** @throws ActionRejected where there is none any more. */
async function findTask(call: Call, taskId: string): Promise<Todo> {
  const task = (await call(listTodos, {})).find(({ id }) => id === taskId);
  if (!task) throw new ActionRejected('gone');
  return task;
}

type Change = Partial<Pick<Todo, 'text' | 'priority' | 'dueDate' | 'completed'>>;

const change =
  (changeOf: (confirmed: ConfirmedAction) => Change): Action =>
  async ({ call }, confirmed) => {
    const id = slotValueOf(confirmed, 'task');
    const before = await findTask(call, id);
    await call(updateTodo, { params: { id }, body: { ...before, ...changeOf(confirmed) } });
    return {
      address: recordAddress('task', id),
      undo: undoBy(() => call(updateTodo, { params: { id }, body: before })),
    };
  };

const priorityOf = ({ values: { priority } }: ConfirmedAction) =>
  priority === undefined ? {} : { priority: oneOf(priorities, priority) };

export const taskActions = {
  add_task: async ({ call }, confirmed) => {
    const { idempotencyKey, values } = confirmed;
    const body = { text: slotValueOf(confirmed, 'text'), ...priorityOf(confirmed), dueDate: values.dueDate ?? null };
    const { id } = await call(addTodo, { body, idempotencyKey });
    return { address: recordAddress('task', id), undo: undoBy(() => call(deleteTodo, { params: { id } })) };
  },
  edit_task: change((confirmed) => {
    const { text, dueDate } = confirmed.values;
    return { ...(text !== undefined && { text }), ...priorityOf(confirmed), ...(dueDate !== undefined && { dueDate }) };
  }),
  complete_task: change(() => ({ completed: true })),
  reopen_task: change(() => ({ completed: false })),
  delete_task: async ({ call }, confirmed) => {
    const id = slotValueOf(confirmed, 'task');
    await call(deleteTodo, { params: { id } });
    return { address: '/todos', undo: undoBy(() => call(restoreTodo, { params: { id } })) };
  },
} satisfies Record<string, Action>;
