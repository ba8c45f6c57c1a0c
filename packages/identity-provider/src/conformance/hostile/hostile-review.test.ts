import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountPolicy, KeyRecord, Ports } from '../../ports.ts';
import { email, meetAda, on, phone } from '../../testing/ada.ts';
import { createMemoryPorts } from '../../testing/memory-stores.ts';
import { steps } from '../../testing/steps.ts';
import { makeTestKeys, minutes, openTestProvider, password, sessionOf } from '../../testing/test-provider.ts';

const adminToken = 'a-token-of-at-least-32-characters';
const another = 'Another-chart-5512';
const temporary = 'Handed-over-6613';
const staleAfter = minutes(6);

// Ways in that a reader of the source has tried.
describe('somebody who knows the source', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  const withAda = (policy: Partial<AccountPolicy> = {}) => meetAda(openTestProvider({ keys, policy, adminToken }));
  type Ada = Awaited<ReturnType<typeof withAda>>;

  async function giveTemporaryPassword({ provider, settings, id }: Ada): Promise<void> {
    const target = 'AWSCognitoIdentityProviderService.AdminSetUserPassword';
    const headers = { 'x-amz-target': target, 'x-halyard-admin-token': adminToken };
    const request = new Request(`${settings.baseUrl}/admin/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-amz-json-1.1' },
      body: JSON.stringify({ UserPoolId: settings.poolId, Username: id, Password: temporary, Permanent: false }),
    });
    expect((await provider.fetchAdmin(request, { address: '127.0.0.1' })).status).toBe(200);
  }

  test.each(['+3225550199', ''])(
    'cannot lose the second factor by a new number beside a new password: "%s"',
    async (number) => {
      const ada = await withAda();
      await ada.verifyPhone();
      await ada.prefer({ SMSMfaSettings: on });
      await giveTemporaryPassword(ada);
      const { body } = await ada.tryPassword(email, temporary);
      const answer = (changes: Readonly<Record<string, string>>) =>
        ada.respond('NEW_PASSWORD_REQUIRED', body.Session, { NEW_PASSWORD: another, ...changes });

      const withNumber = await answer({ 'userAttributes.phone_number': number });
      const without = await answer({ 'userAttributes.given_name': 'Ada' });

      expect(withNumber.error).toBe('InvalidParameterException');
      expect(without.body.ChallengeName).toBe('SMS_MFA');
    },
  );

  /** Does something else between what is looked up and the transaction after it. */
  async function withInterruption() {
    const memory = createMemoryPorts({ keys });
    let interruption: (() => Promise<unknown>) | undefined;
    const ports: Ports = {
      failures: memory.ports.failures,
      get read() {
        return memory.ports.read;
      },
      async transaction(work) {
        const present = interruption;
        interruption = undefined;
        await present?.();
        return memory.ports.transaction(work);
      },
    };
    const ada = await meetAda(openTestProvider({ memory: { ...memory, ports } }));
    const beforeTheNextOne = (act: () => Promise<unknown>) => {
      interruption = act;
    };
    return { ...ada, beforeTheNextOne };
  }

  test('cannot keep the account by changing the password while its owner resets it', async () => {
    const { call, lastCode, AccessToken, beforeTheNextOne, tryPassword } = await withInterruption();
    await call('ForgotPassword', { Username: email });
    const reset = { Username: email, ConfirmationCode: lastCode(email), Password: another };

    beforeTheNextOne(() => call('ConfirmForgotPassword', reset));
    const changed = await call('ChangePassword', {
      AccessToken,
      PreviousPassword: password,
      ProposedPassword: password,
    });

    expect(changed.error).toBe('NotAuthorizedException');
    expect((await tryPassword(email, another)).body.AuthenticationResult).toBeDefined();
    expect((await tryPassword(email, password)).error).toBe('NotAuthorizedException');
  });

  test('cannot set a password from a session that was ended', async () => {
    const { provider, id, AccessToken, tryPassword } = await withAda();
    await provider.admin.setPassword(id, another);

    const late = provider.admin.setPassword(id, temporary, sessionOf({ AccessToken }));

    await expect(late).rejects.toThrow('The session has ended.');
    expect((await tryPassword(email, another)).error).toBeNull();
  });

  test('cannot bring an earlier number back as a verified one', async () => {
    const { call, id, AccessToken, beforeTheNextOne, verifyPhone, rows } = await withInterruption();
    const write = (Name: string, Value: string) =>
      call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] });
    await write('phone_number', '+3225550199');

    beforeTheNextOne(() => verifyPhone());
    await write('given_name', 'Ada');

    const user = await rows().users.byId(id);
    expect(user).toMatchObject({ phoneVerified: true, attributes: { given_name: 'Ada', phone_number: phone } });
  });

  describe('with a reset code', () => {
    const confirm = (ada: Ada, ConfirmationCode: string) =>
      ada.call('ConfirmForgotPassword', { Username: ada.id, ConfirmationCode, Password: temporary });

    test('cannot use one that went to an address the account has left', async () => {
      const ada = await withAda();
      await ada.call('ForgotPassword', { Username: email });
      const code = ada.lastCode(email);
      await ada.provider.admin.setEmail(ada.id, 'ada@example.net');

      expect((await confirm(ada, code)).error).toBe('ExpiredCodeException');
    });

    test('cannot use one from before the password was changed', async () => {
      const ada = await withAda();
      await ada.call('ForgotPassword', { Username: email });
      const code = ada.lastCode(email);
      await ada.call('ChangePassword', {
        AccessToken: ada.AccessToken,
        PreviousPassword: password,
        ProposedPassword: another,
      });

      expect((await confirm(ada, code)).error).toBe('ExpiredCodeException');
    });
  });

  test('cannot use the session of a sign-up once the password was replaced', async () => {
    const opened = openTestProvider({ keys });
    const { body: signedUp } = await opened.signUp(email);
    const { body: confirmed } = await opened.call('ConfirmSignUp', {
      Username: email,
      ConfirmationCode: opened.lastCode(email),
    });
    opened.pass(1000);
    await opened.provider.admin.setPassword(String(signedUp.UserSub), another);

    for (const { Session } of [signedUp, confirmed]) {
      const begun = { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: email }, Session };
      expect((await opened.call('InitiateAuth', begun)).body.message).toBe('Invalid session for the user.');
    }
  });

  describe('with an old token', () => {
    test('cannot make a device stand for the second factor', async () => {
      const ada = await withAda({ tracksDevices: true });
      const device = steps.find(({ name }) => name === 'DEVICE_PASSWORD_VERIFIER');
      await device?.reach(ada);
      const [known] = await ada.provider.admin.listDevices(ada.id);
      const mark = (DeviceRememberedStatus: string) =>
        ada.call('UpdateDeviceStatus', { AccessToken: ada.AccessToken, DeviceKey: known?.key, DeviceRememberedStatus });

      ada.pass(staleAfter);

      expect((await mark('remembered')).error).toBe('NotAuthorizedException');
      expect((await mark('not_remembered')).error).toBeNull();
    });

    test('cannot enrol another authenticator beside any second factor', async () => {
      const ada = await withAda();
      await ada.prefer({ EmailMfaSettings: on });
      const { body } = await ada.call('AssociateSoftwareToken', { AccessToken: ada.AccessToken });

      ada.pass(staleAfter);
      const again = await ada.call('AssociateSoftwareToken', { AccessToken: ada.AccessToken });
      const proven = await ada.call('VerifySoftwareToken', { AccessToken: ada.AccessToken, UserCode: '000000' });

      expect(body.SecretCode).toBeDefined();
      expect([again.error, proven.error]).toEqual(['NotAuthorizedException', 'NotAuthorizedException']);
    });
  });

  test('cannot have a key of their own said back', async () => {
    const { respond } = await withAda();

    const { error, body } = await respond('MFA_SETUP', 'any', { '<script>': 'a\u0000' });

    expect(error).toBe('InvalidParameterException');
    expect(body.message).toMatch(/^Value at 'body' is not valid/);
  });

  test('cannot skip the enrolment that is demanded by coming from a remembered device', async () => {
    const policy: { -readonly [K in keyof AccountPolicy]?: AccountPolicy[K] } = { tracksDevices: true };
    const ada = await withAda(policy);
    const device = steps.find(({ name }) => name === 'DEVICE_PASSWORD_VERIFIER');
    const waiting = await device?.reach(ada);
    const [known] = await ada.provider.admin.listDevices(ada.id);
    await ada.provider.admin.setDeviceRemembered(ada.id, known?.key ?? '', true);
    policy.requiresSecondFactor = true;

    const { body } = await ada.respond('DEVICE_PASSWORD_VERIFIER', undefined, waiting?.answer());

    expect(body.ChallengeName).toBe('MFA_SETUP');
  });
});
