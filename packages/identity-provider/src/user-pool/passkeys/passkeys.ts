import type { ProviderConfig } from '../../core.ts';
import type { PasskeyRecord } from '../../ports.ts';

/** Signatures that passkeys may use, by their COSE numbers: ES256, RS256 and EdDSA. */
export const passkeyAlgorithms = [-7, -257, -8];

/** How long the browser may ask the person, in milliseconds: as long as the challenge is good. */
export const promptMs = 180_000;

/** Options for a browser: a passkey that it may use, or must not create again. */
export const describeToBrowser = ({
  credentialId,
  transports,
}: Pick<PasskeyRecord, 'credentialId' | 'transports'>) => ({
  id: credentialId,
  // The library's type lists the transports of today; browsers skip those they do not know.
  transports: [...transports] as ('internal' | 'hybrid' | 'usb' | 'nfc' | 'ble')[],
});

/** The owner's handle in the authenticator: the bytes of the user's id, base64url. */
export const handleOf = (userId: string) => Buffer.from(userId).toString('base64url');

/** A passkey as the protocol spells it; the date is in seconds since 1970. */
export const describePasskey = ({ credentialId, name, rpId, attachment, transports, createdAt }: PasskeyRecord) => ({
  CredentialId: credentialId,
  FriendlyCredentialName: name,
  RelyingPartyId: rpId,
  ...(attachment !== null && { AuthenticatorAttachment: attachment }),
  AuthenticatorTransports: transports,
  CreatedAt: Math.floor(createdAt / 1000),
});

/** `Passkey 1`, `Passkey 2` …: the first that none of the person's passkeys has. */
export function nextPasskeyName(passkeys: readonly PasskeyRecord[]): string {
  const taken = new Set(passkeys.map(({ name }) => name));
  let number = 1;
  while (taken.has(`Passkey ${number}`)) number += 1;
  return `Passkey ${number}`;
}

/** Our own page, and not one inside another site's frame. */
export const isOwnPage = (
  { relyingParty }: ProviderConfig,
  { origin, crossOrigin }: { readonly origin: string; readonly crossOrigin?: boolean | undefined },
): boolean => relyingParty.origins.includes(origin) && crossOrigin !== true;
