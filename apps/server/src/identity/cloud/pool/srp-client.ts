import { createHmac } from 'node:crypto';
import type { Random } from '@halyard/identity-provider';
import { g, hash, k, N, pad, power, signClaim, toNumber } from '@halyard/identity-provider/srp';

// The client's half of the user pool's SRP-6a, as browsers do it.

type Srp = { readonly a: bigint; readonly A: bigint; readonly publicValue: string };

/** A fresh secret and its public value, which opens the exchange. */
export function openSrp(random: Random): Srp {
  const a = toNumber(random(32));
  const A = power(g, a);
  return { a, A, publicValue: A.toString(16) };
}

type Verifier = {
  readonly poolName: string;
  readonly password: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Parameters of PASSWORD_VERIFIER. */
  readonly parameters: Readonly<Record<string, string>>;
};

/** `Tue Mar 3 04:05:06 UTC 2026`: always English and UTC, the day without a zero. */
function stampOf(now: number): string {
  const [weekday = '', day = '', month = '', year, time] = new Date(now).toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}

/** S = (B − k·g^x)^(a + u·x), and the 16 bytes that are derived from it. */
function sharedKey({ a, A }: Srp, B: bigint, x: bigint): Buffer {
  const u = toNumber(hash(pad(A), pad(B)));
  if (B % N === 0n || u === 0n) throw new Error('The user pool answered SRP with a value that gives secrets away.');
  const base = (((B - k * power(g, x)) % N) + N) % N;
  const extracted = createHmac('sha256', pad(u))
    .update(pad(power(base, a + u * x)))
    .digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key').update(Buffer.of(1)).digest().subarray(0, 16);
}

const numberOf = (hex: string | undefined) => BigInt(`0x${hex ?? '0'}`);

/** The answer to PASSWORD_VERIFIER that only the right password gives. */
export function answerVerifier(srp: Srp, { poolName, password, now, parameters }: Verifier): Record<string, string> {
  const { SRP_B, SALT, SECRET_BLOCK: secretBlock = '', USER_ID_FOR_SRP: userId = '', USERNAME } = parameters;
  const x = toNumber(hash(pad(numberOf(SALT)), hash(`${poolName}${userId}:${password}`)));
  const key = sharedKey(srp, numberOf(SRP_B), x);
  const timestamp = stampOf(now);
  return {
    USERNAME: USERNAME ?? userId,
    PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
    TIMESTAMP: timestamp,
    PASSWORD_CLAIM_SIGNATURE: signClaim(key, { poolName, userId }, { secretBlock, timestamp }).toString('base64'),
  };
}
