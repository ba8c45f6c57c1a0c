import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { hours, makeTestKeys, minutes, openTestProvider, password } from '../../testing/test-provider.ts';

const email = 'ada@example.com';

describe('registration', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  test('the product hears of it in full, with the role as a request', async () => {
    const { signUp, events } = openTestProvider();

    const { body } = await signUp('Ada.Byron@Example.com', {
      given_name: 'Ada',
      family_name: 'Byron',
      'custom:company': 'Engines',
      'custom:role': 'admin',
    });

    expect(events()).toEqual([
      {
        kind: 'account_registered',
        userId: body.UserSub,
        username: 'ada.byron',
        email: 'ada.byron@example.com',
        firstName: 'Ada',
        lastName: 'Byron',
        company: 'Engines',
        phone: null,
        requestedRole: 'admin',
        address: '203.0.113.7',
        at: Date.parse('2026-11-21T08:42:00Z'),
      },
    ]);
  });

  test('an address is one account in whatever case it is written', async () => {
    const { signUp } = openTestProvider();
    await signUp(email);

    expect((await signUp('ADA@example.COM')).error).toBe('UsernameExistsException');
  });

  test('two people with the same local part get different readable names', async () => {
    const { signUp, events } = openTestProvider();
    await signUp('ada@example.com');
    await signUp('ada@example.org');

    const names = events().map((event) => 'username' in event && event.username);

    expect(names[0]).toBe('ada');
    expect(names[1]).toMatch(/^ada-\d{4}$/);
  });

  test('the role of an account cannot be written afterwards', async () => {
    const { addConfirmed, signIn, call } = openTestProvider({ keys });
    await addConfirmed(email);
    const { AccessToken } = await signIn(email);

    const rejected = await call('UpdateUserAttributes', {
      AccessToken,
      UserAttributes: [{ Name: 'custom:role', Value: 'admin' }],
    });

    expect(rejected).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'A client attempted to write unauthorized attribute' },
    });
  });

  test('a confirmed account cannot be confirmed again', async () => {
    const { signUp, call, lastCode } = openTestProvider();
    await signUp(email);
    const confirm = () => call('ConfirmSignUp', { Username: email, ConfirmationCode: lastCode(email) });

    expect((await confirm()).error).toBeNull();
    expect((await confirm()).error).toBe('NotAuthorizedException');
  });

  test('the fifth wrong code voids the right one', async () => {
    const { signUp, call, lastCode } = openTestProvider();
    await signUp(email);
    const right = lastCode(email);
    const wrong = right === '000000' ? '000001' : '000000';
    const confirm = async (code: string) =>
      (await call('ConfirmSignUp', { Username: email, ConfirmationCode: code })).error;

    for (let tries = 0; tries < 5; tries += 1) expect(await confirm(wrong)).toBe('CodeMismatchException');

    expect(await confirm(right)).toBe('LimitExceededException');
  });

  test('a new code voids the earlier one and may be tried afresh', async () => {
    const { signUp, call, lastCode } = openTestProvider();
    await signUp(email);
    const earlier = lastCode(email);
    const confirm = async (code: string) =>
      (await call('ConfirmSignUp', { Username: email, ConfirmationCode: code })).error;
    do await call('ResendConfirmationCode', { Username: email });
    while (lastCode(email) === earlier);

    expect(await confirm(earlier)).toBe('CodeMismatchException');
    expect(await confirm(lastCode(email))).toBeNull();
  });

  test('a code is good for 24 hours', async () => {
    const { signUp, call, lastCode, pass } = openTestProvider();
    await signUp(email);
    pass(hours(24));

    const late = await call('ConfirmSignUp', { Username: email, ConfirmationCode: lastCode(email) });

    expect(late.error).toBe('ExpiredCodeException');
  });

  test('codes are kept only as keyed hashes', async () => {
    const { signUp, lastCode, rows } = openTestProvider();
    const { body } = await signUp(email);

    const stored = await rows().codes.find(String(body.UserSub), 'SIGN_UP');

    expect(JSON.stringify(stored)).not.toContain(lastCode(email));
  });

  test('of two simultaneous confirmations one succeeds', async () => {
    const { signUp, call, lastCode } = openTestProvider();
    await signUp(email);
    const confirm = () => call('ConfirmSignUp', { Username: email, ConfirmationCode: lastCode(email) });

    const answers = await Promise.all([confirm(), confirm()]);

    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('five codes an hour may be sent to an account', async () => {
    const { signUp, call, pass } = openTestProvider();
    await signUp(email);
    const resend = async () => (await call('ResendConfirmationCode', { Username: email })).error;

    for (let sent = 1; sent < 5; sent += 1) expect(await resend()).toBe(null);
    expect(await resend()).toBe('LimitExceededException');

    pass(hours(1));
    expect(await resend()).toBe(null);
  });

  test('five people an hour may register from one address', async () => {
    const { signUp, call } = openTestProvider({ config: { rateLimitFactor: 1 } });
    for (let count = 0; count < 5; count += 1) expect((await signUp(`p${count}@example.com`)).error).toBeNull();

    expect((await signUp('p5@example.com')).error).toBe('LimitExceededException');
    const elsewhere = await call('SignUp', { Username: 'p6@example.com', Password: password }, '198.51.100.1');
    expect(elsewhere.error).toBeNull();
  });

  describe('signing in by itself afterwards', () => {
    async function confirmed() {
      const opened = openTestProvider({ keys });
      await opened.signUp(email);
      const { body } = await opened.call('ConfirmSignUp', {
        Username: email,
        ConfirmationCode: opened.lastCode(email),
      });
      const signInWith = (Session: unknown, USERNAME = email) =>
        opened.call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME }, Session });
      return { ...opened, Session: body.Session, signInWith };
    }

    test('works once', async () => {
      const { Session, signInWith } = await confirmed();

      expect((await signInWith(Session)).body.AuthenticationResult).toBeDefined();
      expect((await signInWith(Session)).error).toBe('NotAuthorizedException');
    });

    test('works for three minutes', async () => {
      const { Session, signInWith, pass } = await confirmed();
      pass(minutes(3));

      expect((await signInWith(Session)).error).toBe('NotAuthorizedException');
    });

    test('works for nobody else', async () => {
      const { Session, signInWith, addConfirmed } = await confirmed();
      await addConfirmed('eve@example.com');

      expect((await signInWith(Session, 'eve@example.com')).error).toBe('NotAuthorizedException');
    });
  });
});
