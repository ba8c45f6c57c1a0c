import { createVerify, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askClientCredentials } from './client-credentials.ts';
import { askServiceAccount, readServiceAccount, secopsScope } from './service-account.ts';
import { type FeedServer, json, startFeedServer } from './testing/feed-server.ts';

const now = Date.parse('2026-11-24T10:00:00Z');

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());

const formOf = () => Object.fromEntries(new URLSearchParams(server.asked[0]?.body));

describe('client credentials', () => {
  const client = () => ({
    tokenUrl: `${server.base}token?tenant=secret`,
    clientId: 'halyard',
    clientSecret: 'a&b=c',
    scope: 'https://graph.example/.default',
  });

  test('are exchanged for a token', async () => {
    server.answer(json({ token_type: 'Bearer', expires_in: '3599', access_token: 'abc.def' }));

    const token = await askClientCredentials(server.ask, client(), now);

    expect(token).toEqual({ token: 'abc.def', expiresAt: now + 3_599_000 });
    expect(server.asked[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(formOf()).toEqual({
      grant_type: 'client_credentials',
      client_id: 'halyard',
      client_secret: 'a&b=c',
      scope: 'https://graph.example/.default',
    });
  });

  test.each([
    [401, { error: 'invalid_client', error_description: 'Unknown secret' }, 'Unknown secret: invalid_client'],
    [200, { expires_in: 1 }, 'not return an access token'],
    [200, { access_token: 'a\r\nx-evil: 1' }, 'not return an access token'],
    [200, { access_token: 'a', token_type: 'mac' }, 'only Bearer'],
    [200, '[]', 'a list where a token'],
  ])('that are answered %i %j end in %s', async (status, body, why) => {
    server.answer(json(body, {}, status));

    const asked = askClientCredentials(server.ask, client(), now);

    await expect(asked).rejects.toThrow(why);
    await expect(asked).rejects.not.toThrow('secret=');
  });
});

describe('a service account', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = (more: Record<string, unknown> = {}) =>
    JSON.stringify({
      type: 'service_account',
      client_email: 'halyard@project.example',
      private_key_id: 'key-1',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${server.base}token`,
      ...more,
    });

  test('signs what it is, and gets a token for it', async () => {
    server.answer(json({ access_token: 'ya29', expires_in: 3600, token_type: 'Bearer' }));

    const token = await askServiceAccount(server.ask, readServiceAccount(file()), secopsScope, now);

    expect(token.token).toBe('ya29');
    const { assertion = '', grant_type } = formOf();
    expect(grant_type).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [header = '', claims = '', signature = ''] = assertion.split('.');
    const verify = createVerify('sha256').update(`${header}.${claims}`);
    expect(verify.verify(publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-1' });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'halyard@project.example',
      scope: secopsScope,
      aud: `${server.base}token`,
      iat: now / 1_000,
      exp: now / 1_000 + 3_600,
    });
  });

  test.each([
    ['{"private_key": "-----BEGIN PRIVATE KEY-----secret', 'is not valid JSON'],
    ['[]', 'lacks client_email'],
    [() => file({ token_uri: 7 }), 'lacks client_email'],
    [() => file({ private_key: '-----BEGIN PRIVATE KEY-----\nsecret\n' }), 'cannot be read'],
    [
      () =>
        file({
          private_key: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
        }),
      'none of RSA',
    ],
  ])('whose key file is not one says so without showing it: %#', (text, why) => {
    const read = () => readServiceAccount(typeof text === 'string' ? text : text());

    expect(read).toThrow(why);
    expect(read).not.toThrow('secret');
  });
});
