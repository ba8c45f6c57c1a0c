import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { TransportError } from '../../api/errors/transport-error.ts';
import { callPool } from './call-pool.ts';
import type { Pool } from './identity-client-type.ts';
import { canUsePasskeys } from './passkey-support.ts';

/** One passkey of the signed-in person, as the provider lists it. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** 'platform' for a passkey in a device, 'cross-platform' for a security key; undefined if unknown. */
  readonly attachment: string | undefined;
  /** How an authenticator can be reached: 'internal', 'hybrid', 'usb', 'nfc', 'ble'. */
  readonly transports: readonly string[];
};

const largestPage = 20;

// The provider requests a fresh sign-in by a message; the console's own API by a code, and one dialog handles both (see
// StepUp).
function askForRecentSignIn(error: unknown): never {
  const { name, message = '' } = (error ?? {}) as { name?: string; message?: string };
  if (name === 'NotAuthorizedException' && message.startsWith('Sign in again'))
    throw new TransportError({ problem: 'other', status: 403, code: 'recent_sign_in_required', cause: error });
  throw error;
}

const named = (name: string) => Object.assign(new Error(name), { name });

/**
 * Lets the browser make a passkey and gives its public half to the provider. Rejects with the browser's or the
 * protocol's error (`describePasskeyError` has the words), or as the API does when a recent sign-in is needed.
 */
export async function registerPasskey(pool: Pool): Promise<void> {
  if (!canUsePasskeys()) throw named('PasskeyNotSupported');
  const { CredentialCreationOptions: options } = await callPool(pool, 'StartWebAuthnRegistration', {}).catch(
    askForRecentSignIn,
  );
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  await callPool(pool, 'CompleteWebAuthnRegistration', { Credential: await startRegistration({ optionsJSON }) });
}

type Listed = Readonly<Record<string, unknown>>;

/** The protocol counts in seconds. */
const passkeyOf = (listed: Listed): Passkey => ({
  id: String(listed.CredentialId),
  name: String(listed.FriendlyCredentialName ?? ''),
  createdAt: new Date(Number(listed.CreatedAt) * 1000),
  attachment: typeof listed.AuthenticatorAttachment === 'string' ? listed.AuthenticatorAttachment : undefined,
  transports: Array.isArray(listed.AuthenticatorTransports) ? listed.AuthenticatorTransports.map(String) : [],
});

/** All passkeys of the signed-in user, over all pages of the provider. */
export async function listPasskeys(pool: Pool): Promise<readonly Passkey[]> {
  const found: Passkey[] = [];
  let token: unknown;
  do {
    const page = await callPool(pool, 'ListWebAuthnCredentials', {
      MaxResults: largestPage,
      ...(token !== undefined && { NextToken: token }),
    });
    found.push(...((page.Credentials ?? []) as Listed[]).map(passkeyOf));
    token = page.NextToken ?? undefined;
  } while (token !== undefined);
  return found;
}

/** Deletes a passkey at the provider; the browser or security key may keep offering it. */
export async function deletePasskey(pool: Pool, id: string): Promise<void> {
  await callPool(pool, 'DeleteWebAuthnCredential', { CredentialId: id }).catch(askForRecentSignIn);
}
