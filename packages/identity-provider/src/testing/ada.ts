import { codeAt, openTestProvider, password, type TestProvider } from './test-provider.ts';

export const email = 'ada@example.com';
export const phone = '+3225550134';

type Asked = Readonly<Record<string, string>>;

/** A client that signs in manually, one call at a time. */
export async function meetAda(opened: TestProvider) {
  const { call, signIn, lastCode, now, pass } = opened;
  const id = await opened.addConfirmed(email);
  const { AccessToken } = await signIn(email);

  const initiate = (AuthFlow: string, parameters: Asked = {}, address?: string) =>
    call('InitiateAuth', { AuthFlow, AuthParameters: { USERNAME: email, ...parameters } }, address);

  const respond = (ChallengeName: string, Session: unknown, responses: Asked = {}) =>
    call('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses: { USERNAME: id, ...responses } });

  /** For the five minutes after the first sign-in. */
  const prefer = (settings: object) => call('SetUserMFAPreference', { AccessToken, ...settings });

  async function verifyPhone(number = phone): Promise<void> {
    await call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'phone_number', Value: number }] });
    await call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'phone_number' });
    await call('VerifyUserAttribute', { AccessToken, AttributeName: 'phone_number', Code: lastCode(number) });
  }

  /** An authenticator app that is enrolled and not yet switched on; returns its display. */
  async function enrol(): Promise<() => string> {
    const { body } = await call('AssociateSoftwareToken', { AccessToken });
    const secret = String(body.SecretCode);
    await call('VerifySoftwareToken', { AccessToken, UserCode: codeAt(secret, now()) });
    pass(60_000);
    return () => codeAt(secret, now());
  }

  const begin = async () => (await opened.tryPassword(email, password)).body;
  return { ...opened, id, AccessToken, initiate, respond, prefer, verifyPhone, enrol, begin };
}

export const openWithAda = (options: Parameters<typeof openTestProvider>[0] = {}) => meetAda(openTestProvider(options));

export const on = { Enabled: true };
export const preferred = { Enabled: true, PreferredMfa: true };
export const off = { Enabled: false };
