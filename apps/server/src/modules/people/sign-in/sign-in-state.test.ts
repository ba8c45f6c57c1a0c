import type { SignInFix, SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFailureCounters } from '../../../identity/stores/failure-counters.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000');

describe.each(testDatabases)('the sign-in state of an account on $name', ({ open }) => {
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
  const instant = (ms: number) => new Date(app.now() + ms).toISOString();
  const look = async (admin: Person, id: string): Promise<SignInState> =>
    (await admin.ask('GET', `/users/${id}/sign-in`)).json();
  const ask = (admin: Person, id: string, fix: SignInFix) =>
    admin.ask('POST', `/users/${id}/sign-in`, { payload: { fix } });
  const resolveIssue = async (admin: Person, id: string, fix: SignInFix): Promise<SignInState> => {
    const answer = await ask(admin, id, fix);
    expect(answer.json()).toMatchObject({ provider: 'embedded' });
    return answer.json();
  };
  const codesOf = ({ issues }: SignInState) => issues.map(({ code }) => code);
  const mailsTo = async (email: string) => (await app.identity.readOutbox?.(email)) ?? [];
  const call = (operation: string, payload: object) =>
    app.callIdentity(operation, { ClientId: app.config.clientId, ...payload });
  const trySignIn = (email: string, password = 'Night-chart-7781') =>
    call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
  const times = async (most: number, work: () => Promise<unknown>) => {
    for (let done = 0; done < most; done += 1) await work();
  };
  const eventsAbout = async (id: string) =>
    (
      await app.database.read
        .selectFrom('events')
        .select(['kind', 'severity', 'actor_id'])
        .where('object_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ kind, severity, actor_id }) => [kind, severity, actor_id]);

  async function register() {
    count += 1;
    const email = `stuck${count}@example.com`;
    const { UserSub } = await call('SignUp', {
      Username: email,
      Password: 'Night-chart-7781',
      UserAttributes: [{ Name: 'email', Value: email }],
    });
    return { id: String(UserSub), email };
  }
  async function invite(admin: Person) {
    count += 1;
    const email = `invited${count}@example.com`;
    const { id } = (await admin.ask('POST', '/users', { payload: { username: `invited${count}`, email } })).json();
    return { id: String(id), email };
  }
  async function enrolAuthenticator({ token: AccessToken }: Person) {
    const { SecretCode } = await app.callIdentity('AssociateSoftwareToken', { AccessToken });
    const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(String(SecretCode)) });
    const UserCode = totp.generate({ timestamp: app.now() });
    await app.callIdentity('VerifySoftwareToken', { AccessToken, UserCode });
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await app.callIdentity('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
    return UserCode;
  }

  test.each(['analyst', 'viewer'] as const)('is not for %ss', async (role) => {
    const person = await app.asPerson(role);

    expect((await person.ask('GET', `/users/${person.id}/sign-in`)).statusCode).toBe(403);
    expect((await ask(person, person.id, 'unlock')).statusCode).toBe(403);
  });

  test('nobody by that id is said so', async () => {
    const admin = await app.asPerson('admin');

    expect((await admin.ask('GET', '/users/nobody/sign-in')).json()).toMatchObject({ code: 'user_not_found' });
    expect((await ask(admin, 'nobody', 'unlock')).statusCode).toBe(404);
  });

  test('an account that signs in has nothing in its way, and shows what it has', async () => {
    const [admin, person] = [await app.asPerson('admin'), await app.asPerson('analyst')];
    await app.database.write((tx) =>
      tx
        .insertInto('idp_passkeys')
        .values({
          credential_id: `key-of-${person.id}`,
          user_id: person.id,
          public_key: 'secret?',
          counter: 1,
          transports: '[]',
          rp_id: 'localhost',
          name: 'Blue key',
          attachment: null,
          backed_up: 1,
          created_at: app.now(),
          last_used_at: null,
        })
        .execute(),
    );

    const state = await look(admin, person.id);

    expect(state).toMatchObject({
      provider: 'embedded',
      status: 'CONFIRMED',
      enabled: true,
      email: person.email,
      emailVerified: true,
      phone: null,
      lastSignIn: instant(0),
      passwordExpiresAt: instant(90 * dayMs),
      invitedUntil: null,
      recoveryCodesLeft: 0,
      counters: [],
      issues: [],
      devices: [],
      factors: { authenticator: 'off', textMessage: 'off', mail: 'off' },
    });
    expect(state.sessions).toMatchObject([{ current: false, lastUsedAt: instant(0) }]);
    expect(state.passkeys).toEqual([
      { id: `key-of-${person.id}`, name: 'Blue key', backedUp: true, createdAt: instant(0), lastUsedAt: null },
    ]);
    expect(JSON.stringify(state)).not.toContain('secret?');
    expect((await look(admin, admin.id)).sessions).toMatchObject([{ current: true }]);
  });

  test('wrong passwords are counted, lock for a quarter of an hour, and are forgiven', async () => {
    const [admin, { id, email }] = [await app.asPerson('admin'), await app.addPerson('viewer')];
    await times(4, () => trySignIn(email, 'wrong'));
    const counted = await look(admin, id);
    expect(counted.issues).toEqual([]);
    expect(counted.counters).toEqual([
      { kind: 'password', network: '127.0.0.1', tries: 4, most: 5, until: null },
      { kind: 'password_in_a_row', network: null, tries: 4, most: 100, until: null },
    ]);

    await trySignIn(email, 'wrong');
    const locked = await look(admin, id);

    expect(locked.issues).toEqual([{ code: 'locked', until: instant(15 * minuteMs), fixes: ['unlock'], reason: null }]);
    expect((await trySignIn(email)).__type).toBe('LimitExceededException');
    expect(await resolveIssue(admin, id, 'unlock')).toMatchObject({ issues: [], counters: [] });
    expect((await trySignIn(email)).AuthenticationResult).toBeDefined();
    expect(await eventsAbout(id)).toContainEqual(['sign_in_unlocked', 'medium', admin.id]);
  });

  test('a lock that has run out, and a window that is over, are no longer shown', async () => {
    const { id, email } = await app.addPerson('viewer');
    await times(5, () => trySignIn(email, 'wrong'));

    app.pass(15 * minuteMs);
    const later = await look(await app.asPerson('admin'), id);

    expect(later.issues).toEqual([]);
    expect(later.counters?.map(({ kind }) => kind)).toEqual(['password_in_a_row']);
  });

  test('taking locks and factors away needs a sign-in of the last five minutes', async () => {
    const [admin, { id }] = [await app.asPerson('admin'), await app.addPerson('viewer')];
    app.pass(6 * minuteMs);

    for (const fix of ['unlock', 'require_reset', 'reset_second_factor'] as const)
      expect((await ask(admin, id, fix)).json()).toMatchObject({ code: 'recent_sign_in_required' });
    expect(codesOf(await look(admin, id))).toEqual([]);
  });

  test('who has not confirmed gets another code', async () => {
    const [admin, { id, email }] = [await app.asPerson('admin'), await register()];
    expect((await look(admin, id)).issues).toEqual([
      { code: 'unconfirmed', until: null, fixes: ['send_code', 'confirm'], reason: null },
    ]);

    const state = await resolveIssue(admin, id, 'send_code');

    expect(codesOf(state)).toEqual(['unconfirmed']);
    const [mail, ...older] = await mailsTo(email);
    expect(older).toHaveLength(1);
    await call('ConfirmSignUp', { Username: email, ConfirmationCode: mail?.code });
    expect((await trySignIn(email)).AuthenticationResult).toBeDefined();
    expect(await eventsAbout(id)).toContainEqual(['confirmation_code_resent', 'medium', admin.id]);
    expect((await ask(admin, id, 'send_code')).json()).toMatchObject({ code: 'not_unconfirmed' });
  });

  test('an administrator vouches for who never gets a code', async () => {
    const [admin, { id, email }] = [await app.asPerson('admin'), await register()];

    expect(await resolveIssue(admin, id, 'confirm')).toMatchObject({ status: 'CONFIRMED', issues: [] });

    const token = await app.signIn(email);
    const own = await app.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });
    expect(own.statusCode).toBe(200);
    expect((await ask(admin, id, 'confirm')).json()).toMatchObject({ code: 'not_unconfirmed' });
  });

  test('confirming somebody who was deactivated does not let them in', async () => {
    const [admin, { id, email }] = [await app.asPerson('admin'), await register()];
    await admin.ask('PATCH', `/users/${id}/status`, { payload: { status: 'inactive' } });
    expect(codesOf(await look(admin, id))).toEqual(['disabled', 'unconfirmed']);

    expect(codesOf(await resolveIssue(admin, id, 'confirm'))).toEqual(['disabled']);

    expect((await trySignIn(email)).message).toBe('User is disabled.');
    expect(codesOf(await resolveIssue(admin, id, 'activate'))).toEqual([]);
    expect((await trySignIn(email)).AuthenticationResult).toBeDefined();
  });

  test('who waits for approval is told apart from who was deactivated, and approved', async () => {
    const [admin, { id, email }] = [await app.asPerson('admin'), await app.addPerson('viewer')];
    await admin.ask('PATCH', `/users/${id}/status`, { payload: { status: 'pending' } });
    expect((await look(admin, id)).issues).toMatchObject([{ code: 'awaiting_approval', fixes: ['activate'] }]);

    expect(await resolveIssue(admin, id, 'activate')).toMatchObject({ enabled: true, issues: [] });

    expect((await trySignIn(email)).AuthenticationResult).toBeDefined();
    expect(await eventsAbout(id)).toContainEqual(['user_activated', 'medium', admin.id]);
  });

  test('an invitation is pending, expires after seven days, and is sent again', async () => {
    const { id, email } = await invite(await app.asPerson('admin'));
    const pending = await look(await app.asPerson('admin'), id);
    expect(pending.issues).toMatchObject([{ code: 'invitation_pending', fixes: ['send_invitation'] }]);
    expect(pending.invitedUntil).toBe(instant(7 * dayMs));
    app.pass(7 * dayMs);
    const admin = await app.asPerson('admin');
    expect((await look(admin, id)).issues).toMatchObject([{ code: 'invitation_expired', fixes: ['send_invitation'] }]);

    const renewed = await resolveIssue(admin, id, 'send_invitation');

    expect(codesOf(renewed)).toEqual(['invitation_pending']);
    const [mail] = await mailsTo(email);
    expect((await trySignIn(email, mail?.code ?? '')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(await eventsAbout(id)).toContainEqual(['invitation_resent', 'medium', admin.id]);
    expect((await ask(admin, id, 'require_reset')).json()).toMatchObject({ code: 'conflict' });
  });

  test('a new password can be demanded: sessions end, a code is mailed, and it is the way back in', async () => {
    const [admin, person] = [await app.asPerson('admin'), await app.asPerson('analyst')];
    expect((await ask(admin, person.id, 'send_invitation')).json()).toMatchObject({ code: 'not_invited' });

    const state = await resolveIssue(admin, person.id, 'require_reset');

    expect(state.issues).toMatchObject([{ code: 'reset_required', fixes: ['require_reset'] }]);
    expect(state.sessions).toEqual([]);
    app.pass(2_000);
    expect((await person.ask('GET', '/todos')).statusCode).toBe(401);
    await resolveIssue(admin, person.id, 'require_reset');
    const [mail] = await mailsTo(person.email);
    await call('ConfirmForgotPassword', {
      Username: person.email,
      ConfirmationCode: mail?.code,
      Password: 'Harbour-light-4410',
    });
    expect(codesOf(await look(admin, person.id))).toEqual([]);
    expect((await trySignIn(person.email, 'Harbour-light-4410')).AuthenticationResult).toBeDefined();
    expect(await eventsAbout(person.id)).toContainEqual(['password_reset_required', 'medium', admin.id]);
  });

  test('codes that were tried too often lock, and are given back', async () => {
    const [admin, { id, email }] = [await app.asPerson('admin'), await register()];
    const [mail] = await mailsTo(email);
    const confirm = (ConfirmationCode: string) => call('ConfirmSignUp', { Username: email, ConfirmationCode });
    const right = mail?.code ?? '';
    await times(5, () => confirm(wrongCode(right)));
    expect((await confirm(right)).__type).toBe('LimitExceededException');

    const locked = await look(admin, id);

    expect(codesOf(locked)).toEqual(['unconfirmed', 'codes_exhausted']);
    expect(locked.issues[1]).toMatchObject({ until: instant(dayMs), fixes: ['unlock'] });
    expect(codesOf(await resolveIssue(admin, id, 'unlock'))).toEqual(['unconfirmed']);
    expect((await confirm(right)).__type).toBeUndefined();
  });

  test('codes that were asked for too often are shown, and may be asked for again', async () => {
    const [admin, { id, email }] = [await app.asPerson('admin'), await register()];
    const resend = () => call('ResendConfirmationCode', { Username: email });
    await times(6, resend);
    expect((await resend()).__type).toBe('LimitExceededException');

    const locked = await look(admin, id);

    expect(codesOf(locked)).toEqual(['unconfirmed', 'sending_exhausted']);
    expect(locked.counters).toContainEqual({
      kind: 'sending',
      network: null,
      tries: 5,
      most: 5,
      until: instant(60 * minuteMs),
    });
    expect(codesOf(await resolveIssue(admin, id, 'unlock'))).toEqual(['unconfirmed']);
    expect((await resend()).__type).toBeUndefined();
  });

  test('passkeys that failed too often are rejected from that network, and unlocked', async () => {
    const [admin, { id, email }] = [await app.asPerson('admin'), await app.addPerson('viewer')];
    const failures = createFailureCounters(app.database);
    const windowMs = 60 * minuteMs;
    const attempt = { scope: 'passkey', subject: `${id}|192.0.2.7`, limit: 10, windowMs, lockMs: windowMs };
    await times(10, () => failures.count({ ...attempt, now: app.now() }));

    const locked = await look(admin, id);

    expect(locked.counters).toEqual([
      { kind: 'passkey', network: '192.0.2.7', tries: 10, most: 10, until: instant(windowMs) },
    ]);
    expect(locked.issues).toEqual([
      { code: 'passkey_locked', until: instant(windowMs), fixes: ['unlock'], reason: null },
    ]);
    expect((await trySignIn(email)).AuthenticationResult).toBeDefined();
    expect(await resolveIssue(admin, id, 'unlock')).toMatchObject({ issues: [], counters: [] });
  });

  test('a second factor that was guessed at locks, and is unlocked or taken off', async () => {
    const [admin, person] = [await app.asPerson('admin'), await app.asPerson('analyst')];
    const spent = await enrolAuthenticator(person);
    const guess = async () => {
      const { Session } = await trySignIn(person.email);
      await call('RespondToAuthChallenge', {
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: person.id, SOFTWARE_TOKEN_MFA_CODE: spent },
      });
    };
    await times(10, guess);
    const locked = await look(admin, person.id);
    expect(locked.factors.authenticator).toBe('preferred');
    expect(locked.issues).toEqual([
      {
        code: 'second_factor_locked',
        until: instant(60 * minuteMs),
        fixes: ['unlock', 'reset_second_factor'],
        reason: null,
      },
    ]);

    expect(codesOf(await resolveIssue(admin, person.id, 'unlock'))).toEqual([]);
    const without = await resolveIssue(admin, person.id, 'reset_second_factor');

    expect(without.factors.authenticator).toBe('off');
    expect((await trySignIn(person.email)).AuthenticationResult).toBeDefined();
    expect(await eventsAbout(person.id)).toContainEqual(['second_factor_reset', 'medium', admin.id]);
  });

  test('a directory entry without an account says so', async () => {
    const [admin, { id }] = [await app.asPerson('admin'), await app.addPerson('viewer')];
    await app.database.write((tx) => tx.deleteFrom('idp_users').where('id', '=', id).execute());

    const state = await look(admin, id);

    expect(state).toMatchObject({ status: null, enabled: false, counters: null, passkeys: null, devices: null });
    expect(state.issues).toEqual([{ code: 'no_account', until: null, fixes: [], reason: null }]);
    expect((await ask(admin, id, 'require_reset')).json()).toMatchObject({ code: 'user_not_found' });
  });

  test('a password that is too old is shown as such, and a new one can be demanded', async () => {
    const { id, email } = await app.addPerson('viewer');
    app.pass(90 * dayMs + 1);
    await app.identity.sweep();
    const admin = await app.asPerson('admin');

    expect((await look(admin, id)).issues).toMatchObject([{ code: 'password_expired', fixes: ['require_reset'] }]);

    expect((await trySignIn(email)).__type).toBe('PasswordResetRequiredException');
    expect(codesOf(await resolveIssue(admin, id, 'require_reset'))).toEqual(['reset_required']);
  });
});

