import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../ports.ts';
import { makeTestKeys, minutes, openTestProvider, password, sessionOf } from '../testing/test-provider.ts';

const email = 'ada@example.com';
const caller = { address: '203.0.113.7', userAgent: null };

describe('sessions in the hands of the product', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function withAda() {
    const opened = openTestProvider({ keys, policy: { idleMs: minutes(15) } });
    const id = await opened.addConfirmed(email);
    const { admin } = opened.provider;
    const again = (sessionId: string, given: string) => admin.reauthenticate(id, sessionId, given, caller);
    return { ...opened, admin, id, again };
  }

  test('live ones are listed with their beginning and last use', async () => {
    const { admin, id, signIn, provider, pass, now, call } = await withAda();
    const [first, second] = [await signIn(email), await signIn(email)];
    const begun = now();
    pass(minutes(5));
    await provider.noteActivity(sessionOf(first));
    await call('RevokeToken', { Token: second.RefreshToken });

    expect(await admin.listSessions(id)).toEqual([
      {
        id: sessionOf(first),
        startedAt: begun,
        lastUsedAt: now(),
        address: caller.address,
        userAgent: null,
        deviceKey: null,
        deviceName: null,
      },
    ]);
    pass(minutes(16));
    expect(await admin.listSessions(id)).toEqual([]);
  });

  test('one is ended, or all but one; strangers end none', async () => {
    const { admin, id, signIn, addConfirmed, provider } = await withAda();
    const [kept, one, other] = [await signIn(email), await signIn(email), await signIn(email)].map(sessionOf);
    const eve = await addConfirmed('eve@example.com');

    expect(await admin.endSession(eve, one ?? '')).toBe(false);
    expect(await admin.endSession(id, one ?? '')).toBe(true);
    expect(await admin.endSession(id, one ?? '')).toBe(false);
    expect(await admin.endOtherSessions(id, kept ?? '')).toBe(1);
    expect(await Promise.all([kept, other].map((session) => provider.isSessionLive(session ?? '')))).toEqual([
      true,
      false,
    ]);
  });

  test('the password given again makes a session fresh, in its next tokens too', async () => {
    const { again, signIn, pass, provider, now, call } = await withAda();
    const tokens = await signIn(email);
    pass(minutes(10));

    expect(await again(sessionOf(tokens), password)).toBe('confirmed');

    expect(await provider.readSession(sessionOf(tokens))).toMatchObject({ authTime: now(), lastActiveAt: now() });
    const { body } = await call('GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken });
    const { AccessToken } = body.AuthenticationResult as typeof tokens;
    const claims = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.auth_time).toBe(now() / 1000);
  });

  test('a wrong one is counted with all others, and makes nothing fresh', async () => {
    const { again, signIn, pass, provider, now, tryPassword, events } = await withAda();
    const session = sessionOf(await signIn(email));
    pass(minutes(1));

    for (let tries = 0; tries < 5; tries += 1) expect(await again(session, 'not-the-password')).toBe('wrong_password');

    await expect(again(session, password)).rejects.toMatchObject({ name: 'LimitExceededException' });
    expect((await tryPassword(email, password)).error).toBe('LimitExceededException');
    expect((await provider.readSession(session))?.authTime).toBe(now() - minutes(1));
    expect(events().at(-1)?.kind).toBe('sign_in_locked');
  });

  test('the right password does not revive a session that ended, nor the session of another person', async () => {
    const { again, signIn, admin, id, addConfirmed } = await withAda();
    const session = sessionOf(await signIn(email));
    await admin.endSession(id, session);
    await addConfirmed('eve@example.com');

    expect(await again(session, password)).toBe('wrong_password');
    expect(await again(sessionOf(await signIn('eve@example.com')), password)).toBe('wrong_password');
  });
});
