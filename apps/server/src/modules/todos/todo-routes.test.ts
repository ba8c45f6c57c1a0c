import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const fiveMinutesMs = 300_000;

describe.each(testDatabases)('tasks on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function personWithTask(text = 'Check the log') {
    const person = await app.asPerson('analyst');
    const added = await person.ask('POST', '/todos', { payload: { text, completed: false } });
    return { ...person, added, task: added.json() };
  }

  const kindsOf = async (id: string) => {
    const rows = await app.database.read
      .selectFrom('events')
      .select('kind')
      .where('object_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  test('a new task is answered with 201, medium priority and no due date, and is listed', async () => {
    const { added, task, ask } = await personWithTask('  Ring the duty officer ');

    expect(added.statusCode).toBe(201);
    expect(task).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      text: 'Ring the duty officer',
      completed: false,
      priority: 'medium',
      dueDate: null,
      createdAt: new Date(app.now()).toISOString(),
      completedAt: null,
    });
    expect((await ask('GET', '/todos')).json()).toEqual([task]);
  });

  test('the newest task comes first', async () => {
    const { ask } = await personWithTask('first');
    app.pass(1_000);
    await ask('POST', '/todos', { payload: { text: 'second' } });

    expect((await ask('GET', '/todos')).json().map(({ text }: { text: string }) => text)).toEqual(['second', 'first']);
  });

  test('completing keeps the moment; what GET gave can be sent back whole', async () => {
    const { ask, task } = await personWithTask();
    app.pass(fiveMinutesMs);

    const done = await ask('PUT', `/todos/${task.id}`, { payload: { ...task, completed: true } });

    expect(done.statusCode).toBe(200);
    expect(done.json()).toEqual({ ...task, completed: true, completedAt: new Date(app.now()).toISOString() });
    expect(await kindsOf(task.id)).toEqual(['task_added', 'task_completed']);
  });

  test('the minimal whole task of the specification is enough to change it', async () => {
    const { ask, task } = await personWithTask();

    const edited = await ask('PUT', `/todos/${task.id}`, {
      payload: { id: task.id, text: 'Check both logs', completed: false },
    });

    expect(edited.json()).toEqual({ ...task, text: 'Check both logs' });
  });

  test('a deleted task is gone and can be brought back for a day, the same as before', async () => {
    const { ask, task } = await personWithTask();

    expect((await ask('DELETE', `/todos/${task.id}`)).statusCode).toBe(204);
    expect((await ask('GET', '/todos')).json()).toEqual([]);
    expect((await ask('DELETE', `/todos/${task.id}`)).statusCode).toBe(404);
    expect((await ask('POST', `/todos/${task.id}/restore`)).json()).toEqual(task);
    expect((await ask('GET', '/todos')).json()).toEqual([task]);
    expect(await kindsOf(task.id)).toEqual(['task_added', 'task_deleted', 'task_restored']);
  });

  test("another person's task does not exist, whatever is asked of it", async () => {
    const { task } = await personWithTask();
    const stranger = await app.asPerson('admin');
    const body = { id: task.id, text: 'mine now', completed: true };

    const answers = [
      await stranger.ask('PUT', `/todos/${task.id}`, { payload: body }),
      await stranger.ask('DELETE', `/todos/${task.id}`),
      await stranger.ask('POST', `/todos/${task.id}/restore`),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await stranger.ask('GET', '/todos')).json()).toEqual([]);
  });

  const hostile: [string, unknown][] = [
    ['no text', { completed: false }],
    ['empty text', { text: '' }],
    ['blank text', { text: ' \n\t ' }],
    ['501 characters', { text: 'x'.repeat(501) }],
    ['a lone surrogate', { text: '\ud800' }],
    ['NUL', { text: 'a\u0000b' }],
    ['an escape character', { text: '\u001b[2J' }],
    ['a number as text', { text: 7 }],
    ['a list as text', { text: ['x'] }],
    ['text as completed', { text: 'x', completed: 'yes' }],
    ['an unknown priority', { text: 'x', priority: 'urgent' }],
    ['an impossible date', { text: 'x', dueDate: '2026-02-30' }],
    ['an unknown key', { text: 'x', owner_id: 'someone' }],
    ['an own id', { id: 'chosen', text: 'x' }],
    ['a list', []],
    ['null', null],
    ['a string', 'x'],
  ];

  test.each(hostile)('%s is rejected with 400 and nothing is stored', async (_name, payload) => {
    const { ask } = await app.asPerson('viewer');

    const answer = await ask('POST', '/todos', {
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    });

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json()).sort()).toEqual(['code', 'message', 'requestId']);
    expect((await ask('GET', '/todos')).json()).toEqual([]);
  });

  test('the rejection names the field', async () => {
    const { ask } = await app.asPerson('viewer');

    expect((await ask('POST', '/todos', { payload: { text: ' ' } })).json().message).toBe(
      'The field "text" of the request body must not be blank.',
    );
    expect((await ask('POST', '/todos', { payload: { text: 'x', completed: 'no' } })).json().message).toContain(
      '"completed"',
    );
  });

  test('markup is kept as text', async () => {
    const { task } = await personWithTask('<img src=x onerror=alert(1)>');

    expect(task.text).toBe('<img src=x onerror=alert(1)>');
  });

  test('the id in the path and in the body must be one', async () => {
    const { ask, task } = await personWithTask();

    const answer = await ask('PUT', `/todos/${task.id}`, { payload: { id: 'other', text: 'x', completed: false } });

    expect(answer.statusCode).toBe(400);
  });

  test('a POST repeated with its Idempotency-Key happens once', async () => {
    const { ask } = await app.asPerson('viewer');
    const headers = { 'idempotency-key': 'a-key' };

    const first = await ask('POST', '/todos', { payload: { text: 'once' }, headers });
    const again = await ask('POST', '/todos', { payload: { text: 'once' }, headers });
    const other = await ask('POST', '/todos', { payload: { text: 'something else' }, headers });

    expect(again.json()).toEqual(first.json());
    expect(other.statusCode).toBe(422);
    expect((await ask('GET', '/todos')).json()).toHaveLength(1);
  });

  test('ten of the same POST at once happen once', async () => {
    const { ask } = await app.asPerson('viewer');
    const send = () => ask('POST', '/todos', { payload: { text: 'once' }, headers: { 'idempotency-key': 'k' } });

    const answers = await Promise.all(Array.from({ length: 10 }, send));

    expect(new Set(answers.map(({ json }) => json().id)).size).toBe(1);
    expect((await ask('GET', '/todos')).json()).toHaveLength(1);
  });

  test('a key of one person says nothing about the requests of another', async () => {
    const [one, other] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const send = (person: typeof one) =>
      person.ask('POST', '/todos', { payload: { text: 'mine' }, headers: { 'idempotency-key': 'same' } });

    const [first, second] = [await send(one), await send(other)];

    expect(first.json().id).not.toBe(second.json().id);
  });

  test('every change leaves one link in an audit chain that holds', async () => {
    const { task, ask } = await personWithTask();
    await ask('PUT', `/todos/${task.id}`, { payload: { ...task, completed: true } });
    await ask('DELETE', `/todos/${task.id}`);

    const rows = await app.database.read
      .selectFrom('audit')
      .select(['action', 'request_id'])
      .where('object_id', '=', task.id)
      .execute();

    expect(rows.map(({ action }) => action)).toEqual(['task_added', 'task_completed', 'task_deleted']);
    expect(rows.every(({ request_id }) => request_id !== null)).toBe(true);
    expect(await app.verifyAudit()).toMatchObject({ intact: true });
  });

  test('an unchanged PUT is no event', async () => {
    const { task, ask } = await personWithTask();
    await ask('PUT', `/todos/${task.id}`, { payload: task });

    expect(await kindsOf(task.id)).toEqual(['task_added']);
  });

  test('an unchanged list is answered with 304', async () => {
    const { ask } = await personWithTask();
    const { headers } = await ask('GET', '/todos');

    const again = await ask('GET', '/todos', { headers: { 'if-none-match': String(headers.etag) } });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});
