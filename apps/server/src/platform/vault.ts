import { createSecrets, type Random, type SealedPlace } from '@halyard/identity-provider';

/** Encrypts text that the database holds and no one may read there, for one place each, with the identity key. */
export type Vault = {
  seal(place: SealedPlace, text: string): string;
  /** Throws when the text was altered, moved, or encrypted with another key. */
  open(place: SealedPlace, sealed: string): string;
};

/** `masterKey` has 32 bytes and stays outside the database. */
export function createVault(masterKey: Uint8Array, random: Random): Vault {
  const secrets = createSecrets(masterKey, random);
  return {
    seal: (place, text) => secrets.seal(place, Buffer.from(text)),
    open: (place, sealed) => secrets.open(place, sealed).toString(),
  };
}
