import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { days, makeTestKeys, minutes, openTestProvider } from '../../testing/test-provider.ts';

const email = 'ada@example.com';
const seconds = (count: number) => count * 1000;

describe('sessions', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function signedIn() {
    const opened = openTestProvider({ keys });
    await opened.addConfirmed(email);
    const tokens = await opened.signIn(email);
    const refresh = (RefreshToken: unknown) => opened.call('GetTokensFromRefreshToken', { RefreshToken });
    const refreshTo = async (RefreshToken: string) =>
      (await refresh(RefreshToken)).body.AuthenticationResult as typeof tokens;
    const getUser = (AccessToken: string) => opened.call('GetUser', { AccessToken });
    return { ...opened, tokens, refresh, refreshTo, getUser };
  }

  test('a refresh keeps the session and its beginning', async () => {
    const { tokens, refreshTo, pass } = await signedIn();
    pass(minutes(14));

    const before = decodeJwt(tokens.AccessToken);
    const after = decodeJwt((await refreshTo(tokens.RefreshToken)).AccessToken);

    expect(after).toMatchObject({ sub: before.sub, origin_jti: before.origin_jti, auth_time: before.auth_time });
    expect(after.jti).not.toBe(before.jti);
    expect(after.exp).toBe((before.exp ?? 0) + 14 * 60);
  });

  test('a replaced refresh token works for ten seconds more, for tabs that refresh together', async () => {
    const { tokens, refresh, pass } = await signedIn();
    await refresh(tokens.RefreshToken);
    pass(seconds(10));

    expect((await refresh(tokens.RefreshToken)).error).toBeNull();
  });

  test('a replaced refresh token that comes back later ends the session and raises an alarm', async () => {
    const { tokens, refresh, refreshTo, getUser, pass, events } = await signedIn();
    const next = await refreshTo(tokens.RefreshToken);
    pass(seconds(11));

    expect((await refresh(tokens.RefreshToken)).error).toBe('RefreshTokenReuseException');

    expect((await refresh(next.RefreshToken)).error).toBe('NotAuthorizedException');
    expect((await getUser(next.AccessToken)).error).toBe('NotAuthorizedException');
    expect(events().at(-1)?.kind).toBe('refresh_token_reused');
  });

  test('the older way to refresh rotates as well', async () => {
    const { tokens, call } = await signedIn();

    const { body } = await call('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: tokens.RefreshToken },
    });

    expect((body.AuthenticationResult as typeof tokens).RefreshToken).not.toBe(tokens.RefreshToken);
  });

  test('a session ends 30 days after the sign-in, however often it was refreshed', async () => {
    const { tokens, refresh, refreshTo, pass } = await signedIn();
    pass(days(29));
    const { RefreshToken } = await refreshTo(tokens.RefreshToken);
    pass(days(1));

    expect((await refresh(RefreshToken)).body.message).toBe('Refresh Token has expired');
  });

  test('refresh tokens are kept only as hashes', async () => {
    const { tokens, rows } = await signedIn();

    expect(await rows().refreshTokens.find(tokens.RefreshToken)).toBeUndefined();
  });

  test('a revoked session is told to the product', async () => {
    const { tokens, call, provider, now, events } = await signedIn();
    const sessionId = String(decodeJwt(tokens.AccessToken).origin_jti);
    expect(await provider.isSessionLive(sessionId)).toBe(true);

    await call('RevokeToken', { Token: tokens.RefreshToken });

    expect(await provider.readSession(sessionId)).toMatchObject({ revokedAt: now() });
    expect(await provider.isSessionLive('unknown')).toBe(false);
    expect(events().at(-1)?.kind).toBe('signed_out');
  });

  test('revoking an unknown token is answered like any other', async () => {
    const { call } = await signedIn();

    expect(await call('RevokeToken', { Token: 'unknown' })).toMatchObject({ status: 200, body: {} });
  });

  test('only a refresh token is revoked: any other kind is named, and the session lives on', async () => {
    const { tokens, call, getUser } = await signedIn();

    for (const Token of [tokens.AccessToken, tokens.IdToken])
      expect((await call('RevokeToken', { Token })).error).toBe('UnsupportedTokenTypeException');

    expect((await getUser(tokens.AccessToken)).status).toBe(200);
  });

  test('a deleted account leaves no session behind', async () => {
    const { tokens, call, provider } = await signedIn();

    await call('DeleteUser', { AccessToken: tokens.AccessToken });

    expect(await provider.readSession(String(decodeJwt(tokens.AccessToken).origin_jti))).toBeUndefined();
  });

  test('deleting the account needs a fresh sign-in, and a refresh is none', async () => {
    const { tokens, call, refreshTo, pass, getUser, signIn } = await signedIn();
    pass(minutes(5) + seconds(1));
    const { AccessToken } = await refreshTo(tokens.RefreshToken);

    expect(await call('DeleteUser', { AccessToken })).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'Sign in again to delete your account.' },
    });

    expect((await getUser(AccessToken)).error).toBeNull();
    const fresh = await signIn(email);
    expect((await call('DeleteUser', { AccessToken: fresh.AccessToken })).error).toBeNull();
    expect((await getUser(AccessToken)).error).toBe('NotAuthorizedException');
  });

  describe('a token that is not good', () => {
    type Forge = (good: { access: string; id: string }) => Promise<string> | string;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const resign = (token: string, change: object, header: object = {}) =>
      new SignJWT({ ...decodeJwt(token), ...change })
        .setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'RS256', ...header })
        .sign(privateKey);
    const withPayload = (token: string, change: object) => {
      const [header, , signature] = token.split('.');
      return `${header}.${Buffer.from(JSON.stringify({ ...decodeJwt(token), ...change })).toString('base64url')}.${signature}`;
    };
    const forgeries: readonly [string, Forge][] = [
      ['nothing like a token', () => 'abc'],
      ['without a signature (alg none)', ({ access }) => new UnsecuredJWT(decodeJwt(access)).encode()],
      ['with an altered payload', ({ access }) => withPayload(access, { sub: 'someone-else' })],
      ['signed by someone else', ({ access }) => resign(access, {})],
      ['signed by someone else under an unknown key id', ({ access }) => resign(access, {}, { kid: 'unknown' })],
      ['of another pool', ({ access }) => resign(access, { iss: 'https://elsewhere.example.com/identity/pool' })],
      ['an id token', ({ id }) => id],
      ['cut short', ({ access }) => access.slice(0, -10)],
    ];

    test.each(forgeries)('is rejected: %s', async (_what, forge) => {
      const { tokens, getUser } = await signedIn();

      const answer = await getUser(await forge({ access: tokens.AccessToken, id: tokens.IdToken }));

      expect(answer).toMatchObject({ error: 'NotAuthorizedException', body: { message: 'Invalid Access Token' } });
    });

    test('is rejected when it comes from a pool with the same keys and another name', async () => {
      const { getUser } = await signedIn();
      const other = openTestProvider({ keys, config: { poolId: 'eu-west-1_Other01' } });
      await other.addConfirmed(email);

      const { AccessToken } = await other.signIn(email);

      expect((await getUser(AccessToken)).body.message).toBe('Invalid Access Token');
    });

    test('is rejected after 15 minutes', async () => {
      const { tokens, getUser, pass } = await signedIn();
      pass(minutes(15));

      expect((await getUser(tokens.AccessToken)).body.message).toBe('Access Token has expired');
    });

    test('is rejected once the account is disabled', async () => {
      const { tokens, getUser, provider, refresh } = await signedIn();
      await provider.admin.setEnabled(String(decodeJwt(tokens.AccessToken).sub), false);

      expect((await getUser(tokens.AccessToken)).error).toBe('NotAuthorizedException');
      expect((await refresh(tokens.RefreshToken)).error).toBe('NotAuthorizedException');
    });
  });
});
