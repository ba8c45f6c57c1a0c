import * as z from 'zod';
import type { ProviderConfig } from '../../core.ts';
import { invalidParameter } from '../../identity-error.ts';
import type { PasskeyRecord } from '../../ports.ts';
import { readClientData } from './client-data.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { handleOf, isOwnPage } from './passkeys.ts';

const bytes = z.string().regex(/^[\w-]+$/);
const assertion = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().nullish(),
  }),
});

/** A browser's response for a passkey (WebAuthn, `AuthenticationResponseJSON`). Bytes are base64url. */
export type Assertion = z.output<typeof assertion>;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Reads the JSON inside the challenge's answer; rejects anything else. */
export function readAssertion(json: string): Assertion {
  const { data } = assertion.safeParse(parseJson(json));
  if (!data) throw invalidParameter("Value at 'ChallengeResponses.CREDENTIAL' is not valid.");
  return data;
}

// A public key that belongs to no one: an unknown passkey takes as long to reject as a known one. COSE, ES256; the
// point is the base point of P-256.
const nobodysKey =
  'pQECAyYgASFYIGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWIlggT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';

async function verify({ relyingParty }: ProviderConfig, given: Assertion, challenge: string, publicKey: string) {
  const { id, rawId, type, response } = given;
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      // Zero lets every counter pass: it means nothing before the signature is checked, and the library looks earlier.
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    });
    return verified ? authenticationInfo : undefined;
  } catch {
    return undefined;
  }
}

/** The result of an assertion; whether the counter is plausible is still to be decided. */
export type Proven = { readonly counter: number; readonly backedUp: boolean };

/**
 * Checks an assertion of this passkey: our challenge, a page of ours, an authenticator that made sure of its user
 * (WebAuthn level 3, verifying an assertion). `passkey` is undefined where no one may pass.
 */
export async function checkAssertion(
  config: ProviderConfig,
  given: Assertion,
  challenge: string,
  passkey: PasskeyRecord | undefined,
): Promise<Proven | undefined> {
  const proven = await verify(config, given, challenge, passkey?.publicKey ?? nobodysKey);
  const clientData = readClientData(given.response.clientDataJSON);
  if (!proven || !passkey || !clientData || !isOwnPage(config, clientData)) return undefined;
  const handle = given.response.userHandle;
  if (handle && handle !== handleOf(passkey.userId)) return undefined;
  return { counter: proven.newCounter, backedUp: proven.credentialBackedUp };
}

/**
 * A counter that does not increase indicates a cloned passkey (WebAuthn, section 6.1.1). Authenticators that do not
 * count always send zero.
 */
export const isCopied = (passkey: Pick<PasskeyRecord, 'counter'>, { counter }: Proven): boolean =>
  (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
