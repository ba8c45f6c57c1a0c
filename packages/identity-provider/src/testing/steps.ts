import type { AccountPolicy } from '../ports.ts';
import { pad } from '../srp/group.ts';
import { makeVerifier, poolNameOf } from '../srp/verifier.ts';
import { email, type meetAda, on, phone } from './ada.ts';
import { createSrpClient } from './srp-client.ts';
import { codeAt, password } from './test-provider.ts';

type Ada = Awaited<ReturnType<typeof meetAda>>;
type Body = Readonly<Record<string, unknown>>;
type Responses = Readonly<Record<string, string>>;

/** A sign-in that waits for an answer, and the right one. */
export type Waiting = { readonly session: string; readonly username: string; readonly answer: () => Responses };

type Step = {
  readonly name: string;
  /** The name on the wire, if it differs. */
  readonly challenge?: string;
  readonly policy?: Partial<AccountPolicy>;
  readonly reach: (ada: Ada) => Promise<Waiting>;
};

const parametersOf = ({ ChallengeParameters }: Body) =>
  ChallengeParameters as { readonly SALT: string; readonly SRP_B: string; readonly SECRET_BLOCK: string };

const waitFor = ({ id }: Ada, { Session }: Body, answer: () => Responses): Waiting => ({
  session: String(Session),
  username: id,
  answer,
});

const prefer = async (ada: Ada, challenge: string): Promise<Body> =>
  (await ada.initiate('USER_AUTH', { PREFERRED_CHALLENGE: challenge })).body;

async function reachPassword(ada: Ada, flow: string): Promise<Waiting> {
  const srp = createSrpClient({ poolName: poolNameOf(ada.settings.poolId), userId: ada.id }, password);
  const { body } = await ada.initiate(flow, { SRP_A: srp.SRP_A });
  const parameters = parametersOf(body);
  return { session: parameters.SECRET_BLOCK, username: ada.id, answer: () => srp.prove(parameters) };
}

async function reachSetUp(ada: Ada): Promise<Waiting> {
  const { Session } = await ada.begin();
  const { body: handed } = await ada.call('AssociateSoftwareToken', { Session });
  const UserCode = codeAt(String(handed.SecretCode), ada.now());
  const { body } = await ada.call('VerifySoftwareToken', { Session: handed.Session, UserCode });
  return waitFor(ada, body, () => ({}));
}

async function reachNewPassword(ada: Ada): Promise<Waiting> {
  const invited = 'new@example.com';
  const { id } = await ada.provider.admin.invite({ email: invited, temporaryPassword: password, attributes: {} });
  const { body } = await ada.tryPassword(invited, password);
  return { ...waitFor(ada, body, () => ({ NEW_PASSWORD: 'Another-chart-5512' })), username: id };
}

async function confirmDevice(ada: Ada) {
  const { body } = await ada.tryPassword(email, password);
  const { AccessToken, NewDeviceMetadata } = body.AuthenticationResult as {
    readonly AccessToken: string;
    readonly NewDeviceMetadata: { readonly DeviceKey: string; readonly DeviceGroupKey: string };
  };
  const { DeviceKey, DeviceGroupKey } = NewDeviceMetadata;
  const identity = { poolName: DeviceGroupKey, userId: DeviceKey };
  const PasswordVerifier = pad(makeVerifier(identity, 'abcd', 'device secret')).toString('base64');
  const DeviceSecretVerifierConfig = { Salt: Buffer.from('abcd', 'hex').toString('base64'), PasswordVerifier };
  await ada.call('ConfirmDevice', { AccessToken, DeviceKey, DeviceName: 'Browser', DeviceSecretVerifierConfig });
  return { DeviceKey, srp: createSrpClient(identity, 'device secret') };
}

async function reachDevice(ada: Ada) {
  const { DeviceKey, srp } = await confirmDevice(ada);
  const { body } = await ada.initiate('USER_PASSWORD_AUTH', { PASSWORD: password, DEVICE_KEY: DeviceKey });
  return { waiting: waitFor(ada, body, () => ({ DEVICE_KEY: DeviceKey, SRP_A: srp.SRP_A })), DeviceKey, srp };
}

