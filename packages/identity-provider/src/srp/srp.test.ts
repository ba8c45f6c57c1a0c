import { createHash, getDiffieHellman } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { g, k, N, pad, power } from './group.ts';
import { isUsableClientValue, isValidProof, serverPublicValue, sharedKey, signClaim } from './server-half.ts';
import { makeVerifier } from './verifier.ts';

// Computed with the browser library's own class and an independent server half.
const identity = { poolName: 'RefPool01', userId: '11111111-2222-4333-8444-555555555555' };
const a = 0x47ea62826f7f2d7e7460c8b099fb43715faedefab9a8d630a5e3a6a813f964a5n;
const b = 0x398a81da3558b15e724c046e013428f0a21833c10e7c40b6d04eaf3530a95522n;
const claim = {
  secretBlock: Buffer.from('secret-block-0123456789').toString('base64'),
  timestamp: 'Tue Mar 3 04:05:06 UTC 2026',
};
const salt = '1f2e3d4c5b6a79881726354453627180';
const password = 'Correct-Horse-9';

const vectors = [
  {
    name: 'an ordinary salt',
    salt,
    password,
    v: '6697a1845dcf12bba88ad914',
    B: '23a4c76e3f18c2b4e31156c0',
    u: 'dacf75a0fc47a3e0',
    key: '6b94b5b0b00aa96012e55b63686ac08b',
    signature: 'fxnx8XGx3iL78dQTivoLoN2btpf88EkFDJinDipVF78=',
  },
  {
    name: 'a salt with the top bit set',
    salt: `f0${salt.slice(2)}`,
    password,
    v: 'b32aefd6aa8476c04f9e0aae',
    B: 'b4439a44f8db471e25e81735',
    u: '2320599d960c8639',
    key: '1c8c7b61a50d451dbb42b8001c45ac1a',
    signature: 'Zpwd+41/wlmhHb8kV5Ub5gwxkJySRL5IrLH8Hhns2IE=',
  },
  {
    name: 'a salt with a leading zero byte',
    salt: `00${salt.slice(2)}`,
    password,
    v: '3ea0f967c70d0f57fcb0168e',
    B: '99a9fe44293a728f142d7e53',
    u: '4584c9f829fbcfc0',
    key: 'b27c537c5f6fdf43084be2e7e15e35c2',
    signature: 'S9OPi0qi7UnhnueqWB4OBPcdsJ3f6F0QjwBsi6xriW8=',
  },
  {
    name: 'a password beyond ASCII',
    salt,
    password: 'Pässwörd ☃ 9',
    v: 'e4a5b75f3123d5be263c3f89',
    B: 'f1efb581246166bae217e00c',
    u: '03bd12a7e0f59e2b',
    key: 'dc807ada7fdd206dfe12613262724124',
    signature: '87JwbHhT9i+iJqkDXGFndCLF6CtMuXi2sk0xPkD3agA=',
  },
];

const sha256 = (...parts: readonly Uint8Array[]) =>
  parts.reduce((digest, part) => digest.update(part), createHash('sha256')).digest('hex');
const shortHash = (value: bigint) => sha256(Buffer.from(value.toString(16))).slice(0, 24);

test('the group is RFC 3526 number 15 and k is the multiplier of the protocol', () => {
  expect(N.toString(16)).toBe(getDiffieHellman('modp15').getPrime('hex'));
  expect(k.toString(16)).toBe('538282c4354742d7cbbde2359fcf67f9f5b3a6b08791e5011b43b8a5b66d9ee6');
});

test('powers agree with plain multiplication', () => {
  expect(power(7n, 0n)).toBe(1n);
  expect(power(3n, 5n)).toBe(243n);
  expect(power(N - 1n, 3n)).toBe(N - 1n);
  expect(shortHash(power(g, a))).toBe('4c9696dc308a0600a1d73083');
});

describe.each(vectors)('with $name', (vector) => {
  const A = power(g, a);
  const verifier = makeVerifier(identity, vector.salt, vector.password);
  const B = serverPublicValue(verifier, b);
  const exchange = { A, B, b, verifier };

  test('verifier, public value and scrambler are those of the client', () => {
    expect(shortHash(verifier)).toBe(vector.v);
    expect(shortHash(B)).toBe(vector.B);
    expect(sha256(pad(A), pad(B)).slice(0, 16)).toBe(vector.u);
  });

  test('key and signature are those of the client', () => {
    const key = sharedKey(exchange);

    expect(key?.toString('hex')).toBe(vector.key);
    expect(signClaim(key ?? Buffer.alloc(0), identity, claim).toString('base64')).toBe(vector.signature);
  });

  test('the proof is accepted once it is right, and only then', () => {
    expect(isValidProof(exchange, identity, { ...claim, signature: vector.signature })).toBe(true);
    expect(isValidProof(exchange, identity, { ...claim, signature: 'AAAA' })).toBe(false);
    expect(
      isValidProof(exchange, { ...identity, userId: 'someone-else' }, { ...claim, signature: vector.signature }),
    ).toBe(false);
    expect(
      isValidProof({ ...exchange, verifier: verifier + 1n }, identity, { ...claim, signature: vector.signature }),
    ).toBe(false);
  });
});

test.each([0n, N, 2n * N])('a client value that is a multiple of N is not usable', (A) => {
  expect(isUsableClientValue(A)).toBe(false);
});
