import { createHash, createHmac, type JsonWebKey } from 'node:crypto';
import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { identityOfPerson, kindOfIdentity } from '../identity-pool/identity-ids.ts';
import { createSecrets } from '../secrets.ts';
import { openTestProvider } from '../testing/test-provider.ts';
import { stepOfCode } from '../user-pool/factors/authenticator.ts';

// Answers that are known from elsewhere, or must never change. Those of SRP are beside it.

describe('authenticator codes (RFC 6238, appendix B, SHA-1)', () => {
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
  // The appendix has eight digits; six are the last of them.
  const vectors: readonly [number, string, number][] = [
    [59, '94287082', 0x1],
    [1_111_111_109, '07081804', 0x23523ec],
    [1_111_111_111, '14050471', 0x23523ed],
    [1_234_567_890, '89005924', 0x273ef07],
    [2_000_000_000, '69279037', 0x3f940aa],
    [20_000_000_000, '65353130', 0x27bc86aa],
  ];

  test.each(vectors)('at second %d', (second, eightDigits, step) => {
    const at = (shift: number) => ({ clock: () => (second + shift) * 1000 });
    const code = eightDigits.slice(2);

    expect(stepOfCode(at(0), secret, code)).toBe(step);
    expect(stepOfCode(at(30), secret, code)).toBe(step);
    expect(stepOfCode(at(-30), secret, code)).toBe(step);
    expect(stepOfCode(at(90), secret, code)).toBeUndefined();
  });
});

describe('key ids (RFC 7638)', () => {
  /** The members of an RSA key in the order of the alphabet, hashed. */
  const thumbprint = ({ e, kty, n }: JsonWebKey) =>
    createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');

  test('are thumbprints, as the example of the document is', async () => {
    const { provider } = openTestProvider();
    await provider.maintain();
    const example = {
      kty: 'RSA',
      n: [
        '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhM',
        'stn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5',
        'hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw',
      ].join(''),
      e: 'AQAB',
    };

    expect(thumbprint(example)).toBe('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs');
    for (const key of (await provider.publicJwks()).keys) expect(key.kid).toBe(thumbprint(key as JsonWebKey));
  });
});

describe('what comes of the master key', () => {
  const hmac = (key: Uint8Array, ...parts: readonly (Uint8Array | string)[]) =>
    parts
      .reduce<ReturnType<typeof createHmac>>((digest, part) => digest.update(part), createHmac('sha256', key))
      .digest();

  /** RFC 5869, written out: extract, then as many blocks as are asked for. */
  function hkdf(ikm: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer {
    const prk = hmac(salt, ikm);
    const blocks: Buffer[] = [];
    for (let count = 1; count <= Math.ceil(length / 32); count += 1)
      blocks.push(hmac(prk, blocks.at(-1) ?? '', info, Buffer.of(count)));
    return Buffer.concat(blocks).subarray(0, length);
  }

  const masterKey = Buffer.from(Array.from({ length: 32 }, (_, at) => at));
  const subkey = (purpose: string) => hkdf(masterKey, Buffer.alloc(0), `identity/${purpose}`, 32);
  const nonce = Uint8Array.from({ length: 12 }, (_, at) => 200 + at);
  const secrets = createSecrets(masterKey, (bytes) => nonce.slice(0, bytes));
  const location = { table: 'idp_users', column: 'verifier_sealed', id: '11111111-2222-4333-8444-555555555555' };

  test('the test derives as appendix A.1 of RFC 5869 does', () => {
    const ikm = Buffer.alloc(22, 0x0b);
    const salt = Buffer.from('000102030405060708090a0b0c', 'hex');
    const info = Buffer.from('f0f1f2f3f4f5f6f7f8f9', 'hex');

    expect(hkdf(ikm, salt, info, 42).toString('hex')).toBe(
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    );
  });

  test('subkeys are derived for one purpose each', () => {
    expect(secrets.codeHmac('text')).toBe(hmac(subkey('code'), 'text').toString('base64url'));
    expect(secrets.challengeHash('text')).toBe(hmac(subkey('challenge'), 'text').toString('base64url'));
    expect(secrets.simulate('text', 40)).toEqual(hkdf(subkey('simulation'), Buffer.alloc(0), 'text', 40));
  });

  // Computed with the primitives of another language.
  test('nothing of it changes from one version to the next', () => {
    expect(secrets.codeHmac('text')).toBe('tgfScwVG4a1a5iwqdPVpeEYLjvElyk7cSKL2acYnYrY');
    expect(secrets.challengeHash('text')).toBe('L5ypqMOLB9VwtaKFoa8JhtihYg286U4PwVXoj7f_ALc');
    expect(secrets.simulate('text', 16).toString('hex')).toBe('76d705c40a521daf4e643fbe3357bdb2');
  });

  test('what an earlier version sealed opens', () => {
    const sealed = 'AcjJysvMzc7P0NHS05fdYF6SOTaoyfU_JGB8bsbuN5ZK1TKl6x07';

    expect(secrets.seal(location, Buffer.from('a verifier'))).toBe(sealed);
    expect(secrets.open(location, sealed).toString()).toBe('a verifier');
  });

  describe('identities', () => {
    const config = openTestProvider().settings;
    const person = '11111111-2222-4333-8444-555555555555';

    test('are those of earlier versions', () => {
      expect(identityOfPerson({ config, secrets }, person)).toBe('eu-west-1:e52da2f2-caee-4a0b-abb6-837ac3a8939b');
    });

    test('are of a person or of a guest, never of both', () => {
      expect(kindOfIdentity({ config, secrets }, identityOfPerson({ config, secrets }, person))).toBe('person');
      expect(kindOfIdentity({ config, secrets }, `eu-west-1:${person}`)).toBeUndefined();
    });
  });
});
