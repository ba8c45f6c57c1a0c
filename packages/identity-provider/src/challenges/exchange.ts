import type { Core } from '../core.ts';
import { invalidParameter } from '../identity-error.ts';
import { toNumber } from '../srp/group.ts';
import { isUsableClientValue, isValidProof, serverPublicValue } from '../srp/server-half.ts';
import type { SrpIdentity } from '../srp/verifier.ts';
import type { State } from './challenge-state.ts';

const exponentBytes = 32;
const fromHex = (hex: string) => BigInt(`0x${hex}`);

/** A hexadecimal number without leading zeros: how salts and public values travel. */
export const toInteger = (hex: string) => fromHex(hex).toString(16);

function readClientValue(hex: string): bigint {
  if (!/^[0-9a-f]{1,1024}$/i.test(hex)) throw invalidParameter("Value at 'SRP_A' is not hexadecimal.");
  const A = fromHex(hex);
  if (!isUsableClientValue(A)) throw invalidParameter("Value at 'SRP_A' is not usable.");
  return A;
}

/** Checks the client's half of a key exchange; the other half is made from the secret's verifier. */
export function readExchange(core: Core, srpA: string) {
  const A = readClientValue(srpA).toString(16);
  return (verifier: bigint) => {
    const b = toNumber(core.random(exponentBytes));
    return { A, B: serverPublicValue(verifier, b).toString(16), b: b.toString(16) };
  };
}

export type Proof = { readonly secretBlock: string; readonly timestamp: string; readonly signature: string };

/** Whether the client has shown that it knows the secret behind the verifier. */
export function isProofOf({ A = '0', B = '0', b = '0' }: State, verifier: bigint, identity: SrpIdentity, proof: Proof) {
  return isValidProof({ A: fromHex(A), B: fromHex(B), b: fromHex(b), verifier }, identity, proof);
}
