import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const minuteMs = 60_000;

describe.each(testDatabases)('the profile on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const profileOf = async (person: Person) => (await person.ask('GET', '/users/profile')).json();
  const save = (person: Person, payload: object) => person.ask('PUT', '/users/profile', { payload });
  const lastMail = async (email: string) => (await app.identity.readOutbox?.(email))?.[0];
  const tokenOf = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const trySignIn = (email: string, password = 'Night-chart-7781') =>
    app.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });

  test('a new name is kept, and a taken one rejected', async () => {
    const [person, other] = [await app.asPerson('analyst'), await app.asPerson('analyst')];
    const { email } = await profileOf(person);
    const name = `renamed-${Date.now()}`;

    expect((await save(person, { username: name, email })).json()).toMatchObject({ username: name, email });
    const rejected = await save(other, { username: name, email: other.email });

    expect(rejected.json()).toMatchObject({ code: 'username_taken' });
    expect((await profileOf(other)).username).not.toBe(name);
  });

  test('first and last name are set and corrected by oneself, at the account too; what is not said stays', async () => {
    const person = await app.asPerson('analyst');
    const { username, email } = await profileOf(person);

    const named = await save(person, { username, email, firstName: ' Jürgen ', lastName: '山田' });
    expect(named.json()).toMatchObject({ firstName: 'Jürgen', lastName: '山田' });
    expect(await app.identity.admin.readUser(person.id)).toMatchObject({
      attributes: { given_name: 'Jürgen', family_name: '山田' },
    });
    expect((await save(person, { username, email, lastName: '' })).json()).toMatchObject({
      firstName: 'Jürgen',
      lastName: null,
    });
    expect((await app.identity.admin.readUser(person.id))?.attributes).not.toHaveProperty('family_name');
    expect((await save(person, { username, email, firstName: 'a\u0000b' })).statusCode).toBe(400);
  });

  test.each([
    { role: 'admin' },
    { id: 'somebody-else' },
    { status: 'active' },
    { emailVerified: true },
    { username: 7 },
  ])('a profile update with %j is rejected and changes nothing', async (smuggled) => {
    const person = await app.asPerson('viewer');
    const before = await profileOf(person);

    const answer = await save(person, { username: before.username, email: before.email, ...smuggled });

    expect(answer.statusCode).toBe(400);
    expect(await profileOf(person)).toEqual(before);
  });

  test('a new address counts when its code comes back; until then the old one signs in', async () => {
    const person = await app.asPerson('analyst');
    const { username, email } = await profileOf(person);
    const next = `moved-${email}`;

    const changed = (await save(person, { username, email: next })).json();

    expect(changed).toMatchObject({ email: next, verified: false, signInEmail: email });
    expect((await lastMail(email))?.subject).toContain('email address');
    expect((await trySignIn(email)).AuthenticationResult).toBeDefined();
    expect((await trySignIn(next)).__type).toBe('UserNotFoundException');
    const verify = (code: string) => person.ask('POST', '/users/profile/email-verification', { payload: { code } });
    const code = (await lastMail(next))?.code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await verify(wrong)).json()).toMatchObject({ code: 'wrong_code', message: 'Invalid verification code' });
    expect((await verify(code)).json()).toMatchObject({ email: next, verified: true, signInEmail: null });
    expect((await trySignIn(next)).AuthenticationResult).toBeDefined();
    expect((await verify(code)).json()).toMatchObject({ code: 'no_new_email' });
  });

  test("an address of somebody else's is rejected", async () => {
    const [person, other] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const { username } = await profileOf(person);

    expect((await save(person, { username, email: other.email })).json()).toMatchObject({ code: 'email_taken' });
  });

  test('password and address need a sign-in of the last ten minutes, or the password again', async () => {
    const person = await app.asPerson('analyst');
    const { username, email } = await profileOf(person);
    app.pass(11 * minuteMs);
    const payload = { username, email, password: 'Harbour-light-4410' };

    expect((await save(person, payload)).json()).toMatchObject({ code: 'recent_sign_in_required' });
    const confirm = (password: string) =>
      person.ask('POST', '/users/profile/identity-confirmation', { payload: { password } });
    expect((await confirm('wrong-password')).json()).toMatchObject({ code: 'wrong_password' });
    expect((await confirm(person.password)).statusCode).toBe(204);
    expect((await save(person, payload)).statusCode).toBe(200);
    expect((await trySignIn(email, 'Harbour-light-4410')).AuthenticationResult).toBeDefined();
  });

  test('a session that ended a moment ago changes no password', async () => {
    const person = await app.asPerson('analyst');
    const { username, email } = await profileOf(person);
    const [session] = await app.identity.admin.listSessions(person.id);
    // Behind the back of the server, which goes on believing in the session for half a second.
    await app.identity.admin.endSession(person.id, session?.id ?? '');

    const rejected = await save(person, { username: `${username}-2`, email, password: 'Harbour-light-4410' });

    expect(rejected.json()).toMatchObject({ code: 'not_signed_in' });
    expect((await trySignIn(email)).AuthenticationResult).toBeDefined();
    expect(await app.identity.admin.readUser(person.id)).toMatchObject({ username });
  });

  test('a new address and password wait for the account before they take the audit chain', async () => {
    const person = await app.asPerson('analyst');
    const { username, email } = await profileOf(person);
    const payload = { username, email: `moved-${email}`, password: 'Harbour-light-4410' };

    // Someone else has the account, and takes the chain before letting go: the order in which all changes go.
    const { saving } = await app.database.write(async (tx) => {
      await tx.updateTable('idp_users').set({ updated_at: app.now() }).where('id', '=', person.id).execute();
      const begun = save(person, payload);
      await new Promise((resume) => setTimeout(resume, 200));
      const head = tx.updateTable('audit_head').set((row) => ({ seq: row.ref('seq') }));
      await head.where('id', '=', 1).execute();
      return { saving: begun };
    });

    expect((await saving).json()).toMatchObject({ email: payload.email, signInEmail: email });
    expect((await trySignIn(email, payload.password)).AuthenticationResult).toBeDefined();
  });

  test('a new password ends the other sessions and keeps this one; a weak one is rejected in words', async () => {
    const person = await app.asPerson('analyst');
    const elsewhere = tokenOf(await app.signIn(person.email));
    const { username, email } = await profileOf(person);

    const weak = await save(person, { username, email, password: 'password1' });
    expect(weak.json()).toMatchObject({ code: 'weak_password', message: 'Password does not meet requirements' });
    await save(person, { username, email, password: 'Harbour-light-4410' });
    app.pass(1_000);

    expect((await person.ask('GET', '/todos')).statusCode).toBe(200);
    expect((await person.ask('GET', '/todos', elsewhere)).statusCode).toBe(401);
  });

  test('sessions are listed, and ended one by one or all but this one', async () => {
    const person = await app.asPerson('analyst');
    const second = tokenOf(await app.signIn(person.email));
    const third = tokenOf(await app.signIn(person.email));

    const sessions = (await person.ask('GET', '/users/profile/sessions')).json();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const own = (await person.ask('GET', '/users/profile/sessions', second)).json();
    const secondId = own.find(({ current }: { current: boolean }) => current).id;
    expect((await person.ask('DELETE', `/users/profile/sessions/${secondId}`)).statusCode).toBe(204);
    app.pass(600);
    expect((await person.ask('GET', '/todos', second)).statusCode).toBe(401);
    expect((await person.ask('DELETE', '/users/profile/sessions')).json()).toEqual({ ended: 1 });
    app.pass(600);
    expect((await person.ask('GET', '/todos', third)).statusCode).toBe(401);
    expect((await person.ask('GET', '/todos')).statusCode).toBe(200);
    expect((await person.ask('DELETE', `/users/profile/sessions/${secondId}`)).statusCode).toBe(404);
  });

  test('a session without activity ends after the chosen time; being there keeps it', async () => {
    const person = await app.asPerson('analyst');
    const settings = (await person.ask('GET', '/users/settings')).json();
    const security = { ...settings.security, sessionTimeout: 15 };
    await person.ask('PUT', '/users/settings', { payload: { ...settings, security } });

    app.pass(10 * minuteMs);
    expect((await person.ask('POST', '/users/profile/sessions/activity')).statusCode).toBe(204);
    // The access token itself lives fifteen minutes: a new sign-in would hide what is tested.
    const { RefreshToken } = await tokensOf(person);
    app.pass(16 * minuteMs);
    const rejected = await app.callIdentity('GetTokensFromRefreshToken', {
      ClientId: app.config.clientId,
      RefreshToken,
    });
    expect(rejected.__type).toBe('NotAuthorizedException');
  });

  async function tokensOf(person: Person) {
    const { AuthenticationResult } = await trySignIn(person.email);
    return AuthenticationResult as { AccessToken: string; RefreshToken: string };
  }

  async function enrol(person: Person) {
    const { AccessToken } = await tokensOf(person);
    const { SecretCode } = await app.callIdentity('AssociateSoftwareToken', { AccessToken });
    const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(String(SecretCode)) });
    const codeNow = () => totp.generate({ timestamp: app.now() });
    const verified = await app.callIdentity('VerifySoftwareToken', { AccessToken, UserCode: codeNow() });
    expect(verified.Status).toBe('SUCCESS');
    await app.callIdentity('SetUserMFAPreference', {
      AccessToken,
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    });
    app.pass(30_000);
    return codeNow;
  }

  test('an authenticator is asked for at every sign-in, and a recovery code stands in for it once', async () => {
    const person = await app.asPerson('analyst');
    const codeNow = await enrol(person);
    expect((await profileOf(person)).secondFactor).toEqual({ enrolled: true, recoveryCodesLeft: 0 });
    expect((await person.ask('GET', '/users/settings')).json().security.twoFactorAuth).toBe(true);
    const { codes } = (await person.ask('POST', '/users/profile/recovery-codes')).json();
    expect(new Set(codes).size).toBe(10);
    const answer = async (code: string) => {
      const { ChallengeName, Session } = await trySignIn(person.email);
      expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
      return app.callIdentity('RespondToAuthChallenge', {
        ClientId: app.config.clientId,
        ChallengeName,
        Session,
        ChallengeResponses: { USERNAME: person.id, SOFTWARE_TOKEN_MFA_CODE: code },
      });
    };

    expect((await answer(codeNow())).AuthenticationResult).toBeDefined();
    expect((await answer(codes[0])).AuthenticationResult).toBeDefined();
    expect((await answer(codes[0])).__type).toBe('CodeMismatchException');
    expect((await profileOf(person)).secondFactor.recoveryCodesLeft).toBe(9);
  });

  test('where an authenticator is on, the password again needs its code or a recovery code as well', async () => {
    const person = await app.asPerson('analyst');
    const codeNow = await enrol(person);
    const { codes } = (await person.ask('POST', '/users/profile/recovery-codes')).json();
    app.pass(11 * minuteMs);
    const confirm = (payload: object) => person.ask('POST', '/users/profile/identity-confirmation', { payload });
    const changePassword = async () => {
      const { username, email } = await profileOf(person);
      return save(person, { username, email, password: 'Harbour-light-4410' });
    };

    const alone = await confirm({ password: person.password });
    expect(alone.statusCode).toBe(403);
    expect(alone.json()).toMatchObject({
      code: 'second_factor_required',
      message: 'Enter a code from your authenticator app.',
    });
    expect((await confirm({ password: person.password, code: '000000x' })).json()).toMatchObject({
      code: 'wrong_code',
    });
    expect((await confirm({ password: 'wrong', code: codeNow() })).json()).toMatchObject({ code: 'wrong_password' });
    expect((await changePassword()).json()).toMatchObject({ code: 'recent_sign_in_required' });

    expect((await confirm({ password: person.password, code: codeNow() })).statusCode).toBe(204);
    expect((await confirm({ password: person.password, code: codes[0] })).statusCode).toBe(204);
    expect((await confirm({ password: person.password, code: codes[0] })).json()).toMatchObject({ code: 'wrong_code' });
    expect((await changePassword()).statusCode).toBe(200);
  });

  test('where the second factor is mailed, the password again has a code sent that is needed as well', async () => {
    const person = await app.asPerson('analyst');
    const EmailMfaSettings = { Enabled: true, PreferredMfa: true };
    await app.callIdentity('SetUserMFAPreference', { AccessToken: person.token, EmailMfaSettings });
    app.pass(11 * minuteMs);
    const confirm = (code?: string) =>
      person.ask('POST', '/users/profile/identity-confirmation', { payload: { password: person.password, code } });

    const alone = await confirm();

    expect(alone.statusCode).toBe(403);
    expect(alone.json()).toMatchObject({
      code: 'second_factor_sent',
      message: 'Enter the code we sent you.',
    });
    const letter = await lastMail(person.email);
    const code = letter?.code ?? '';
    expect(letter?.subject).toBe(`${code} is your Halyard confirmation code`);
    expect((await confirm(code === '000000' ? '000001' : '000000')).json()).toMatchObject({ code: 'wrong_code' });
    expect((await confirm(code)).statusCode).toBe(204);
    expect((await person.ask('POST', '/users/profile/recovery-codes')).statusCode).toBe(200);
  });

  test('guessed codes after the right password are counted and end', async () => {
    const person = await app.asPerson('analyst');
    const codeNow = await enrol(person);
    const confirm = (code: string) =>
      person.ask('POST', '/users/profile/identity-confirmation', { payload: { password: person.password, code } });
    for (let tries = 0; tries < 10; tries++) await confirm('no-such-code');

    const rejected = await confirm(codeNow());

    expect(rejected.json()).toMatchObject({ code: 'too_many_requests' });
  });

  test('turning it off takes a code; guesses are counted and end', async () => {
    const person = await app.asPerson('analyst');
    const codeNow = await enrol(person);
    const disable = (code: string) => person.ask('POST', '/users/profile/second-factor/disable', { payload: { code } });
    expect((await disable('abcdef')).json()).toMatchObject({ code: 'wrong_code' });

    expect((await disable(codeNow())).json()).toMatchObject({ secondFactor: { enrolled: false } });

    expect((await trySignIn(person.email)).AuthenticationResult).toBeDefined();
    expect((await person.ask('GET', '/users/settings')).json().security.twoFactorAuth).toBe(false);
  });

  test('a deletion request is told to administrators once and can be withdrawn', async () => {
    const person = await app.asPerson('viewer');
    const admin = await app.asPerson('admin');

    expect((await person.ask('POST', '/users/profile/deletion-request')).statusCode).toBe(201);
    const second = await person.ask('POST', '/users/profile/deletion-request');
    expect(second.json()).toMatchObject({ code: 'deletion_already_requested' });
    const { users } = (await admin.ask('GET', '/users?page=1&request=deletion')).json();
    expect(users).toMatchObject([{ id: person.id, deletionRequestedAt: expect.any(String) }]);
    expect((await lastMail(admin.email))?.subject).toContain('deleted');
    expect((await person.ask('POST', '/users/profile/deletion-request/withdrawal')).statusCode).toBe(204);
    expect((await profileOf(person)).deletionRequestedAt).toBeNull();
  });

  test('the download holds everything about the person and no secret', async () => {
    const person = await app.asPerson('analyst');
    await person.ask('POST', '/todos', { payload: { text: 'Mine alone' } });
    const view = { list: 'threats', name: 'Worst', query: 'severity=Critical', shared: false };
    await person.ask('POST', '/views', { payload: view });
    const other = await app.asPerson('analyst');
    const said = { role: 'person', at: 1, text: 'What is open?', answer: null, question: null } as const;
    const unrated = { message_key: null, rated_with_content: 0 } as const;
    const rowsOf = ({ id }: typeof person) => ({
      conversation: { id, owner_id: id, title: 'Handover', created_at: 1, updated_at: 1 },
      message: { id, owner_id: id, conversation_id: id, position: 1, ...said, ...unrated },
      question: { id, owner_id: id, title: 'Open ones', message: 'What is open?', shared: 1, created_at: 1 } as const,
    });
    await app.database.write(async (tx) => {
      for (const { conversation, message, question } of [person, other].map(rowsOf)) {
        await tx.insertInto('assistant_conversations').values(conversation).execute();
        await tx.insertInto('assistant_messages').values(message).execute();
        await tx.insertInto('saved_questions').values(question).execute();
      }
    });

    await app.database.write((tx) =>
      tx
        .insertInto('idp_passkeys')
        .values({
          credential_id: 'the-credential',
          user_id: person.id,
          public_key: 'the-public-key',
          counter: 1,
          transports: '["usb"]',
          rp_id: 'localhost',
          name: 'Blue key',
          attachment: null,
          backed_up: 0,
          created_at: app.now(),
          last_used_at: null,
        })
        .execute(),
    );

    const file = (await person.ask('GET', '/users/profile/export')).json();

    const content = JSON.parse(file.text);
    expect(content.tasks).toMatchObject([{ text: 'Mine alone' }]);
    expect(content.assistant).toMatchObject([{ text: 'What is open?' }]);
    expect(content.assistantConversations).toMatchObject([{ title: 'Handover' }]);
    expect(content.savedViews).toMatchObject([{ name: 'Worst' }]);
    expect(content.savedQuestions).toMatchObject([{ title: 'Open ones' }]);
    expect(content.directory.email).toBe(person.email);
    expect(content.passkeys).toMatchObject([{ name: 'Blue key', createdAt: app.now(), lastUsedAt: null }]);
    expect(content.devices).toEqual([]);
    const secrets = ['verifierSealed', 'verifier_sealed', '"salt"', 'secret_sealed', 'codeHmac'];
    for (const secret of [...secrets, 'the-credential', 'the-public-key']) expect(file.text).not.toContain(secret);
    expect(file.text).not.toContain(other.id);
  });

  test('the own activity is read in parts, newest first', async () => {
    const person = await app.asPerson('viewer');
    for (let index = 0; index < 55; index++) await person.ask('POST', '/todos', { payload: { text: `Task ${index}` } });

    const first = (await person.ask('GET', '/users/profile/activity')).json();
    const second = (await person.ask('GET', `/users/profile/activity?after=${first.next}`)).json();

    expect(first.events[0]).toMatchObject({ kind: 'task_added', subject: 'Task 54' });
    expect(first.events.length + second.events.length).toBeGreaterThanOrEqual(56);
    expect((await person.ask('GET', `/users/profile/activity?before=${first.next}`)).json()).toEqual(second);
    expect(second.next).toBeNull();
  });

  test('the own activity is in order of time, also where the log learned of something later', async () => {
    const person = await app.asPerson('viewer');
    await person.ask('POST', '/todos', { payload: { text: 'Now' } });
    const hourMs = 3_600_000;
    const event = (hoursAgo: number) => ({
      at: app.now() - hoursAgo * hourMs,
      kind: 'task_added' as const,
      severity: 'low' as const,
      actor_id: person.id,
      audience_id: person.id,
      object_type: 'todo',
      object_id: null,
      subject: `${hoursAgo} h ago`,
      sample: 0 as const,
      details: null,
    });
    await app.database.write((tx) =>
      tx
        .insertInto('events')
        .values([event(1), event(3), event(2)])
        .execute(),
    );

    const { events } = (await person.ask('GET', '/users/profile/activity')).json();

    const times = events.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(events.map(({ subject }: { subject: string | null }) => subject)).toContain('3 h ago');
  });
});
