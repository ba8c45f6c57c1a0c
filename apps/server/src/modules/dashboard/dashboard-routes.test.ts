import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('the dashboard on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  test('counts follow the tasks of the caller and of nobody else', async () => {
    const [person, other] = [await app.asPerson('analyst'), await app.asPerson('analyst')];
    await other.ask('POST', '/todos', { payload: { text: 'not counted' } });
    for (const completed of [true, false, false])
      await person.ask('POST', '/todos', { payload: { text: 'x', completed } });

    const summary = (await person.ask('GET', '/dashboard/summary')).json();

    expect(summary).toMatchObject({ totalRecords: 3, activeProcesses: 2, completedProcesses: 1, completionRate: 33 });
  });

  test('the trend compares with a week ago, deleted tasks included as long as they existed', async () => {
    const person = await app.asPerson('viewer');
    const add = () => person.ask('POST', '/todos', { payload: { text: 'x' } });
    const tasks = [await add(), await add(), await add(), await add()].map((answer) => answer.json());
    app.pass(8 * dayMs);
    const token = await app.signIn(person.email);
    const headers = { authorization: `Bearer ${token}` };
    await person.ask('DELETE', `/todos/${tasks[0].id}`, { headers });

    const { trend } = (await person.ask('GET', '/todos/activity', { headers })).json();

    expect(trend).toEqual({ scope: 'own', tasksBefore: 4, tasksNow: 3, percent: -25 });
  });

  test('completions are counted on the day of the zone that was asked for', async () => {
    const person = await app.asPerson('viewer');
    await person.ask('POST', '/todos', { payload: { text: 'done', completed: true } });

    const { days } = (await person.ask('GET', '/todos/activity?timeZone=Pacific/Auckland')).json();

    expect(days).toHaveLength(7);
    expect(days.at(-1).completed).toBe(1);
  });

  test('an unknown zone is rejected', async () => {
    const person = await app.asPerson('viewer');

    expect((await person.ask('GET', '/todos/activity?timeZone=Mars/Olympus')).statusCode).toBe(400);
  });

  const widgets = [
    { id: 'stats-1', type: 'stats', x: 0, y: 0, width: 3, height: 6 },
    { id: 'chart-1763714520000', type: 'chart' },
  ];

  test('the layout is kept per person; null brings the first one back', async () => {
    const [person, other] = [await app.asPerson('viewer'), await app.asPerson('viewer')];

    expect((await person.ask('GET', '/dashboard/layout')).json()).toEqual({ widgets: null });
    expect((await person.ask('PUT', '/dashboard/layout', { payload: { widgets } })).json()).toEqual({ widgets });
    expect((await person.ask('GET', '/dashboard/layout')).json()).toEqual({ widgets });
    expect((await other.ask('GET', '/dashboard/layout')).json()).toEqual({ widgets: null });
    await person.ask('PUT', '/dashboard/layout', { payload: { widgets: null } });
    expect((await person.ask('GET', '/dashboard/layout')).json()).toEqual({ widgets: null });
  });

  test.each([
    ['an unknown type', [{ id: 'map-1', type: 'map' }]],
    ['a position outside the grid', [{ id: 'ai-1', type: 'ai', x: 12 }]],
    ['a fraction', [{ id: 'ai-1', type: 'ai', x: 0.5 }]],
    ['an unknown key', [{ id: 'ai-1', type: 'ai', html: '<b>' }]],
    ['25 widgets', Array.from({ length: 25 }, (_, index) => ({ id: `ai-${index}`, type: 'ai' }))],
  ])('a layout with %s is rejected', async (_name, bad) => {
    const person = await app.asPerson('viewer');

    expect((await person.ask('PUT', '/dashboard/layout', { payload: { widgets: bad } })).statusCode).toBe(400);
  });
});
