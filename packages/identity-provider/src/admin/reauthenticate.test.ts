import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../ports.ts';
import {
  codeAt,
  hours,
  makeTestKeys,
  minutes,
  openTestProvider,
  password,
  sessionOf,
} from '../testing/test-provider.ts';

const email = 'ada@example.com';
const caller = { address: '203.0.113.7', userAgent: null };

describe('the password again where an authenticator app is on', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  /** Ada, signed in ten minutes ago with the app switched on since. */
  async function withApp() {
    const opened = openTestProvider({ keys });
    const id = await opened.addConfirmed(email);
    const { AccessToken } = await opened.signIn(email);
    const { body } = await opened.call('AssociateSoftwareToken', { AccessToken });
    const secret = String(body.SecretCode);
    const code = () => codeAt(secret, opened.now());
    await opened.call('VerifySoftwareToken', { AccessToken, UserCode: code() });
    const prefer = (SoftwareTokenMfaSettings: object) =>
      opened.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
    await prefer({ Enabled: true, PreferredMfa: true });
    opened.pass(minutes(10));
    const session = sessionOf({ AccessToken });
    const { admin } = opened.provider;
    const again = (given: string, typed?: string) => admin.reauthenticate(id, session, given, caller, typed);
    const authTime = async () => (await opened.provider.readSession(session))?.authTime;
    return { ...opened, admin, id, session, prefer, code, again, authTime };
  }

  test('the right password alone is not enough: nothing becomes fresh, and the app stays on', async () => {
    const { again, authTime, now, prefer } = await withApp();

    expect(await again(password)).toBe('code_needed');

    expect(await authTime()).toBe(now() - minutes(10));
    expect((await prefer({ Enabled: false })).body.message).toBe('Sign in again to change the second factor.');
  });

  test('password and code make the session fresh; the code counts once', async () => {
    const { again, authTime, now, code } = await withApp();

    expect(await again(password, code())).toBe('confirmed');

    expect(await authTime()).toBe(now());
    expect(await again(password, code())).toBe('wrong_code');
  });

  test('a recovery code does as well, once', async () => {
    const { again, admin, id, events } = await withApp();
    const [recovery = ''] = await admin.makeRecoveryCodes(id);

    expect(await again(password, recovery.toUpperCase())).toBe('confirmed');

    expect(events().at(-1)).toMatchObject({ kind: 'recovery_code_used', address: caller.address });
    expect(await again(password, recovery)).toBe('wrong_code');
  });

  test('a right code with a wrong password proves nothing, and is not used up', async () => {
    const { again, authTime, now, code } = await withApp();

    expect(await again('not-the-password', code())).toBe('wrong_password');

    expect(await authTime()).toBe(now() - minutes(10));
    expect(await again(password, code())).toBe('confirmed');
  });

  test('of two simultaneous answers with one code one is heard', async () => {
    const { again, code } = await withApp();

    const outcomes = await Promise.all([again(password, code()), again(password, code())]);

    expect(outcomes.toSorted()).toEqual(['confirmed', 'wrong_code']);
  });

  test('wrong codes are written down, and ten within the hour close it for right ones too', async () => {
    const { again, authTime, now, code, pass, events } = await withApp();
    const begun = now();
    for (let tries = 0; tries < 10; tries += 1) expect(await again(password, 'wrong-code')).toBe('wrong_code');

    await expect(again(password, code())).rejects.toMatchObject({ name: 'NotAuthorizedException' });

    expect(events().at(-1)).toMatchObject({ kind: 'mfa_failed', address: caller.address });
    expect(await authTime()).toBe(begun - minutes(10));
    pass(hours(1));
    expect(await again(password, code())).toBe('confirmed');
  });

  test('asking without a code is no try at one', async () => {
    const { again, code } = await withApp();
    for (let times = 0; times < 12; times += 1) expect(await again(password)).toBe('code_needed');

    expect(await again(password, code())).toBe('confirmed');
  });

  test('password and code do not revive a session that ended', async () => {
    const { again, admin, id, session, code } = await withApp();
    await admin.endSession(id, session);

    expect(await again(password, code())).toBe('wrong_password');
  });
});
