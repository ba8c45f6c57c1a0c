import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountPolicy, KeyRecord } from '../../ports.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { days, makeTestKeys, minutes, openTestProvider, password, sessionOf } from '../../testing/test-provider.ts';

const email = 'ada@example.com';
const another = 'Another-chart-5512';

describe('what the product asks of an account', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function withAda(policy: Partial<AccountPolicy>) {
    const opened = openTestProvider({ keys, policy });
    await opened.addConfirmed(email);
    const refresh = (RefreshToken: string) => opened.call('GetTokensFromRefreshToken', { RefreshToken });
    return { ...opened, refresh };
  }

  test('a session that was idle for too long cannot be refreshed, and is over', async () => {
    const { signIn, refresh, provider, pass } = await withAda({ idleMs: minutes(15) });
    const tokens = await signIn(email);
    pass(minutes(15) + 1);

    expect(await refresh(tokens.RefreshToken)).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'Refresh Token has been revoked' },
    });
    expect(await provider.isSessionLive(sessionOf(tokens))).toBe(false);
  });

  test('a refresh is no activity, what the product tells is', async () => {
    const { signIn, refresh, provider, pass, now } = await withAda({ idleMs: minutes(15) });
    const first = await signIn(email);
    pass(minutes(10));
    const { body } = await refresh(first.RefreshToken);
    const second = body.AuthenticationResult as typeof first;
    expect((await provider.readSession(sessionOf(first)))?.lastActiveAt).toBe(now() - minutes(10));

    await provider.noteActivity(sessionOf(first));
    pass(minutes(15));

    expect((await refresh(second.RefreshToken)).error).toBeNull();
    expect((await provider.readSession(sessionOf(first)))?.lastActiveAt).toBe(now() - minutes(15));
  });

  test('a token that outlives the activity of its session is good for nothing', async () => {
    const { signIn, refresh, call, pass } = await withAda({ idleMs: minutes(15) });
    const { RefreshToken } = await signIn(email);
    pass(minutes(10));
    const { AccessToken } = (await refresh(RefreshToken)).body.AuthenticationResult as { readonly AccessToken: string };
    pass(minutes(5));
    expect((await call('GetUser', { AccessToken })).error).toBeNull();

    pass(1);

    expect(await call('GetUser', { AccessToken })).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'Access Token has been revoked' },
    });
  });

  test('activity does not bring back a session that has timed out or ended', async () => {
    const { signIn, provider, pass, call, now } = await withAda({ idleMs: minutes(15) });
    const [idle, ended] = [await signIn(email), await signIn(email)];
    await call('RevokeToken', { Token: ended.RefreshToken });
    pass(minutes(16));

    for (const tokens of [idle, ended]) {
      await provider.noteActivity(sessionOf(tokens));
      expect((await provider.readSession(sessionOf(tokens)))?.lastActiveAt).toBe(now() - minutes(16));
    }
    await provider.noteActivity('unknown');
  });

  test('an old password has to be reset, which only its owner learns', async () => {
    const { tryPassword, call, lastCode, pass } = await withAda({ passwordMaxAgeMs: days(30) });
    pass(days(30));
    expect((await tryPassword(email, password)).error).toBeNull();
    pass(1);

    expect((await tryPassword(email, 'not-the-password')).error).toBe('NotAuthorizedException');
    expect((await tryPassword(email, password)).error).toBe('PasswordResetRequiredException');

    await call('ForgotPassword', { Username: email });
    const reset = (Password: string) =>
      call('ConfirmForgotPassword', { Username: email, ConfirmationCode: lastCode(email), Password });
    expect((await reset(password)).error).toBe('InvalidPasswordException');
    expect((await reset(another)).error).toBeNull();
    expect((await tryPassword(email, another)).error).toBeNull();
  });

  test('a password that expired by a clock that was ahead is good again once the clock is right', async () => {
    const { tryPassword, pass } = await withAda({ passwordMaxAgeMs: days(30) });
    pass(days(400));
    expect((await tryPassword(email, password)).error).toBe('PasswordResetRequiredException');

    pass(-days(400));
    expect((await tryPassword(email, password)).error).toBeNull();
  });

  test('without limits nothing runs out', async () => {
    const { signIn, refresh, tryPassword, pass } = await withAda({});
    const tokens = await signIn(email);
    pass(days(29));

    expect((await refresh(tokens.RefreshToken)).error).toBeNull();
    pass(days(1000));
    expect((await tryPassword(email, password)).error).toBeNull();
  });
});

describe('Amplify under a policy', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  beforeAll(async () => {
    served = await serveTestProvider({ policy: { idleMs: minutes(15), passwordMaxAgeMs: days(30) } });
    connectAmplify(served);
    await served.addConfirmed(email);
  });
  afterAll(() => served.close());

  test('loses an idle session at its next refresh, and is told to reset an old password', async () => {
    await auth.signIn({ username: email, password });
    served.pass(minutes(16));

    await expect(auth.fetchAuthSession({ forceRefresh: true })).resolves.toMatchObject({ tokens: undefined });

    served.pass(days(30));
    expect((await auth.signIn({ username: email, password })).nextStep.signInStep).toBe('RESET_PASSWORD');
  });
});