async function reachDeviceProof(ada: Ada): Promise<Waiting> {
  const { waiting, DeviceKey, srp } = await reachDevice(ada);
  const { body } = await ada.respond('DEVICE_SRP_AUTH', waiting.session, waiting.answer());
  const parameters = parametersOf(body);
  return {
    session: parameters.SECRET_BLOCK,
    username: ada.id,
    answer: () => ({ DEVICE_KEY: DeviceKey, ...srp.prove(parameters) }),
  };
}

/** Every step that is answered, but for passkeys, and how a sign-in comes to it. */
export const steps: readonly Step[] = [
  { name: 'PASSWORD_VERIFIER', reach: (ada) => reachPassword(ada, 'USER_SRP_AUTH') },
  {
    name: 'PASSWORD_VERIFIER of the custom flow',
    challenge: 'PASSWORD_VERIFIER',
    reach: (ada) => reachPassword(ada, 'CUSTOM_AUTH'),
  },
  {
    name: 'SELECT_CHALLENGE',
    reach: async (ada) =>
      waitFor(ada, (await ada.initiate('USER_AUTH')).body, () => ({ ANSWER: 'PASSWORD', PASSWORD: password })),
  },
  {
    name: 'EMAIL_OTP in place of a password',
    challenge: 'EMAIL_OTP',
    reach: async (ada) => waitFor(ada, await prefer(ada, 'EMAIL_OTP'), () => ({ EMAIL_OTP_CODE: ada.lastCode(email) })),
  },
  {
    name: 'SMS_OTP',
    async reach(ada) {
      await ada.verifyPhone();
      return waitFor(ada, await prefer(ada, 'SMS_OTP'), () => ({ SMS_OTP_CODE: ada.lastCode(phone) }));
    },
  },
  {
    name: 'CUSTOM_CHALLENGE',
    reach: async (ada) =>
      waitFor(ada, (await ada.initiate('CUSTOM_AUTH')).body, () => ({ ANSWER: ada.lastCode(email) })),
  },
  {
    name: 'SMS_MFA',
    async reach(ada) {
      await ada.verifyPhone();
      await ada.prefer({ SMSMfaSettings: on });
      return waitFor(ada, await ada.begin(), () => ({ SMS_MFA_CODE: ada.lastCode(phone) }));
    },
  },
  {
    name: 'EMAIL_OTP after a password',
    challenge: 'EMAIL_OTP',
    async reach(ada) {
      await ada.prefer({ EmailMfaSettings: on });
      return waitFor(ada, await ada.begin(), () => ({ EMAIL_OTP_CODE: ada.lastCode(email) }));
    },
  },
  {
    name: 'SELECT_MFA_TYPE',
    async reach(ada) {
      await ada.verifyPhone();
      await ada.prefer({ SMSMfaSettings: on, EmailMfaSettings: on });
      return waitFor(ada, await ada.begin(), () => ({ ANSWER: 'SMS_MFA' }));
    },
  },
  {
    name: 'SOFTWARE_TOKEN_MFA',
    async reach(ada) {
      const code = await ada.enrol();
      await ada.prefer({ SoftwareTokenMfaSettings: on });
      return waitFor(ada, await ada.begin(), () => ({ SOFTWARE_TOKEN_MFA_CODE: code() }));
    },
  },
  { name: 'MFA_SETUP', policy: { requiresSecondFactor: true }, reach: reachSetUp },
  { name: 'NEW_PASSWORD_REQUIRED', reach: reachNewPassword },
  { name: 'DEVICE_SRP_AUTH', policy: { tracksDevices: true }, reach: async (ada) => (await reachDevice(ada)).waiting },
  { name: 'DEVICE_PASSWORD_VERIFIER', policy: { tracksDevices: true }, reach: reachDeviceProof },
];
