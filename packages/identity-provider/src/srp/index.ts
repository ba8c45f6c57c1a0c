export { g, hash, k, N, pad, power, toNumber } from './group.ts';
export { serverPublicValue, signClaim } from './server-half.ts';
export { makeVerifier, poolNameOf } from './verifier.ts';
