import { g, makeVerifier, power, serverPublicValue } from '@halyard/identity-provider/srp';
import { expect, test } from 'vitest';
import { answerVerifier, openSrp } from './srp-client.ts';

// Computed with the browser library's own class and an independent server half.
const a = '47ea62826f7f2d7e7460c8b099fb43715faedefab9a8d630a5e3a6a813f964a5';
const b = 0x398a81da3558b15e724c046e013428f0a21833c10e7c40b6d04eaf3530a95522n;
const poolName = 'RefPool01';
const userId = '11111111-2222-4333-8444-555555555555';
const secretBlock = Buffer.from('secret-block-0123456789').toString('base64');
const now = Date.UTC(2026, 2, 3, 4, 5, 6);

const srp = openSrp(() => Buffer.from(a, 'hex'));
const answer = (salt: string, password: string, SRP_B?: string) =>
  answerVerifier(srp, {
    poolName,
    password,
    now,
    parameters: {
      SALT: salt,
      SECRET_BLOCK: secretBlock,
      USER_ID_FOR_SRP: userId,
      USERNAME: userId,
      SRP_B: SRP_B ?? serverPublicValue(makeVerifier({ poolName, userId }, salt, password), b).toString(16),
    },
  });

test.each([
  ['1f2e3d4c5b6a79881726354453627180', 'Correct-Horse-9', 'fxnx8XGx3iL78dQTivoLoN2btpf88EkFDJinDipVF78='],
  ['f02e3d4c5b6a79881726354453627180', 'Correct-Horse-9', 'Zpwd+41/wlmhHb8kV5Ub5gwxkJySRL5IrLH8Hhns2IE='],
  ['2e3d4c5b6a79881726354453627180', 'Correct-Horse-9', 'S9OPi0qi7UnhnueqWB4OBPcdsJ3f6F0QjwBsi6xriW8='],
  ['1f2e3d4c5b6a79881726354453627180', 'Pässwörd ☃ 9', '87JwbHhT9i+iJqkDXGFndCLF6CtMuXi2sk0xPkD3agA='],
])('with salt %s the proof is the one that browsers give', (salt, password, signature) => {
  expect(srp.publicValue).toBe(power(g, BigInt(`0x${a}`)).toString(16));
  expect(answer(salt, password)).toEqual({
    USERNAME: userId,
    PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
    TIMESTAMP: 'Tue Mar 3 04:05:06 UTC 2026',
    PASSWORD_CLAIM_SIGNATURE: signature,
  });
});

test('a value that would give the password away is not answered', () => {
  expect(() => answer('1f', 'Correct-Horse-9', '0')).toThrow('gives secrets away');
});
