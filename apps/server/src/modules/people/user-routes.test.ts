import type { RoleChanges, User } from '@halyard/contracts/accounts/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const minuteMs = 60_000;

describe.each(testDatabases)('user management on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  let count = 0;
  const fresh = (change: Partial<User> = {}) => {
    count += 1;
    return { username: `new.person${count}`, email: `new.person${count}@example.com`, ...change };
  };
  const add = async (admin: Person, change: Partial<User> = {}) =>
    admin.ask('POST', '/users', { payload: fresh(change) });
  const read = async (admin: Person, id: string): Promise<User> => (await admin.ask('GET', `/users/${id}`)).json();
  const mailsTo = async (email: string) => (await app.identity.readOutbox?.(email)) ?? [];
  const asDecided = ({ username, email, role, department, status }: User) => ({
    username,
    email,
    role,
    department,
    status,
  });

  test.each([
    ['GET', '/users'],
    ['POST', '/users'],
    ['PUT', '/users/x'],
    ['DELETE', '/users/x'],
    ['PATCH', '/users/x/status'],
    ['POST', '/users/status-changes'],
    ['POST', '/users/role-changes'],
    ['POST', '/users/x/invitation'],
    ['POST', '/users/x/second-factor/reset'],
    ['POST', '/users/x/role-request'],
  ])('%s %s is for administrators', async (method, path) => {
    for (const role of ['analyst', 'viewer'] as const) {
      const answer = await (await app.asPerson(role)).ask(method, path, method === 'GET' ? {} : { payload: {} });
      expect(answer.statusCode).toBe(403);
    }
  });

  test('everybody may read themselves and nobody else', async () => {
    const [one, other] = [await app.asPerson('viewer'), await app.asPerson('viewer')];

    expect((await one.ask('GET', `/users/${one.id}`)).json()).toMatchObject({ id: one.id, role: 'viewer' });
    expect((await one.ask('GET', `/users/${other.id}`)).statusCode).toBe(403);
  });

  test('who registers as user is a viewer here', async () => {
    const admin = await app.asPerson('admin');
    const viewer = await app.addPerson('viewer');

    const users = (await admin.ask('GET', '/users')).json() as User[];

    expect(users.find(({ id }) => id === viewer.id)).toMatchObject({ role: 'viewer', department: 'Engineering' });
  });

  test('an added person gets the defaults and a mail with a temporary password that leads to their own', async () => {
    const admin = await app.asPerson('admin');

    const added = await add(admin);

    expect(added.statusCode).toBe(201);
    const user = added.json() as User;
    expect(user).toMatchObject({
      role: 'viewer',
      department: 'Engineering',
      status: 'active',
      invited: true,
      lastLogin: null,
    });
    const [mail] = await mailsTo(user.email);
    expect(mail?.text).toContain('temporary password');
    const { ChallengeName, Session } = await app.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: user.email, PASSWORD: mail?.code ?? '' },
    });
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    await app.callIdentity('RespondToAuthChallenge', {
      ClientId: app.config.clientId,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: user.id, NEW_PASSWORD: 'Night-chart-7781' },
    });
    const token = await app.signIn(user.email);
    const own = await app.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });
    expect(own.json()).toMatchObject({ id: user.id, role: 'user', verified: true });
    expect(await read(admin, user.id)).toMatchObject({ invited: false, lastLogin: expect.any(String) });
  });

  test('taken names are rejected in words', async () => {
    const admin = await app.asPerson('admin');
    const user = (await add(admin)).json() as User;

    const sameEmail = await admin.ask('POST', '/users', { payload: { ...fresh(), email: user.email.toUpperCase() } });
    const sameName = await admin.ask('POST', '/users', { payload: { ...fresh(), username: user.username } });

    expect(sameEmail.json()).toMatchObject({
      code: 'email_taken',
      message: 'An account with this email already exists',
    });
    expect(sameName.json()).toMatchObject({ code: 'username_taken' });
    expect([sameEmail.statusCode, sameName.statusCode]).toEqual([409, 409]);
  });

  test.each([
    [{ email: 'abc' }, 'email'],
    [{ username: '' }, 'username'],
    [{ role: 'user' }, 'role'],
    [{ department: 'Law' }, 'department'],
    [{ id: 'mine' }, 'field'],
    [{ status: 5 }, 'status'],
  ])('%j is rejected with 400 and adds nobody', async (wrong, named) => {
    const admin = await app.asPerson('admin');
    const before = ((await admin.ask('GET', '/users')).json() as User[]).length;

    const answer = await admin.ask('POST', '/users', { payload: { ...fresh(), ...wrong } as object });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(named);
    expect((await admin.ask('GET', '/users')).json()).toHaveLength(before);
  });

  test('the second factor of somebody who has none cannot be reset, and nothing says that it was', async () => {
    const [admin, person] = [await app.asPerson('admin'), await app.asPerson('analyst')];

    const answer = await admin.ask('POST', `/users/${person.id}/second-factor/reset`);

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_second_factor']);
    const { events } = (await person.ask('GET', '/users/profile/activity')).json();
    expect(JSON.stringify(events)).not.toContain('second_factor_reset');
  });

  test('all six moves between the statuses are accepted', async () => {
    const admin = await app.asPerson('admin');
    const { id } = (await add(admin)).json() as User;

    for (const status of ['inactive', 'active', 'pending', 'active', 'inactive', 'pending', 'inactive'] as const) {
      const answer = await admin.ask('PATCH', `/users/${id}/status`, { payload: { status } });
      expect(answer.json()).toMatchObject({ id, status });
    }
  });

  test('who is made inactive is out within a second, cannot sign in, and can again when active', async () => {
    const admin = await app.asPerson('admin');
    const person = await app.asPerson('analyst');
    expect((await person.ask('GET', '/todos')).statusCode).toBe(200);

    await admin.ask('PATCH', `/users/${person.id}/status`, { payload: { status: 'inactive' } });
    app.pass(900);

    expect((await person.ask('GET', '/todos')).statusCode).toBe(401);
    const rejected = await app.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: person.email, PASSWORD: person.password },
    });
    expect(rejected.__type).toBe('NotAuthorizedException');
    await admin.ask('PATCH', `/users/${person.id}/status`, { payload: { status: 'active' } });
    expect(await app.signIn(person.email)).toEqual(expect.any(String));
  });

  test('an edit replaces what an administrator decides, and acts at the next request', async () => {
    const admin = await app.asPerson('admin');
    const person = await app.asPerson('viewer');
    const before = await read(admin, person.id);
    const payload = { ...asDecided(before), ...fresh(), role: 'analyst', department: 'Sales' };

    const after = (await admin.ask('PUT', `/users/${person.id}`, { payload })).json();

    expect(after).toMatchObject(payload);
    expect((await person.ask('GET', '/users/me')).json()).toMatchObject({ role: 'analyst', email: payload.email });
  });

  const begin = (email: string) =>
    app.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: 'Night-chart-7781' },
    });

  async function moveTo(admin: Person, id: string) {
    const { email } = fresh();
    const payload = { ...asDecided(await read(admin, id)), email };
    expect((await admin.ask('PUT', `/users/${id}`, { payload })).json()).toMatchObject({ email });
    return email;
  }

  test('an address that an administrator changed signs in once its code came back', async () => {
    const admin = await app.asPerson('admin');
    const person = await app.asPerson('viewer');

    const email = await moveTo(admin, person.id);

    expect(await begin(email)).not.toHaveProperty('AuthenticationResult');
    expect(await begin(person.email)).toHaveProperty('AuthenticationResult');
    expect((await person.ask('GET', '/users/me')).json()).toMatchObject({ email, verified: false });
    const [mail] = await mailsTo(email);
    await person.ask('POST', '/users/profile/email-verification', { payload: { code: mail?.code } });
    expect(await begin(email)).toHaveProperty('AuthenticationResult');
    expect(await begin(person.email)).not.toHaveProperty('AuthenticationResult');
  });

  test('an administrator may vouch for the new address, send the code again, or move back', async () => {
    const admin = await app.asPerson('admin');
    const person = await app.asPerson('viewer');
    const resolveIssue = (fix: string) => admin.ask('POST', `/users/${person.id}/sign-in`, { payload: { fix } });
    const email = await moveTo(admin, person.id);
    expect((await admin.ask('GET', `/users/${person.id}/sign-in`)).json()).toMatchObject({
      email: person.email,
      issues: [{ code: 'new_email_unconfirmed', fixes: ['send_code', 'confirm'] }],
    });

    await resolveIssue('send_code');
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await resolveIssue('confirm')).json()).toMatchObject({ email, issues: [] });

    expect(await begin(email)).toHaveProperty('AuthenticationResult');
    expect(await read(admin, person.id)).toMatchObject({ email });
    const next = await moveTo(admin, person.id);
    await admin.ask('PUT', `/users/${person.id}`, { payload: { ...asDecided(await read(admin, person.id)), email } });
    const [{ code } = { code: '' }] = await mailsTo(next);
    const late = await person.ask('POST', '/users/profile/email-verification', { payload: { code } });
    expect(late.json()).toMatchObject({ code: 'no_new_email' });
    expect(await begin(email)).toHaveProperty('AuthenticationResult');
  });

  test('administrators give and correct names, which the account and the search know', async () => {
    const admin = await app.asPerson('admin');
    const added = (await add(admin, { firstName: 'Zoë', lastName: 'Çelik' })).json() as User;
    expect(added).toMatchObject({ firstName: 'Zoë', lastName: 'Çelik' });

    const payload = { ...asDecided(added), lastName: 'Åberg' };
    const edited = (await admin.ask('PUT', `/users/${added.id}`, { payload })).json() as User;

    expect(edited).toMatchObject({ firstName: 'Zoë', lastName: 'Åberg' });
    expect(await app.identity.admin.readUser(added.id)).toMatchObject({
      attributes: { given_name: 'Zoë', family_name: 'Åberg' },
    });
    const found = async (words: string) =>
      (await admin.ask('GET', `/users?page=1&search=${encodeURIComponent(words)}`)).json().users as User[];
    expect((await found('zoe aberg')).map(({ id }) => id)).toEqual([added.id]);
    expect(await found('zoe celik')).toEqual([]);
    const { results } = (await admin.ask('GET', '/search?q=aberg')).json();
    expect(results).toMatchObject([{ kind: 'user', id: added.id, subtitle: `${added.email} · Zoë Åberg` }]);
  });

  test('deleting removes account, sessions and tasks, and needs a recent sign-in', async () => {
    const admin = await app.asPerson('admin');
    const person = await app.asPerson('analyst');
    await person.ask('POST', '/todos', { payload: { text: 'Left behind' } });
    app.pass(6 * minuteMs);
    expect((await admin.ask('DELETE', `/users/${person.id}`)).json()).toMatchObject({
      code: 'recent_sign_in_required',
    });

    const again = { headers: { authorization: `Bearer ${await app.signIn(admin.email)}` } };
    expect((await admin.ask('DELETE', `/users/${person.id}`, again)).statusCode).toBe(204);

    expect((await person.ask('GET', '/todos')).statusCode).toBe(401);
    expect((await admin.ask('GET', `/users/${person.id}`, again)).statusCode).toBe(404);
    const left = await app.database.read.selectFrom('todos').selectAll().where('owner_id', '=', person.id).execute();
    expect(left).toEqual([]);
  });

  test('nobody deletes themselves here, and nobody is there twice', async () => {
    const admin = await app.asPerson('admin');

    expect((await admin.ask('DELETE', `/users/${admin.id}`)).json()).toMatchObject({ code: 'own_account' });
    expect((await admin.ask('DELETE', '/users/nobody')).json()).toMatchObject({ code: 'user_not_found' });
  });

  test('a role request is granted or declined once', async () => {
    const admin = await app.asPerson('admin');
    const person = await app.asPerson('viewer');
    const ask = (decision: string) => admin.ask('POST', `/users/${person.id}/role-request`, { payload: { decision } });
    const request = () =>
      app.database.write((tx) =>
        tx.updateTable('people').set({ requested_role: 'analyst' }).where('id', '=', person.id).execute(),
      );

    await request();
    expect((await ask('decline')).json()).toMatchObject({ role: 'viewer', requestedRole: null });
    await request();
    expect((await ask('grant')).json()).toMatchObject({ role: 'analyst', requestedRole: null });
    expect((await ask('grant')).json()).toMatchObject({ code: 'no_role_request' });
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('granted'),
      expect.stringContaining('declined'),
      expect.anything(),
    ]);
  });

  test('an invitation is sent again while it is open', async () => {
    const admin = await app.asPerson('admin');
    const user = (await add(admin)).json() as User;
    const person = await app.asPerson('viewer');

    expect((await admin.ask('POST', `/users/${user.id}/invitation`)).statusCode).toBe(204);
    expect(await mailsTo(user.email)).toHaveLength(2);
    expect((await admin.ask('POST', `/users/${person.id}/invitation`)).json()).toMatchObject({ code: 'not_invited' });
  });

  test('a bulk change names what it did and what it rejected, and its undo brings the statuses back', async () => {
    const admin = await app.asPerson('admin');
    const one = (await add(admin)).json() as User;
    const other = (await add(admin, { status: 'pending' })).json() as User;
    const change = (changes: object[]) => admin.ask('POST', '/users/status-changes', { payload: { changes } });

    const { applied, rejected } = (
      await change([one.id, other.id, 'nobody'].map((id) => ({ id, status: 'inactive' })))
    ).json();

    expect(applied).toEqual([
      { id: one.id, before: 'active', after: 'inactive' },
      { id: other.id, before: 'pending', after: 'inactive' },
    ]);
    expect(rejected).toEqual([{ id: 'nobody', code: 'user_not_found', message: 'This user no longer exists.' }]);
    await change(applied.map(({ id, before }: { id: string; before: string }) => ({ id, status: before })));
    expect([(await read(admin, one.id)).status, (await read(admin, other.id)).status]).toEqual(['active', 'pending']);
  });

  test('a bulk change of roles shows its effect before, and names what it did for each person', async () => {
    const admin = await app.asPerson('admin');
    const [viewer, analyst] = [await app.asPerson('viewer'), await app.addPerson('analyst')];
    const seen = await read(admin, viewer.id);
    const payload = (dryRun: boolean) => ({
      changes: [
        { id: viewer.id, role: 'analyst', version: seen.version },
        ...[analyst.id, 'nobody'].map((id) => ({ id, role: 'analyst' })),
        { id: admin.id, role: 'viewer', version: 99 },
      ],
      dryRun,
    });
    const send = async (dryRun: boolean) =>
      (await admin.ask('POST', '/users/role-changes', { payload: payload(dryRun) })).json() as RoleChanges;

    const shown = await send(true);
    const between = await read(admin, viewer.id);
    const done = await send(false);

    const results = [
      ['changed', null],
      ['unchanged', null],
      ['rejected', 'user_not_found'],
      ['rejected', 'record_changed'],
    ];
    expect(shown.people.map(({ result, code }) => [result, code])).toEqual(results);
    expect(done.people.map(({ result, code }) => [result, code])).toEqual(results);
    expect(between).toEqual(seen);
    expect(shown.effects).toMatchObject([{ from: 'viewer', to: 'analyst', lost: [] }]);
    expect(shown.effects[0]?.gained).toContainEqual({ resource: 'imports', action: 'delete', reach: 'own' });
    expect(await read(admin, viewer.id)).toMatchObject({ role: 'analyst', version: done.people[0]?.version });
    expect((await viewer.ask('GET', '/imports')).statusCode).toBe(200);
    const events = await app.database.read.selectFrom('events').select(['kind', 'object_id']).execute();
    const ofRole = events.filter(({ kind }) => kind === 'role_changed').map(({ object_id }) => object_id);
    expect(ofRole.filter((id) => id === viewer.id)).toHaveLength(1);
    expect(ofRole).not.toContain(analyst.id);
  });

  test('roles are compared at any time and changed after a recent sign-in only', async () => {
    const admin = await app.asPerson('admin');
    const { id } = await app.addPerson('viewer');
    const ask = (dryRun: boolean) =>
      admin.ask('POST', '/users/role-changes', { payload: { changes: [{ id, role: 'analyst' }], dryRun } });
    app.pass(6 * 60_000);

    expect((await ask(true)).statusCode).toBe(200);
    expect((await ask(false)).json()).toMatchObject({ code: 'recent_sign_in_required' });
  });

  describe('the list', () => {
    const list = async (admin: Person, query: string) => (await admin.ask('GET', `/users?page=1&${query}`)).json();

    test('search finds part of a name, address or department in any case, and means wildcards literally', async () => {
      const admin = await app.asPerson('admin');
      const user = (await add(admin, { username: 'Quill_Marker', department: 'Data Science' })).json() as User;

      expect((await list(admin, 'search=QUILL_M')).users).toMatchObject([{ id: user.id }]);
      expect((await list(admin, `search=${user.email.toUpperCase()}`)).users).toMatchObject([{ id: user.id }]);
      expect((await list(admin, 'search=data%20SCI')).total).toBe(1);
      expect((await list(admin, 'search=%25')).total).toBe(0);
      expect((await list(admin, 'search=quill.m')).total).toBe(0);
    });

    test('search finds the middle of a word, the newest name, and no text across two fields', async () => {
      const admin = await app.asPerson('admin');
      const found = async (words: string) =>
        (await list(admin, `search=${encodeURIComponent(words)}`)).users.map(({ id }: User) => id);
      const person = { username: 'brunel_isambard', email: 'b.i.kingdom@example.org', department: 'Sales' } as const;
      const user = (await add(admin, person)).json() as User;

      for (const words of ['unel_is', 'ARD', 'ùnèl', 'nel', 'el']) expect(await found(words), words).toContain(user.id);
      for (const words of ['isambardx', `isambard ${user.email}`, '"', '"nel"', 'nel*', 'nel OR ard'])
        expect(await found(words), words).toEqual([]);

      const decided = { ...asDecided(user), username: 'renamed_since' };
      const payload = { ...decided, firstName: 'Quentin', lastName: 'Ottershaw' };
      expect((await admin.ask('PUT', `/users/${user.id}`, { payload })).statusCode).toBe(200);
      expect(await found('unel_is')).toEqual([]);
      expect(await found('n otters')).toEqual([user.id]);
      expect((await admin.ask('DELETE', `/users/${user.id}`)).statusCode).toBe(204);
      expect(await found('otters')).toEqual([]);
    });

    test('search and filters combine, pages follow each other, and the total counts all', async () => {
      const admin = await app.asPerson('admin');
      const made: User[] = [];
      for (let index = 0; index < 5; index++)
        made.push((await add(admin, { username: `page-${index}`, role: 'analyst', department: 'Marketing' })).json());
      await admin.ask('PATCH', `/users/${made[4]?.id}/status`, { payload: { status: 'inactive' } });
      const query = 'search=page-&role=analyst&status=active&department=Marketing&size=2';

      const first = (await admin.ask('GET', `/users?${query}&page=1`)).json();
      const second = (await admin.ask('GET', `/users?${query}&page=2`)).json();

      expect(first).toMatchObject({ total: 4, page: 1, size: 2 });
      const names = [...first.users, ...second.users].map(({ username }: User) => username);
      expect(names).toEqual(['page-0', 'page-1', 'page-2', 'page-3']);
      const backwards = await list(admin, 'search=page-&sort=username&direction=desc');
      expect(backwards.users[0].username).toBe('page-4');
    });

    test.each(['page=0', 'page=x', 'size=5000', 'role=user', 'sort=salt', 'salt=1'])(
      '%s is rejected',
      async (query) => {
        const admin = await app.asPerson('admin');

        expect((await admin.ask('GET', `/users?${query}`)).statusCode).toBe(400);
      },
    );
  });
});

