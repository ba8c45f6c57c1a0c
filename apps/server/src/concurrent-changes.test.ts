import { setTimeout as pause } from 'node:timers/promises';
import { playbooksMax } from '@halyard/contracts/operations/incidents.ts';
import { createSoftwareAuthenticator } from '@halyard/identity-provider/testing';
import type { LightMyRequestResponse as Reply } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from './testing/databases.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
/** One request of a race, sent to the node that it is given. */
type Call = (node: number) => Promise<Reply>;
/** A fresh object that a race is about. */
type Stage = { readonly calls: readonly Call[]; readonly read: () => Promise<unknown> };
/** Sets the stage; every name in it carries `tag`, so that outcomes on different stages can be compared. */
type SetStage = (tag: string) => Promise<Stage>;

const rounds = 3;
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Every order of `length` things. */
function ordersOf(length: number): number[][] {
  if (length === 0) return [[]];
  return ordersOf(length - 1).flatMap((order) =>
    Array.from({ length }, (_, place) => order.toSpliced(place, 0, length - 1)),
  );
}

const answerOf = ({ statusCode, body }: Reply) =>
  `${statusCode} ${(body && (JSON.parse(body) as { code?: string }).code) || ''}`.trim();

// Two requests at once on one row, sent to two nodes where there can be two. Whatever comes of them must be the result
// of the same requests one after the other, in some order: the same answers, rows and events.
describe.each(testDatabases)('requests that meet on $name', ({ openNodes }) => {
  let nodes: TestApp[];
  let app: TestApp;
  let admin: Person;
  let ada: Person;
  let tags = 0;
  beforeAll(async () => {
    nodes = [];
    for (const database of await openNodes()) nodes.push(await startTestApp(database));
    [app] = nodes as [TestApp];
    admin = await app.asPerson('admin');
    ada = await app.asPerson('analyst');
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await app.database.close();
  });

  const call =
    (person: Person, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object): Call =>
    (node) =>
      (nodes[node % nodes.length] ?? app).app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${person.token}` },
        ...(payload && { payload }),
      });

  async function make<T = { readonly id: string }>(person: Person, path: string, payload: object): Promise<T> {
    const answer = await person.ask('POST', path, { payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  }

  const newestEvent = async () => {
    const { id } = await app.database.read
      .selectFrom('events')
      .select((eb) => eb.fn.max<number | null>('id').as('id'))
      .executeTakeFirstOrThrow();
    return Number(id ?? 0);
  };
  const eventsAfter = async (id: number) => {
    const rows = await app.database.read
      .selectFrom('events')
      .select('kind')
      .where('id', '>', id)
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  async function play(setStage: SetStage, run: (calls: readonly Call[]) => Promise<Reply[]>): Promise<string> {
    tags += 1;
    const tag = `race${tags}x`;
    const { calls, read } = await setStage(tag);
    const from = await newestEvent();
    const replies = await run(calls);
    // The rows first: what continues after an answer is over by then, with its events.
    const rows = await read();
    const outcome = { answers: replies.map(answerOf), events: await eventsAfter(from), rows };
    return JSON.stringify(outcome).replaceAll(tag, '');
  }

  /** The requests one after the other, in that order; the answers stand where their requests do. */
  const inOrder = (order: readonly number[]) => async (calls: readonly Call[]) => {
    const replies = new Map<number, Reply>();
    for (const place of order) {
      const reply = await calls[place]?.(0);
      if (reply) replies.set(place, reply);
    }
    return calls.flatMap((_, place) => replies.get(place) ?? []);
  };

  const atOnce = (calls: readonly Call[]) => Promise.all(calls.map((send, place) => send(place)));

  async function expectSomeOrder(length: number, setStage: SetStage) {
    const allowed = new Set<string>();
    for (const order of ordersOf(length)) allowed.add(await play(setStage, inOrder(order)));
    for (let round = 0; round < rounds; round++) {
      const outcome = await play(setStage, atOnce);
      expect([...allowed]).toContain(outcome);
      expect(outcome).not.toContain('"500');
    }
  }

  const invite = (tag: string) =>
    make(admin, '/users', { username: tag, email: `${tag}@example.com`, role: 'viewer', status: 'active' });
  const decided = (tag: string) => ({
    username: tag,
    email: `${tag}@example.com`,
    role: 'viewer',
    department: 'Sales',
    status: 'active',
  });
  const personRow = (id: string) => () =>
    app.database.read
      .selectFrom('people')
      .select(['username', 'role', 'requested_role', 'department', 'status', 'version'])
      .where('id', '=', id)
      .execute();

  test('two edits of one person by the version both have seen', () =>
    expectSomeOrder(2, async (tag) => {
      const { id } = await invite(tag);
      const edit = (department: string) =>
        call(admin, 'PUT', `/users/${id}`, { ...decided(tag), department, version: 1 });
      return { calls: [edit('Sales'), edit('Marketing')], read: personRow(id) };
    }));

  test('an edit, a status and the deletion of one person', () =>
    expectSomeOrder(3, async (tag) => {
      const { id } = await invite(tag);
      const calls = [
        call(admin, 'PUT', `/users/${id}`, decided(tag)),
        call(admin, 'PATCH', `/users/${id}/status`, { status: 'inactive' }),
        call(admin, 'DELETE', `/users/${id}`),
      ];
      return { calls, read: personRow(id) };
    }));

  test('deleting one person three times', () =>
    expectSomeOrder(3, async (tag) => {
      const { id } = await invite(tag);
      return { calls: [1, 2, 3].map(() => call(admin, 'DELETE', `/users/${id}`)), read: personRow(id) };
    }));

  test('granting and declining one request', () =>
    expectSomeOrder(2, async (tag) => {
      const { id } = await invite(tag);
      await app.database.write(async (tx) => {
        await tx.updateTable('people').set({ requested_role: 'analyst' }).where('id', '=', id).execute();
      });
      const decide = (decision: string) => call(admin, 'POST', `/users/${id}/role-request`, { decision });
      return { calls: [decide('grant'), decide('decline')], read: personRow(id) };
    }));

  test('many invitations with one user name: one is sent, the others are told that it is taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        call(admin, 'POST', '/users', { username: 'wanted', email: `wanted${place}@example.com` })(place),
      ),
    );

    const codes = answers.map(answerOf).sort();
    expect(codes).toEqual(['201', ...Array.from({ length: 19 }, () => '409 username_taken')]);
    const { count } = await app.database.read
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('kind', '=', 'user_added')
      .where('subject', '=', 'wanted')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test('two people who want the same new name', () =>
    expectSomeOrder(2, async (tag) => {
      const [one, other] = [await invite(`${tag}a`), await invite(`${tag}b`)];
      const rename = ({ id }: { id: string }, own: string) =>
        call(admin, 'PUT', `/users/${id}`, { ...decided(own), username: `${tag}c` });
      return {
        calls: [rename(one, `${tag}a`), rename(other, `${tag}b`)],
        read: async () => [await personRow(one.id)(), await personRow(other.id)()],
      };
    }));

  test('two bulk changes of the same people in opposite orders', () =>
    expectSomeOrder(2, async (tag) => {
      const people = [await invite(`${tag}a`), await invite(`${tag}b`)];
      const set = (status: string, ids: readonly { id: string }[]) =>
        call(admin, 'POST', '/users/status-changes', { changes: ids.map(({ id }) => ({ id, status })) });
      return {
        calls: [set('inactive', people), set('pending', people.toReversed())],
        read: async () => {
          const [first] = await personRow(people[0]?.id ?? '')();
          const [second] = await personRow(people[1]?.id ?? '')();
          return [first?.status, second?.status];
        },
      };
    }));

  test('asking for the deletion of an account twice, beside renaming oneself', () =>
    expectSomeOrder(3, async (tag) => {
      const person = await app.asPerson('viewer');
      const ask = call(person, 'POST', '/users/profile/deletion-request');
      const rename = call(person, 'PUT', '/users/profile', { username: `${tag}me`, email: person.email });
      return { calls: [ask, ask, rename], read: async () => (await personRow(person.id)())[0]?.username };
    }));

  test('a session that ends twice', () =>
    expectSomeOrder(2, async () => {
      const person = await app.asPerson('viewer');
      await app.signIn(person.email);
      const sessions = (await person.ask('GET', '/users/profile/sessions')).json() as {
        id: string;
        current: boolean;
      }[];
      const other = sessions.find(({ current }) => !current);
      const end = call(person, 'DELETE', `/users/profile/sessions/${other?.id}`);
      return { calls: [end, end], read: async () => null };
    }));

  test('an edit, a completion and the deletion of one task', () =>
    expectSomeOrder(3, async (tag) => {
      const todo = await make<{ id: string }>(ada, '/todos', { text: tag, priority: 'low' });
      const { id } = todo;
      const edit = (change: object) => call(ada, 'PUT', `/todos/${id}`, { id, text: tag, priority: 'low', ...change });
      const read = () =>
        app.database.read
          .selectFrom('todos')
          .select(['text', 'completed', 'priority', (eb) => eb('deleted_at', 'is', null).as('there')])
          .where('id', '=', id)
          .execute();
      const calls = [edit({ priority: 'high' }), edit({ completed: true }), call(ada, 'DELETE', `/todos/${id}`)];
      return { calls, read };
    }));

  const incident = async (tag: string) =>
    (await make<{ incident: { id: string } }>(ada, '/incidents', { title: tag, severity: 'Low', source: 'x' })).incident
      .id;
  const incidentRow = (id: string) => () =>
    app.database.read
      .selectFrom('incidents')
      .select(['severity', 'status', 'version', (eb) => eb('deleted_at', 'is', null).as('there')])
      .where('id', '=', id)
      .execute();

  test('a status, an escalation and a note of one incident', () =>
    expectSomeOrder(3, async (tag) => {
      const id = await incident(tag);
      const calls = [
        call(ada, 'POST', `/incidents/${id}/status`, { version: 1, status: 'Investigating' }),
        call(ada, 'POST', `/incidents/${id}/escalation`, { version: 1, reason: 'It spreads.' }),
        call(ada, 'POST', `/incidents/${id}/updates`, { message: 'Seen.', note: true }),
      ];
      return { calls, read: incidentRow(id) };
    }));

  test('a note on an incident that is deleted twice', () =>
    expectSomeOrder(3, async (tag) => {
      const id = await incident(tag);
      const remove = call(admin, 'DELETE', `/incidents/${id}`);
      return {
        calls: [remove, remove, call(ada, 'POST', `/incidents/${id}/updates`, { message: 'Seen.', note: true })],
        read: incidentRow(id),
      };
    }));

  const entity = async (tag: string) =>
    make<{ entity: { id: string }; changeId: string }>(ada, '/entities', {
      name: tag,
      type: 'Person',
      risk: 'Low',
      source: 'x',
    });
  const recordRow = (id: string) => () =>
    app.database.read
      .selectFrom('intelligence')
      .select(['name', 'risk', 'version', (eb) => eb('deleted_at', 'is', null).as('there')])
      .where('id', '=', id)
      .execute();

  test('an edit and two deletions of one entity', () =>
    expectSomeOrder(3, async (tag) => {
      const { id } = (await entity(tag)).entity;
      const remove = call(ada, 'DELETE', `/entities/${id}`);
      const edit = call(ada, 'PUT', `/entities/${id}`, {
        name: tag,
        type: 'Person',
        risk: 'High',
        source: 'x',
        version: 1,
      });
      return { calls: [edit, remove, remove], read: recordRow(id) };
    }));

  test('an undo that is asked for twice, beside an edit', () =>
    expectSomeOrder(3, async (tag) => {
      const { entity: made, changeId } = await entity(tag);
      const undo = call(ada, 'POST', `/changes/${changeId}/undo`);
      const edit = call(ada, 'PUT', `/entities/${made.id}`, {
        name: tag,
        type: 'Person',
        risk: 'High',
        source: 'x',
        version: 1,
      });
      return { calls: [undo, undo, edit], read: recordRow(made.id) };
    }));

  test('connecting an entity that is deleted', () =>
    expectSomeOrder(3, async (tag) => {
      const [one, other] = [(await entity(`${tag}a`)).entity, (await entity(`${tag}b`)).entity];
      const connect = (sourceId: string, targetId: string) =>
        call(ada, 'POST', '/connections', { sourceId, targetId, type: 'Communication' });
      return {
        calls: [connect(one.id, other.id), connect(other.id, one.id), call(ada, 'DELETE', `/entities/${one.id}`)],
        read: recordRow(one.id),
      };
    }));

  test('an edit of a playbook that is deleted twice', () =>
    expectSomeOrder(3, async (tag) => {
      const draft = { name: tag, description: '', steps: ['Look'] };
      const { id } = await make(admin, '/playbooks', draft);
      const remove = call(admin, 'DELETE', `/playbooks/${id}`);
      const edit = call(admin, 'PUT', `/playbooks/${id}`, { ...draft, description: 'Longer', version: 1 });
      const read = () =>
        app.database.read
          .selectFrom('playbooks')
          .select(['description', 'version', (eb) => eb('deleted_at', 'is', null).as('there')])
          .where('id', '=', id)
          .execute();
      return { calls: [remove, remove, edit], read };
    }));

  test('an edit of an alert rule that is deleted twice', () =>
    expectSomeOrder(3, async (tag) => {
      const conditions = { severities: ['Low'], types: [], sources: [], words: '', leastConfidence: null };
      const draft = { name: tag, enabled: false, ...conditions };
      const { id } = await make(ada, '/alert-rules', draft);
      const remove = call(ada, 'DELETE', `/alert-rules/${id}`);
      const edit = call(ada, 'PUT', `/alert-rules/${id}`, { ...draft, words: 'seen', version: 1 });
      const read = () =>
        app.database.read
          .selectFrom('alert_rules')
          .select(['conditions', 'version', (eb) => eb('deleted_at', 'is', null).as('there')])
          .where('id', '=', id)
          .execute();
      return { calls: [remove, remove, edit], read };
    }));

  test('a description and two deletions of one schema', () =>
    expectSomeOrder(3, async (tag) => {
      const added = await ada.ask('POST', `/schemas?name=${tag}.json`, {
        payload: JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', title: tag, type: 'object' }),
        headers: { 'content-type': 'application/octet-stream' },
      });
      const { id } = added.json() as { id: string };
      const remove = call(ada, 'DELETE', `/schemas/${id}`);
      const describeIt = call(ada, 'PUT', `/schemas/${id}/description`, { description: 'Bills' });
      const read = () =>
        app.database.read
          .selectFrom('schemas')
          .select(['description', (eb) => eb('deleted_at', 'is', null).as('there')])
          .where('id', '=', id)
          .execute();
      return { calls: [describeIt, remove, remove], read };
    }));

  test('a bulk change of threats in opposite orders', () =>
    expectSomeOrder(2, async (tag) => {
      const draft = { type: 'Phishing', severity: 'Low', source: 'x', timestamp: '2026-11-20T10:00:00.000Z' };
      const ids: string[] = [];
      for (const name of [`${tag}a`, `${tag}b`]) {
        const { threat } = await make<{ threat: { id: string } }>(ada, '/threats', { ...draft, name });
        ids.push(threat.id);
      }
      const set = (status: string, order: readonly string[]) =>
        call(ada, 'POST', '/threats/changes', { threats: order.map((id) => ({ id, version: 1 })), status });
      return {
        calls: [set('Contained', ids), set('Mitigated', ids.toReversed())],
        read: () =>
          app.database.read
            .selectFrom('intelligence')
            .select(['name', 'status'])
            .where('id', 'in', ids)
            .orderBy('name')
            .execute(),
      };
    }));

  test('one step of a playbook that is ticked twice, while its incident is closed', () =>
    expectSomeOrder(3, async (tag) => {
      const { id: playbookId } = await make(admin, '/playbooks', {
        name: tag,
        description: '',
        steps: ['Look', 'Act'],
      });
      const id = await incident(tag);
      const started = await make<{ incident: { playbooks: { id: string }[] } }>(ada, `/incidents/${id}/playbooks`, {
        playbookId,
      });
      const tick = call(ada, 'PUT', `/incidents/${id}/playbooks/${started.incident.playbooks[0]?.id}/steps/0`, {
        done: true,
      });
      const close = call(ada, 'POST', `/incidents/${id}/status`, { version: 1, status: 'Closed' });
      return { calls: [tick, tick, close], read: incidentRow(id) };
    }));

  test('a proposal of the assistant that is accepted and declined', () =>
    expectSomeOrder(2, async (tag) => {
      const asked = await make<{ answer: { proposal: { id: string } | null } }>(ada, '/assistant/query', {
        message: `Add a task: ${tag}`,
      });
      const settle = (state: string) =>
        call(ada, 'PUT', `/assistant/proposals/${asked.answer.proposal?.id}`, { state });
      return { calls: [settle('confirmed'), settle('declined')], read: async () => null };
    }));

  test('settings that are saved twice by one version', async () => {
    const { body } = await ada.ask('GET', '/users/settings');
    const settings = JSON.parse(body) as { version: number; notifications: object };
    const save = (pushNotifications: boolean) =>
      call(ada, 'PUT', '/users/settings', {
        ...settings,
        notifications: { ...settings.notifications, pushNotifications },
      });

    const answers = await atOnce([save(true), save(false)]);

    expect(answers.map(answerOf).sort()).toEqual(['200', '409 settings_changed']);
  });

  test('an API key that is revoked three times', () =>
    expectSomeOrder(3, async () => {
      expect((await ada.ask('POST', '/users/api-key/regenerate')).statusCode).toBe(200);
      const revoke = call(ada, 'DELETE', '/users/api-key');
      return { calls: [revoke, revoke, revoke], read: async () => null };
    }));

  test('an import that is undone twice', () =>
    expectSomeOrder(2, async () => {
      tags += 1;
      const at = '2026-11-20T10:00:00.000Z';
      const id = `malware--${uuid(tags)}`;
      const object = {
        type: 'malware',
        spec_version: '2.1',
        id,
        created: at,
        modified: at,
        name: 'x',
        is_family: false,
      };
      const started = await ada.ask('POST', '/imports?name=feed.json', {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ type: 'bundle', id: `bundle--${uuid(tags)}`, objects: [object] }),
      });
      const { id: importId } = started.json() as { id: string };
      const state = async () => (await ada.ask('GET', `/imports/${importId}`)).json().import.state as string;
      while ((await state()) !== 'finished') await pause(10);
      const undo = call(ada, 'POST', `/imports/${importId}/undo`);
      const read = async () => {
        // The undo continues after its answer.
        while ((await state()) === 'undoing') await pause(10);
        return recordRow(id)();
      };
      return { calls: [undo, undo], read };
    }));

  const answersOf = async (count: number, send: Call) => {
    const replies = await atOnce(Array.from({ length: count }, () => send));
    return replies.map(answerOf).sort();
  };

  test('a limit is kept by those who reach it at the same time: rules, playbooks, tasks, police imports', async () => {
    const person = await app.asPerson('analyst');
    const row = { version: 1, updated_at: 1, deleted_at: 1, sample: 0 } as const;
    const fill = async (count: number, insert: (from: number, length: number) => Promise<unknown>) => {
      for (let from = 0; from < count; from += 1_000) await insert(from, Math.min(1_000, count - from));
    };
    const many = <T>(from: number, length: number, of: (id: string) => T) =>
      Array.from({ length }, (_, place) => of(uuid(700_000 + from + place)));
    await app.database.write(async (tx) => {
      const countOf = async (table: 'alert_rules' | 'playbooks') =>
        (await tx.selectFrom(table).select('id').where('deleted_at', 'is', null).execute()).length;
      await fill(99 - (await countOf('alert_rules')), (from, length) =>
        tx
          .insertInto('alert_rules')
          .values(
            many(from, length, (id) => ({ ...row, id, name: id, enabled: 0, conditions: '{}', deleted_at: null })),
          )
          .execute(),
      );
      await fill(playbooksMax - 1 - (await countOf('playbooks')), (from, length) =>
        tx
          .insertInto('playbooks')
          .values(
            many(from, length, (id) => ({ ...row, id, name: id, description: '', steps: '[]', deleted_at: null })),
          )
          .execute(),
      );
      await fill(19_999, (from, length) =>
        tx
          .insertInto('todos')
          .values(
            many(from, length, (id) => ({
              id,
              owner_id: person.id,
              text: 'x',
              completed: 0 as const,
              priority: 'low' as const,
              due_date: null,
              created_at: 1,
              completed_at: null,
              deleted_at: null,
              sample: 0 as const,
            })),
          )
          .execute(),
      );
      for (const id of many(0, 499, (one) => one))
        await tx
          .insertInto('crime_imports')
          .values({
            id,
            name: 'x.csv',
            source: 'upload' as const,
            owner_id: person.id,
            bytes: 1,
            state: 'waiting' as const,
            started_at: 1,
            finished_at: null,
            bytes_read: 0,
            files_in: null,
            files_done: 0,
            rows_in: 0,
            rows_imported: 0,
            rows_rejected: 0,
            problem: null,
            problem_detail: '',
            sample: 0 as const,
          })
          .execute();
    });
    const conditions = { severities: ['Low'], types: [], sources: [], words: '', leastConfidence: null };
    const upload: Call = (node) =>
      (nodes[node % nodes.length] ?? app).app.inject({
        method: 'POST',
        url: '/api/crime/imports?name=x.csv',
        payload: 'x',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
      });

    const answers = [
      await answersOf(4, call(person, 'POST', '/alert-rules', { name: 'x', enabled: false, ...conditions })),
      await answersOf(4, call(admin, 'POST', '/playbooks', { name: 'x', description: '', steps: ['Look'] })),
      await answersOf(4, call(person, 'POST', '/todos', { text: 'x', priority: 'low' })),
      await answersOf(4, upload),
    ];

    const oneAnd = (rejection: string) => ['201', rejection, rejection, rejection];
    expect(answers).toEqual(
      ['409 list_full', '409 list_full', '409 too_many_todos', '429 too_many_imports'].map((rejection) =>
        oneAnd(rejection).sort(),
      ),
    );
  });

  test('passkeys of one account that are added at the same time: no more than it can have, each by its own name', async () => {
    const { token, id } = await app.asPerson('viewer');
    const authenticator = createSoftwareAuthenticator();
    const own = (operation: string, more: object = {}) => ({ operation, payload: { AccessToken: token, ...more } });
    const ask = async (place: number, { operation, payload }: ReturnType<typeof own>) =>
      (nodes[place % nodes.length] ?? app).callIdentity(operation, payload);
    const begun = [];
    for (let place = 0; place < 22; place++) {
      const { CredentialCreationOptions } = await ask(place, own('StartWebAuthnRegistration'));
      begun.push(authenticator.create(CredentialCreationOptions as Parameters<typeof authenticator.create>[0]));
    }

    const answers = await Promise.all(
      begun.map((Credential, place) => ask(place, own('CompleteWebAuthnRegistration', { Credential }))),
    );

    const rejected = answers.flatMap(({ __type }) => __type ?? []);
    expect(rejected).toEqual(['LimitExceededException', 'LimitExceededException']);
    const rows = await app.database.read.selectFrom('idp_passkeys').select('name').where('user_id', '=', id).execute();
    expect(new Set(rows.map(({ name }) => name)).size).toBe(20);
  });

  test('a device that is remembered, forgotten and confirmed again at the same time', async () => {
    const person = await app.addPerson('viewer');
    const signedIn = (await app.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: person.email, PASSWORD: person.password },
    })) as { AuthenticationResult: { AccessToken: string; NewDeviceMetadata: { DeviceKey: string } } };
    const { AccessToken, NewDeviceMetadata } = signedIn.AuthenticationResult;
    const { DeviceKey } = NewDeviceMetadata;
    const ask = async (place: number, operation: string, more: object = {}) => {
      const node = nodes[place % nodes.length] ?? app;
      return (await node.callIdentity(operation, { AccessToken, DeviceKey, ...more })).__type ?? 'done';
    };
    const secret = {
      Salt: Buffer.alloc(16, 1).toString('base64'),
      PasswordVerifier: Buffer.alloc(384, 2).toString('base64'),
    };
    const confirm = (place: number) => ask(place, 'ConfirmDevice', { DeviceSecretVerifierConfig: secret });
    const remember = (place: number) => ask(place, 'UpdateDeviceStatus', { DeviceRememberedStatus: 'remembered' });
    const forget = (place: number) => ask(place, 'ForgetDevice');
    const again = 'InvalidParameterException';
    const unknown = 'ResourceNotFoundException';

    const confirmed = await Promise.all([0, 1, 2, 3].map(confirm));
    const [remembered, ...forgotten] = await Promise.all([remember(0), forget(1), forget(0)]);

    expect(confirmed.sort()).toEqual(['done', again, again, again].sort());
    expect(['done', unknown]).toContain(remembered);
    expect(forgotten.sort()).toEqual([unknown, 'done'].sort());
    const rows = await app.database.read
      .selectFrom('idp_devices')
      .select('name')
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('ten right sign-ins of one account', async () => {
    const person = await app.addPerson('viewer');

    const tokens = await Promise.all(
      Array.from({ length: 10 }, (_, place) => (nodes[place % nodes.length] ?? app).signIn(person.email)),
    );

    expect(new Set(tokens).size).toBe(10);
    const wrong = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.callIdentity('InitiateAuth', {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: app.config.clientId,
          AuthParameters: { USERNAME: person.email, PASSWORD: 'wrong-password' },
        }),
      ),
    );
    const rejections = wrong.map(({ message }) => message);
    expect(rejections.filter((message) => message === 'Incorrect username or password.')).toHaveLength(5);
    expect(rejections.filter((message) => message === 'Password attempts exceeded')).toHaveLength(5);
  });
});
