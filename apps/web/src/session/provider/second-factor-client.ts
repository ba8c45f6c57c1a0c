import { readProduct } from '../../text/product.ts';
import { callPool } from './call-pool.ts';
import type { Authenticator, Pool } from './identity-client-type.ts';

// Rare operations of signed-in users. Amplify has functions for them, but each would be loaded with the sign-in page;
// these are the same calls of the protocol.

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

/** From then on every sign-in requires a code. */
export async function confirmAuthenticator(pool: Pool, code: string): Promise<void> {
  await callPool(pool, 'VerifySoftwareToken', { UserCode: code });
  await callPool(pool, 'SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
}
