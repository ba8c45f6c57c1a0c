import { beforeEach, expect, test, vi } from 'vitest';
import { fakeConfig } from '../../testing/fake-session.ts';
import { clientId, hasTokensIn } from '../../testing/fake-tokens.ts';
import { createTokenStorage } from '../tabs/token-storage.ts';
import { finishHostedLogin, leaveHostedLogin, startHostedLogin } from './hosted-login.ts';

const cloud = { ...fakeConfig, provider: 'cognito', hostedLogin: 'https://login.example.com' } as const;
const prefix = `CognitoIdentityServiceProvider.${clientId}`;
const redirect = `${window.location.origin}/login`;
const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const atSecond = Math.floor(Date.parse('2026-11-21T08:42:00Z') / 1000);

beforeEach(() => {
  vi.useFakeTimers({ now: atSecond * 1000, toFake: ['Date'] });
});

/** Goes there, comes back with a code, and answers the token endpoint with these claims. */
async function travel({ claims = {}, lifeMs = 0, remember = false } = {}) {
  const address = new URL(await startHostedLogin(cloud, sessionStorage, { remember, from: '/todos' }));
  const requests = Object.fromEntries(address.searchParams);
  const idToken = token({ sub: 'p1', aud: clientId, nonce: requests.nonce, iat: atSecond, ...claims });
  const request = vi.fn(async (..._: Parameters<typeof fetch>) =>
    Response.json({ access_token: token({ exp: atSecond + 900 }), id_token: idToken, refresh_token: 'refresh' }),
  );
  vi.stubGlobal('fetch', request);
  vi.setSystemTime(Date.now() + lifeMs);
  const tokens = createTokenStorage({ local: localStorage, session: sessionStorage });
  const finish = (answer: { code?: string; state?: string; error?: string } = {}) =>
    finishHostedLogin(
      cloud,
      { code: 'abc', state: requests.state ?? '', ...answer },
      { storage: sessionStorage, tokens },
    );
  return { address, requests, request, tokens, finish };
}

test('the person is sent on with a challenge whose answer stays in the tab', async () => {
  const { address, requests } = await travel();

  expect(address.origin + address.pathname).toBe('https://login.example.com/oauth2/authorize');
  expect(requests).toMatchObject({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    scope: 'openid email profile aws.cognito.signin.user.admin',
    code_challenge_method: 'S256',
  });
  expect(requests.code_challenge).toMatch(/^[\w-]{43}$/);
  expect(address.href).not.toContain(JSON.parse(sessionStorage.getItem('halyard.hosted-login') ?? '').verifier);
});

test('the embedded provider is reached at the origin of the page', async () => {
  const embedded = { ...fakeConfig, hostedLogin: 'http://another.example:9/identity' };

  const address = await startHostedLogin(embedded, sessionStorage, { remember: false });

  expect(address).toContain(`${window.location.origin}/identity/oauth2/authorize?`);
});

test('the code is exchanged with the verifier that belongs to the challenge', async () => {
  const { requests, request, finish } = await travel();

  expect(await finish()).toEqual({ from: '/todos' });

  const [url, init] = request.mock.calls[0] ?? [];
  const sent = Object.fromEntries(new URLSearchParams(String(init?.body)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sent.code_verifier));
  expect(url).toBe('https://login.example.com/oauth2/token');
  expect(sent).toMatchObject({
    grant_type: 'authorization_code',
    client_id: clientId,
    code: 'abc',
    redirect_uri: redirect,
  });
  expect(Buffer.from(digest).toString('base64url')).toBe(requests.code_challenge);
});

test('the tokens lie where the Cognito libraries look for them, and the session knows where it came from', async () => {
  const { finish, tokens } = await travel();

  await finish();

  expect(sessionStorage.getItem(`${prefix}.LastAuthUser`)).toBe('p1');
  expect(sessionStorage.getItem(`${prefix}.p1.refreshToken`)).toBe('refresh');
  expect(sessionStorage.getItem(`${prefix}.p1.clockDrift`)).toBe('0');
  expect(tokens.readAccessToken(clientId)?.expiresAt).toBe((atSecond + 900) * 1000);
  expect(tokens.isHosted(clientId)).toBe(true);
});

test('who wants to stay signed in is kept in the browser', async () => {
  const { finish } = await travel({ remember: true });

  await finish();

  expect([hasTokensIn(localStorage), hasTokensIn(sessionStorage)]).toEqual([true, false]);
});

test.each([
  ['a state of another sign-in', { state: 'forged' }, 'HostedLoginExpired'],
  ['a rejection by the person', { error: 'access_denied' }, 'HostedLoginCanceled'],
  ['any other rejection', { error: 'server_error' }, 'HostedLoginFailed'],
])('%s is not exchanged', async (_, answer, name) => {
  const { request, finish } = await travel();

  await expect(finish(answer)).rejects.toMatchObject({ name });

  expect(request).not.toHaveBeenCalled();
});

test('an answer counts once', async () => {
  const { finish } = await travel();
  await finish();

  await expect(finish()).rejects.toMatchObject({ name: 'HostedLoginExpired' });
});

test('an answer after half an hour is too late', async () => {
  const { finish } = await travel({ lifeMs: 1_800_000 });

  await expect(finish()).rejects.toMatchObject({ name: 'HostedLoginExpired' });
});

test.each([
  ['another sign-in', { nonce: 'other' }],
  ['another application', { aud: 'other' }],
])('a token for %s signs nobody in', async (_, claims) => {
  const { finish } = await travel({ claims });

  await expect(finish()).rejects.toMatchObject({ name: 'HostedLoginFailed' });

  expect(hasTokensIn(sessionStorage)).toBe(false);
});

test('signing out there leads back to the sign-in page', () => {
  const went: string[] = [];

  leaveHostedLogin(cloud, (address) => went.push(address));

  expect(went).toEqual([
    `https://login.example.com/logout?client_id=${clientId}&logout_uri=${encodeURIComponent(redirect)}`,
  ]);
});

test('a page that the browser brings back from its memory asks for the sign-in page anew', () => {
  const went: string[] = [];
  leaveHostedLogin(cloud, (address) => went.push(address));

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(went.slice(1)).toEqual([redirect]);
});
