import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorizeQuery, openBrowser } from '../../testing/hosted-browser.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { minutes, password, sessionOf } from '../../testing/test-provider.ts';

type Served = Awaited<ReturnType<typeof serveTestProvider>>;

const redirectUri = 'http://localhost:3000/login';

const asked = 'openid email profile aws.cognito.signin.user.admin';

describe('an application with an unmodified OpenID Connect client', () => {
  let served: Served;
  let config: oidc.Configuration;
  beforeAll(async () => {
    served = await serveTestProvider();
    await served.provider.maintain();
    const issuer = new URL(served.provider.issuer);
    const execute = [oidc.allowInsecureRequests];
    config = await oidc.discovery(issuer, served.settings.clientId, undefined, oidc.None(), { execute });
  });
  afterAll(() => served.close());

  async function begin(more: Record<string, string> = {}) {
    const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()];
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: asked,
      state: expectedState,
      nonce: expectedNonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      ...more,
    });
    return { address: address.href, checks: { pkceCodeVerifier, expectedState, expectedNonce } };
  }

  const newBrowser = () => openBrowser(served.settings.baseUrl);

  async function signIn(email: string, browser = newBrowser()) {
    const { address, checks } = await begin();
    await browser.open(address);
    const back = await browser.submit({ email, password });
    const tokens = await oidc.authorizationCodeGrant(config, back.address, checks);
    return { browser, back, tokens, checks };
  }

  test('signs somebody in with a code and PKCE, and gets tokens that the provider takes', async () => {
    const sub = await served.addConfirmed('ada@example.com');

    const { back, tokens } = await signIn('ada@example.com');

    expect(back.status).toBe(303);
    expect(back.address.origin + back.address.pathname).toBe(redirectUri);
    expect(tokens.claims()).toMatchObject({ sub, email: 'ada@example.com', email_verified: true, token_use: 'id' });
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    const { status } = await served.call('GetUser', { AccessToken: tokens.access_token });
    expect(status).toBe(200);
    expect(served.events().at(-1)).toMatchObject({ kind: 'signed_in', userId: sub });
  });

  test('asks who it is', async () => {
    const sub = await served.addConfirmed('info@example.com');
    const { tokens } = await signIn('info@example.com');

    const info = await oidc.fetchUserInfo(config, tokens.access_token, sub);

    expect(info).toEqual({ sub, email: 'info@example.com', email_verified: true, preferred_username: 'info' });
  });

  test('refreshes, with what it had asked for, and keeps being told who it is', async () => {
    const sub = await served.addConfirmed('refresh@example.com');
    const { tokens } = await signIn('refresh@example.com');

    const next = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');

    expect(next.scope).toBe(asked);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect((await oidc.fetchUserInfo(config, next.access_token, sub)).email).toBe('refresh@example.com');
  });

  test('a client of the user pool refreshes the same session', async () => {
    await served.addConfirmed('both@example.com');
    const { tokens } = await signIn('both@example.com');

    const { body } = await served.call('GetTokensFromRefreshToken', { RefreshToken: tokens.refresh_token });

    const { AccessToken, RefreshToken } = body.AuthenticationResult as Record<string, string>;
    expect(sessionOf({ AccessToken: AccessToken ?? '' })).toBe(sessionOf({ AccessToken: tokens.access_token }));
    expect((await oidc.refreshTokenGrant(config, RefreshToken ?? '')).scope).toContain('openid');
  });

  test('a second application is let in without a page, in a session of its own with the same time of sign-in', async () => {
    await served.addConfirmed('sso@example.com');
    const first = await signIn('sso@example.com');
    served.pass(minutes(2));

    const { address, checks } = await begin();
    const back = await first.browser.open(address);
    const second = await oidc.authorizationCodeGrant(config, back.address, checks);

    const [one, other] = [first.tokens, second].map((tokens) => sessionOf({ AccessToken: tokens.access_token }));
    expect(other).not.toBe(one);
    expect(second.claims()?.auth_time).toBe(first.tokens.claims()?.auth_time);
  });

  test('asks for a fresh proof, or for none at all', async () => {
    await served.addConfirmed('prompt@example.com');
    const { browser } = await signIn('prompt@example.com');
    served.pass(minutes(10));

    expect((await browser.open((await begin({ prompt: 'login' })).address)).title).toBe('Sign in');
    expect((await browser.open((await begin({ max_age: '60' })).address)).title).toBe('Sign in');
    const silent = await newBrowser().open((await begin({ prompt: 'none' })).address);
    expect(silent.address.searchParams.get('error')).toBe('login_required');
  });

  test('signs out here as well: the browser is asked again, and the session is over', async () => {
    await served.addConfirmed('out@example.com');
    const { browser, tokens } = await signIn('out@example.com');

    const end = oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: redirectUri, state: 'bye' });
    const back = await browser.open(end.href);

    expect(back.address.href).toBe(`${redirectUri}?state=bye`);
    expect((await browser.open((await begin()).address)).title).toBe('Sign in');
    await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect(served.events().at(-1)?.kind).toBe('signed_out');
  });

  test('the same in the words of a Cognito domain', async () => {
    await served.addConfirmed('domain@example.com');
    const { browser } = await signIn('domain@example.com');
    const query = new URLSearchParams({ client_id: served.settings.clientId, logout_uri: redirectUri });

    const back = await browser.open(`${served.settings.baseUrl}/logout?${query}`);

    expect(back.address.href).toBe(redirectUri);
    expect(browser.cookies.has('halyard-hosted')).toBe(false);
  });

  test('somebody else may sign in at once after a sign-out', async () => {
    await served.addConfirmed('swap@example.com');
    const { browser } = await signIn('swap@example.com');
    const { search } = new URL((await begin()).address);

    const page = await browser.open(`${served.settings.baseUrl}/logout${search}`);

    expect(page.title).toBe('Sign in');
    expect((await browser.submit({ email: 'swap@example.com', password })).address.searchParams.has('code')).toBe(true);
  });

  test('revokes a refresh token', async () => {
    await served.addConfirmed('revoke@example.com');
    const { tokens } = await signIn('revoke@example.com');

    await oidc.tokenRevocation(config, tokens.refresh_token ?? '');

    const revoked = served.call('GetUser', { AccessToken: tokens.access_token });
    expect((await revoked).error).toBe('NotAuthorizedException');
  });

  test('the browser is remembered for an hour, and not when the account has changed', async () => {
    const sub = await served.addConfirmed('hour@example.com');
    const { browser } = await signIn('hour@example.com');
    const asksAgain = async () => (await browser.open((await begin()).address)).title === 'Sign in';

    served.pass(minutes(59));
    expect(await asksAgain()).toBe(false);
    served.pass(minutes(1));
    expect(await asksAgain()).toBe(true);

    const { tokens } = await signIn('hour@example.com', browser);
    expect(await asksAgain()).toBe(false);
    const kept = sessionOf({ AccessToken: tokens.access_token });
    await served.provider.admin.setPassword(sub, 'Other-chart-7782', kept);
    expect(await asksAgain()).toBe(true);
  });

  test('a disabled account has no session in any browser', async () => {
    const sub = await served.addConfirmed('disabled@example.com');
    const { browser } = await signIn('disabled@example.com');
    await served.provider.admin.setEnabled(sub, false);

    expect((await browser.open((await begin()).address)).title).toBe('Sign in');
  });
});

