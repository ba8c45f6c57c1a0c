import { createHmac, randomBytes } from 'node:crypto';
import { g, hash, k, N, pad, power, toNumber } from '../srp/group.ts';
import { signClaim } from '../srp/server-half.ts';
import type { SrpIdentity } from '../srp/verifier.ts';

const timestamp = 'Tue Mar 3 04:05:06 UTC 2026';

type Asked = { readonly SALT: string; readonly SRP_B: string; readonly SECRET_BLOCK: string };

/** The client's half of a key exchange, for tests that answer out of turn; clients themselves are tested elsewhere. */
export function createSrpClient({ poolName, userId }: SrpIdentity, secret: string) {
  const a = toNumber(randomBytes(32));
  const A = power(g, a);

  function keyFor({ SALT, SRP_B }: Asked): Buffer {
    const B = BigInt(`0x${SRP_B}`);
    const x = toNumber(hash(pad(BigInt(`0x${SALT}`)), hash(poolName, userId, ':', secret)));
    const u = toNumber(hash(pad(A), pad(B)));
    const base = (((B - k * power(g, x)) % N) + N) % N;
    const S = power(base, a + u * x);
    const extracted = createHmac('sha256', pad(u)).update(pad(S)).digest();
    return createHmac('sha256', extracted).update('Caldera Derived Key').update(Buffer.of(1)).digest().subarray(0, 16);
  }

  return {
    SRP_A: A.toString(16),
    /** The response to PASSWORD_VERIFIER and DEVICE_PASSWORD_VERIFIER. */
    prove(asked: Asked) {
      const claim = { secretBlock: asked.SECRET_BLOCK, timestamp };
      const signature = signClaim(keyFor(asked), { poolName, userId }, claim).toString('base64');
      return {
        PASSWORD_CLAIM_SECRET_BLOCK: asked.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: timestamp,
      };
    },
  };
}
