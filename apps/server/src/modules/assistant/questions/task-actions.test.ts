import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';

const workspace = useWorkspace();
const ask = (message: string, screen = '/todos') => workspace().admin.question(message, { screen });
const dayMs = 86_400_000;
const dayAt = (days: number) => new Date(workspace().app.now() + days * dayMs).toISOString().slice(0, 10);

test.each([
  ['Add a task to review the access list', { text: 'review the access list', priority: 'medium' }],
  ['remind me to call Ada with high priority', { text: 'call Ada', priority: 'high' }],
  ['please add renew the lease to my tasks', { text: 'renew the lease', priority: 'medium' }],
  ['Füge eine Aufgabe hinzu: Server prüfen mit hoher Priorität', { text: 'Server prüfen', priority: 'high' }],
  ['Añade una tarea: comprar papel con prioridad baja', { text: 'comprar papel', priority: 'low' }],
  ['Ajoute une tâche : acheter du papier, priorité haute', { text: 'acheter du papier', priority: 'high' }],
  ['サーバーを確認するをタスクに追加して', { text: 'サーバーを確認する', priority: 'medium' }],
])('a task is proposed as it was typed: %s', async (question, task) => {
  const { answer } = await ask(question);

  expect(answer.proposal).toMatchObject({
    state: 'open',
    request: { action: 'add_task', body: { ...task, dueDate: null } },
  });
});

test('a day at the end becomes the due date and is said', async () => {
  const { answer, response } = await ask('add a task: call the supplier tomorrow');

  expect(answer.proposal?.request).toEqual({
    action: 'add_task',
    body: { text: 'call the supplier', priority: 'medium', dueDate: dayAt(1) },
  });
  expect(response).toContain(`due ${dayAt(1)}`);
});

test('a proposal writes nothing', async () => {
  const { app, admin } = workspace();
  const count = async () =>
    (await app.database.read.selectFrom('todos').select('id').where('owner_id', '=', admin.id).execute()).length;
  const before = await count();

  await ask('add a task to change everything');
  await ask('mark certificate as done');

  expect(await count()).toBe(before);
});

test('a text that is too long for a task is refused', async () => {
  const { answer } = await ask(`add a task to ${'x'.repeat(501)}`);

  expect(answer.refused).toBe('beyond');
  expect(answer.proposal).toBeNull();
});

test('the one active task that contains the words is proposed for completion', async () => {
  const { app, admin } = workspace();
  const { id, text } = await app.database.read
    .selectFrom('todos')
    .select(['id', 'text'])
    .where('owner_id', '=', admin.id)
    .where('completed', '=', 0)
    .where('text', 'like', '%certificate%')
    .executeTakeFirstOrThrow();

  const { answer } = await ask('mark certificate as done');

  expect(answer.proposal?.request).toEqual({ action: 'complete_task', taskId: id, title: text });
});

test('several tasks that fit are listed, and every suggestion names one of them', async () => {
  const { answer } = await ask('mark the as done');

  expect(answer.proposal).toBeNull();
  expect(answer.tables[0]?.total).toBeGreaterThan(1);
  for (const suggestion of answer.suggestions) expect((await ask(suggestion)).answer.proposal).not.toBeNull();
});

test('a task that nobody has is not found, a completed one is told to be so', async () => {
  const missing = await ask('mark zzz as done');
  const completed = await ask('mark accounts of contractors as done');

  expect(missing.answer.refused).toBe('not_found');
  expect(completed.answer.proposal).toBeNull();
  expect(completed.response).toContain('already completed');
});

test('“this task” is the one on screen', async () => {
  const { app, admin } = workspace();
  const { id } = await app.database.read
    .selectFrom('todos')
    .select('id')
    .where('owner_id', '=', admin.id)
    .where('completed', '=', 0)
    .executeTakeFirstOrThrow();

  const onScreen = await ask('mark this task as done', `/todos?task=${id}`);
  const nowhere = await ask('mark this task as done', '/dashboard');

  expect(onScreen.answer.proposal?.request).toMatchObject({ taskId: id });
  expect(nowhere.answer.proposal).toBeNull();
});

test('a task of somebody else cannot be completed', async () => {
  const { app, admin, viewer } = workspace();
  const { id } = await app.database.read
    .selectFrom('todos')
    .select('id')
    .where('owner_id', '=', viewer.id)
    .where('completed', '=', 0)
    .executeTakeFirstOrThrow();

  const { answer } = await admin.question('mark this task as done', { screen: `/todos?task=${id}` });

  expect(answer.proposal).toBeNull();
});
