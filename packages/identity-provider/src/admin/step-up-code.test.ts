import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../ports.ts';
import { email, on, openWithAda, phone, preferred } from '../testing/ada.ts';
import { hours, makeTestKeys, minutes, password, sessionOf } from '../testing/test-provider.ts';

const caller = { address: '203.0.113.7', userAgent: null };

describe('the password again where codes of the second factor are sent', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  /** Ada, signed in ten minutes ago, with these second factors since. */
  async function withFactors(settings: object) {
    const ada = await openWithAda({ keys });
    await ada.verifyPhone();
    expect((await ada.prefer(settings)).error).toBeNull();
    ada.pass(minutes(10));
    const session = sessionOf(ada);
    const { admin } = ada.provider;
    const again = (given: string, code?: string) => admin.reauthenticate(ada.id, session, given, caller, code);
    const isFresh = async () => (await ada.provider.readSession(session))?.authTime === ada.now();
    return { ...ada, admin, again, isFresh };
  }

  test.each([
    ['by mail', { EmailMfaSettings: on }, email, 'step_up_code'],
    ['as a text message', { SMSMfaSettings: on }, phone, 'text_code'],
    ['the way that is preferred', { SMSMfaSettings: on, EmailMfaSettings: preferred }, email, 'step_up_code'],
  ])('a code comes %s; with it the session is fresh, once', async (_, settings, destination, kind) => {
    const { again, isFresh, lettersTo, lastCode } = await withFactors(settings);

    expect(await again(password)).toBe('code_sent');
    expect(await isFresh()).toBe(false);
    expect(lettersTo(destination).at(-1)?.kind).toBe(kind);
    expect(await again(password, ` ${lastCode(destination)} `)).toBe('confirmed');

    expect(await isFresh()).toBe(true);
    expect(await again(password, lastCode(destination))).toBe('wrong_code');
  });

  test('a wrong password sends nothing and uses nothing up', async () => {
    const { again, lettersTo, lastCode } = await withFactors({ EmailMfaSettings: on });
    const before = lettersTo(email).length;

    expect(await again('not-the-password')).toBe('wrong_password');
    expect(lettersTo(email)).toHaveLength(before);

    await again(password);
    expect(await again('not-the-password', lastCode(email))).toBe('wrong_password');
    expect(await again(password, lastCode(email))).toBe('confirmed');
  });

  test('a code is good for three minutes, and only the last one that was sent', async () => {
    const { again, lastCode, pass } = await withFactors({ EmailMfaSettings: on });
    await again(password);
    const first = lastCode(email);
    await again(password);

    expect(await again(password, first)).toBe('wrong_code');
    pass(minutes(3));
    expect(await again(password, lastCode(email))).toBe('wrong_code');
  });

  test('a code on its way to an address the account no longer has confirms nothing', async () => {
    const { again, admin, id, lastCode } = await withFactors({ EmailMfaSettings: on });
    await again(password);
    await admin.setEmail(id, 'ada.moved@example.com');

    expect(await again(password, lastCode(email))).toBe('wrong_code');
  });

  test('a code of another purpose is none', async () => {
    const { again, call, lastCode } = await withFactors({ EmailMfaSettings: on });
    await again(password);
    await call('ForgotPassword', { Username: email });

    expect(await again(password, lastCode(email))).toBe('wrong_code');
  });

  test('of two simultaneous answers with one code one is heard', async () => {
    const { again, lastCode } = await withFactors({ EmailMfaSettings: on });
    await again(password);

    const outcomes = await Promise.all([again(password, lastCode(email)), again(password, lastCode(email))]);

    expect(outcomes.toSorted()).toEqual(['confirmed', 'wrong_code']);
  });

  test('a recovery code does as well', async () => {
    const { again, admin, id, events } = await withFactors({ EmailMfaSettings: on });
    const [recovery = ''] = await admin.makeRecoveryCodes(id);
    await again(password);

    expect(await again(password, recovery)).toBe('confirmed');

    expect(events().at(-1)).toMatchObject({ kind: 'recovery_code_used', address: caller.address });
  });

  test('ten wrong codes within the hour close it for right ones too, and are written down', async () => {
    const { again, lastCode, pass, events } = await withFactors({ EmailMfaSettings: on });
    await again(password);
    for (let tries = 0; tries < 10; tries += 1) expect(await again(password, '000000000')).toBe('wrong_code');

    await expect(again(password, lastCode(email))).rejects.toMatchObject({ name: 'NotAuthorizedException' });

    expect(events().at(-1)).toMatchObject({ kind: 'mfa_failed', address: caller.address });
    pass(hours(1));
    await again(password);
    expect(await again(password, lastCode(email))).toBe('confirmed');
  });

  test('ten codes an hour are sent', async () => {
    const { again } = await withFactors({ EmailMfaSettings: on });
    for (let times = 0; times < 10; times += 1) expect(await again(password)).toBe('code_sent');

    await expect(again(password)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  test('where an authenticator app is on as well, its code is asked for and nothing is sent', async () => {
    const opened = await withFactors({ EmailMfaSettings: on });
    const signedIn = await opened.begin();
    expect(signedIn.ChallengeName).toBe('EMAIL_OTP');
    const before = opened.lettersTo(email).length;
    await opened.again(password);
    await opened.again(password, opened.lastCode(email));
    const code = await opened.enrol();
    await opened.prefer({ SoftwareTokenMfaSettings: on });
    const sent = opened.lettersTo(email).length;
    expect(sent).toBeGreaterThan(before);

    expect(await opened.again(password)).toBe('code_needed');
    expect(await opened.again(password, code())).toBe('confirmed');

    expect(opened.lettersTo(email)).toHaveLength(sent);
  });
});
