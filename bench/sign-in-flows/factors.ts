import { Secret, TOTP } from 'otpauth';
import { createPasskey } from '../passkey-client.ts';
import type { PoolClient } from '../pool-client.ts';
import { makeDeviceVerifier } from '../srp-client.ts';
import { takeTextCode } from '../text-gateway.ts';
import type { ProtocolSteps } from './protocol-steps.ts';
import { between, tokensOf, type Visit } from './visit.ts';

const totpStepMs = 30_000;
const deviceSecret = 'A secret that the device keeps';
const off = { Enabled: false, PreferredMfa: false };
const on = { Enabled: true, PreferredMfa: true };
const none = { SMSMfaSettings: off, EmailMfaSettings: off, SoftwareTokenMfaSettings: off };

type CreationOptions = Parameters<ReturnType<typeof createPasskey>['create']>[0];
type RequestOptions = Parameters<ReturnType<typeof createPasskey>['get']>[0];

/** Factors besides a password: how each is set up before a flow, and used within it. */
export function createFactors(client: PoolClient, { signIn }: Pick<ProtocolSteps, 'signIn'>, gatewayUrl: string) {
  const { call, administer, readMailedCode, url } = client;
  const setFactors = ({ person }: Visit, settings: object) =>
    administer('AdminSetUserMFAPreference', { Username: person.email, ...none, ...settings });
  const secondFactor = (settings: object) =>
    between(async (visit) => {
      await setFactors(visit, settings);
      return visit;
    });

  const addAuthenticator = between(async (visit) => {
    const { AccessToken } = tokensOf(await signIn(visit));
    const { SecretCode } = await call('AssociateSoftwareToken', { AccessToken });
    const authenticator = new TOTP({ secret: Secret.fromBase32(String(SecretCode)) });
    // The code of the step before: the present one is for the sign-in that is measured, and each counts once.
    const UserCode = authenticator.generate({ timestamp: Date.now() - totpStepMs });
    await call('VerifySoftwareToken', { AccessToken, UserCode });
    await setFactors(visit, { SoftwareTokenMfaSettings: on });
    return { ...visit, authenticator };
  });

  const addPasskey = between(async (visit) => {
    const { AccessToken } = tokensOf(await signIn(visit));
    const passkey = createPasskey(url);
    const { CredentialCreationOptions } = await call('StartWebAuthnRegistration', { AccessToken });
    const Credential = passkey.create(CredentialCreationOptions as CreationOptions);
    await call('CompleteWebAuthnRegistration', { AccessToken, Credential });
    return { ...visit, passkey };
  });

  const rememberDevice = between(async (visit) => {
    const { AccessToken, NewDeviceMetadata } = tokensOf(await signIn(visit));
    if (!NewDeviceMetadata) throw new Error('The pool does not track devices.');
    const { DeviceKey, DeviceGroupKey } = NewDeviceMetadata;
    const device = { group: DeviceGroupKey, id: DeviceKey, secret: deviceSecret };
    const DeviceSecretVerifierConfig = makeDeviceVerifier(device);
    await call('ConfirmDevice', { AccessToken, DeviceKey, DeviceSecretVerifierConfig });
    await call('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus: 'remembered' });
    return { ...visit, device };
  });

  return {
    addAuthenticator,
    addPasskey,
    rememberDevice,
    codesByMail: secondFactor({ EmailMfaSettings: on }),
    codesByText: secondFactor({ SMSMfaSettings: on }),
    readMail: between(async (visit) => ({ ...visit, code: await readMailedCode(visit.person.email) })),
    readText: between(async (visit) => ({ ...visit, code: await takeTextCode(gatewayUrl, visit.person.phone) })),
    readAuthenticator: between(async (visit) => ({ ...visit, code: visit.authenticator?.generate() ?? '' })),
    usePasskey({ passkey, reply }: Visit) {
      const options = JSON.parse(reply.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS ?? '{}') as RequestOptions;
      return { CREDENTIAL: JSON.stringify(passkey?.get(options)) };
    },
  };
}
