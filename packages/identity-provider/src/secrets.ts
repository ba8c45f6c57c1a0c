import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Random } from './ports.ts';

/** The context of an encrypted value: it can be decrypted nowhere else. */
export type SealedLocation = { readonly table: string; readonly column: string; readonly id: string };

/** Operations with the master key. Each purpose has its own key. */
export type Secrets = {
  seal(location: SealedLocation, content: Uint8Array): string;
  /** Throws when the value was altered, moved, or sealed with another master key. */
  open(location: SealedLocation, sealed: string): Buffer;
  codeHmac(text: string): string;
  challengeHash(id: string): string;
  /** Bytes derived from a secret: 64 bytes, deterministic, and only computable with this master key. */
  succeed(secret: string): Buffer;
  /** Deterministic bytes for a text that reveal nothing about it. */
  simulate(text: string, bytes: number): Buffer;
};

const keyVersion = 1;
const nonceBytes = 12;
const tagBytes = 16;

const authenticatedData = ({ table, column, id }: SealedLocation) => Buffer.from(`${table}|${column}|${id}`);

/** Derives the working keys (HKDF-SHA-256) from the 32-byte master key, which stays outside the database. */
export function createSecrets(masterKey: Uint8Array, random: Random): Secrets {
  if (masterKey.length !== 32) throw new Error('The identity master key must have 32 bytes.');
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', masterKey, '', `identity/${purpose}`, 32));
  const sealKey = derive('seal');
  const codeKey = derive('code');
  const challengeKey = derive('challenge');
  const successionKey = derive('succession');
  const simulationKey = derive('simulation');

  return {
    seal(location, content) {
      const nonce = random(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(authenticatedData(location));
      const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([Buffer.of(keyVersion), nonce, sealed, cipher.getAuthTag()]).toString('base64url');
    },
    open(location, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes[0] !== keyVersion) throw new Error('A sealed value has an unknown key version.');
      const nonce = bytes.subarray(1, 1 + nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce, { authTagLength: tagBytes });
      decipher.setAAD(authenticatedData(location)).setAuthTag(bytes.subarray(-tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(1 + nonceBytes, -tagBytes)), decipher.final()]);
      } catch (cause) {
        throw new Error('A sealed value was altered, or sealed with another identity key.', { cause });
      }
    },
    codeHmac: (text) => createHmac('sha256', codeKey).update(text).digest('base64url'),
    challengeHash: (id) => createHmac('sha256', challengeKey).update(id).digest('base64url'),
    succeed: (secret) => createHmac('sha512', successionKey).update(secret).digest(),
    simulate: (text, bytes) => Buffer.from(hkdfSync('sha256', simulationKey, '', text.slice(0, 512), bytes)),
  };
}

/** SHA-256, for secrets that are random enough to need no key. */
export const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Compares in a time that does not depend on where the texts differ. */
export function isSameText(left: string, right: string): boolean {
  const a = createHash('sha256').update(left).digest();
  const b = createHash('sha256').update(right).digest();
  return timingSafeEqual(a, b);
}
