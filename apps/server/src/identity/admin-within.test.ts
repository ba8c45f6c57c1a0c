import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const adminToken = 'a-token-of-at-least-32-characters';

describe.each(testDatabases)('administration of accounts, on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open(), { environment: { HALYARD_IDENTITY_ADMIN_TOKEN: adminToken } });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const notDone = new Error('not done');

  test('what is done inside a transaction of the product is there with it', async () => {
    const { adminWithin, admin } = app.identity;

    const user = await app.database.write(async (tx) => {
      const within = adminWithin(tx);
      const invited = await within.invite({ email: 'grace@example.com', username: 'grace' });
      await within.setUsername(invited.id, 'hopper');
      await within.requestEmailChange(invited.id, 'hopper@example.com');
      return within.readUser(invited.id);
    });

    expect(user).toMatchObject({ username: 'hopper', status: 'FORCE_CHANGE_PASSWORD' });
    expect(await admin.readUser(user?.id ?? '')).toEqual(user);
    const letters = await app.identity.readOutbox?.('grace@example.com');
    expect(letters?.map(({ subject }) => subject)).toContain('You have been invited to Halyard');
  });

  test('and gone with it', async () => {
    const { adminWithin, admin } = app.identity;
    const undone = app.database.write(async (tx) => {
      await adminWithin(tx).invite({ email: 'nobody@example.com' });
      throw notDone;
    });

    await expect(undone).rejects.toBe(notDone);
    expect(await admin.findByEmail('nobody@example.com')).toBeUndefined();
    expect(await app.identity.readOutbox?.('nobody@example.com')).toEqual([]);
  });

  test('passwords that will run out are found, oldest first', async () => {
    const { id } = await app.addPerson('viewer', 'aged');
    const { listPasswordsSetBefore } = app.identity;

    expect(await listPasswordsSetBefore(app.now())).not.toContainEqual({ userId: id, passwordChangedAt: app.now() });
    expect(await listPasswordsSetBefore(app.now() + 1)).toContainEqual({ userId: id, passwordChangedAt: app.now() });
  });

  const enable = (headers: Record<string, string>, remoteAddress = '127.0.0.1', url = '/identity/admin/') =>
    app.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.AdminEnableUser',
        ...headers,
      },
      payload: JSON.stringify({ UserPoolId: app.config.poolId, Username: 'grace@example.com' }),
    });
  const token = { 'x-halyard-admin-token': adminToken };

  test('the internal door opens to the token, on this machine', async () => {
    expect((await enable(token)).json()).toEqual({});
    expect((await enable({ authorization: `Bearer ${adminToken}` })).statusCode).toBe(200);
    expect((await enable({})).headers['x-amzn-errortype']).toBe('NotAuthorizedException');
  });

  test.each([
    ['an address elsewhere', {}, '203.0.113.9'],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a page whose name points here', { host: 'rebound.example.com' }, '127.0.0.1'],
  ])('it is not there for %s', async (_who, headers, address) => {
    expect((await enable({ ...token, ...headers }, address)).statusCode).toBe(404);
  });

  test('the token opens nothing at the public door', async () => {
    const rejected = await enable(token, '127.0.0.1', '/identity/');

    expect(rejected.headers['x-amzn-errortype']).toBe('UnsupportedOperationException');
  });
});

describe.each(testDatabases)('without an admin token, on $name', ({ open }) => {
  test('there is no internal door', async () => {
    const app = await startTestApp(await open());

    const answer = await app.app.inject({
      method: 'POST',
      url: '/identity/admin/',
      headers: { host: 'localhost:3000' },
      payload: '{}',
    });

    expect(answer.statusCode).toBe(404);
    await app.close();
    await app.database.close();
  });
});
