import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { authorizeQuery, openBrowser, verifier } from '../../testing/hosted-browser.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { makeTestKeys, minutes, openTestProvider, password, sessionOf } from '../../testing/test-provider.ts';

type Served = Awaited<ReturnType<typeof serveTestProvider>>;

const email = 'ada@example.com';
const redirectUri = 'http://localhost:3000/login';
const otherUri = 'https://other.example.com/callback?tenant=1';
const limitedUri = 'https://limited.example.com/callback';

describe('the hosted login', () => {
  let keys: readonly KeyRecord[];
  let served: Served;
  beforeAll(async () => {
    keys = await makeTestKeys();
  });
  beforeEach(async () => {
    const scopesAt = new Map([[limitedUri, ['openid', 'email']]]);
    const hostedLogin = { redirectUris: [redirectUri, otherUri, limitedUri], logoutUris: [redirectUri], scopesAt };
    served = await serveTestProvider({ keys, config: { hostedLogin } });
    await served.addConfirmed(email);
  });
  afterEach(() => served.close());

  const newBrowser = () => openBrowser(served.settings.baseUrl);
  const authorizeAt = (query: string) => `${served.settings.baseUrl}/oauth2/authorize?${query}`;
  const authorize = (changes: Parameters<typeof authorizeQuery>[0] = {}) => authorizeAt(authorizeQuery(changes));

  async function signIn(changes: Parameters<typeof authorizeQuery>[0] = {}) {
    const browser = newBrowser();
    await browser.open(authorize(changes));
    const { address } = await browser.submit({ email, password });
    return { browser, address, code: address.searchParams.get('code') ?? '' };
  }

  async function ask(path: string, form: Record<string, string> | URLSearchParams) {
    const body = new URLSearchParams(form);
    const response = await fetch(`${served.settings.baseUrl}${path}`, { method: 'POST', body });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  const exchange = (code: string, changes: Record<string, string> = {}) =>
    ask('/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: 'testclient',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...changes,
    });

  describe('sends nobody to an address that is not registered', () => {
    test.each([
      ['with a suffix', `${redirectUri}.evil.example`],
      ['with a deeper path', `${redirectUri}/../evil`],
      ['with a query', `${redirectUri}?next=//evil.example`],
      ['with a fragment', `${redirectUri}#x`],
      ['at another port', 'http://localhost:3001/login'],
      ['by another scheme', 'https://localhost:3000/login'],
      ['with a user name', 'http://localhost:3000@evil.example/login'],
      ['in capitals', 'http://LOCALHOST:3000/login'],
      ['with an encoded slash', 'http://localhost:3000%2f@evil.example/login'],
      ['with a backslash', 'http://localhost:3000\\@evil.example/login'],
      ['with a space', ` ${redirectUri}`],
      ['with a line break', `${redirectUri}\r\nSet-Cookie: a=b`],
      ['that is a script', 'javascript:alert(1)'],
      ['that is a page of its own', 'data:text/html,<script>alert(1)</script>'],
      ['without a scheme', '//evil.example/login'],
      ['that is empty', ''],
    ])('%s', async (_case, redirect_uri) => {
      for (const path of ['oauth2/authorize', 'login', 'logout']) {
        const query = authorizeQuery({ redirect_uri, logout_uri: redirect_uri });
        const seen = await newBrowser().open(`${served.settings.baseUrl}/${path}?${query}`);

        const { status, title, headers } = seen;
        expect([status, title, headers.get('location')]).toEqual([400, 'This link does not work', null]);
      }
    });

    test.each([
      ['no address', { redirect_uri: undefined }],
      ['another client', { client_id: 'someone-else' }],
      ['no client', { client_id: undefined }],
      ['a name in other letters', { client_id: undefined, Client_Id: 'testclient' }],
      ['an address under a name in other letters', { redirect_uri: undefined, Redirect_URI: redirectUri }],
    ])('for %s', async (_case, changes) => {
      expect((await newBrowser().open(authorize(changes))).title).toBe('This link does not work');
    });

    test.each(['client_id=testclient', `redirect_uri=${encodeURIComponent(redirectUri)}`])(
      'for a query that says %s twice',
      async (repeated) => {
        const seen = await newBrowser().open(authorizeAt(`${authorizeQuery()}&${repeated}`));
        expect(seen.title).toBe('This link does not work');
      },
    );

    test('for a query without end', async () => {
      expect((await newBrowser().open(authorize({ state: 'x'.repeat(9_000) }))).title).toBe('This link does not work');
    });
  });

  test.each([
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['no method', { code_challenge_method: undefined }, 'invalid_request'],
    ['the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge that is none', { code_challenge: 'abc' }, 'invalid_request'],
    ['tokens in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['a code and tokens', { response_type: 'code id_token' }, 'unsupported_response_type'],
    ['no type', { response_type: undefined }, 'invalid_request'],
    ['an answer in the fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['an unknown scope', { scope: 'openid root' }, 'invalid_scope'],
    ['a request object', { request: 'eyJ' }, 'request_not_supported'],
    ['a request by reference', { request_uri: 'https://evil.example/' }, 'request_uri_not_supported'],
    ['a long nonce', { nonce: 'n'.repeat(513) }, 'invalid_request'],
    ['an age that is no number', { max_age: '-1' }, 'invalid_request'],
    ['an unknown prompt', { prompt: 'consent' }, 'invalid_request'],
  ])('tells the application that it asked with %s', async (_case, changes, error) => {
    const { address } = await newBrowser().open(authorize(changes));

    expect(address.origin + address.pathname).toBe(redirectUri);
    const { iss: _issuer, error_description: _words, ...answer } = Object.fromEntries(address.searchParams);
    expect(answer).toEqual({ error, state: 'st4te' });
  });

  test('tells it that a parameter came twice, and never a state that did', async () => {
    const { address } = await newBrowser().open(authorizeAt(`${authorizeQuery()}&state=other`));

    expect(address.searchParams.get('error')).toBe('invalid_request');
    expect(address.searchParams.has('state')).toBe(false);
  });

  test('gives a state back as it came, whatever is in it', async () => {
    const state = `"><script>alert(1)</script>\r\nSet-Cookie: a=b\u2028&code=x`;
    const browser = newBrowser();

    const page = await browser.open(authorize({ state }));
    const { address } = await browser.submit({ email, password });

    expect(page.markup).not.toContain('<script');
    expect(address.searchParams.getAll('state')).toEqual([state]);
    expect(address.searchParams.getAll('code')).toHaveLength(1);
    expect(browser.setCookies.some((cookie) => cookie.startsWith('a='))).toBe(false);
  });

  test('grants an application what it may have when it names nothing, and rejects more', async () => {
    const { code } = await signIn({ redirect_uri: limitedUri, scope: undefined });
    const { body } = await exchange(code, { redirect_uri: limitedUri });
    expect(body.scope).toBe('openid email');

    const answer = await fetch(authorize({ redirect_uri: limitedUri, scope: 'openid profile' }), {
      redirect: 'manual',
    });
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_scope');
  });

  test('keeps the query of a registered address', async () => {
    const { address } = await signIn({ redirect_uri: otherUri });

    expect(address.href.startsWith(`${otherUri}&code=`)).toBe(true);
  });

  test('shows what was typed as text', async () => {
    const browser = newBrowser();
    const hostile = `"><img src=x onerror=alert(1)>'@example.com`;

    const hinted = await browser.open(authorize({ login_hint: hostile }));
    const typed = await browser.submit({ email: hostile, password: 'wrong' });

    for (const { markup } of [hinted, typed]) expect(markup).not.toContain('<img');
    expect(typed.markup).toContain('value="&quot;&gt;&lt;img');
  });

  test('pages run no script, load nothing from elsewhere, and stand in no frame', async () => {
    const page = await newBrowser().open(authorize({ redirect_uri: otherUri }));

    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://other.example.com");
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.markup).not.toMatch(/<script|style="|onclick/);
    expect(page.markup).toMatch(/<link rel="stylesheet" href="\/identity\/hosted-login.css\?v=[\w-]+">/);
  });

  test('the typeface of the console comes from here as well', async () => {
    const styles = await fetch(`${served.settings.baseUrl}/hosted-login.css`);
    const files = [...(await styles.text()).matchAll(/url\((?<file>[\w.-]+)\)/g)].map(({ groups }) => groups?.file);
    expect(files).toHaveLength(2);

    for (const file of files) {
      const font = await fetch(`${served.settings.baseUrl}/${file}`);
      expect(font.headers.get('content-type')).toBe('font/woff2');
      expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    }
  });

  test('cookies are for nobody but the provider', async () => {
    const { browser } = await signIn();

    expect(browser.setCookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of browser.setCookies) expect(cookie).toMatch(/; Path=\/identity;.*; HttpOnly; SameSite=Lax$/);
    expect([...browser.cookies.values()].join()).not.toContain(email);
  });

  describe('hears only the browser that it showed the page to', () => {
    async function steal(changes: Parameters<typeof authorizeQuery>[0] = {}) {
      const { markup } = await newBrowser().open(authorize(changes));
      return /name="page" value="([^"]*)"/.exec(markup)?.[1] ?? '';
    }
    const submitTo = async (
      page: string | undefined,
      headers: Record<string, string> = {},
      query = authorizeQuery(),
    ) => {
      const body = new URLSearchParams({ email, password, ...(page !== undefined && { page }) });
      const address = `${served.settings.baseUrl}/login?${query}`;
      const response = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
      return { status: response.status, text: await response.text() };
    };

    test('a form of somebody else is not submitted here', async () => {
      const page = await steal();
      const browser = newBrowser();
      await browser.open(authorize());
      const cookie = `halyard-hosted-page=${browser.cookies.get('halyard-hosted-page')}`;

      for (const [given, headers] of [
        [page, {}],
        [page, { cookie }],
        [undefined, { cookie }],
        ['', { cookie }],
        [`${page.slice(0, -4)}AAAA`, { cookie }],
      ] as const) {
        const { status, text } = await submitTo(given, headers);
        expect([status, text.includes('This page has expired')]).toEqual([400, true]);
      }
      expect(served.events().map(({ kind }) => kind)).not.toContain('signed_in');
    });

    test('nor is one from another site, whose browser says so', async () => {
      const browser = newBrowser();
      const { markup } = await browser.open(authorize());
      const page = /name="page" value="([^"]*)"/.exec(markup)?.[1];
      const cookie = `halyard-hosted-page=${browser.cookies.get('halyard-hosted-page')}`;

      expect((await submitTo(page, { cookie, 'sec-fetch-site': 'same-site' })).status).toBe(400);
      expect((await submitTo(page, { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    });

    test('a page serves the request that it was made for', async () => {
      const browser = newBrowser();
      const { markup } = await browser.open(authorize());
      const page = /name="page" value="([^"]*)"/.exec(markup)?.[1];
      const cookie = `halyard-hosted-page=${browser.cookies.get('halyard-hosted-page')}`;

      const moved = await submitTo(page, { cookie }, authorizeQuery({ redirect_uri: otherUri }));
      expect(moved.status).toBe(400);
    });

    test('what is no form is none', async () => {
      const address = `${served.settings.baseUrl}/login?${authorizeQuery()}`;
      const post = async (body: string, type: string) =>
        (await fetch(address, { method: 'POST', body, headers: { 'content-type': type }, redirect: 'manual' })).status;

      expect(await post('{}', 'application/json')).toBe(400);
      expect(await post('page=%ff', 'application/x-www-form-urlencoded')).toBe(400);
      expect(await post(`page=${'x'.repeat(70_000)}`, 'application/x-www-form-urlencoded')).toBe(400);
    });
  });

  test('a cookie that was copied before the sign-out opens nothing after it', async () => {
    const { browser } = await signIn();
    const thief = newBrowser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect((await thief.open(authorize())).address.searchParams.has('code')).toBe(true);

    await browser.open(`${served.settings.baseUrl}/logout?client_id=testclient&logout_uri=${redirectUri}`);

    expect((await thief.open(authorize())).title).toBe('Sign in');
  });

  test.each(['', 'x', 'AQ', 'A'.repeat(5_000)])('a cookie that is none opens nothing (%#)', async (value) => {
    const browser = newBrowser();
    browser.cookies.set('halyard-hosted', value);
    browser.cookies.set('halyard-hosted-page', value);

    expect((await browser.open(authorize())).title).toBe('Sign in');
  });

  describe('a code', () => {
    test.each([
      ['the wrong verifier', { code_verifier: verifier.replace('d', 'e') }],
      ['the address of another application', { redirect_uri: otherUri }],
      ['an address that is not registered', { redirect_uri: `${redirectUri}/` }],
    ])('is spent, and worth nothing, with %s', async (_case, changes) => {
      const { code } = await signIn();

      expect((await exchange(code, changes)).body.error).toBe('invalid_grant');
      expect((await exchange(code)).body.error).toBe('invalid_grant');
    });

    test('is worth nothing to another client, with parts missing, and after five minutes', async () => {
      const { code } = await signIn();

      expect((await exchange(code, { client_id: 'someone-else' })).body.error).toBe('invalid_client');
      expect((await exchange(code, { code_verifier: '' })).body.error).toBe('invalid_request');
      expect((await exchange(`AQ${code.slice(4)}`)).body.error).toBe('invalid_grant');
      expect((await exchange('')).body.error).toBe('invalid_request');
      served.pass(minutes(5));
      expect((await exchange(code)).body.error).toBe('invalid_grant');
    });

    test('that is presented twice ends the session that it led to', async () => {
      const { code } = await signIn();
      const { body } = await exchange(code);
      expect(await served.provider.isSessionLive(sessionOf({ AccessToken: body.access_token }))).toBe(true);

      expect((await exchange(code)).body.error).toBe('invalid_grant');

      expect(await served.provider.isSessionLive(sessionOf({ AccessToken: body.access_token }))).toBe(false);
      expect(served.events().at(-1)?.kind).toBe('refresh_token_reused');
    });

    test('that came without a page ends its own session only', async () => {
      const { browser } = await signIn();
      const code = (await browser.open(authorize())).address.searchParams.get('code') ?? '';
      const { body } = await exchange(code);

      await exchange(code);

      expect(await served.provider.isSessionLive(sessionOf({ AccessToken: body.access_token }))).toBe(false);
      expect((await browser.open(authorize())).address.searchParams.has('code')).toBe(true);
    });

    test('is exchanged once, however many ask at the same time', async () => {
      const { code } = await signIn();

      const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)));

      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    });

    test('leads nowhere once the person has signed out, or was disabled', async () => {
      const first = await signIn();
      await first.browser.open(`${served.settings.baseUrl}/logout?client_id=testclient&logout_uri=${redirectUri}`);
      expect((await exchange(first.code)).body.error).toBe('invalid_grant');

      const second = await signIn();
      const user = await served.rows().users.byEmail(email);
      await served.provider.admin.setEnabled(user?.id ?? '', false);
      expect((await exchange(second.code)).body.error).toBe('invalid_grant');
    });
  });

  test.each([
    ['no grant', {}, 'invalid_request'],
    ['a password', { grant_type: 'password', username: email, password }, 'unsupported_grant_type'],
    ['an invented refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_grant'],
    ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request'],
  ])('the token endpoint rejects %s, in JSON that nobody keeps', async (_case, form, error) => {
    const { status, headers, body } = await ask('/oauth2/token', { client_id: 'testclient', ...form });

    expect([status, body.error]).toEqual([400, error]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a parameter that comes twice, and a body that is no form, are rejected', async () => {
    const twice = new URLSearchParams('client_id=testclient&grant_type=refresh_token&grant_type=password');
    expect((await ask('/oauth2/token', twice)).body.error).toBe('invalid_request');

    const address = `${served.settings.baseUrl}/oauth2/token`;
    const json = await fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect(json.status).toBe(400);
  });

  test('a refresh token is not widened, neither by asking nor by writing more at its end', async () => {
    const { code } = await signIn({ scope: 'openid' });
    const refresh_token = (await exchange(code)).body.refresh_token as string;
    const refresh = (changes: Record<string, string>) =>
      ask('/oauth2/token', { grant_type: 'refresh_token', client_id: 'testclient', refresh_token, ...changes });

    expect((await refresh({ scope: 'openid email' })).body.error).toBe('invalid_scope');
    expect((await refresh({ refresh_token: `${refresh_token}ep` })).body.error).toBe('invalid_grant');
    expect((await refresh({})).body.scope).toBe('openid');
  });

  test('a token that was not asked for the user calls reads who it is, and changes nothing', async () => {
    const { code } = await signIn({ scope: 'openid' });
    const { access_token } = (await exchange(code)).body;

    for (const operation of ['GetUser', 'StartWebAuthnRegistration', 'DeleteUser'])
      expect((await served.call(operation, { AccessToken: access_token })).body).toMatchObject({
        message: 'Access Token does not have required scopes',
      });
  });

  test('without the scope openid there is no id token', async () => {
    const { code } = await signIn({ scope: 'aws.cognito.signin.user.admin' });

    const { body } = await exchange(code);

    expect(Object.keys(body)).not.toContain('id_token');
    expect((await served.call('GetUser', { AccessToken: body.access_token })).status).toBe(200);
  });

  test('who somebody is is told to holders of an access token that asked for it', async () => {
    const { code } = await signIn({ scope: 'openid' });
    const { access_token, id_token } = (await exchange(code)).body;
    const userInfo = async (authorization?: string) =>
      fetch(`${served.settings.baseUrl}/oauth2/userInfo`, { headers: authorization ? { authorization } : {} });

    expect(Object.keys((await (await userInfo(`Bearer ${access_token}`)).json()) as object)).toEqual(['sub']);
    const rejected = await Promise.all([
      ...[userInfo(), userInfo('Basic YTpi'), userInfo('Bearer x.y.z'), userInfo(`Bearer ${id_token}`)],
      userInfo(`Bearer ${(await served.signIn(email)).AccessToken}`),
    ]);
    expect(rejected.map(({ status }) => status)).toEqual([401, 401, 401, 401, 403]);
    for (const { headers } of rejected) expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test('revocation answers alike for good and invented tokens, and rejects those it cannot end', async () => {
    const { code } = await signIn();
    const { access_token, refresh_token } = (await exchange(code)).body;
    const revoke = (token: string, client_id = 'testclient') => ask('/oauth2/revoke', { token, client_id });

    expect((await revoke('invented')).status).toBe(200);
    expect((await revoke(access_token)).body.error).toBe('unsupported_token_type');
    expect((await revoke(refresh_token, 'someone-else')).body.error).toBe('invalid_client');
    expect(await served.provider.isSessionLive(sessionOf({ AccessToken: access_token }))).toBe(true);
    expect((await revoke(refresh_token)).status).toBe(200);
    expect(await served.provider.isSessionLive(sessionOf({ AccessToken: access_token }))).toBe(false);
  });

  test('a flood is answered with a page, or JSON, that says so', async () => {
    const small = await serveTestProvider({ keys, config: { rateLimitFactor: 0.01 } });
    const address = `${small.settings.baseUrl}/login?${authorizeQuery()}`;
    await Promise.all([fetch(address), fetch(address), fetch(address)]);

    const page = await fetch(address);
    const token = await fetch(`${small.settings.baseUrl}/oauth2/token`, { method: 'POST' });

    expect([page.status, token.status]).toEqual([429, 429]);
    expect(await page.text()).toContain('<h1>Too many requests</h1>');
    await small.close();
  });
});

test('where existence is not told, an unknown address is answered like a wrong password', async () => {
  const served = await serveTestProvider({ config: { userExistence: 'prevent' } });
  await served.addConfirmed(email);
  const browser = openBrowser(served.settings.baseUrl);
  await browser.open(`${served.settings.baseUrl}/login?${authorizeQuery()}`);

  const known = await browser.submit({ email, password: 'wrong' });
  const unknown = await browser.submit({ email: 'nobody@example.com', password: 'wrong' });

  expect([known.status, known.notice]).toEqual([400, 'Incorrect username or password']);
  expect([unknown.status, unknown.notice]).toEqual([known.status, known.notice]);
  await served.close();
});

test('over https cookies are sent by https only', async () => {
  const config = { baseUrl: 'https://id.example.com/identity' };
  const { provider } = openTestProvider({ config });
  const address = `${config.baseUrl}/login?${authorizeQuery()}`;

  const page = await provider.fetch(new Request(address), { address: '203.0.113.7' });

  expect(page.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure$/)]);
});
