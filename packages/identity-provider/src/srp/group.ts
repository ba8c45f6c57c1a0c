import { createHash } from 'node:crypto';

/** RFC 3526 group 15 (3072 bits), the group of Cognito's SRP. */
export const N = BigInt(
  `0x${[
    'ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74',
    '020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f1437',
    '4fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed',
    'ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf05',
    '98da48361c55d39a69163fa8fd24cf5f83655d23dca3ad961c62f356208552bb',
    '9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b',
    'e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf695581718',
    '3995497cea956ae515d2261898fa051015728e5a8aaac42dad33170d04507a33',
    'a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7',
    'abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864',
    'd87602733ec86a64521f2b18177b200cbbe117577a615d6c770988c0bad946e2',
    '08e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff',
  ].join('')}`,
);
export const g = 2n;

/** The shortest big-endian bytes of `value` with the top bit clear: how the protocol feeds numbers to its hashes. */
export function pad(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 1 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

export const hash = (...parts: readonly (Uint8Array | string)[]) => {
  const sha256 = createHash('sha256');
  for (const part of parts) sha256.update(part);
  return sha256.digest();
};

export const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);

export const k = toNumber(hash(pad(N), pad(g)));

const windowBits = 5n;

function powersOf(base: bigint): readonly bigint[] {
  const powers = [1n];
  for (let i = 1; i < 1 << Number(windowBits); i += 1) powers.push(((powers[i - 1] ?? 1n) * base) % N);
  return powers;
}

/**
 * `base ^ exponent mod N`, five bits at a time (about 6 ms for 256-bit exponents).
 * Not `createDiffieHellman`: since OpenSSL 3.5 that tests the prime for two seconds, on the event loop, at every call.
 */
export function power(base: bigint, exponent: bigint): bigint {
  const powers = powersOf(base % N);
  const mask = (1n << windowBits) - 1n;
  const digits = BigInt(Math.ceil(exponent.toString(2).length / Number(windowBits)));
  let result = 1n;
  for (let shift = (digits - 1n) * windowBits; shift >= 0n; shift -= windowBits) {
    for (let i = 0n; i < windowBits; i += 1n) result = (result * result) % N;
    result = (result * (powers[Number((exponent >> shift) & mask)] ?? 1n)) % N;
  }
  return result;
}
