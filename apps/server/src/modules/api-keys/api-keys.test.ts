import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { slidingUse } from './admit-key.ts';
import { looksLikeKey, makeKey } from './make-key.ts';

test('a key with a typing error is told from a key without a look into the database', () => {
  const key = makeKey((bytes) => new Uint8Array(bytes).fill(7));

  expect(looksLikeKey(key)).toBe(true);
  expect(looksLikeKey(`${key.slice(0, 10)}x${key.slice(11)}`)).toBe(false);
  expect(looksLikeKey('undefined')).toBe(false);
});

test('the window slides: half a minute on, half of the last minute still counts', () => {
  expect(slidingUse({ thisMinute: 10, lastMinute: 100 }, 30_000)).toBe(60);
  expect(slidingUse({ thisMinute: 10, lastMinute: 100 }, 0)).toBe(110);
});

describe.each(testDatabases)('API keys on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const regenerate = async (person: Person) =>
    (await person.ask('POST', '/users/api-key/regenerate')).json().apiKey as string;
  const withKey = (
    key: string,
    path = '/todos',
    headers: Record<string, string> = {},
    method: 'GET' | 'POST' = 'GET',
  ) =>
    app.app.inject({
      method,
      url: `/api${path}`,
      headers: { 'x-api-key': key, ...headers },
      ...(method === 'POST' && { payload: { text: 'Made by a key' } }),
    });
  const change = async (person: Person, api: Partial<Settings['api']>) => {
    const before = (await person.ask('GET', '/users/settings')).json() as Settings;
    const answer = await person.ask('PUT', '/users/settings', {
      payload: { ...before, api: { ...before.api, ...api } },
    });
    expect(answer.statusCode).toBe(200);
  };

  test('a key has the rights of its owner and is seen whole only once', async () => {
    const person = await app.asPerson('analyst');
    const key = await regenerate(person);

    const made = await withKey(key, '/todos', {}, 'POST');

    expect(made.statusCode).toBe(201);
    expect((await withKey(key)).json()).toMatchObject([{ text: 'Made by a key' }]);
    const { api } = (await person.ask('GET', '/users/settings')).json();
    expect(api.apiKey).toBe(`${'•'.repeat(12)}${key.slice(-4)}`);
    const rows = await app.database.read.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test.each(['/users/settings', '/users/profile', '/users', '/audit', '/users/webhook', '/users/profile/sessions'])(
    'a key opens nothing of %s, not even for an administrator',
    async (path) => {
      const key = await regenerate(await app.asPerson('admin'));

      const answer = await withKey(key, path);

      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'api_key_not_allowed' });
    },
  );

  test("a viewer's key reads only", async () => {
    const key = await regenerate(await app.asPerson('viewer'));

    expect((await withKey(key)).statusCode).toBe(200);
    expect((await withKey(key, '/todos', {}, 'POST')).statusCode).toBe(403);
  });

  test('after regeneration the key before is worth nothing', async () => {
    const person = await app.asPerson('analyst');
    const old = await regenerate(person);
    const next = await regenerate(person);

    expect((await withKey(old)).statusCode).toBe(401);
    expect((await withKey(next)).statusCode).toBe(200);
  });

  test('a revoked key, a switched-off API and an inactive owner are rejected', async () => {
    const person = await app.asPerson('analyst');
    const key = await regenerate(person);
    await change(person, { apiEnabled: false });
    expect((await withKey(key)).json()).toMatchObject({ code: 'api_access_off' });
    await change(person, { apiEnabled: true });
    expect((await withKey(key)).statusCode).toBe(200);
    await person.ask('DELETE', '/users/api-key');
    expect((await withKey(key)).statusCode).toBe(401);

    const other = await app.asPerson('analyst');
    const otherKey = await regenerate(other);
    await app.database.write((tx) =>
      tx.updateTable('people').set({ status: 'inactive' }).where('id', '=', other.id).execute(),
    );
    app.pass(1_000);
    expect((await withKey(otherKey)).statusCode).toBe(401);
  });

  test('a page may call with a key only from an origin on the list, and the browser is told so', async () => {
    const person = await app.asPerson('analyst');
    const key = await regenerate(person);
    await change(person, { allowedOrigins: ['https://ops.vendor.io'] });
    const listed = { origin: 'https://ops.vendor.io' };
    const strange = { origin: 'https://evil.vendor.io' };

    const allowed = await withKey(key, '/todos', listed);
    expect(allowed.statusCode).toBe(200);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://ops.vendor.io');
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    const rejected = await withKey(key, '/todos', strange);
    expect(rejected.json()).toMatchObject({ code: 'origin_not_allowed' });
    expect(rejected.headers['access-control-allow-origin']).toBeUndefined();

    const ask = (origin: string) =>
      app.app.inject({
        method: 'OPTIONS',
        url: '/api/todos',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-api-key' },
      });
    expect((await ask('https://ops.vendor.io')).headers['access-control-allow-origin']).toBe('https://ops.vendor.io');
    expect((await ask('https://evil.vendor.io')).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('above its limit a key is rejected with the time to wait, and later serves again', async () => {
    const person = await app.asPerson('analyst');
    const key = await regenerate(person);
    await change(person, { rateLimit: 100 });
    app.pass(60_000 - (app.now() % 60_000) + 120_000);

    const first = await withKey(key);
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '100', 'ratelimit-remaining': '99' });
    for (let request = 1; request < 100; request++) await withKey(key);
    const rejected = await withKey(key);

    expect(rejected.statusCode).toBe(429);
    expect(rejected.json().message).toBe('Too many requests. Please wait a moment before trying again.');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    app.pass(120_000);
    expect((await withKey(key)).statusCode).toBe(200);
  });

  test('a bearer token counts before a key, whatever the key is', async () => {
    const person = await app.asPerson('analyst');

    const answer = await person.ask('GET', '/todos', { headers: { 'x-api-key': 'halyard-console' } });

    expect(answer.statusCode).toBe(200);
  });

  test('a key needs a recent sign-in', async () => {
    const person = await app.asPerson('analyst');
    app.pass(6 * 60_000);

    const answer = await person.ask('POST', '/users/api-key/regenerate');

    expect(answer.json()).toMatchObject({ code: 'recent_sign_in_required' });
  });
});
