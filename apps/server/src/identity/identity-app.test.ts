import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openIdentity } from './open-identity.ts';

const password = 'Night-chart-7781';

describe.each(testDatabases)('the identity provider in the product, on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers }, remoteAddress });

  const signUp = (email: string) =>
    app.callIdentity('SignUp', {
      ClientId: app.config.clientId,
      Username: email,
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'given_name', Value: 'Ada' },
      ],
    });

  const lastLetter = async (email: string) =>
    (await ask(`/identity/outbox?to=${encodeURIComponent(email)}`)).json()[0] as Record<string, string>;

  test('a person registers, confirms with the mailed code, signs in and out', async () => {
    const email = 'ada@example.com';
    const ClientId = app.config.clientId;
    const registered = await signUp(email);
    expect(registered).toMatchObject({ UserConfirmed: false, CodeDeliveryDetails: { Destination: 'a***@e***' } });
    const letter = await lastLetter(email);
    expect(letter.text).toContain(`http://localhost:3000/login?confirm=ada%40example.com&code=${letter.code}`);

    await app.callIdentity('ConfirmSignUp', { ClientId, Username: email, ConfirmationCode: letter.code });
    const signedIn = await app.callIdentity('InitiateAuth', {
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    const { AccessToken, RefreshToken } = signedIn.AuthenticationResult as Record<string, string>;
    const account = () => app.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${AccessToken}` } });
    expect((await account()).json()).toMatchObject({ id: registered.UserSub, email, firstName: 'Ada' });

    expect(await app.callIdentity('RevokeToken', { ClientId, Token: RefreshToken })).toEqual({});
    app.pass(1_000);
    expect((await account()).statusCode).toBe(401);
  });

  test('a call has one id, in the log and where clients of the protocol look for it', async () => {
    const call = (payload: string) =>
      app.app.inject({
        method: 'POST',
        url: '/identity/',
        payload,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        },
      });
    for (const payload of ['{}', 'x'.repeat(70_000)]) {
      const { statusCode, headers } = await call(payload);
      expect(statusCode).toBe(400);
      expect(headers['x-request-id']).toBeTruthy();
      expect(headers['x-amzn-requestid']).toBe(headers['x-request-id']);
    }
  });

  test('a client is told what to connect to', async () => {
    expect((await ask('/identity/config.json')).json()).toEqual({
      region: 'eu-west-1',
      userPoolId: app.config.poolId,
      clientId: app.config.clientId,
      identityPoolId: app.config.identityPoolId,
      provider: 'embedded',
      hostedLogin: null,
      declaredRoles: 'granted',
      endpoint: 'http://localhost:3000/identity/',
      identityPoolEndpoint: 'http://localhost:3000/identity/',
    });
  });

  test('the signing keys are published under the issuer', async () => {
    const { keys } = (await ask(`/identity/${app.config.poolId}/.well-known/jwks.json`)).json();

    expect(keys).toHaveLength(2);
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  test('a body beyond 64 KiB is rejected in the words of the protocol', async () => {
    const rejected = await app.app.inject({
      method: 'POST',
      url: '/identity/',
      payload: JSON.stringify({ ClientId: 'x'.repeat(70_000) }),
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      },
    });

    expect(rejected.statusCode).toBe(400);
    expect(rejected.headers['x-amzn-errortype']).toBe('SerializationException');
  });

  test.each([
    ['an address elsewhere', {}, '203.0.113.9'],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a page whose name points here', { host: 'rebound.example.com' }, '127.0.0.1'],
  ])('the outbox is not there for %s', async (_who, headers, address) => {
    expect((await ask('/identity/outbox', headers, address)).statusCode).toBe(404);
  });

  test('the outbox shows a page to a browser', async () => {
    await signUp('page@example.com');

    expect((await ask('/identity/outbox?to=%00')).statusCode).toBe(400);
    const page = await ask('/identity/outbox', { accept: 'text/html' });

    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('page@example.com');
  });

  test('an installed account is made once, however often it is asked for', async () => {
    const account = { email: 'vale@example.com', password, firstName: 'Ingrid', lastName: 'Vale' };
    const install = () => app.identity.ensureAccount({ ...account, role: 'admin', department: 'Engineering' });

    expect(await install()).toBe(await install());
  });
});

describe.each(testDatabases)('a second start on $name', ({ open }) => {
  test('is rejected with another master key', async () => {
    const database = await open();
    const app = await startTestApp(database);
    const { config } = app;
    await app.close();
    const ignore = async () => {};
    const otherKey = new Uint8Array(32).fill(8);
    const again = openIdentity({
      database,
      config,
      clock: app.now,
      random: (bytes) => randomBytes(bytes),
      masterKey: otherKey,
      outbox: { add: ignore, read: undefined },
      announce: ignore,
      enrol: ignore,
    });

    await expect(again).rejects.toThrow('another identity key');
    await database.close();
  });
});
