import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const adminToken = 'a-token-of-at-least-32-characters';

describe.each(testDatabases)('the last administrator, on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open(), { environment: { HALYARD_IDENTITY_ADMIN_TOKEN: adminToken } });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  test('is not taken away past the product, neither by their own client nor at the internal door', async () => {
    const { id, token, ask } = await app.asPerson('admin');
    const atTheDoor = async (operation: string) =>
      (
        await app.app.inject({
          method: 'POST',
          url: '/identity/admin/',
          headers: {
            host: 'localhost:3000',
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
            'x-halyard-admin-token': adminToken,
          },
          payload: JSON.stringify({ UserPoolId: app.config.poolId, Username: id }),
        })
      ).json();

    const answers = [
      await app.callIdentity('DeleteUser', { AccessToken: token }),
      await atTheDoor('AdminDeleteUser'),
      await atTheDoor('AdminDisableUser'),
    ];

    for (const answer of answers) expect(answer).toMatchObject({ __type: 'NotAuthorizedException' });
    app.pass(1_000);
    expect((await ask('GET', '/users/me')).json()).toMatchObject({ id, role: 'admin' });
  });

  test('may leave once there is another', async () => {
    const { token } = await app.asPerson('admin');

    expect(await app.callIdentity('DeleteUser', { AccessToken: token })).toEqual({});
  });
});
