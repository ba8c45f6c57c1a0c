import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminResetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectAdmin } from '../../testing/connect-admin.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { openTestProvider, password } from '../../testing/test-provider.ts';

const adminToken = 'a-token-of-at-least-32-characters';
const email = 'ada@example.com';

describe('the internal door', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  let UserPoolId: string;
  beforeAll(async () => {
    served = await serveTestProvider({ adminToken });
    UserPoolId = served.settings.poolId;
  });
  afterAll(() => served.close());

  const connect = (token: string | undefined, endpoint = served.adminEndpoint) => connectAdmin(endpoint, token);

  test('makes, disables, enables, resets, signs out and deletes a user for the AWS SDK', async () => {
    const client = connect(adminToken);
    const Username = 'grace@example.com';
    const target = { UserPoolId, Username };

    const { User } = await client.send(
      new AdminCreateUserCommand({
        ...target,
        DesiredDeliveryMediums: ['EMAIL'],
        UserAttributes: [
          { Name: 'given_name', Value: 'Grace' },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'custom:role', Value: 'analyst' },
        ],
      }),
    );
    expect(User).toMatchObject({
      Enabled: true,
      UserStatus: 'FORCE_CHANGE_PASSWORD',
      UserCreateDate: expect.any(Date),
    });
    expect(served.events().at(-1)).toMatchObject({
      kind: 'account_registered',
      userId: User?.Username,
      email: Username,
      requestedRole: 'analyst',
    });
    const temporary = served.lastCode(Username);
    await client.send(new AdminCreateUserCommand({ ...target, MessageAction: 'RESEND' }));
    expect(served.lastCode(Username)).not.toBe(temporary);

    const tryTemporary = async () => (await served.tryPassword(Username, served.lastCode(Username))).body;
    await client.send(new AdminDisableUserCommand(target));
    expect((await tryTemporary()).message).toBe('User is disabled.');
    await client.send(new AdminEnableUserCommand(target));
    expect((await tryTemporary()).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    await expect(client.send(new AdminResetUserPasswordCommand(target))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });

    await client.send(new AdminDeleteUserCommand(target));
    await expect(client.send(new AdminDeleteUserCommand(target))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });

  test('a reset ends sessions, lets the password in no more, and mails a code', async () => {
    await served.addConfirmed(email);
    const { AccessToken } = await served.signIn(email);

    await connect(adminToken).send(new AdminResetUserPasswordCommand({ UserPoolId, Username: email }));

    expect((await served.call('GetUser', { AccessToken })).error).toBe('NotAuthorizedException');
    expect((await served.tryPassword(email, password)).error).toBe('PasswordResetRequiredException');
    const Password = 'Another-chart-5512';
    await served.call('ConfirmForgotPassword', { Username: email, ConfirmationCode: served.lastCode(email), Password });
    const { AccessToken: next } = await served.signIn(email, Password);
    await connect(adminToken).send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: email }));
    expect((await served.call('GetUser', { AccessToken: next })).error).toBe('NotAuthorizedException');
  });

  test('a temporary password may be given, and handed over by other means', async () => {
    const Username = 'quiet@example.com';
    const request = { UserPoolId, Username, TemporaryPassword: password, MessageAction: 'SUPPRESS' as const };

    await connect(adminToken).send(new AdminCreateUserCommand(request));

    expect(served.lettersTo(Username)).toEqual([]);
    expect((await served.tryPassword(Username, password)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  test.each([
    ['without a token', undefined],
    ['with an empty one', ''],
    ['with a wrong one', `${adminToken}x`],
  ])('does not open %s', async (_how, token) => {
    const request = new AdminDisableUserCommand({ UserPoolId, Username: email });

    await expect(connect(token).send(request)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('opens to a bearer token as well', async () => {
    const post = (authorization: string) =>
      fetch(served.adminEndpoint, {
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.AdminEnableUser',
        },
        body: JSON.stringify({ UserPoolId: 'eu-west-1_Other', Username: email }),
      });

    expect((await post(`Bearer ${adminToken}`)).headers.get('x-amzn-errortype')).toBe('ResourceNotFoundException');
    expect((await post(`Basic ${adminToken}`)).headers.get('x-amzn-errortype')).toBe('NotAuthorizedException');
  });

  test('leads to administration only, and administration has no other door', async () => {
    await expect(connect(adminToken).send(new GetUserCommand({ AccessToken: 'x' }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    });
    const request = new AdminDisableUserCommand({ UserPoolId, Username: email });
    await expect(connect(adminToken, served.endpoint).send(request)).rejects.toMatchObject({
      name: 'UnsupportedOperationException',
    });
  });

  test('is not there without a token in the settings', async () => {
    const { provider } = openTestProvider();

    const answer = await provider.fetchAdmin(new Request('http://localhost/admin/', { method: 'POST' }), {
      address: '127.0.0.1',
    });

    expect(answer.status).toBe(404);
  });
});