describe.each(testDatabases)('mail that does not arrive, on $name', ({ open }) => {
  test('is told with what the mail server said, until a letter gets through', async () => {
    const mailServer = await startMailServer();
    mailServer.rejectWith('554 go away');
    const app = await startTestApp(await open(), { environment: { SMTP_URL: mailServer.url } });
    const email = 'unreachable@example.com';
    const { UserSub } = await app.callIdentity('SignUp', {
      ClientId: app.config.clientId,
      Username: email,
      Password: 'Night-chart-7781',
      UserAttributes: [{ Name: 'email', Value: email }],
    });
    const admin = await app.asPerson('admin');
    const path = `/users/${String(UserSub)}/sign-in`;
    const issues = async () => ((await admin.ask('GET', path)).json() as SignInState).issues;
    const patience = { timeout: 15_000, interval: 20 };

    await expect.poll(async () => (await issues()).at(-1)?.code, patience).toBe('mail_failed');
    expect((await issues()).at(-1)).toMatchObject({ fixes: ['send_code'], until: null });
    expect((await issues()).at(-1)?.reason).toContain('554');
    mailServer.rejectWith(undefined);
    const again = await admin.ask('POST', path, { payload: { fix: 'send_code' } });
    expect(again.statusCode).toBe(200);
    await app.callIdentity('ForgotPassword', { ClientId: app.config.clientId, Username: admin.email });

    await expect.poll(async () => (await issues()).map(({ code }) => code), patience).toEqual(['unconfirmed']);

    expect(mailServer.letters.join()).toContain(email);
    await app.close();
    await app.database.close();
    await mailServer.close();
  });

  test('a text message that is rejected counts where the account needs text messages', async () => {
    // No one listens at port 1.
    const app = await startTestApp(await open(), { environment: { HALYARD_SMS_URL: 'http://127.0.0.1:1/messages' } });
    const [admin, person] = [await app.asPerson('admin'), await app.asPerson('viewer')];
    const { id, token: AccessToken } = person;
    const UserAttributes = [{ Name: 'phone_number', Value: '+4930123456' }];
    await app.callIdentity('UpdateUserAttributes', { AccessToken, UserAttributes });
    await app.callIdentity('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'phone_number' });
    const row = () =>
      app.database.read.selectFrom('idp_outbox').select('error').where('channel', '=', 'text').execute();
    await expect.poll(async () => (await row())[0]?.error, { timeout: 15_000, interval: 20 }).toBeTruthy();
    const look = async () => (await admin.ask('GET', `/users/${id}/sign-in`)).json() as SignInState;

    expect((await look()).issues).toEqual([]);
    const needed = { sms_factor: 'preferred', phone_verified: 1 } as const;
    await app.database.write((tx) => tx.updateTable('idp_users').set(needed).where('id', '=', id).execute());

    expect(await look()).toMatchObject({
      phone: '+4930123456',
      phoneVerified: true,
      factors: { textMessage: 'preferred' },
      issues: [{ code: 'mail_failed', reason: 'The text message gateway could not be reached.', fixes: [] }],
    });
    await app.close();
    await app.database.close();
  });
});
