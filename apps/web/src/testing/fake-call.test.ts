import { addTodo, listTodos } from '@halyard/contracts/work/todos.ts';
import { test } from 'vitest';
import { fakeCall } from './fake-call.ts';

const task = {
  id: 't1',
  text: 'Call the bank',
  completed: false,
  priority: 'low' as const,
  dueDate: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  completedAt: null,
};

test.fails('a reply that breaks its contract fails the test, even where the screen bears it', async () => {
  const { call } = fakeCall({ 'GET /todos': () => [{ ...task, createdAt: 'yesterday' }] });

  await call(listTodos, {}).catch(() => []);
});

test.fails('a body that the server would reject fails the test', async () => {
  const { call } = fakeCall({ 'POST /todos': () => task });

  await call(addTodo, { body: { text: '' } }).catch(() => undefined);
});
