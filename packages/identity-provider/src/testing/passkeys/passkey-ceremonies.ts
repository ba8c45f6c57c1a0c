import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { TestProvider } from '../test-provider.ts';
import type { Ceremony, SoftwareAuthenticator } from './software-authenticator.ts';

type Given = { readonly id: string; readonly response: object };
type Begun = {
  readonly session: unknown;
  readonly username: string;
  readonly options: PublicKeyCredentialRequestOptionsJSON;
};

/** Both ceremonies, step by step, so that a test can do something wrong in between. */
export function createCeremonies({ call }: Pick<TestProvider, 'call'>) {
  async function startRegistration(AccessToken: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { body } = await call('StartWebAuthnRegistration', { AccessToken });
    return body.CredentialCreationOptions as PublicKeyCredentialCreationOptionsJSON;
  }

  const completeRegistration = (AccessToken: string, Credential: object) =>
    call('CompleteWebAuthnRegistration', { AccessToken, Credential });

  /** Adds a passkey, or answers the error; `change` alters what the browser sends. */
  async function register(
    authenticator: SoftwareAuthenticator,
    AccessToken: string,
    ceremony: Ceremony = {},
    change: (credential: RegistrationResponseJSON) => object = (credential) => credential,
  ) {
    const credential = authenticator.create(await startRegistration(AccessToken), ceremony);
    return completeRegistration(AccessToken, change(credential));
  }

  async function begin(name: string): Promise<Begun> {
    const AuthParameters = { USERNAME: name, PREFERRED_CHALLENGE: 'WEB_AUTHN' };
    const { body } = await call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters });
    const parameters = (body.ChallengeParameters ?? {}) as Record<string, string>;
    const { CREDENTIAL_REQUEST_OPTIONS = '{}', USERNAME = '' } = parameters;
    return { session: body.Session, username: USERNAME, options: JSON.parse(CREDENTIAL_REQUEST_OPTIONS) };
  }

  const answer = ({ session, username }: Begun, credential: Given | string, address?: string) =>
    call(
      'RespondToAuthChallenge',
      {
        ChallengeName: 'WEB_AUTHN',
        Session: session,
        ChallengeResponses: {
          USERNAME: username,
          CREDENTIAL: typeof credential === 'string' ? credential : JSON.stringify(credential),
        },
      },
      address,
    );

  async function signIn(authenticator: SoftwareAuthenticator, name: string, ceremony: Ceremony = {}) {
    const begun = await begin(name);
    return answer(begun, authenticator.get(begun.options, ceremony));
  }

  return { startRegistration, completeRegistration, register, begin, answer, signIn };
}

/** The same base64url bytes, with the last of them turned over. */
export function flipLast(base64url: string): string {
  const bytes = Buffer.from(base64url, 'base64url');
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 255;
  return bytes.toString('base64url');
}
