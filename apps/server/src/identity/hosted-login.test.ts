import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const verifier = 'a-verifier-that-is-long-enough-for-a-challenge';
const redirectUri = 'http://localhost:3000/login';
const otherUri = 'https://reports.example.com/callback';

const cookiesOf = (header: string | string[] | undefined) =>
  [header ?? []].flat().map((cookie) => cookie.split(';', 1)[0]);

describe.each(testDatabases)('the hosted login in the product, on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    const environment = { HALYARD_HOSTED_LOGIN: 'on', HALYARD_HOSTED_REDIRECTS: otherUri };
    app = await startTestApp(await open(), { environment });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const queryFor = (redirect_uri: string, scope = 'openid email aws.cognito.signin.user.admin') =>
    new URLSearchParams({
      response_type: 'code',
      client_id: app.config.clientId,
      redirect_uri,
      scope,
      state: 's',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    }).toString();

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url: `/identity${url}`, headers });
  const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url: `/identity${url}`,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  async function signIn(redirect_uri = redirectUri, scope?: string) {
    const { email, password } = await app.addPerson('analyst');
    const query = queryFor(redirect_uri, scope);
    const page = await get(`/login?${query}`);
    const hidden = /name="page" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
    const cookie = cookiesOf(page.headers['set-cookie']).join('; ');
    const done = await post(`/login?${query}`, { page: hidden, email, password }, { cookie });
    const code = new URL(String(done.headers.location)).searchParams.get('code') ?? '';
    return { email, page, done, code, cookie: cookiesOf(done.headers['set-cookie']).join('; ') };
  }

  const exchange = (code: string, redirect_uri = redirectUri) =>
    post('/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: app.config.clientId,
      code,
      redirect_uri,
      code_verifier: verifier,
    });

  test('signs a person in for the console, whose server takes the tokens', async () => {
    const { email, code } = await signIn();

    const { access_token } = (await exchange(code)).json();

    const headers = { authorization: `Bearer ${access_token}` };
    expect((await app.app.inject({ url: '/api/users/me', headers })).json()).toMatchObject({ email });
    expect((await get('/oauth2/userInfo', headers)).json()).toMatchObject({ email });
  });

  test('the token of an application that asked only who somebody is does not open the API', async () => {
    const { code } = await signIn(otherUri, 'openid email');
    const { access_token } = (await exchange(code, otherUri)).json();

    const headers = { authorization: `Bearer ${access_token}` };
    expect((await app.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
    expect((await get('/oauth2/userInfo', headers)).statusCode).toBe(200);
  });

  test('its page has a policy, a language and a stylesheet of its own', async () => {
    const page = await get(`/login?${queryFor(otherUri)}`, { 'accept-language': 'de' });

    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://reports.example.com");
    expect(page.body).toContain('<html lang="de">');
    const style = await get(/href="\/identity(\/hosted-login.css[^"]*)"/.exec(page.body)?.[1] ?? '');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test('another application that is registered is let in by the same browser, until the sign-out', async () => {
    const { cookie } = await signIn();
    const open = async () =>
      String((await get(`/oauth2/authorize?${queryFor(otherUri)}`, { cookie })).headers.location);

    const back = new URL(await open());
    expect(back.href.startsWith(`${otherUri}?code=`)).toBe(true);
    expect((await exchange(back.searchParams.get('code') ?? '', otherUri)).statusCode).toBe(200);

    const query = new URLSearchParams({ client_id: app.config.clientId, logout_uri: redirectUri });
    const out = await get(`/logout?${query}`, { cookie });

    expect([out.statusCode, out.headers.location]).toEqual([303, redirectUri]);
    expect(await open()).toContain('/identity/login?');
  });

  test('a code counts once', async () => {
    const { code } = await signIn();
    await exchange(code);

    expect((await exchange(code)).json().error).toBe('invalid_grant');
  });

  test('clients are told that it is there', async () => {
    expect((await get('/config.json')).json().hostedLogin).toBe('http://localhost:3000/identity');
    const described = await get(`/${app.config.poolId}/.well-known/openid-configuration`);
    expect(described.json().token_endpoint).toBe('http://localhost:3000/identity/oauth2/token');
  });
});

test('there is none unless it is switched on', async () => {
  const [first] = testDatabases;
  const database = await first?.open();
  if (!database) throw new Error('There is no database to test on.');
  const app = await startTestApp(database);

  const answers = await Promise.all(
    ['/login', '/oauth2/authorize', '/logout', '/oauth2/userInfo'].map((path) =>
      app.app.inject({ url: `/identity${path}` }),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  await app.close();
  await database.close();
});