describe.each(testDatabases)('the last administrators on $name', ({ open }) => {
  test('cannot be demoted, deactivated or deleted, not even by each other at the same time', async () => {
    const database = await open();
    const app = await startTestApp(database);
    const [one, other] = [await app.asPerson('admin'), await app.asPerson('admin')];
    const demote = async (who: typeof one, whom: typeof one) => {
      const { username, email, department, status } = (await who.ask('GET', `/users/${whom.id}`)).json();
      return who.ask('PUT', `/users/${whom.id}`, { payload: { username, email, department, status, role: 'viewer' } });
    };

    const answers = await Promise.all([demote(one, other), demote(other, one)]);

    const [changed, rejected] = answers.map((answer) => answer.statusCode).sort();
    expect(changed).toBe(200);
    // Who is demoted before her own request is judged lacks the right; after it, she is the last administrator.
    expect([403, 409]).toContain(rejected);
    const admins = await database.read.selectFrom('people').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
    const [left] = [one, other].filter(({ id }) => id === admins[0]?.id);
    app.pass(1_000);
    const deactivated = await left?.ask('PATCH', `/users/${left.id}/status`, { payload: { status: 'inactive' } });
    expect(deactivated?.json()).toMatchObject({ code: 'last_admin' });
    await app.close();
    await database.close();
  });

  test('cannot be demoted together, but may hand over to somebody in the same request', async () => {
    const database = await open();
    const app = await startTestApp(database);
    const [one, other] = [await app.asPerson('admin'), await app.asPerson('admin')];
    const change = async (who: typeof one, roles: readonly (readonly [typeof one, string])[], dryRun = false) => {
      const changes = roles.map(([{ id }, role]) => ({ id, role }));
      const answer = await who.ask('POST', '/users/role-changes', { payload: { changes, dryRun } });
      return (answer.json() as RoleChanges).people.map(({ result, code }) => code ?? result);
    };
    const both = [
      [one, 'viewer'],
      [other, 'viewer'],
    ] as const;

    expect(await change(one, both, true)).toEqual(['changed', 'last_admin']);
    expect(await change(one, both)).toEqual(['changed', 'last_admin']);
    app.pass(1_000);
    const handOver = [
      [other, 'viewer'],
      [one, 'admin'],
    ] as const;
    expect(await change(other, handOver)).toEqual(['changed', 'changed']);

    const admins = await database.read.selectFrom('people').select('id').where('role', '=', 'admin').execute();
    expect(admins).toEqual([{ id: one.id }]);
    await app.close();
    await database.close();
  });

  test('are never gone, however many take the role from each other at once', async () => {
    const database = await open();
    const app = await startTestApp(database);
    const everybody = [await app.asPerson('admin'), await app.asPerson('admin'), await app.asPerson('admin')];

    await Promise.all(
      everybody.map((who) => {
        const changes = everybody.filter(({ id }) => id !== who.id).map(({ id }) => ({ id, role: 'analyst' }));
        return who.ask('POST', '/users/role-changes', { payload: { changes } });
      }),
    );

    const admins = await database.read.selectFrom('people').select('id').where('role', '=', 'admin').execute();
    expect(admins.length).toBeGreaterThanOrEqual(1);
    await app.close();
    await database.close();
  });
});
