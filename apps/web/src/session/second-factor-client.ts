import { readProduct } from '../text/product.ts';
import type { Authenticator, IdentityConfig } from './identity-client-type.ts';

// What people do once in a while, when they are signed in. Amplify has functions for it, but each of them would be
// loaded with the sign-in page; these are the same calls of the protocol.

const timeoutMs = 15_000;

/** Where the user pool answers, and on whose behalf it is asked. */
export type Pool = Pick<IdentityConfig, 'userPoolId'> & {
  readonly endpoint: string | null;
  readonly accessToken: string;
};

const addressOf = ({ userPoolId, endpoint }: Pool) =>
  endpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;

/** Rejects in the protocol's manner: with the exception's name. */
async function callPool(pool: Pool, operation: string, input: object): Promise<Record<string, unknown>> {
  const answer = await fetch(addressOf(pool), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ AccessToken: pool.accessToken, ...input }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  if (answer.ok) return body;
  const name =
    String(body.__type ?? '')
      .split('#')
      .at(-1) ?? '';
  throw Object.assign(new Error(String(body.message ?? '')), { name });
}

/** Lets this browser sign in without a code from now on. */
export async function rememberDevice(pool: Pool, deviceKey: string): Promise<void> {
  await callPool(pool, 'UpdateDeviceStatus', { DeviceKey: deviceKey, DeviceRememberedStatus: 'remembered' });
}

/** A new secret; authenticator apps list the account by product and address. */
export async function startAuthenticator(pool: Pool, email: string): Promise<Authenticator> {
  const { SecretCode } = await callPool(pool, 'AssociateSoftwareToken', {});
  const secret = String(SecretCode);
  const issuer = encodeURIComponent(readProduct(document).name);
  const account = encodeURIComponent(email);
  return { secret, uri: `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}` };
}

/** From then on every sign-in asks for a code. */
export async function confirmAuthenticator(pool: Pool, code: string): Promise<void> {
  await callPool(pool, 'VerifySoftwareToken', { UserCode: code });
  await callPool(pool, 'SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
}
