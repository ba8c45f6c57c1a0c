import { createHash } from 'node:crypto';
import type { Random } from '@halyard/identity-provider';

const prefix = 'hlk_';
const secretBytes = 32;
const checksumLength = 6;
const shape = /^hlk_([\w-]{43})([\w-]{6})$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const checksumOf = (secret: string) => sha256(`halyard|${secret}`).slice(0, checksumLength);

/** A new key: a prefix that scanners for leaked secrets recognise, 32 random bytes, and a checksum against typing errors. */
export function makeKey(random: Random): string {
  const secret = Buffer.from(random(secretBytes)).toString('base64url');
  return `${prefix}${secret}${checksumOf(secret)}`;
}

/** Whether this could be one of our keys; everything else is not worth a look into the database. */
export function looksLikeKey(text: string): boolean {
  const [, secret, checksum] = shape.exec(text) ?? [];
  return secret !== undefined && checksum === checksumOf(secret);
}

/** The stored form of the key: it has too many random bits to be guessed from its digest. */
export const hashKey = (key: string) => sha256(key);

export const lastFourOf = (key: string) => key.slice(-4);
