import { expect, test } from 'vitest';
import { isChallenge, isVerifierOf } from './pkce.ts';

// RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

test('the example of RFC 7636 is proven by its verifier', () => {
  expect(isChallenge(challenge)).toBe(true);
  expect(isVerifierOf(challenge, verifier)).toBe(true);
});

test.each([
  ['another verifier', verifier.replace('d', 'e')],
  ['the challenge itself, as the plain method would have it', challenge],
  ['one that is too short', verifier.slice(1)],
  ['one that is too long', verifier.repeat(3)],
  ['one with other characters', `${verifier.slice(1)}=`],
  ['nothing', ''],
])('%s proves nothing', (_case, given) => {
  expect(isVerifierOf(challenge, given)).toBe(false);
});

test.each(['', challenge.slice(1), `${challenge}A`, `${challenge.slice(1)}=`, `${challenge}\n`])(
  '%j is no challenge',
  (text) => {
    expect(isChallenge(text)).toBe(false);
  },
);
