import { createHash, hkdfSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { g, k, N, pad, power } from './group.ts';
import { isValidProof, serverPublicValue, sharedKey, signClaim } from './server-half.ts';
import { makeVerifier } from './verifier.ts';

// Computed with the classes of both browser libraries (aws-amplify, amazon-cognito-identity-js) and with a plain
// formula, all equal. A device proves itself with its group key in place of the pool and its own key in place of the
// user.

const device = { poolName: '-Zk3dQ8pT', userId: 'eu-west-1_6f1a0b52-3c77-4e0d-9b1e-2f4c8d5a7e90' };
const secret = 'CzBVep/E6Q4zWH2ix+wRNluApcrvFDleg6jN8hc8YYar0PUaP2SJrg==';
const a = 0x47ea62826f7f2d7e7460c8b099fb43715faedefab9a8d630a5e3a6a813f964a5n;
const b = 0x398a81da3558b15e724c046e013428f0a21833c10e7c40b6d04eaf3530a95522n;
const claim = {
  secretBlock: Buffer.from('device-block-9876543210').toString('base64'),
  timestamp: 'Sat Nov 21 08:42:00 UTC 2026',
};

const vectors = [
  {
    name: 'an ordinary salt',
    salt: '1f2e3d4c5b6a79881726354453627180',
    sentSalt: 'Hy49TFtqeYgXJjVEU2JxgA==',
    v: 'a3289eec97004e7efa754662',
    B: 'a18096bb64cd747c71684296',
    key: '20eb037a13f0b1936bf0bbe744f6f70a',
    signature: 'sWclsuhaskXTLdA8muH0+SMa2RgYyQvkzAu0m9Ce+o8=',
  },
  {
    name: 'a salt with the top bit set',
    salt: '9f2e3d4c5b6a79881726354453627180',
    sentSalt: 'AJ8uPUxbanmIFyY1RFNicYA=',
    v: 'f50ce2b4bc4200bfc8ac068f',
    B: 'de56af2b13eb6d65f9f802f6',
    key: 'fe6690d0450fb630372a1ad0956d3cc6',
    signature: 'VdlyrPDYzUX7cC5YnzKTF0AmMJfMa5Qr/aNSwTzuleE=',
  },
  {
    name: 'a salt with a leading zero byte',
    salt: '009e3d4c5b6a79881726354453627180',
    sentSalt: 'AJ49TFtqeYgXJjVEU2JxgA==',
    v: '1ee21e42452d410538a12c9d',
    B: 'e5ad1ea1c5d7eda6f01f6cf7',
    key: 'bc572109b8d6993fa63ade92d177148a',
    signature: 'P+6ec4C+cpCccKIGNO/ruG2aREAG5JqRnowLQ7iDcug=',
  },
];

const shortHash = (value: bigint) => createHash('sha256').update(value.toString(16)).digest('hex').slice(0, 24);
const numberOf = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** Square and multiply, without the window of the code under test. */
function plainPower(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base % N];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

describe.each(vectors)('a device with $name', (vector) => {
  const A = power(g, a);
  const verifier = makeVerifier(device, vector.salt, secret);
  const B = serverPublicValue(verifier, b);

  test('has the verifier and the public value of the client', () => {
    expect(shortHash(verifier)).toBe(vector.v);
    expect(shortHash(B)).toBe(vector.B);
    expect(pad(BigInt(`0x${vector.salt}`)).toString('base64')).toBe(vector.sentSalt);
  });

  test('has the key and the signature of the client', () => {
    const key = sharedKey({ A, B, b, verifier });

    expect(key?.toString('hex')).toBe(vector.key);
    expect(signClaim(key ?? Buffer.alloc(0), device, claim).toString('base64')).toBe(vector.signature);
    expect(isValidProof({ A, B, b, verifier }, device, { ...claim, signature: vector.signature })).toBe(true);
  });

  test('has the key that the client derives from its own half by HKDF (RFC 5869)', () => {
    const digest = createHash('sha256').update(`${device.poolName}${device.userId}:${secret}`).digest();
    const salted = createHash('sha256').update(pad(BigInt(`0x${vector.salt}`)));
    const x = numberOf(salted.update(digest).digest());
    const u = numberOf(createHash('sha256').update(pad(A)).update(pad(B)).digest());
    const unmasked = (((B - k * plainPower(g, x)) % N) + N) % N;
    const S = plainPower(unmasked, a + u * x);

    const derived = hkdfSync('sha256', pad(S), pad(u), 'Caldera Derived Key', 16);

    expect(Buffer.from(derived).toString('hex')).toBe(vector.key);
  });

  test('does not prove itself as another device or of another group', () => {
    const proof = { ...claim, signature: vector.signature };
    const exchange = { A, B, b, verifier };

    expect(isValidProof(exchange, { ...device, poolName: '-Zk3dQ8pU' }, proof)).toBe(false);
    expect(isValidProof(exchange, { ...device, userId: 'eu-west-1_another' }, proof)).toBe(false);
    expect(isValidProof(exchange, device, { ...proof, timestamp: 'Sat Nov 21 08:42:01 UTC 2026' })).toBe(false);
  });
});
