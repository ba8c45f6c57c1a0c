import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(testDatabases)('events on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const eventsOf = async (person: Person) => (await person.ask('GET', '/events')).json();

  test('what a person did stands in their strip, newest first, and nowhere else', async () => {
    const [person, other] = [await app.asPerson('analyst'), await app.asPerson('analyst')];
    app.pass(1_000);
    await person.ask('POST', '/todos', { payload: { text: 'Call the bank', priority: 'high' } });

    const { events, counts } = await eventsOf(person);

    expect(events[0]).toMatchObject({
      kind: 'task_added',
      severity: 'medium',
      subject: 'Call the bank',
      objectType: 'todo',
      sample: false,
    });
    expect(counts.medium).toBe(1);
    expect(counts.low + counts.medium).toBe(events.length);
    expect((await eventsOf(other)).events.some(({ kind }: { kind: string }) => kind === 'task_added')).toBe(false);
  });

  test('what was looked at is no longer unseen, and looking never moves back', async () => {
    const person = await app.asPerson('viewer');
    const { events, unseen } = await eventsOf(person);
    expect(unseen).toBe(events.length);

    await person.ask('PUT', '/events/seen', { payload: { upTo: events[0].id } });
    await person.ask('PUT', '/events/seen', { payload: { upTo: 0 } });

    expect(await eventsOf(person)).toMatchObject({ unseen: 0, seenUpTo: events[0].id });
  });

  test('after a day an event leaves the strip', async () => {
    const person = await app.asPerson('viewer');
    app.pass(25 * 3_600_000);
    const headers = { authorization: `Bearer ${await app.signIn(person.email)}` };

    const { events } = (await person.ask('GET', '/events', { headers })).json();

    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['signed_in_from_new_device']);
  });

  test('a failure of the server concerns administrators only', async () => {
    const [admin, analyst] = [await app.asPerson('admin'), await app.asPerson('analyst')];
    await app.database.write((tx) =>
      tx
        .insertInto('events')
        .values({
          at: app.now(),
          kind: 'server_failed',
          severity: 'high',
          actor_id: null,
          audience_id: null,
          object_type: 'request',
          object_id: 'r1',
          subject: '/api/todos',
          sample: 0,
        })
        .execute(),
    );

    expect((await eventsOf(admin)).counts.high).toBe(1);
    expect((await eventsOf(analyst)).counts.high).toBe(0);
  });

  test('every hour is drawn and every row can be reached, however many events there are', async () => {
    const person = await app.asPerson('viewer');
    const many = 2_400;
    const rows = Array.from({ length: many }, (_, index) => ({
      at: app.now() - index * 36_000,
      kind: 'task_added' as const,
      severity: index % 600 === 0 ? ('high' as const) : ('low' as const),
      actor_id: null,
      audience_id: person.id,
      object_type: 'todo',
      object_id: `t${index}`,
      subject: `${index}`,
      sample: 0 as const,
    }));
    await app.database.write(async (tx) => {
      for (let start = 0; start < many; start += 400)
        await tx
          .insertInto('events')
          .values(rows.slice(start, start + 400))
          .execute();
    });

    const { ticks, counts } = await eventsOf(person);
    const hours = new Set(ticks.map(({ at }: { at: string }) => at.slice(0, 13)));
    const sum = ticks.reduce((total: number, { count }: { count: number }) => total + count, 0);
    const subjects = new Set<string>();
    for (let after = ''; ; ) {
      const { events, next } = (await person.ask('GET', `/events?severity=low${after}`)).json();
      for (const { subject } of events) subjects.add(subject);
      if (next === null) break;
      after = `&after=${next}`;
    }

    expect(hours.size).toBe(25);
    expect(ticks.length).toBeLessThanOrEqual(721);
    expect(sum).toBe(counts.critical + counts.high + counts.medium + counts.low);
    expect(ticks.filter(({ severity }: { severity: string }) => severity === 'high')).toHaveLength(4);
    expect(subjects.size).toBe(many - 4 + 1);
    expect((await person.ask('GET', '/events?after=x')).statusCode).toBe(400);
  });
});
