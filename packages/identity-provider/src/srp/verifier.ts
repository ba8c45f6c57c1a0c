import { g, hash, pad, power, toNumber } from './group.ts';

/** Whose password it is: the part of the pool id behind the underscore, and the immutable user id. */
export type SrpIdentity = { readonly poolName: string; readonly userId: string };

export const poolNameOf = (poolId: string) => poolId.slice(poolId.indexOf('_') + 1);

/** v = g^x with x = H(pad(salt) | H(pool | id | ":" | password)). `salt` is hexadecimal; the password is not normalised. */
export function makeVerifier({ poolName, userId }: SrpIdentity, salt: string, password: string): bigint {
  const secret = hash(`${poolName}${userId}:${password}`);
  return power(g, toNumber(hash(pad(BigInt(`0x${salt}`)), secret)));
}
