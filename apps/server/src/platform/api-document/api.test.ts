import { connect } from 'node:net';
import { allEndpoints } from '@halyard/contracts/api-document/all-endpoints.ts';
import { needsPerson } from '@halyard/contracts/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { version } from '../../version.ts';

const [sqlite] = testDatabases;
const guarded = allEndpoints.filter(({ access }) => needsPerson(access));

describe('the product API', () => {
  let app: TestApp;
  beforeAll(async () => {
    if (!sqlite) throw new Error('SQLite is always there');
    app = await startTestApp(await sqlite.open());
    await app.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });

  test.each(guarded.map(({ method, path }) => [method, path]))(
    '%s %s answers 401 without a token',
    async (method, path) => {
      const answer = await app.app.inject({
        method: method as 'GET',
        url: `/api${path.replace(':id', 'x')}`,
        ...(method !== 'GET' && { payload: {} }),
      });

      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        message: 'Authentication required. Please log in again.',
        code: 'not_signed_in',
      });
    },
  );

  test('health and readiness need no token and are answered with and without the prefix', async () => {
    for (const prefix of ['', '/api', '/prod']) {
      expect((await get(`${prefix}/health`)).json()).toEqual({ status: 'ok', version });
      expect((await get(`${prefix}/readyz`)).json()).toEqual({ status: 'ready' });
    }
  });

  test('the same call is answered below /api and below /prod', async () => {
    const { token } = await app.asPerson('viewer');
    const headers = { authorization: `Bearer ${token}` };

    expect((await get('/prod/dashboard/summary', headers)).json()).toEqual(
      (await get('/api/dashboard/summary', headers)).json(),
    );
  });

  test('an unknown address answers JSON, never a page', async () => {
    for (const path of ['/api/nothing', '/api', '/prod/todos/x/y/z', '/identity/nothing']) {
      const answer = await get(path, { accept: 'text/html' });
      expect(answer.statusCode, path).toBe(404);
      expect(answer.headers['content-type'], path).toContain('application/json');
    }
  });

  test('a bad token is a missing token', async () => {
    const { token } = await app.asPerson('viewer');
    const [head, body, signature] = token.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const altered = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), sub: 'admin' }),
    ).toString('base64url');
    const bad = [
      ...['', 'Bearer', 'Bearer ', 'Bearer x.y.z', `Basic ${token}`, `Bearer ${'x'.repeat(9_000)}`],
      ...[`Bearer ${unsigned}.${body}.`, `Bearer ${head}.${altered}.${signature}`, `Bearer ${head}.${body}.`],
    ];

    for (const authorization of bad)
      expect((await get('/api/todos', { authorization })).statusCode, authorization.slice(0, 40)).toBe(401);
    expect((await get('/api/todos', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  });

  test('an id token is not an access token', async () => {
    const { email, password } = await app.addPerson('viewer');
    const parameters = {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    };
    const { AuthenticationResult } = (await app.callIdentity('InitiateAuth', parameters)) as {
      AuthenticationResult: { IdToken: string };
    };

    expect((await get('/api/todos', { authorization: `Bearer ${AuthenticationResult.IdToken}` })).statusCode).toBe(401);
  });

  test('a token ends with its time', async () => {
    const person = await app.asPerson('viewer');
    expect((await person.ask('GET', '/todos')).statusCode).toBe(200);

    app.pass(16 * 60_000);

    expect((await person.ask('GET', '/todos')).statusCode).toBe(401);
  });

  test('a token ends within a second of signing out everywhere', async () => {
    const person = await app.asPerson('viewer');
    expect((await person.ask('GET', '/todos')).statusCode).toBe(200);

    await app.callIdentity('GlobalSignOut', { AccessToken: person.token });
    app.pass(999);

    expect((await person.ask('GET', '/todos')).statusCode).toBe(401);
  });

  test('a person who is made inactive is out within a second', async () => {
    const person = await app.asPerson('analyst');
    await app.database.write((tx) =>
      tx.updateTable('people').set({ status: 'inactive' }).where('id', '=', person.id).execute(),
    );
    app.pass(999);

    expect((await person.ask('GET', '/todos')).statusCode).toBe(401);
  });

  test('a changed role is obeyed within a second, whatever the token says', async () => {
    const person = await app.asPerson('analyst');
    const role = async () => (await person.ask('GET', '/users/me')).json().role;
    expect(await role()).toBe('analyst');

    await app.database.write((tx) =>
      tx.updateTable('people').set({ role: 'viewer' }).where('id', '=', person.id).execute(),
    );
    app.pass(999);

    expect(await role()).toBe('user');
  });

  const sendBody = async (payload: string | Buffer, contentType = 'application/json') => {
    const { token } = await app.asPerson('viewer');
    const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
    return app.app.inject({ method: 'POST', url: '/api/todos', headers, payload });
  };

  test.each([
    ['not JSON', 'text=x', 400],
    ['nothing', '', 400],
    ['a broken end', '{"text":"x"', 400],
    ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
    ['a prototype', '{"__proto__":{"admin":true},"text":"x"}', 400],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}},"text":"x"}', 400],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['10 MB', JSON.stringify({ text: 'x'.repeat(10_000_000) }), 413],
  ])('a body of %s is rejected', async (_name, payload, status) => {
    const answer = await sendBody(payload);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s is not accepted',
    async (contentType) => {
      expect((await sendBody('{"text":"x"}', contentType)).statusCode).toBe(415);
    },
  );

  test('every answer carries its request id and the security headers', async () => {
    for (const path of ['/api/todos', '/health', '/api/nothing', '/identity/config.json']) {
      const { headers } = await get(path);
      expect(headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['content-security-policy'], path).toContain(
        "default-src 'none';script-src 'self';style-src 'self'",
      );
      expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['permissions-policy'], path).toContain('camera=()');
    }
  });

  test('answers of the API are not kept by caches', async () => {
    expect((await get('/api/todos')).headers['cache-control']).toBe('no-store');
  });

  const preflight = (origin: string) =>
    app.app.inject({
      method: 'OPTIONS',
      url: '/api/todos',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  test('the own origin may call with credentials, and is named exactly', async () => {
    const { headers } = await preflight('http://localhost:3000');

    expect(headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(headers['access-control-allow-credentials']).toBe('true');
  });

  test.each(['http://evil.example', 'null', 'http://localhost:3000.evil.example', 'https://localhost:3000'])(
    '%s may not call',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('the API document lists every endpoint and is computed from the contract', async () => {
    const { ask } = await app.asPerson('viewer');

    const document = (await ask('GET', '/openapi.json')).json();

    expect(document.openapi).toBe('3.1.0');
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      allEndpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).sort(),
    );
    expect(document.components.schemas.AddTodoBody.properties.text).toBeDefined();
  });

  test('NUL in an address is rejected by name, whatever it asks for', async () => {
    const { ask } = await app.asPerson('admin');

    for (const path of ['/incidents?search=a%00b', '/incidents?assignee=%00', '/threats?type=%00', '/users?search=%00'])
      expect((await ask('GET', path)).json()).toMatchObject({
        code: 'invalid_input',
        message: expect.stringContaining('control characters'),
      });
  });

  test('headers of 20 kB are rejected', async () => {
    const { port } = app.app.server.address() as { port: number };

    const status = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET /health HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`),
      );
      socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''));
    });

    expect(status).toContain('431');
  });
});

describe('limits', () => {
  test('too many requests are answered with 429 and a time to come back', async () => {
    if (!sqlite) throw new Error('SQLite is always there');
    const app = await startTestApp(await sqlite.open(), { environment: { HALYARD_RATE_LIMIT_FACTOR: '0.005' } });
    const person = await app.asPerson('viewer');

    const answers = await Promise.all(Array.from({ length: 8 }, () => person.ask('GET', '/todos')));

    const rejected = answers.filter(({ statusCode }) => statusCode === 429);
    expect(rejected.length).toBe(2);
    expect(rejected[0]?.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many requests. Please wait a moment before trying again.',
    });
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
    await app.database.close();
  });
});
