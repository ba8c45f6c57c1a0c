import { recentSignIns } from '@halyard/contracts/policy.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const tooLongMs = 11 * 60_000;

const decided = {
  username: 'new.person',
  email: 'new@example.com',
  role: 'viewer',
  department: 'Sales',
  status: 'active',
};

const action = {
  name: 'Reputation',
  types: ['ipv4-addr'],
  method: 'GET',
  url: 'https://reputation.example/{{value}}',
  body: null,
  fields: [{ name: 'Score', path: 'score' }],
};
const collection = { title: 'Shared', description: '', readers: ['analyst'], writers: [], ceiling: 'TLP:AMBER' };

/** Bodies that the contract accepts, for operations that take one. */
const bodies: Readonly<Record<string, object>> = {
  'POST /users': decided,
  'PUT /users/:id': decided,
  'PATCH /users/:id/status': { status: 'inactive' },
  'POST /users/status-changes': { changes: [{ id: 'x', status: 'inactive' }] },
  'POST /users/role-changes': { changes: [{ id: 'x', role: 'analyst' }] },
  'POST /users/:id/role-request': { decision: 'grant' },
  'POST /users/:id/sign-in': { fix: 'unlock' },
  'PUT /users/profile': { username: 'ada', email: 'moved@example.com' },
  'PATCH /users/profile/devices/:id': { remembered: true },
  'POST /block-lists': { name: 'Firewall', description: null, types: ['ipv4-addr'], ttlHours: null },
  'POST /enrichment-actions': action,
  'PUT /enrichment-actions/:id': { ...action, version: 1 },
  'POST /taxii-collections': { viewId: 'view', ...collection },
  'PUT /taxii-collections/:id': { ...collection, version: 1 },
  'PUT /retention/:kind': { days: 90 },
  'POST /sources': { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null },
};

const operations = Object.keys(recentSignIns);

describe.each(testDatabases)('operations that need a recent sign-in on $name', ({ open }) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    admin = await app.asPerson('admin');
    app.pass(tooLongMs);
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function bodyOf(operation: string): Promise<object | undefined> {
    if (operation !== 'PUT /users/settings') return bodies[operation];
    const { version: _, ...settings } = (await admin.ask('GET', '/users/settings')).json();
    return { ...settings, security: { ...settings.security, loginNotifications: false } };
  }

  async function askWithOldSession(operation: string) {
    const [method = '', path = ''] = operation.split(' ');
    const query = path === '/audit/export' ? '?format=csv' : '';
    const payload = await bodyOf(operation);
    return admin.ask(
      method,
      path.replace(':id', 'somebody').replace(':kind', 'events') + query,
      payload ? { payload } : {},
    );
  }

  test.each(operations)('%s is rejected to a session that is older', async (operation) => {
    const answer = await askWithOldSession(operation);

    expect([answer.statusCode, answer.json().code]).toEqual([403, 'recent_sign_in_required']);
  });

  test('settings that let data out or another origin in are rejected, and others are saved', async () => {
    const settings = (await admin.ask('GET', '/users/settings')).json();
    const save = (api: object) =>
      admin.ask('PUT', '/users/settings', { payload: { ...settings, api: { ...settings.api, ...api } } });

    const rejected = [
      await save({ webhookUrl: 'https://hooks.example.com/x' }),
      await save({ allowedOrigins: [...settings.api.allowedOrigins, 'https://elsewhere.example'] }),
    ];

    expect(rejected.map((answer) => answer.json().code)).toEqual(Array(2).fill('recent_sign_in_required'));
    expect((await save({ rateLimit: 500 })).statusCode).toBe(200);
  });

  test('the API document names them', async () => {
    const { paths } = (await admin.ask('GET', '/openapi.json')).json() as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation['x-recent-sign-in'] !== undefined)
        .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );

    expect(named.sort()).toEqual([...operations].sort());
  });
});
