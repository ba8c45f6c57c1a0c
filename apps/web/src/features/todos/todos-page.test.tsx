import type { Todo } from '@halyard/contracts/work/todos.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { present } from '../../testing/present.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { TodosPage } from './todos-page.tsx';

const now = new Date('2026-11-21T08:42:00.000Z');

const todo = (id: string, change: Partial<Todo> = {}): Todo => ({
  id,
  text: `Task ${id}`,
  completed: false,
  priority: 'medium',
  dueDate: null,
  createdAt: `2026-11-1${id}T08:00:00.000Z`,
  completedAt: null,
  ...change,
});

const three = [
  todo('3'),
  todo('2', { priority: 'high', dueDate: '2026-11-19' }),
  todo('1', { completed: true, completedAt: '2026-11-20T08:00:00.000Z' }),
];

/** Returns as the server does, from a list that changes. */
function openTasks(list: readonly Todo[], answers: Answers = {}, path = '/todos') {
  let todos = [...list];
  const server = fakeCall({
    'GET /todos': () => todos,
    'POST /todos': ({ body }) => {
      const added = { ...todo('9'), ...(body as Partial<Todo>) };
      todos = [added, ...todos];
      return added;
    },
    'PUT /todos/:id': ({ params, body }) => ({
      ...present(todos.find(({ id }) => id === params.id)),
      ...(body as Todo),
    }),
    'DELETE /todos/:id': () => undefined,
    'POST /todos/:id/restore': ({ params }) => present(list.find(({ id }) => id === params.id)),
    ...answers,
  });
  renderWithProviders(<TodosPage />, { call: server.call, path, now });
  const writes = () => server.sent.filter(({ endpoint }) => !endpoint.startsWith('GET'));
  return { writes, user: userEvent.setup() };
}

const panel = (name: string) => screen.findByRole('region', { name });
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('li');
  if (!row) throw new Error(`${text} is not in a list`);
  return within(row);
};
const reject = () => {
  throw new Error('500');
};

test('the tasks are in two lists with their counts', async () => {
  openTasks(three);

  expect(within(await panel('Active Tasks')).getByRole('heading')).toHaveProperty('textContent', 'Active Tasks 2');
  expect(within(await panel('Completed Tasks')).getByRole('heading')).toHaveProperty(
    'textContent',
    'Completed Tasks 1',
  );
  expect(screen.getByRole('link', { name: '2 active' }).getAttribute('href')).toBe('/todos?show=active');
  expect(screen.getByRole('link', { name: '1 overdue' }).getAttribute('href')).toBe('/todos?due=overdue');
  expect(screen.getByText('Overdue since 11/19/2026')).toBeTruthy();
});

