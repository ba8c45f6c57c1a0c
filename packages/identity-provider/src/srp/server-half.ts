import { createHmac, timingSafeEqual } from 'node:crypto';
import { g, hash, k, N, pad, power, toNumber } from './group.ts';
import type { SrpIdentity } from './verifier.ts';

/** B = k·v + g^b mod N. */
export const serverPublicValue = (verifier: bigint, b: bigint) => (k * verifier + power(g, b)) % N;

/** A client value that is a multiple of N would make the shared secret zero for every password. */
export const isUsableClientValue = (A: bigint) => A % N !== 0n;

type Exchange = { readonly A: bigint; readonly B: bigint; readonly b: bigint; readonly verifier: bigint };

/** The 16-byte key both sides arrive at; undefined for u = 0, which the protocol forbids. */
export function sharedKey({ A, B, b, verifier }: Exchange): Buffer | undefined {
  const u = toNumber(hash(pad(A), pad(B)));
  if (u === 0n) return undefined;
  const S = power((A * power(verifier, u)) % N, b);
  const extracted = createHmac('sha256', pad(u)).update(pad(S)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key').update(Buffer.of(1)).digest().subarray(0, 16);
}

type Claim = { readonly secretBlock: string; readonly timestamp: string };

export function signClaim(key: Buffer, { poolName, userId }: SrpIdentity, { secretBlock, timestamp }: Claim): Buffer {
  return createHmac('sha256', key)
    .update(poolName)
    .update(userId)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest();
}

/** True when `signature` (base64) proves that the client knows the password behind the verifier. */
export function isValidProof(
  exchange: Exchange,
  identity: SrpIdentity,
  claim: Claim & { readonly signature: string },
): boolean {
  const key = sharedKey(exchange);
  if (!key) return false;
  const expected = signClaim(key, identity, claim);
  const given = Buffer.from(claim.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
