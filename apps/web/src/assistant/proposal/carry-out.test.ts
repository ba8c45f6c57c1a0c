import { settingsBeforeLoad } from '@halyard/contracts/accounts/settings.ts';
import type { ActionName } from '@halyard/contracts/work/assistant-actions.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { expect, test } from 'vitest';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { incidentOf } from '../../testing/incident-of.ts';
import { carryOut } from './carry-out.ts';

const todo: Todo = {
  id: 't1',
  text: 'Call',
  completed: false,
  priority: 'low',
  dueDate: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  completedAt: null,
};
const changed = { incident: incidentOf(7), changeId: 'c1' };

/** Carries an action out against a server with these answers; `last` is what it was sent last. */
async function act(
  action: ActionName,
  values: Record<string, string>,
  answers: Answers,
  version: number | null = null,
) {
  const { call, sent } = fakeCall({ 'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }), ...answers });
  const applied: unknown[] = [];
  const ports = {
    call,
    stepUp: <T>(work: () => Promise<T>) => work(),
    applySettings: (settings: unknown) => applied.push(settings),
    now: () => Date.parse('2026-11-21T08:42:00.000Z'),
  };
  const outcome = await carryOut(action, ports, { values, version, idempotencyKey: 'p1' });
  return { outcome, sent, applied, last: () => sent.at(-1) };
}

const todos: Answers = {
  'GET /todos': () => [todo],
  'PUT /todos/:id': () => todo,
  'DELETE /todos/:id': () => undefined,
  'POST /todos/:id/restore': () => todo,
};

test.each([
  ['complete_task', { task: 't1' }, { ...todo, completed: true }],
  ['reopen_task', { task: 't1' }, { ...todo, completed: false }],
  ['edit_task', { task: 't1', dueDate: '2026-11-27' }, { ...todo, dueDate: '2026-11-27' }],
] as const)(
  '%s changes the task as it stands now, and the way back is the task before',
  async (action, values, body) => {
    const { outcome, last } = await act(action, values, todos);

    expect(outcome.address).toBe('/todos?task=t1');
    expect(last()).toEqual({ endpoint: 'PUT /todos/:id', params: { id: 't1' }, body });
    expect(await outcome.undo?.()).toEqual([]);
    expect(last()?.body).toEqual(todo);
  },
);

test('a task that is gone is told', async () => {
  await expect(act('complete_task', { task: 't2' }, todos)).rejects.toThrow('gone');
});

test('a deleted task is restored by the undo', async () => {
  const { outcome, last } = await act('delete_task', { task: 't1' }, todos);

  await outcome.undo?.();

  expect(last()?.endpoint).toBe('POST /todos/:id/restore');
});

test('without a version that was seen the newest one is read', async () => {
  const { outcome, sent, last } = await act(
    'change_status',
    { incident: '7', status: 'Resolved' },
    { 'GET /incidents/:id': () => incidentOf(7, { version: 5 }), 'POST /incidents/:id/status': () => changed },
  );

  expect(sent.map(({ endpoint }) => endpoint)).toEqual(['GET /incidents/:id', 'POST /incidents/:id/status']);
  expect(last()?.body).toEqual({ version: 5, status: 'Resolved', comment: '' });
  await outcome.undo?.();
  expect(last()).toMatchObject({ endpoint: 'POST /changes/:id/undo', params: { id: 'c1' } });
});

test('a severity is changed with the rest of the incident as it is, if it is the version that was seen', async () => {
  const answers: Answers = {
    'GET /incidents/:id': () => incidentOf(7, { version: 3, labels: ['mail'] }),
    'PUT /incidents/:id': () => changed,
  };
  const { last } = await act('change_severity', { incident: '7', severity: 'Critical' }, answers, 3);

  expect(last()?.body).toMatchObject({ severity: 'Critical', labels: ['mail'], title: 'Incident 7', version: 3 });
  await expect(act('change_severity', { incident: '7', severity: 'Low' }, answers, 2)).rejects.toThrow('changed');
});

test('a threat that was changed since is not overwritten', async () => {
  const answers: Answers = {
    'POST /threats/changes': () => ({ changed: [], skipped: [{ id: 'x', reason: 'changed' }], changeId: null }),
  };

  await expect(act('acknowledge_threat', { threat: 'x' }, answers, 2)).rejects.toThrow('changed');
});

test('a value that is none of those there are is not sent', async () => {
  await expect(act('change_threat_status', { threat: 'x', status: 'Gone' }, {}, 2)).rejects.toThrow('invalid');
});

test('a preference takes effect at once, and the undo brings back the value before', async () => {
  const answers: Answers = {
    'GET /users/settings': () => settingsBeforeLoad,
    'PUT /users/settings': ({ body }) => body,
  };
  const { outcome, applied, last } = await act('set_theme', { theme: 'light' }, answers);

  expect(applied).toMatchObject([{ preferences: { theme: 'light', language: 'en' } }]);
  await outcome.undo?.();
  expect(last()?.body).toMatchObject({ preferences: { theme: 'dark' } });
});

test('notifications that were unread are unread again after the undo', async () => {
  const { outcome, last } = await act(
    'mark_notifications_read',
    {},
    {
      'POST /notifications/read-all': () => ({ ids: ['1', '2'], unread: 0 }),
      'PUT /notifications/read': () => ({ unread: 2 }),
    },
  );

  await outcome.undo?.();

  expect(last()?.body).toEqual({ ids: ['1', '2'], read: false });
});

test('a role that the server rejects is an error with its code', async () => {
  const person = {
    id: 'p2',
    username: 'lin',
    from: 'admin' as const,
    to: 'viewer' as const,
    version: 2,
    result: 'rejected' as const,
    code: 'last_admin',
    message: 'The last administrator stays one.',
  };
  const answers: Answers = { 'POST /users/role-changes': () => ({ people: [person], effects: [] }) };

  await expect(act('change_role', { person: 'p2', role: 'viewer' }, answers)).rejects.toMatchObject({
    code: 'last_admin',
  });
});
