import { decodeAttestationObject, parseAuthenticatorData } from '@simplewebauthn/server/helpers';
import { describe, expect, test } from 'vitest';
import {
  crossOrigin,
  longId,
  noneEs256,
  packedEs256,
  packedRs256,
  packedSelfEs256,
} from '../../testing/passkeys/webauthn-vectors.ts';
import { openTestProvider } from '../../testing/test-provider.ts';
import { checkAssertion } from './assertion.ts';
import { checkAttestation, requireOwnPage } from './attestation.ts';
import { readClientData } from './client-data.ts';

type Vector = typeof noneEs256;

const relyingParty = { id: 'example.org', name: 'Example', origins: ['https://example.org'] };
const { settings: config } = openTestProvider({ config: { relyingParty } });

function attest({ registration }: Vector) {
  const { challenge, id, clientDataJSON, attestationObject } = registration;
  const clientData = readClientData(clientDataJSON);
  if (clientData) requireOwnPage(config, clientData);
  const response = { clientDataJSON, attestationObject, transports: [] };
  return checkAttestation(config, { id, rawId: id, type: 'public-key', response }, challenge);
}

function keyOf({ registration }: Vector): string {
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(registration.attestationObject, 'base64url')));
  return Buffer.from(parseAuthenticatorData(object.get('authData')).credentialPublicKey ?? []).toString('base64url');
}

function assertWith(vector: Vector, publicKey = keyOf(vector)) {
  const { challenge, ...response } = vector.authentication;
  const { id } = vector.registration;
  return checkAssertion(config, { id, rawId: id, type: 'public-key', response }, challenge, {
    credentialId: id,
    userId: 'ada',
    publicKey,
    counter: 0,
    transports: [],
    rpId: 'example.org',
    name: '',
    attachment: null,
    backedUp: false,
    createdAt: 1,
    lastUsedAt: null,
  });
}

describe('the vectors of the WebAuthn standard', () => {
  test.each([
    ['signed for itself, ES256', packedSelfEs256],
    ['signed by its maker, ES256', packedEs256],
    ['signed by its maker, RS256', packedRs256],
  ])('a passkey %s is taken, with the key inside', async (_name, vector) => {
    expect(await attest(vector)).toMatchObject({
      credentialId: vector.registration.id,
      publicKey: keyOf(vector),
      rpId: 'example.org',
      counter: 0,
    });
  });

  test('one whose authenticator did not make sure of its user is rejected', async () => {
    await expect(attest(noneEs256)).rejects.toMatchObject({ name: 'WebAuthnCredentialNotSupportedException' });
  });

  test("one made inside another site's frame is rejected", async () => {
    await expect(async () => attest(crossOrigin)).rejects.toMatchObject({ name: 'WebAuthnOriginNotAllowedException' });
    expect(await assertWith(crossOrigin)).toBeUndefined();
  });

  test.each([
    ['an ordinary passkey', packedEs256],
    ['a passkey with the longest id', longId],
  ])('an assertion of %s is believed', async (_name, vector) => {
    expect(await assertWith(vector)).toEqual({ counter: 0, backedUp: false });
  });

  test.each([
    ['without a check of the user', noneEs256],
    ['without a check of the user, of another passkey', packedSelfEs256],
  ])('an assertion %s is not', async (_name, vector) => {
    expect(await assertWith(vector)).toBeUndefined();
  });

  test('nor is one by the key of another passkey', async () => {
    expect(await assertWith(packedEs256, keyOf(longId))).toBeUndefined();
  });
});
