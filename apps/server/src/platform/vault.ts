import { createSecrets, type Random, type SealedLocation } from '@halyard/identity-provider';

/** Encrypts text that the database holds and no one may read there, for one place each, with the identity key. */
export type Vault = {
  seal(location: SealedLocation, text: string): string;
  /** Throws when the text was altered, moved, or encrypted with another key. */
  open(location: SealedLocation, sealed: string): string;
};

/** `masterKey` has 32 bytes and stays outside the database. */
export function createVault(masterKey: Uint8Array, random: Random): Vault {
  const secrets = createSecrets(masterKey, random);
  return {
    seal: (location, text) => secrets.seal(location, Buffer.from(text)),
    open: (location, sealed) => secrets.open(location, sealed).toString(),
  };
}
