import { createSecrets, type Random, type SealedLocation } from '@halyard/identity-provider';

/** Encrypts database texts, bound to their row, with the identity key. */
export type Vault = {
  seal(location: SealedLocation, text: string): string;
  /** Throws when the text was altered, moved, or encrypted with another key. */
  open(location: SealedLocation, sealed: string): string;
};

/** `masterKey` has 32 bytes and is stored outside the database. */
export function createVault(masterKey: Uint8Array, random: Random): Vault {
  const secrets = createSecrets(masterKey, random);
  return {
    seal: (location, text) => secrets.seal(location, Buffer.from(text)),
    open: (location, sealed) => secrets.open(location, sealed).toString(),
  };
}
