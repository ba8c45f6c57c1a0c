import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const email = 'grace.hopper@example.com';
const temporaryPassword = 'Kind-lamp-2981-aQ';

describe.each(testDatabases)('the operator of the machine, on $name', ({ open }) => {
  let app: TestApp;

  beforeEach(async () => {
    app = await startTestApp(await open());
  });
  afterEach(async () => {
    await app.close();
    await app.database.close();
  });

  const ask = (method: 'GET' | 'POST', path: string, payload?: object, ticket = 'a ticket for tests') =>
    app.app.inject({
      method,
      url: `/operator/${path}`,
      headers: { authorization: `Operator ${ticket}` },
      ...(payload && { payload }),
    });
  const readAudit = () => app.database.read.selectFrom('audit').select(['action', 'actor_id']).orderBy('seq').execute();

  test('makes an administrator who signs in with the temporary password and has to replace it', async () => {
    const made = await ask('POST', 'administrators', { email, temporaryPassword });
    const signedIn = await app.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: temporaryPassword },
    });

    expect(made.json()).toMatchObject({
      isNew: true,
      user: { email, username: 'grace.hopper', role: 'admin', status: 'active' },
    });
    expect(signedIn.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(await readAudit()).toContainEqual({ action: 'user_added', actor_id: 'operator' });
    const letters = await app.database.read.selectFrom('idp_outbox').select('id').execute();
    expect(letters).toEqual([]);
  });

  test('makes someone who is there an active administrator, and the password stays', async () => {
    const viewer = await app.addPerson('viewer');

    const made = await ask('POST', 'administrators', { email: viewer.email, temporaryPassword });

    expect(made.json()).toMatchObject({ isNew: false, user: { id: viewer.id, role: 'admin' } });
    expect(await app.signIn(viewer.email)).toEqual(expect.any(String));
    expect(await readAudit()).toContainEqual({ action: 'role_changed', actor_id: 'operator' });
  });

  test('resets a second factor where there is one', async () => {
    const admin = await app.addPerson('admin');

    const none = await ask('POST', 'second-factor-resets', { email: admin.email });
    const nobody = await ask('POST', 'second-factor-resets', { email: 'nobody@example.com' });

    expect([none.json().code, nobody.json().code]).toEqual(['no_second_factor', 'user_not_found']);
    const AccessToken = await app.signIn(admin.email);
    await app.callIdentity('SetUserMFAPreference', {
      AccessToken,
      EmailMfaSettings: { Enabled: true, PreferredMfa: true },
    });
    const done = await ask('POST', 'second-factor-resets', { email: admin.email });
    expect(done.json()).toMatchObject({ email: admin.email, secondFactor: false });
    expect(await app.signIn(admin.email)).toEqual(expect.any(String));
    expect(await readAudit()).toContainEqual({ action: 'second_factor_reset', actor_id: 'operator' });
  });

  test('lists everyone, and is no one without the ticket', async () => {
    await app.addPerson('viewer', 'ada');

    expect((await ask('GET', 'users')).json()).toMatchObject([{ email: 'ada@example.com', role: 'viewer' }]);
    expect((await ask('GET', 'users', undefined, 'another ticket')).statusCode).toBe(404);
    expect((await ask('POST', 'administrators', { email }, '')).statusCode).toBe(404);
    expect((await ask('POST', 'administrators', { email: 'no address' })).json().code).toBe('invalid_input');
  });
});
