import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CloudApp, startCloudApp } from '../../../testing/cloud-app.ts';
import { testDatabases } from '../../../testing/databases.ts';

const password = 'Night-chart-7781';
const another = 'Morning-tide-4410';
const minuteMs = 60_000;

type Admin = Awaited<ReturnType<CloudApp['join']>>;

describe.each(testDatabases)('accounts of a cloud user pool in the hands of the product, on $name', ({ open }) => {
  let cloud: CloudApp;
  let admin: Admin;
  beforeAll(async () => {
    cloud = await startCloudApp({ home: await open() });
    admin = await cloud.join('admin', 'admin');
  });
  afterAll(() => cloud.close());

  const me = (token: string) => cloud.askWith(token)('GET', '/users/me');
  const callPool = (operation: string, request: object) => cloud.remote.callIdentity(operation, request);
  const tryPassword = (USERNAME: string, PASSWORD: string) =>
    callPool('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: cloud.clientId,
      AuthParameters: { USERNAME, PASSWORD },
    });
  const lastLetterOf = async (app: 'remote' | 'home', email: string) => {
    const { identity } = app === 'remote' ? cloud.remote : cloud.home();
    return (await identity.readOutbox?.(email))?.[0];
  };
  const invited = { role: 'analyst', department: 'Engineering', status: 'active' };
  const userAt = async (id: string) => (await admin.ask('GET', `/users/${id}`)).json();

  test('somebody who is invited here has an account there, and takes the invitation up there', async () => {
    const [username, email] = ['grace', 'grace@example.com'];
    const added = await admin.ask('POST', '/users', { payload: { username, email, ...invited } });
    expect(added.json()).toMatchObject({ email, invited: true });
    const temporary = (await lastLetterOf('remote', email))?.code ?? '';
    const { id } = added.json();
    await admin.ask('POST', `/users/${id}/invitation`);
    const again = (await lastLetterOf('remote', email))?.code ?? '';
    expect(again).not.toBe(temporary);

    const { Session } = await tryPassword(email, again);
    const answer = await callPool('RespondToAuthChallenge', {
      ClientId: cloud.clientId,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: id, NEW_PASSWORD: another },
    });
    const { AccessToken = '' } = answer.AuthenticationResult as Record<string, string>;

    expect((await me(AccessToken)).json()).toMatchObject({ id, username, role: 'analyst', verified: true });
    expect(await userAt(id)).toMatchObject({ invited: false });
  });

  test('an invitation follows its address, and the letter to the earlier one is void', async () => {
    const [username, mistyped, email] = ['hopper', 'hoper@example.com', 'hopper@example.com'];
    const added = await admin.ask('POST', '/users', { payload: { username, email: mistyped, ...invited } });
    const temporary = (await lastLetterOf('remote', mistyped))?.code ?? '';

    const moved = await admin.ask('PUT', `/users/${added.json().id}`, { payload: { username, email, ...invited } });

    expect(moved.json()).toMatchObject({ email, invited: true });
    expect((await tryPassword(email, temporary)).ChallengeName).toBeUndefined();
    const again = (await lastLetterOf('remote', email))?.code ?? '';
    expect((await tryPassword(email, again)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  test('an address that has an account there, or a name that is taken, is rejected', async () => {
    const { email } = await cloud.remote.addPerson('viewer', 'taken');

    const rejected = await admin.ask('POST', '/users', { payload: { username: 'new-name', email, ...invited } });

    expect(rejected.json()).toMatchObject({ code: 'email_taken' });
  });

  test('who is made inactive here cannot sign in there, and no session goes on', async () => {
    const { id, email, token } = await cloud.join('viewer');
    const setStatus = (status: string) => admin.ask('PATCH', `/users/${id}/status`, { payload: { status } });

    expect((await setStatus('inactive')).statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    expect((await tryPassword(email, password)).message).toBe('User is disabled.');
    await setStatus('active');
    cloud.pass(1_000);

    expect((await me(token)).statusCode).toBe(401);
    expect((await me(await cloud.remote.signIn(email))).statusCode).toBe(200);
  });

  test('who is deleted here is gone there, and a token that lives on brings nobody back', async () => {
    const { id, email, token } = await cloud.join('viewer');
    const unseen = await cloud.remote.signIn(email);

    expect((await admin.ask('DELETE', `/users/${id}`)).statusCode).toBe(204);

    cloud.pass(1_000);
    expect([(await me(token)).statusCode, (await me(unseen)).statusCode]).toEqual([401, 401]);
    expect((await tryPassword(email, password)).AuthenticationResult).toBeUndefined();
    expect((await admin.ask('GET', `/users/${id}`)).statusCode).toBe(404);
  });

  test('a new name reaches the account there at once, a new address once its code has come back', async () => {
    const { id, email } = await cloud.join('viewer', 'renamed');
    const payload = { username: 'lovelace', email: 'lovelace@example.com', ...invited };

    expect((await admin.ask('PUT', `/users/${id}`, { payload })).json()).toMatchObject({ email: payload.email });

    expect((await tryPassword(payload.email, password)).AuthenticationResult).toBeUndefined();
    expect((await tryPassword(email, password)).AuthenticationResult).toBeDefined();
    expect(await cloud.remote.identity.admin.readUser(id)).toMatchObject({ username: 'lovelace' });
  });

  test('a new address of the own account waits for the code that is mailed to it from here', async () => {
    const { id, email, ask } = await cloud.join('viewer', 'mover');
    const fresh = 'moved@example.com';
    const moved = await ask('PUT', '/users/profile', { payload: { username: 'mover', email: fresh } });
    expect(moved.json()).toMatchObject({ email: fresh, signInEmail: email });
    expect((await tryPassword(email, password)).AuthenticationResult).toBeDefined();

    const code = (await lastLetterOf('home', fresh))?.code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const verify = (given: string) => ask('POST', '/users/profile/email-verification', { payload: { code: given } });
    expect((await verify(wrong)).json()).toMatchObject({ code: 'wrong_code' });
    expect((await verify(code)).json()).toMatchObject({ email: fresh, signInEmail: null });

    expect(await cloud.remote.identity.admin.readUser(id)).toMatchObject({ email: fresh, emailVerified: true });
  });

  test('a new password counts there; every other session ends here at once', async () => {
    const { email, token, ask } = await cloud.join('viewer', 'careful');
    const other = await cloud.remote.signIn(email);
    await me(other);

    const payload = { username: 'careful', email, password: another };
    expect((await ask('PUT', '/users/profile', { payload })).statusCode).toBe(200);

    cloud.pass(1_000);
    expect([(await me(token)).statusCode, (await me(other)).statusCode]).toEqual([200, 401]);
    expect((await tryPassword(email, password)).AuthenticationResult).toBeUndefined();
    expect((await tryPassword(email, another)).AuthenticationResult).toBeDefined();
  });

  test('a password that the pool does not take is rejected in words', async () => {
    const { email, ask } = await cloud.join('viewer', 'weak');

    const rejected = await ask('PUT', '/users/profile', {
      payload: { username: 'weak', email, password: 'password1' },
    });

    expect(rejected.json()).toMatchObject({ code: 'weak_password' });
  });

  test('the present password proves who somebody is, without a session of its own at the pool', async () => {
    const { id, token, ask } = await cloud.join('viewer');
    const prove = (given: string) =>
      ask('POST', '/users/profile/identity-confirmation', { payload: { password: given } });
    cloud.pass(11 * minuteMs);
    const before = await cloud.remote.identity.admin.listSessions(id);

    expect((await prove('wrong-password')).json()).toMatchObject({ code: 'wrong_password' });
    expect((await prove(password)).statusCode).toBe(204);

    expect(await cloud.remote.identity.admin.listSessions(id)).toHaveLength(before.length);
    const payload = { username: 'proven', email: 'proven@example.com' };
    expect((await cloud.askWith(token)('PUT', '/users/profile', { payload })).statusCode).toBe(200);
  });

  test('too many wrong passwords are rejected as such', async () => {
    const { ask } = await cloud.join('viewer');
    const prove = () => ask('POST', '/users/profile/identity-confirmation', { payload: { password: 'wrong-one' } });
    for (let tries = 0; tries < 5; tries += 1) await prove();

    expect((await prove()).json()).toMatchObject({ code: 'too_many_requests' });
  });

  test('a second factor that is set up at the pool is noticed, and can be taken away by an administrator', async () => {
    const { id, email, token, ask } = await cloud.join('viewer');
    const { SecretCode } = await callPool('AssociateSoftwareToken', { AccessToken: token });
    const totp = new TOTP({ secret: String(SecretCode) });
    const UserCode = totp.generate({ timestamp: cloud.remote.now() });
    await callPool('VerifySoftwareToken', { AccessToken: token, UserCode });
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await callPool('SetUserMFAPreference', { AccessToken: token, SoftwareTokenMfaSettings });

    expect((await ask('GET', '/users/settings')).json().security.twoFactorAuth).toBe(true);
    expect((await ask('GET', '/users/profile')).json().secondFactor).toEqual({
      enrolled: true,
      recoveryCodesLeft: null,
    });
    expect(await userAt(id)).toMatchObject({ secondFactor: true });
    expect((await tryPassword(email, password)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    // The pool checks codes at a sign-in only: here the password alone has to do.
    const proven = await ask('POST', '/users/profile/identity-confirmation', { payload: { password } });
    expect(proven.statusCode).toBe(204);

    await admin.ask('POST', '/users/profile/identity-confirmation', { payload: { password } });
    const reset = await admin.ask('POST', `/users/${id}/second-factor/reset`);
    expect(reset.json()).toMatchObject({ secondFactor: false });
    expect((await tryPassword(email, password)).AuthenticationResult).toBeDefined();
  });

  test('what the pool keeps to itself is rejected in words', async () => {
    const { id } = await cloud.join('viewer');
    const { adminWithin } = cloud.home().identity;
    const rejected = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: 'managed_externally' });

    await cloud.home().database.write(async (tx) => {
      const within = adminWithin(tx);
      await rejected(within.makeRecoveryCodes(id));
      await rejected(within.disableSecondFactor(id, '123456'));
      await rejected(within.unlock(id));
      await rejected(within.listPasskeys(id));
    });
  });

  test('the sign-in state tells what the pool tells, and leaves open what it keeps to itself', async () => {
    const { id, email } = await cloud.join('viewer');

    const state = (await admin.ask('GET', `/users/${id}/sign-in`)).json();

    expect(state).toMatchObject({
      provider: 'cognito',
      status: 'CONFIRMED',
      enabled: true,
      email,
      issues: [],
      recoveryCodesLeft: null,
      passkeys: null,
      counters: null,
      devices: [],
      passwordChangedAt: null,
    });
    expect(state.sessions).toHaveLength(1);
  });

  test('the own profile leaves open what the pool keeps to itself', async () => {
    const { ask } = await cloud.join('viewer');

    const own = (await ask('GET', '/users/profile')).json();

    expect(own).toMatchObject({
      passwordChangedAt: null,
      passwordExpiresAt: null,
      secondFactor: { enrolled: false, recoveryCodesLeft: null },
    });
  });

  test('a required reset ends sessions and lets only a new password in', async () => {
    const { id, email, token } = await cloud.join('viewer');

    await cloud.home().identity.admin.requireReset(id);

    cloud.pass(1_000);
    expect((await me(token)).statusCode).toBe(401);
    expect(await tryPassword(email, password)).toMatchObject({ __type: 'PasswordResetRequiredException' });
  });

  test('devices of the pool are listed, remembered and forgotten from here', async () => {
    const { id } = await cloud.join('viewer');
    const { admin: identity } = cloud.home().identity;

    expect(await identity.listDevices(id)).toEqual([]);
    expect(await identity.forgetDevice(id, 'eu-west-1_00000000-0000-4000-8000-000000000000')).toBe(false);
    expect(await identity.setDeviceRemembered(id, 'eu-west-1_00000000-0000-4000-8000-000000000000', true)).toBe(false);
  });
});
