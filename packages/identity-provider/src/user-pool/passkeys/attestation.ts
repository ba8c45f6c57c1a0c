import { createHash } from 'node:crypto';
import type { ProviderConfig } from '../../core.ts';
import { IdentityError, invalidParameter } from '../../identity-error.ts';
import type { PasskeyRecord } from '../../ports.ts';
import type { ClientData } from './client-data.ts';
import { loadWebAuthn, loadWebAuthnReaders } from './load-webauthn.ts';
import { isOwnPage, passkeyAlgorithms } from './passkeys.ts';

/** A browser's response after creating a passkey (WebAuthn, `RegistrationResponseJSON`). Bytes are base64url. */
export type NewCredential = {
  readonly id: string;
  readonly rawId: string;
  readonly type: string;
  readonly authenticatorAttachment?: 'platform' | 'cross-platform' | undefined;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: readonly string[];
  };
};

/** Verified facts about a new passkey. */
export type Attested = Pick<
  PasskeyRecord,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'rpId' | 'attachment' | 'backedUp'
>;

// We request no attestation: browsers then send none, or one that the passkey itself has signed. Others are meaningful
// only with lists of manufacturers from the network.
const knownFormats = ['none', 'packed'];
const mostIdBytes = 1023;
const userVerified = 4;
const flagsAt = 32;

const notSupported = (message: string) => new IdentityError('WebAuthnCredentialNotSupportedException', message);

/** Rejects an answer that was given on another site's page, or to another question. */
export function requireOwnPage(config: ProviderConfig, clientData: ClientData): void {
  if (clientData.type !== 'webauthn.create')
    throw invalidParameter("Value at 'Credential.response.clientDataJSON' does not belong to a registration.");
  if (!isOwnPage(config, clientData))
    throw new IdentityError('WebAuthnOriginNotAllowedException', 'Passkeys cannot be added from this origin.');
}

async function readAttestation(attestationObject: string) {
  const { decodeAttestationObject } = await loadWebAuthnReaders();
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const authData = Buffer.from(decoded.get('authData'));
    const checksUser = ((authData[flagsAt] ?? 0) & userVerified) !== 0;
    return { format: decoded.get('fmt'), rpIdHash: authData.subarray(0, flagsAt), checksUser };
  } catch {
    throw invalidParameter("Value at 'Credential.response.attestationObject' is not valid.");
  }
}

async function requireSupported({ relyingParty }: ProviderConfig, { attestationObject }: NewCredential['response']) {
  const { format, rpIdHash, checksUser } = await readAttestation(attestationObject);
  if (!createHash('sha256').update(relyingParty.id).digest().equals(rpIdHash))
    throw new IdentityError('WebAuthnRelyingPartyMismatchException', 'The passkey was made for another site.');
  if (!checksUser) throw notSupported('The passkey did not check who uses it.');
  if (!knownFormats.includes(format)) throw notSupported('The attestation format of this passkey is not supported.');
}

async function verify({ relyingParty }: ProviderConfig, credential: NewCredential, challenge: string) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...credential.response, transports: [...credential.response.transports] },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    return verified ? registrationInfo : undefined;
  } catch {
    // The library throws its own error for every fault; distinguishable ones were handled before.
    return undefined;
  }
}

/**
 * Checks a new passkey: made for us, with a signature that we know, by an authenticator that made sure of its user.
 * Rejects with the protocol's names (WebAuthn level 3, registering a new credential).
 */
export async function checkAttestation(
  config: ProviderConfig,
  credential: NewCredential,
  challenge: string,
): Promise<Attested> {
  if (credential.type !== 'public-key') throw notSupported('Only public key credentials are supported.');
  await requireSupported(config, credential.response);
  const proven = await verify(config, credential, challenge);
  if (!proven) throw notSupported('This kind of passkey is not supported.');
  const { id, publicKey, counter } = proven.credential;
  if (id !== credential.id || Buffer.from(id, 'base64url').length > mostIdBytes)
    throw invalidParameter("Value at 'Credential.id' is not valid.");
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports,
    rpId: config.relyingParty.id,
    attachment: credential.authenticatorAttachment ?? null,
    backedUp: proven.credentialBackedUp,
  };
}
