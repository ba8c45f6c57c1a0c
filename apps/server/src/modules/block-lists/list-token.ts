import { createHash, timingSafeEqual } from 'node:crypto';

const tokenBytes = 32;

/** Tokens are random, so that a plain hash is as good as a slow one. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token that needs no escaping anywhere, and its stored form, from which it cannot be recovered. */
export function makeListToken(random: (bytes: number) => Uint8Array) {
  const token = `hbl_${Buffer.from(random(tokenBytes)).toString('base64url')}`;
  return { token, kept: { token_hash: hashOf(token), token_ends: token.slice(-4) } };
}

/** @param hash the stored hash; null if the token was revoked */
export const isListToken = (token: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(hash));
