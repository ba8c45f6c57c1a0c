import {
  AdminConfirmSignUpCommand,
  AdminForgetDeviceCommand,
  AdminGetDeviceCommand,
  AdminGetUserCommand,
  AdminListDevicesCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateDeviceStatusCommand,
  AdminUpdateUserAttributesCommand,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
  type ListUsersCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { connectAdmin } from '../../testing/connect-admin.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { codeAt, days, makeTestKeys, password } from '../../testing/test-provider.ts';

const adminToken = 'a-token-of-at-least-32-characters';
const email = 'ada@example.com';
const anotherPassword = 'Another-chart-5512';

describe('accounts behind the internal door', () => {
  let keys: readonly KeyRecord[];
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  let client: ReturnType<typeof connectAdmin>;
  let UserPoolId: string;
  let sub: string;
  beforeAll(async () => {
    keys = await makeTestKeys();
  });
  beforeEach(async () => {
    served = await serveTestProvider({ keys, adminToken, policy: { tracksDevices: true } });
    client = connectAdmin(served.adminEndpoint, adminToken);
    UserPoolId = served.settings.poolId;
    sub = await served.addConfirmed(email);
  });
  afterEach(() => served.close());

  const target = (Username = email) => ({ UserPoolId, Username });
  const getUser = (Username = email) => client.send(new AdminGetUserCommand(target(Username)));
  const setAttributes = (attributes: Record<string, string>, Username = email) =>
    client.send(
      new AdminUpdateUserAttributesCommand({
        ...target(Username),
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
  const attributesOf = async (Username = email) =>
    Object.fromEntries(((await getUser(Username)).UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
  const setPassword = (Permanent: boolean, Password = anotherPassword, Username = email) =>
    client.send(new AdminSetUserPasswordCommand({ ...target(Username), Password, Permanent }));
  const eventKinds = () => served.events().map(({ kind }) => kind);

  describe('one account', () => {
    test.each(['email', 'sub'])('is read by %s', async (by) => {
      const user = await getUser(by === 'sub' ? sub : 'ADA@example.com');

      expect(user).toMatchObject({ Username: sub, Enabled: true, UserStatus: 'CONFIRMED' });
      expect(user.UserCreateDate).toEqual(new Date(Math.floor(served.now() / 1000) * 1000));
      expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
      expect(user.UserMFASettingList).toBeUndefined();
    });

    test('that does not exist is rejected by name, also where strangers are not told', async () => {
      const prevent = await serveTestProvider({ keys, adminToken, config: { userExistence: 'prevent' } });
      const careful = connectAdmin(prevent.adminEndpoint, adminToken);

      for (const Username of ['nobody@example.com', '11111111-2222-4333-8444-555555555555'])
        await expect(careful.send(new AdminGetUserCommand(target(Username)))).rejects.toMatchObject({
          name: 'UserNotFoundException',
        });
      await prevent.close();
    });

    test('of another pool is rejected', async () => {
      const elsewhere = { UserPoolId: 'eu-west-1_Other', Username: email };
      const rejection = { name: 'ResourceNotFoundException' };

      await expect(client.send(new AdminGetUserCommand(elsewhere))).rejects.toMatchObject(rejection);
      await expect(client.send(new ListUsersCommand(elsewhere))).rejects.toMatchObject(rejection);
      await expect(client.send(new DescribeUserPoolCommand(elsewhere))).rejects.toMatchObject(rejection);
    });

    test('is confirmed without its code, once', async () => {
      await served.signUp('new@example.com');
      const confirm = () => client.send(new AdminConfirmSignUpCommand(target('new@example.com')));

      await confirm();

      expect((await getUser('new@example.com')).UserStatus).toBe('CONFIRMED');
      expect(eventKinds().at(-1)).toBe('account_confirmed');
      expect((await served.tryPassword('new@example.com', password)).error).toBeNull();
      await expect(confirm()).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'User cannot be confirmed. Current status is CONFIRMED',
      });
    });
  });

  describe('attributes', () => {
    test('names, company and the role that is asked for are written, and the product is told', async () => {
      await setAttributes({ given_name: 'Ada', 'custom:company': 'Analytical', 'custom:role': 'analyst' });

      expect(await attributesOf()).toMatchObject({
        given_name: 'Ada',
        'custom:company': 'Analytical',
        'custom:role': 'analyst',
      });
      expect(served.events().at(-1)).toMatchObject({ kind: 'attributes_changed', firstName: 'Ada' });
    });

    test('a new address that the administrator vouches for counts at once', async () => {
      await setAttributes({ email: 'Lovelace@example.com', email_verified: 'true' });

      expect(await attributesOf(sub)).toMatchObject({ email: 'lovelace@example.com', email_verified: 'true' });
      expect((await served.tryPassword('lovelace@example.com', password)).error).toBeNull();
      expect(eventKinds()).toContain('email_changed');
      expect(served.lettersTo(email).at(-1)?.kind).toBe('email_changed_notice');
    });

    test('a new address that nobody vouches for waits for its code', async () => {
      await setAttributes({ email: 'lovelace@example.com' });

      expect(await attributesOf(sub)).toMatchObject({ email: 'lovelace@example.com', email_verified: 'false' });
      const { AccessToken } = await served.signIn('lovelace@example.com');
      const Code = served.lastCode('lovelace@example.com');
      await served.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
      expect(await attributesOf(sub)).toMatchObject({ email_verified: 'true' });
    });

    test("another person's address is rejected, and nothing else of the call is written", async () => {
      await served.addConfirmed('eve@example.com');

      await expect(setAttributes({ given_name: 'Mallory', email: 'eve@example.com' })).rejects.toMatchObject({
        name: 'AliasExistsException',
      });

      expect(await attributesOf()).not.toHaveProperty('given_name');
    });

    test('an address is declared unverified and verified', async () => {
      await setAttributes({ email_verified: 'false' });
      expect(await attributesOf()).toMatchObject({ email_verified: 'false' });

      await setAttributes({ email_verified: 'true' });
      expect(await attributesOf()).toMatchObject({ email_verified: 'true' });
    });

    test('a number is verified only when that is said, and again no more when it changes', async () => {
      await setAttributes({ phone_number: '+15550100' });
      expect(await attributesOf()).toMatchObject({ phone_number: '+15550100', phone_number_verified: 'false' });

      await setAttributes({ phone_number_verified: 'true' });
      expect(await attributesOf()).toMatchObject({ phone_number_verified: 'true' });
      expect(eventKinds()).toContain('phone_verified');

      await setAttributes({ phone_number: '+15550111' });
      expect(await attributesOf()).toMatchObject({ phone_number: '+15550111', phone_number_verified: 'false' });
      await setAttributes({ phone_number: '+15550122', phone_number_verified: 'true' });
      expect(await attributesOf()).toMatchObject({ phone_number: '+15550122', phone_number_verified: 'true' });
      await setAttributes({ phone_number: '' });
      expect(await attributesOf()).not.toHaveProperty('phone_number');
    });

    test.each([
      ['a name that is not in the schema', { 'custom:isAdmin': 'true' }],
      ['the sub', { sub: '11111111-2222-4333-8444-555555555555' }],
      ['a flag that is neither true nor false', { email_verified: 'yes' }],
      ['a verified number where there is none', { phone_number_verified: 'true' }],
      ['no address', { email: 'not an address' }],
      ['a role that does not exist', { 'custom:role': 'owner' }],
    ])('%s is rejected', async (_what, attributes) => {
      await expect(setAttributes(attributes)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    });
  });

  describe('a password', () => {
    test('for good ends sessions and lets nothing be asked', async () => {
      const { AccessToken } = await served.signIn(email);

      await setPassword(true);

      expect((await served.call('GetUser', { AccessToken })).error).toBe('NotAuthorizedException');
      expect((await served.tryPassword(email, password)).error).toBe('NotAuthorizedException');
      expect((await served.tryPassword(email, anotherPassword)).body).toHaveProperty('AuthenticationResult');
      expect(served.lettersTo(email).at(-1)?.kind).toBe('password_changed_notice');
    });

    test('for good completes an account that waited for its code', async () => {
      await served.signUp('new@example.com');

      await setPassword(true, anotherPassword, 'new@example.com');

      expect((await getUser('new@example.com')).UserStatus).toBe('CONFIRMED');
      expect(eventKinds().filter((kind) => kind === 'account_confirmed')).toHaveLength(2);
      expect(await attributesOf('new@example.com')).toMatchObject({ email_verified: 'false' });
    });

    test('for the time being asks for another, for seven days', async () => {
      await setPassword(false);

      expect((await getUser()).UserStatus).toBe('FORCE_CHANGE_PASSWORD');
      expect((await served.tryPassword(email, anotherPassword)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
      served.pass(days(7));
      expect((await served.tryPassword(email, anotherPassword)).body.message).toMatch(
        /^Temporary password has expired/,
      );
    });

    test('against the policy is rejected, and nothing is changed', async () => {
      await expect(setPassword(true, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });

      expect((await served.tryPassword(email, password)).error).toBeNull();
    });

    test('takes the place of one that has to be reset', async () => {
      await served.provider.admin.requireReset(sub);

      await setPassword(true);

      expect((await getUser()).UserStatus).toBe('CONFIRMED');
      expect((await served.tryPassword(email, anotherPassword)).error).toBeNull();
    });
  });

  describe('second factors', () => {
    const setFactors = (settings: object) =>
      client.send(new AdminSetUserMFAPreferenceCommand({ ...target(), ...settings }));
    const factors = async () => {
      const { UserMFASettingList, PreferredMfaSetting } = await getUser();
      return { UserMFASettingList, PreferredMfaSetting };
    };
    async function enrol() {
      const { AccessToken } = await served.signIn(email);
      const { body } = await served.call('AssociateSoftwareToken', { AccessToken });
      await served.call('VerifySoftwareToken', {
        AccessToken,
        UserCode: codeAt(String(body.SecretCode), served.now()),
      });
    }

    test('are switched on, preferred, and off again', async () => {
      await enrol();
      await setFactors({
        SoftwareTokenMfaSettings: { Enabled: true },
        EmailMfaSettings: { Enabled: true, PreferredMfa: true },
      });
      expect(await factors()).toEqual({
        UserMFASettingList: ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
        PreferredMfaSetting: 'EMAIL_OTP',
      });

      await setFactors({ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
      expect((await factors()).PreferredMfaSetting).toBe('SOFTWARE_TOKEN_MFA');

      await setFactors({ SoftwareTokenMfaSettings: { Enabled: false }, EmailMfaSettings: { Enabled: false } });
      expect(await factors()).toEqual({ UserMFASettingList: undefined, PreferredMfaSetting: undefined });
      expect(eventKinds().filter((kind) => kind.startsWith('second_factor'))).toEqual([
        ...['second_factor_enabled', 'second_factor_disabled'],
      ]);
    });

    test.each([
      ['an authenticator that was never enrolled', { SoftwareTokenMfaSettings: { Enabled: true } }],
      ['a telephone that was never proven', { SMSMfaSettings: { Enabled: true } }],
      [
        'two that are preferred',
        {
          SMSMfaSettings: { Enabled: true, PreferredMfa: true },
          EmailMfaSettings: { Enabled: true, PreferredMfa: true },
        },
      ],
    ])('%s: rejected', async (_what, settings) => {
      await expect(setFactors(settings)).rejects.toMatchObject({ name: 'InvalidParameterException' });

      expect((await factors()).UserMFASettingList).toBeUndefined();
    });
  });

  describe('devices', () => {
    async function addDevice() {
      const { body } = await served.tryPassword(email, password);
      const result = body.AuthenticationResult as {
        readonly AccessToken: string;
        readonly NewDeviceMetadata: { readonly DeviceKey: string };
      };
      const { DeviceKey } = result.NewDeviceMetadata;
      await served.call('ConfirmDevice', {
        AccessToken: result.AccessToken,
        DeviceKey,
        DeviceName: 'Browser',
        DeviceSecretVerifierConfig: { Salt: 'q80=', PasswordVerifier: 'q80=' },
      });
      return { AccessToken: result.AccessToken, DeviceKey };
    }
    const list = (PaginationToken?: string) =>
      client.send(new AdminListDevicesCommand({ ...target(), Limit: 2, ...(PaginationToken && { PaginationToken }) }));

    test('are listed page by page', async () => {
      for (let count = 0; count < 3; count += 1) await addDevice();

      const first = await list();
      const second = await list(first.PaginationToken);

      expect(first.Devices).toHaveLength(2);
      expect(first.Devices?.[0]?.DeviceCreateDate).toEqual(new Date(Math.floor(served.now() / 1000) * 1000));
      expect(second.Devices).toHaveLength(1);
      expect(second.PaginationToken).toBeUndefined();
    });

    test('are remembered, and forgotten with their sessions', async () => {
      const { AccessToken, DeviceKey } = await addDevice();
      const onDevice = { ...target(), DeviceKey };

      await client.send(new AdminUpdateDeviceStatusCommand({ ...onDevice, DeviceRememberedStatus: 'remembered' }));
      const { Device } = await client.send(new AdminGetDeviceCommand(onDevice));
      expect(Device?.DeviceAttributes).toContainEqual({ Name: 'device_status', Value: 'remembered' });

      await client.send(new AdminForgetDeviceCommand(onDevice));
      expect((await list()).Devices).toEqual([]);
      expect((await served.call('GetUser', { AccessToken })).error).toBe('NotAuthorizedException');
      const rejection = { name: 'ResourceNotFoundException', message: 'Device does not exist.' };
      await expect(client.send(new AdminForgetDeviceCommand(onDevice))).rejects.toMatchObject(rejection);
      await expect(client.send(new AdminGetDeviceCommand(onDevice))).rejects.toMatchObject(rejection);
      await expect(
        client.send(new AdminUpdateDeviceStatusCommand({ ...onDevice, DeviceRememberedStatus: 'remembered' })),
      ).rejects.toMatchObject(rejection);
    });
  });

  describe('a list of users', () => {
    const list = (input: Partial<ListUsersCommandInput> = {}) =>
      client.send(new ListUsersCommand({ UserPoolId, ...input }));
    const emails = async (Filter: string) =>
      ((await list({ Filter })).Users ?? [])
        .map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value)
        .toSorted();

    beforeEach(async () => {
      await served.addConfirmed('grace@example.com');
      await served.signUp('adele@example.com', { given_name: 'Adele "Addie" \\', family_name: 'Goldberg' });
      const { id } = await served.provider.admin.invite({ email: 'eve@example.org', username: 'eve.online' });
      await served.provider.admin.setEnabled(id, false);
    });

    test('says what is known of each', async () => {
      const { Users, PaginationToken } = await list();

      expect(Users).toHaveLength(4);
      expect(PaginationToken).toBeUndefined();
      expect(Users?.find(({ Username }) => Username === sub)).toMatchObject({
        Enabled: true,
        UserStatus: 'CONFIRMED',
        UserCreateDate: expect.any(Date),
        Attributes: expect.arrayContaining([{ Name: 'email', Value: email }]),
      });
    });

    const filters: readonly [string, readonly string[]][] = [
      ['email = "ada@example.com"', [email]],
      ['"email"="ADA@example.com"', [email]],
      ['email ^= "ad"', [email, 'adele@example.com']],
      ['"email"^="nobody"', []],
      ['email = "ada"', []],
      ['cognito:user_status = "Unconfirmed"', ['adele@example.com']],
      ['"cognito:user_status" = "FORCE_CHANGE_PASSWORD"', ['eve@example.org']],
      ['status = "Disabled"', ['eve@example.org']],
      ['status = "Enabled"', [email, 'adele@example.com', 'grace@example.com']],
      ['preferred_username = "eve.online"', ['eve@example.org']],
      ['given_name = "Adele \\"Addie\\" \\\\"', ['adele@example.com']],
      ['family_name ^= "Gold"', ['adele@example.com']],
      ['phone_number ^= "+1"', []],
    ];
    test.each(filters)('is filtered by %s', async (filter, found) => {
      expect(await emails(filter)).toEqual(found);
    });

    test('is filtered by sub and by user name, which are the same', async () => {
      expect(await emails(`sub = "${sub}"`)).toEqual([email]);
      expect(await emails(`username = "${sub}"`)).toEqual([email]);
      expect(await emails(`sub ^= "${sub.slice(0, 30)}"`)).toEqual([email]);
    });

    test.each([
      ...[
        'email',
        'email = ada',
        'email == "x"',
        'email = "x" and sub = "y"',
        '= "x"',
        'email = "x\\"',
        '"email = "x"',
      ],
      ...['custom:company = "x"', 'constructor = "x"', '__proto__ = "x"', 'email_verified = "true"'],
    ])('is rejected for the filter %s', async (Filter) => {
      await expect(list({ Filter })).rejects.toMatchObject({ name: 'InvalidParameterException' });
    });

    test('comes page by page, each account once', async () => {
      const seen: string[] = [];
      let token: string | undefined;
      do {
        const page = await list({ Limit: 3, ...(token && { PaginationToken: token }) });
        expect(page.Users?.length).toBeLessThanOrEqual(3);
        seen.push(...(page.Users ?? []).map(({ Username = '' }) => Username));
        token = page.PaginationToken;
      } while (token !== undefined);

      expect(seen).toHaveLength(4);
      expect(new Set(seen).size).toBe(4);
    });

    test('finds the one among many', async () => {
      const one = await served.memory.ports.read.users.byId(sub);
      await served.memory.ports.transaction(async ({ users }) => {
        for (let count = 0; count < 1200; count += 1) {
          const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
          if (one)
            await users.add({ ...one, id, email: `user-${count}@example.net`, preferredUsername: `user-${count}` });
        }
      });

      expect(await emails('email ^= "ada"')).toEqual([email]);
      expect(await emails('email ^= "user-119"')).toHaveLength(11);
    });

    test('is rejected with an invented page or more than 60 at once', async () => {
      const rejection = { name: 'InvalidParameterException' };

      await expect(list({ PaginationToken: 'somewhere' })).rejects.toMatchObject(rejection);
      await expect(list({ Limit: 61 })).rejects.toMatchObject(rejection);
    });

    test('carries only the attributes that were asked for', async () => {
      const { Users } = await list({ AttributesToGet: ['email'], Filter: `sub = "${sub}"` });

      expect(Users?.[0]?.Attributes).toEqual([{ Name: 'email', Value: email }]);
    });
  });

  describe('the pool itself', () => {
    test('describes how it behaves', async () => {
      const { UserPool } = await client.send(new DescribeUserPoolCommand({ UserPoolId }));

      expect(UserPool).toMatchObject({
        Id: UserPoolId,
        Name: 'Halyard',
        MfaConfiguration: 'OPTIONAL',
        UsernameAttributes: ['email'],
        Policies: {
          PasswordPolicy: { MinimumLength: 8, TemporaryPasswordValidityDays: 7 },
          SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'EMAIL_OTP', 'SMS_OTP', 'WEB_AUTHN'] },
        },
      });
      expect(UserPool?.SchemaAttributes?.map(({ Name }) => Name)).toContain('custom:role');
    });

    test('describes its client, and knows no other', async () => {
      const describeClient = (ClientId: string) =>
        client.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));

      expect((await describeClient('testclient')).UserPoolClient).toMatchObject({
        ClientId: 'testclient',
        AccessTokenValidity: 15,
        RefreshTokenValidity: 30,
        AuthSessionValidity: 3,
        TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'days' },
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
        PreventUserExistenceErrors: 'LEGACY',
        EnableTokenRevocation: true,
        CallbackURLs: ['http://localhost:3000/login'],
      });
      await expect(describeClient('somebodyelse')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    });

    test('tells of no hosted login and no text messages where there are none', async () => {
      const plain = await serveTestProvider({ keys, adminToken, config: { hostedLogin: null, sendsTexts: false } });
      const admin = connectAdmin(plain.adminEndpoint, adminToken);

      const { UserPoolClient } = await admin.send(
        new DescribeUserPoolClientCommand({ UserPoolId, ClientId: 'testclient' }),
      );
      const { UserPool } = await admin.send(new DescribeUserPoolCommand({ UserPoolId }));

      expect(UserPoolClient?.AllowedOAuthFlowsUserPoolClient).toBe(false);
      expect(UserPoolClient?.CallbackURLs).toBeUndefined();
      expect(UserPool?.Policies?.SignInPolicy?.AllowedFirstAuthFactors).not.toContain('SMS_OTP');
      await plain.close();
    });
  });
});
