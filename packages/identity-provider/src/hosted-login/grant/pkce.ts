import { createHash } from 'node:crypto';
import { isSameText } from '../../secrets.ts';

/** A challenge as S256 makes it: 32 bytes in base64url (RFC 7636, 4.2). */
export const isChallenge = (text: string) => /^[\w-]{43}$/.test(text);

/** RFC 7636, 4.1: 43 to 128 unreserved characters. */
const isVerifier = (text: string) => /^[\w.~-]{43,128}$/.test(text);

/** Whether the challenge was made from this verifier, by S256 (RFC 7636, 4.6). */
export const isVerifierOf = (challenge: string, verifier: string): boolean =>
  isVerifier(verifier) && isSameText(createHash('sha256').update(verifier).digest('base64url'), challenge);
