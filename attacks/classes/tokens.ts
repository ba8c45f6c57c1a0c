import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, attack, mustBe } from '../attack.ts';
import type { Target, Tokens } from '../target.ts';

type Parts = Record<string, unknown>;
const encode = (part: Parts) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Parts;
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rs256 = (text: string, key: KeyObject = other.privateKey) =>
  sign('sha256', Buffer.from(text), key).toString('base64url');

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const refresh = (target: Target, RefreshToken: string) =>
  target.callIdentity('GetTokensFromRefreshToken', { ClientId: target.clientId, RefreshToken });

/** Tokens that were never issued, by their defect. */
async function forge(target: Target, { AccessToken, IdToken, RefreshToken }: Tokens): Promise<Record<string, string>> {
  const [head, body, signature] = AccessToken.split('.');
  const [header, claims] = [decode(head), decode(body)];
  const issuer = new URL(String(claims.iss)).pathname;
  const jwks = (await target.ask('GET', `${issuer}/.well-known/jwks.json`)).json() as { keys: Parts[] };
  const [jwk = {}] = jwks.keys;
  const pem = createPublicKey({ key: jwk, format: 'jwk' } as never).export({ type: 'spki', format: 'pem' });
  const own = { ...other.publicKey.export({ format: 'jwk' }), kid: header.kid };
  const make = (changedHead: Parts, changedBody: Parts = {}) => {
    const text = `${encode({ ...header, ...changedHead })}.${encode({ ...claims, ...changedBody })}`;
    return `${text}.${rs256(text)}`;
  };
  const hmac = (key: string | Buffer, alg = 'HS256') => {
    const text = `${encode({ ...header, alg })}.${body}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const unsigned = ['none', 'None', 'NONE', 'nOnE', ''].map((alg) => [
    `alg "${alg}"`,
    `${encode({ ...header, alg })}.${body}.`,
  ]);
  return {
    ...Object.fromEntries(unsigned),
    'HS256 with the public key': hmac(pem),
    'HS256 with the JWK': hmac(JSON.stringify(jwk)),
    'HS256 with the modulus': hmac(Buffer.from(String(jwk.n), 'base64url')),
    'HS256 with nothing': hmac(''),
    HS384: hmac(pem, 'HS384'),
    'another key under our kid': make({}),
    'an embedded key': make({ jwk: own }),
    'a key set of theirs': make({ jku: 'https://evil.example/jwks.json', x5u: 'https://evil.example/x' }),
    'an unknown kid': make({ kid: 'x' }),
    'no kid': make({ kid: undefined }),
    'a kid that is a path': make({ kid: '../../../../dev/null' }),
    'a kid that is SQL': make({ kid: "' union select 'x' --" }),
    'a critical extension': make({ crit: ['exp'] }),
    'another issuer': make({}, { iss: 'https://evil.example/pool' }),
    'another client': make({}, { client_id: 'x' }),
    'another use': make({}, { token_use: 'id' }),
    expired: make({}, { exp: 1 }),
    'of the future': make({}, { iat: 4e9, nbf: 4e9, exp: 5e9 }),
    'another person': make({}, { sub: 'a722205b-0000-4000-8000-000000000000' }),
    'a group of administrators': make({}, { 'cognito:groups': ['admin'], 'custom:role': 'admin' }),
    'claims changed under its signature': `${head}.${encode({ ...claims, exp: 5e9 })}.${signature}`,
    'no signature': `${head}.${body}`,
    'a signature of zeros': `${head}.${body}.${Buffer.alloc(256).toString('base64url')}`,
    'a fourth part': `${AccessToken}.x`,
    'the id token': IdToken,
    'the refresh token': RefreshToken,
    'nothing at all': '',
    'a long one': 'x'.repeat(12_000),
  };
}

async function untilRejected(target: Target, token: string, what: string) {
  for (const until = Date.now() + 3_000; Date.now() < until; await wait(100))
    if ((await target.ask('GET', '/api/users/me', bearer(token))).status === 401) return;
  mustBe(await target.ask('GET', '/api/users/me', bearer(token)), [401], what);
}

export const tokenAttacks: readonly Attack[] = [
  attack('2.15', 'forged tokens', async ({ target, analyst }) => {
    for (const [what, token] of Object.entries(await forge(target, analyst.tokens))) {
      mustBe(await target.ask('GET', '/api/users/me', bearer(token)), [401, 431], `a token with ${what}`);
      const { status } = await target.callIdentity('GetUser', { AccessToken: token });
      ok(status >= 400 && status < 500, `the identity provider took a token with ${what}: ${status}`);
    }
    equal((await analyst.ask('GET', '/users/me')).status, 200, 'the real token is good');
  }),
  attack('2.15', 'tokens elsewhere than in the header', async ({ target, analyst: { tokens } }) => {
    const { AccessToken } = tokens;
    for (const [path, headers] of [
      [`/api/users/me?access_token=${AccessToken}`, {}],
      [`/api/users/me?token=${AccessToken}`, {}],
      ['/api/users/me', { cookie: `access_token=${AccessToken}; token=${AccessToken}; session=${AccessToken}` }],
      ['/api/users/me', { authorization: `Basic ${Buffer.from(`x:${AccessToken}`).toString('base64')}` }],
      [
        '/api/users/me',
        { 'x-forwarded-user': 'admin@example.com', 'x-user-id': 'admin', 'x-original-url': '/api/users' },
      ],
      ['/api/users', { 'x-rewrite-url': '/api/health', 'x-http-method-override': 'GET' }],
    ] as const)
      mustBe(await target.ask('GET', path, { headers }), [400, 401], `a token at ${path.slice(0, 40)}`);
  }),
  attack('2.7 2.15', 'a token after sign-out', async ({ target }) => {
    const person = await target.asRole('analyst', 2);
    await target.callIdentity('GlobalSignOut', { AccessToken: person.tokens.AccessToken });
    await untilRejected(target, person.tokens.AccessToken, 'a token after signing out');
    ok((await refresh(target, person.tokens.RefreshToken)).status >= 400, 'its refresh token lives');
  }),
  attack('2.7', 'a token after a change of role and after deactivation', async ({ target, admin }) => {
    const person = await target.asRole('analyst', 3);
    const account = (await admin.ask('GET', `/users/${person.id}`)).json() as Parts;
    const { username, email, role, department, status, version } = account;
    const changed = await admin.ask('PUT', `/users/${person.id}`, {
      body: { username, email, role: 'viewer', department, status, version },
    });
    mustBe(changed, [200], `the administrator takes the role ${role}`);
    await wait(1_100);
    const answer = await person.ask('POST', '/todos', { body: { text: 'still here' } });
    ok([201, 401].includes(answer.status), answer.text);
    mustBe(await person.ask('DELETE', '/threats/x'), [401, 403], 'a write with the role of before');
    mustBe(await person.ask('POST', '/threats', { body: {} }), [401, 403], 'a write with the role of before');
    mustBe(
      await admin.ask('PATCH', `/users/${person.id}/status`, { body: { status: 'inactive' } }),
      [200],
      'deactivation',
    );
    await untilRejected(target, person.tokens.AccessToken, 'a token after deactivation');
    ok((await refresh(target, person.tokens.RefreshToken)).status >= 400, 'the refresh token of a deactivated account');
    ok((await target.tryPassword(person.email, person.password)).status >= 400, 'a deactivated account signs in');
  }),
  attack('2.7 2.15', 'a refresh token that is used twice', async ({ target }) => {
    const person = await target.asRole('analyst', 4);
    const first = (await refresh(target, person.tokens.RefreshToken)).json().AuthenticationResult as Tokens;
    ok(first.RefreshToken && first.RefreshToken !== person.tokens.RefreshToken, 'it rotates');
    await wait(10_500);
    ok((await refresh(target, person.tokens.RefreshToken)).status >= 400, 'the old one is good for a second time');
    ok((await refresh(target, first.RefreshToken)).status >= 400, 'the stolen chain lives on');
    await untilRejected(target, first.AccessToken, 'the access token of the stolen chain');
  }),
  attack(
    '2.15 2.23',
    'session fixation: a session of a step of one account used for another',
    async ({ target, victim, analyst }) => {
      const begin = (USERNAME: string) =>
        target.callIdentity('InitiateAuth', {
          AuthFlow: 'USER_AUTH',
          ClientId: target.clientId,
          AuthParameters: { USERNAME },
        });
      const mine = (await begin(analyst.email)).json() as { Session?: string };
      for (const USERNAME of [victim.email, victim.id]) {
        const answer = await target.callIdentity('RespondToAuthChallenge', {
          ClientId: target.clientId,
          Session: mine.Session ?? 'x',
          ChallengeName: 'SELECT_CHALLENGE',
          ChallengeResponses: { USERNAME, ANSWER: 'PASSWORD', PASSWORD: analyst.password },
        });
        ok(!answer.text.includes('AccessToken'), 'my step signs another account in');
      }
      const twice = await Promise.all([target.asRole('viewer', 1), target.asRole('viewer', 1)]);
      notEqual(
        decode(twice[0].tokens.AccessToken.split('.')[1]).origin_jti,
        decode(twice[1].tokens.AccessToken.split('.')[1]).origin_jti,
      );
    },
  ),
  attack(
    '2.7',
    'the directory is not changed by a token of its own: role and status cannot be written',
    async ({ target, analyst }) => {
      const before = (await analyst.ask('GET', '/users/me')).json();
      for (const [Name, Value] of [
        ...[
          ['custom:role', 'admin'],
          ['cognito:groups', 'admin'],
          ['email_verified', 'true'],
          ['sub', 'x'],
          ['status', 'x'],
        ],
      ] as const)
        await target.callIdentity('UpdateUserAttributes', {
          AccessToken: analyst.tokens.AccessToken,
          UserAttributes: [{ Name, Value }],
        });
      await wait(600);
      deepEqual((await analyst.ask('GET', '/users/me')).json(), before);
    },
  ),
];
