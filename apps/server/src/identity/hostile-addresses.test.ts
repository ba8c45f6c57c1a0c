import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const password = 'Night-chart-7781';

// The directory takes a new address at once, before it has proven itself.
describe.each(testDatabases)('an address that somebody only claims in a profile, on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const signUp = (email: string) =>
    app.callIdentity('SignUp', {
      ClientId: app.config.clientId,
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }],
    });

  test('does not keep its owner from registering', async () => {
    const email = 'owner@example.com';
    const claimant = await app.asPerson('viewer');
    const profile = (await claimant.ask('GET', '/users/profile')).json();
    const claimed = await claimant.ask('PUT', '/users/profile', { payload: { username: profile.username, email } });
    expect(claimed.statusCode).toBe(200);

    expect(await signUp(email)).toMatchObject({ UserConfirmed: false });
  });

  test('nor an administrator from inviting them, and the claimant is left with the address that signs in', async () => {
    const email = 'invited@example.com';
    const [claimant, admin] = [await app.asPerson('viewer'), await app.asPerson('admin')];
    const { username } = (await claimant.ask('GET', '/users/profile')).json();
    await claimant.ask('PUT', '/users/profile', { payload: { username, email } });

    const added = await admin.ask('POST', '/users', { payload: { username: 'invited-owner', email } });

    expect(added.statusCode).toBe(201);
    const left = (await claimant.ask('GET', '/users/profile')).json();
    expect(left).toMatchObject({ email: claimant.email, verified: true, signInEmail: null });
  });

  test('goes on to whoever claims it next; one that signs somebody in goes to nobody', async () => {
    const [one, other] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const profileOf = async (person: typeof one) => (await person.ask('GET', '/users/profile')).json();
    const claim = async (person: typeof one, email: string) =>
      person.ask('PUT', '/users/profile', { payload: { username: (await profileOf(person)).username, email } });
    await claim(one, 'between@example.com');

    expect((await claim(other, one.email)).json()).toMatchObject({ code: 'email_taken' });
    expect(await profileOf(one)).toMatchObject({ email: 'between@example.com', signInEmail: one.email });
    expect((await claim(other, 'between@example.com')).statusCode).toBe(200);

    expect(await profileOf(one)).toMatchObject({ email: one.email, verified: true, signInEmail: null });
    expect(await profileOf(other)).toMatchObject({ email: 'between@example.com', signInEmail: other.email });
  });

  test('an administrator who edits somebody leaves the address that waits for its proof', async () => {
    const [person, admin] = [await app.asPerson('viewer'), await app.asPerson('admin')];
    const { username } = (await person.ask('GET', '/users/profile')).json();
    const email = 'waiting@example.com';
    await person.ask('PUT', '/users/profile', { payload: { username, email } });
    const decided = { username, email, role: 'analyst', department: 'Sales', status: 'active' };

    expect((await admin.ask('PUT', `/users/${person.id}`, { payload: decided })).statusCode).toBe(200);

    expect((await person.ask('GET', '/users/profile')).json()).toMatchObject({ email, signInEmail: person.email });
  });

  test('nor from moving to it', async () => {
    const email = 'mover@example.com';
    const claimant = await app.asPerson('viewer');
    const profile = (await claimant.ask('GET', '/users/profile')).json();
    await claimant.ask('PUT', '/users/profile', { payload: { username: profile.username, email } });
    const owner = await app.asPerson('viewer');
    const call = (operation: string, input: object) =>
      app.callIdentity(operation, { AccessToken: owner.token, ...input });
    await call('UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: email }] });
    const letters = (
      await app.app.inject({
        url: `/identity/outbox?to=${encodeURIComponent(email)}`,
        headers: { host: 'localhost:3000' },
      })
    ).json();

    expect(await call('VerifyUserAttribute', { AttributeName: 'email', Code: letters[0].code })).toEqual({});
  });
});