test('while the list is on its way the screen says so, an empty one says what to do', async () => {
  let answer: (todos: Todo[]) => void = () => {};
  openTasks([], { 'GET /todos': () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByText('Loading tasks...')).toBeTruthy();

  answer([]);

  expect(await screen.findByText('No active tasks. Add a new task above!')).toBeTruthy();
  expect(screen.getByText('No completed tasks yet.')).toBeTruthy();
});

test('a list that cannot be loaded shows the banner', async () => {
  openTasks([], { 'GET /todos': reject });

  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load tasks. Please try again later.');
});

test('a plain line adds exactly text and completed', async () => {
  const { user, writes } = openTasks(three);
  const input = await screen.findByPlaceholderText('Add a new task...');

  await user.type(input, '  Buy milk {Enter}');

  expect(await rowOf('Buy milk')).toBeTruthy();
  expect(writes()).toEqual([{ endpoint: 'POST /todos', body: { text: 'Buy milk', completed: false } }]);
});

test('priority and day are shown before the task is added, and one of them can be rejected', async () => {
  const { user, writes } = openTasks([]);
  await user.type(await screen.findByPlaceholderText('Add a new task...'), 'Ship it tomorrow !high');
  expect(screen.getByText('Due Sun 11/22/2026')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Leave as typed: High priority' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ text: 'Ship it tomorrow !high', completed: false });
});

test('a blank line is ignored', async () => {
  const { user, writes } = openTasks([]);

  await user.type(await screen.findByPlaceholderText('Add a new task...'), '   {Enter}');

  expect(writes()).toEqual([]);
});

test('ticking a task moves it to the other list and sends the whole todo', async () => {
  const { user, writes } = openTasks(three);

  await user.click((await rowOf('Task 3')).getByRole('checkbox'));

  expect(await within(await panel('Completed Tasks')).findByText('Task 3')).toBeTruthy();
  expect(writes()[0]).toEqual({
    endpoint: 'PUT /todos/:id',
    params: { id: '3' },
    body: { id: '3', text: 'Task 3', completed: true },
  });
});

test('a click on the text edits it and Enter saves it', async () => {
  const { user, writes } = openTasks(three);

  await user.click(await screen.findByText('Task 3'));
  await user.keyboard('Task three{Enter}');

  expect(await screen.findByText('Task three')).toBeTruthy();
  expect(writes()[0]?.body).toEqual({ id: '3', text: 'Task three', completed: false });
});

test('Cancel, Escape and a blank text keep the old text without a call', async () => {
  const { user, writes } = openTasks(three);
  await user.click((await rowOf('Task 3')).getByRole('button', { name: 'Edit' }));
  await user.keyboard('Something else{Escape}');
  await user.click((await rowOf('Task 3')).getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await user.click((await rowOf('Task 3')).getByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByRole('textbox', { name: 'Task text' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await rowOf('Task 3')).toBeTruthy();
  expect(writes()).toEqual([]);
});

test('what a cancelled edit had typed comes back by Undo', async () => {
  const { user } = openTasks(three);
  await user.click((await rowOf('Task 3')).getByRole('button', { name: 'Edit' }));
  await user.keyboard('Something else{Escape}');

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('textbox', { name: 'Task text' })).toHaveProperty('value', 'Something else');
});

test('another priority is sent with the due date', async () => {
  const { user, writes } = openTasks(three);

  await user.selectOptions((await rowOf('Task 2')).getByRole('combobox'), 'low');

  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({
    id: '2',
    text: 'Task 2',
    completed: false,
    priority: 'low',
    dueDate: '2026-11-19',
  });
});

test('a deleted task leaves at once and comes back by Undo', async () => {
  const { user, writes } = openTasks(three);

  await user.click((await rowOf('Task 2')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Task 2')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await rowOf('Task 2')).toBeTruthy();
  expect(writes().map(({ endpoint }) => endpoint)).toEqual(['DELETE /todos/:id', 'POST /todos/:id/restore']);
});

test('a rejected change is undone and named in a banner', async () => {
  const { user } = openTasks(three, { 'PUT /todos/:id': reject, 'DELETE /todos/:id': reject, 'POST /todos': reject });

  await user.click((await rowOf('Task 3')).getByRole('checkbox'));
  expect(await screen.findByText('Failed to update task. Please try again.')).toBeTruthy();
  expect(within(await panel('Active Tasks')).getByText('Task 3')).toBeTruthy();

  await user.click((await rowOf('Task 3')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete task. Please try again.')).toBeTruthy();
  expect(await rowOf('Task 3')).toBeTruthy();

  const input = screen.getByPlaceholderText('Add a new task...');
  await user.type(input, 'Lost{Enter}');
  expect(await screen.findByText('Failed to add task. Please try again.')).toBeTruthy();
  expect(input).toHaveProperty('value', 'Lost');
});

test('the writes of one task wait for each other', async () => {
  const release: (() => void)[] = [];
  const { user, writes } = openTasks(three, {
    'PUT /todos/:id': ({ body }) =>
      new Promise((resolve) => release.push(() => resolve({ ...three[0], ...(body as Todo) }))),
  });
  await user.click((await rowOf('Task 3')).getByRole('checkbox'));
  await user.click((await rowOf('Task 3')).getByRole('checkbox'));
  expect(writes()).toHaveLength(1);

  release[0]?.();

  await waitFor(() => expect(writes()).toHaveLength(2));
  release[1]?.();
  expect(writes().map(({ body }) => (body as Todo).completed)).toEqual([true, false]);
  expect(await within(await panel('Active Tasks')).findByText('Task 3')).toBeTruthy();
});

test('a link narrows the lists and says so', async () => {
  openTasks(three, {}, '/todos?show=active&priority=high');

  expect(await screen.findByText('active, high priority')).toBeTruthy();
  expect(screen.getByText('Task 2')).toBeTruthy();
  expect(screen.queryByText('Task 3')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Completed Tasks' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Clear filter' })).toBeTruthy();
});

test('a link to one task focuses it', async () => {
  openTasks(three, {}, '/todos?task=2');

  await waitFor(() => expect(document.activeElement?.getAttribute('data-task')).toBe('2'));
});

test('the keys n, j, k, e and space work and rest while somebody types', async () => {
  const { user, writes } = openTasks(three);
  await screen.findByText('Task 3');

  await user.keyboard('n');
  expect(document.activeElement).toBe(screen.getByPlaceholderText('Add a new task...'));
  await user.keyboard('jn');
  expect(screen.getByPlaceholderText('Add a new task...')).toHaveProperty('value', 'jn');

  document.body.focus();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('jjk');
  expect(document.activeElement?.getAttribute('data-task')).toBe('3');
  await user.keyboard('e');
  expect(screen.getByRole('textbox', { name: 'Task text' })).toBe(document.activeElement);
  await user.keyboard('{Escape} ');

  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ id: '3', completed: true });
  expect(document.activeElement?.getAttribute('data-task')).toBe('2');
});
