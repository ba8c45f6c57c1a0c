import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountPolicy, KeyRecord } from '../../ports.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { codeAt, makeTestKeys, password } from '../../testing/test-provider.ts';

// The device secrets are made and proven by the browser library itself.

const email = 'ada@example.com';
const step = 30_000;

describe('devices', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  let policy: { -readonly [K in keyof AccountPolicy]: AccountPolicy[K] };
  let id: string;
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });
  beforeEach(async () => {
    policy = { idleMs: null, passwordMaxAgeMs: null, tracksDevices: true };
    served = await serveTestProvider({ policy, keys });
    connectAmplify(served);
    id = await served.addConfirmed(email);
  });
  afterEach(async () => {
    await auth.signOut();
    await served.close();
  });

  const signIn = (authFlowType: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH' = 'USER_SRP_AUTH') =>
    auth.signIn({ username: email, password, options: { authFlowType } });
  const signInAgain = async (authFlowType?: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH') => {
    await auth.signOut();
    served.pass(1000);
    return signIn(authFlowType);
  };
  const lastSignIn = () => served.events().findLast((event) => event.kind === 'signed_in');
  const listDevices = () => served.provider.admin.listDevices(id);
  const storedDeviceKey = async () =>
    (await cognitoUserPoolsTokenProvider.authTokenStore.getDeviceMetadata(id))?.deviceKey;

  /** A device made without the browser library, which takes half a second for it. */
  async function addDevice() {
    const { body } = await served.tryPassword(email, password);
    const result = body.AuthenticationResult as {
      readonly AccessToken: string;
      readonly RefreshToken: string;
      readonly NewDeviceMetadata: { readonly DeviceKey: string };
    };
    const { DeviceKey } = result.NewDeviceMetadata;
    const confirm = (PasswordVerifier = 'q80=') =>
      served.call('ConfirmDevice', {
        AccessToken: result.AccessToken,
        DeviceKey,
        DeviceName: 'Browser',
        DeviceSecretVerifierConfig: { Salt: 'q80=', PasswordVerifier },
      });
    return { ...result, DeviceKey, confirm };
  }

  async function enrol() {
    const { sharedSecret } = await auth.setUpTOTP();
    await auth.verifyTOTPSetup({ code: codeAt(sharedSecret, served.now()) });
    await auth.updateMFAPreference({ totp: 'PREFERRED' });
    served.pass(2 * step);
    return () => codeAt(sharedSecret, served.now());
  }

  test('a new device is confirmed at its first sign-in, and not yet remembered', async () => {
    await signIn();

    const [device] = await auth.fetchDevices();
    expect(device).toMatchObject({
      id: expect.stringMatching(/^eu-west-1_[0-9a-f-]{36}$/),
      attributes: { device_status: 'not_remembered', last_ip_used: '203.0.113.7' },
    });
    expect(device?.createDate).toEqual(new Date(Math.floor(served.now() / 1000) * 1000));
    expect(lastSignIn()).toMatchObject({ deviceKnown: false });
    expect(await storedDeviceKey()).toBe(device?.id);
  });

  test.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)(
    'a device proves itself at the next sign-in through %s, so that it stays one device',
    async (flow) => {
      await signIn(flow);
      expect(await signInAgain(flow)).toMatchObject({ isSignedIn: true });

      expect(await listDevices()).toHaveLength(1);
      expect(lastSignIn()).toMatchObject({ deviceKnown: false });
      expect((await listDevices())[0]?.lastUsedAt).toBe(served.now());
    },
  );

  test('a remembered device stands for the second factor; one that is not does not', async () => {
    await signIn();
    const code = await enrol();
    const asked = await signInAgain();
    expect(asked.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await auth.confirmSignIn({ challengeResponse: code() })).toMatchObject({ isSignedIn: true });
    expect(await listDevices()).toHaveLength(1);

    await auth.rememberDevice();
    expect(await signInAgain()).toMatchObject({ isSignedIn: true });

    expect(lastSignIn()).toMatchObject({ deviceKnown: true });
    expect(await listDevices()).toMatchObject([{ remembered: true }]);
  });

  test.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)(
    'a device that was forgotten meanwhile signs in as a new one through %s',
    async (flow) => {
      await signIn(flow);
      const [device] = await listDevices();
      await served.provider.admin.forgetDevice(id, device?.key ?? '');

      expect(await signInAgain(flow)).toMatchObject({ isSignedIn: true });

      const after = await listDevices();
      expect(after).toHaveLength(1);
      expect(after[0]?.key).not.toBe(device?.key);
    },
  );

  test('a browser without its secret is not the remembered device', async () => {
    await signIn();
    const code = await enrol();
    await auth.rememberDevice();
    const [device] = await listDevices();
    await auth.signOut();
    connectAmplify(served);

    // Knowing the name of the device is not enough.
    const { body } = await served.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password, DEVICE_KEY: device?.key },
    });
    expect(body.ChallengeName).toBe('DEVICE_SRP_AUTH');
    const half = await served.call('RespondToAuthChallenge', {
      ChallengeName: 'DEVICE_SRP_AUTH',
      Session: body.Session,
      ChallengeResponses: { USERNAME: id, SRP_A: 'abc123', DEVICE_KEY: device?.key },
    });
    const { SECRET_BLOCK } = half.body.ChallengeParameters as Record<string, string>;
    const proof = {
      USERNAME: id,
      DEVICE_KEY: device?.key,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: 'AAAA',
      TIMESTAMP: 'Tue Mar 3 04:05:06 UTC 2026',
    };
    const prove = () =>
      served.call('RespondToAuthChallenge', {
        ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
        ChallengeResponses: proof,
      });
    expect((await prove()).body.message).toBe('Incorrect username or password.');
    expect((await prove()).body.message).toBe('Invalid session for the user.');

    const { nextStep } = await signIn();
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await auth.confirmSignIn({ challengeResponse: code() });
  });

  test("another person's device is unknown", async () => {
    const { DeviceKey, confirm: confirmIt } = await addDevice();
    await confirmIt();
    await served.addConfirmed('eve@example.com');
    const eve = await served.signIn('eve@example.com');
    const ask = async (operation: string, input: object) =>
      (await served.call(operation, { AccessToken: eve.AccessToken, DeviceKey, ...input })).error;

    expect(await ask('GetDevice', {})).toBe('ResourceNotFoundException');
    expect(await ask('ForgetDevice', {})).toBe('ResourceNotFoundException');
    expect(await ask('UpdateDeviceStatus', { DeviceRememberedStatus: 'remembered' })).toBe('ResourceNotFoundException');
    const secret = { DeviceSecretVerifierConfig: { Salt: 'q80=', PasswordVerifier: 'q80=' } };
    expect(await ask('ConfirmDevice', secret)).toBe('ResourceNotFoundException');
  });

  test('a device is confirmed once, with a verifier that can be one', async () => {
    const { AccessToken, DeviceKey, confirm } = await addDevice();

    expect((await confirm('AA==')).error).toBe('InvalidParameterException');
    expect((await confirm(Buffer.alloc(384, 255).toString('base64'))).error).toBe('InvalidParameterException');
    expect((await confirm('not base64')).error).toBe('InvalidParameterException');
    expect((await confirm('q80=')).body).toEqual({ UserConfirmationNecessary: true });
    expect((await confirm('q80=')).error).toBe('InvalidParameterException');
    const { body: found } = await served.call('GetDevice', { AccessToken, DeviceKey });
    expect(found).toMatchObject({ Device: { DeviceKey } });
  });

  test('devices are listed page by page', async () => {
    for (let count = 0; count < 3; count += 1) await (await addDevice()).confirm();
    const { AccessToken } = await served.signIn(email);
    const list = async (PaginationToken?: unknown) =>
      (await served.call('ListDevices', { AccessToken, Limit: 2, PaginationToken })).body;

    const first = await list();
    const second = await list(first.PaginationToken);

    expect([first.Devices, second.Devices]).toMatchObject([{ length: 2 }, { length: 1 }]);
    expect(second.PaginationToken).toBeUndefined();
  });

  test('a refresh token works on its own device only, where the client says which that is', async () => {
    await signIn();
    expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();

    const { RefreshToken } = await served.signIn(email);
    const refresh = (DeviceKey?: string) => served.call('GetTokensFromRefreshToken', { RefreshToken, DeviceKey });
    expect((await refresh('eu-west-1_other')).body.message).toBe('Invalid Refresh Token');
    expect((await refresh()).error).toBeNull();
  });

  test('the person forgets the device in use, and the session goes on', async () => {
    await signIn();

    await auth.forgetDevice();

    expect(await listDevices()).toEqual([]);
    expect(await storedDeviceKey()).toBeUndefined();
    expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  });

  test('forgotten by the product, its sessions end', async () => {
    const [forgotten, other] = [await addDevice(), await addDevice()];
    await forgotten.confirm();
    const forget = () => served.provider.admin.forgetDevice(id, forgotten.DeviceKey);

    expect([await forget(), await forget()]).toEqual([true, false]);

    const getUser = ({ AccessToken }: { AccessToken: string }) => served.call('GetUser', { AccessToken });
    expect((await getUser(forgotten)).error).toBe('NotAuthorizedException');
    expect((await getUser(other)).error).toBeNull();
  });

  test('where devices are no longer tracked, sign-in takes no notice of them', async () => {
    await signIn();
    await auth.rememberDevice();
    const code = await enrol();
    policy.tracksDevices = false;

    const { nextStep } = await signInAgain();
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await auth.confirmSignIn({ challengeResponse: code() })).toMatchObject({ isSignedIn: true });
    expect(await storedDeviceKey()).toBeUndefined();
  });
});