test('a person who was away for too long is asked again', async () => {
  const served = await serveTestProvider({ policy: { idleMs: minutes(30) } });
  await served.addConfirmed('idle@example.com');
  const browser = openBrowser(served.settings.baseUrl);
  const address = `${served.settings.baseUrl}/oauth2/authorize?${authorizeQuery()}`;
  await browser.open(address);
  await browser.submit({ email: 'idle@example.com', password });

  served.pass(minutes(31));

  expect((await browser.open(address)).title).toBe('Sign in');
  await served.close();
});

test('without a hosted login there is nothing at its addresses, and the issuer says so', async () => {
  const served = await serveTestProvider({ config: { hostedLogin: null } });
  const status = async (path: string, method = 'GET') =>
    (await fetch(`${served.settings.baseUrl}${path}`, { method })).status;

  expect(await status('/oauth2/authorize')).toBe(404);
  expect(await status('/login')).toBe(404);
  expect(await status('/login', 'POST')).toBe(404);
  expect(await status('/oauth2/token', 'POST')).toBe(404);
  expect(await status('/hosted-login.css')).toBe(404);
  const described = await fetch(`${served.provider.issuer}/.well-known/openid-configuration`);
  expect(await described.json()).not.toHaveProperty('authorization_endpoint');
  await served.close();
});
