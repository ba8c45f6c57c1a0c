import { vi } from 'vitest';
import type { SoftwareAuthenticator } from './passkeys/software-authenticator.ts';

const toText = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

type Descriptor = { readonly id: ArrayBuffer };
type Creation = {
  readonly challenge: ArrayBuffer;
  readonly user: { readonly id: ArrayBuffer };
  readonly excludeCredentials: readonly Descriptor[];
};
type Request = { readonly challenge: ArrayBuffer; readonly allowCredentials: readonly Descriptor[] };

const describe = (descriptors: readonly Descriptor[]) =>
  descriptors.map(({ id, ...rest }) => ({ ...rest, id: toText(id) }));

// Schemas that the browser library validates its responses against.
function makeKinds() {
  return {
    PublicKeyCredential: function PublicKeyCredential() {},
    AuthenticatorAttestationResponse: function AuthenticatorAttestationResponse() {},
    AuthenticatorAssertionResponse: function AuthenticatorAssertionResponse() {},
  };
}

const make = (kind: { readonly prototype: object }, members: object): object =>
  Object.assign(Object.create(kind.prototype), members);

/**
 * Gives this process what a browser has for passkeys, on top of an authenticator, until `vi.unstubAllGlobals`. The
 * options arrive as bytes and leave as bytes, as in a browser.
 */
export function actAsBrowser(authenticator: Pick<SoftwareAuthenticator, 'create' | 'get'>): void {
  const kinds = makeKinds();

  async function create({ publicKey }: { readonly publicKey: Creation }) {
    const { challenge, user, excludeCredentials } = publicKey;
    const options = { ...publicKey, challenge: toText(challenge), user: { ...user, id: toText(user.id) } };
    const made = authenticator.create({
      ...(options as unknown as Parameters<SoftwareAuthenticator['create']>[0]),
      excludeCredentials: describe(excludeCredentials) as [],
    });
    const { clientDataJSON, attestationObject, transports } = made.response;
    const response = make(kinds.AuthenticatorAttestationResponse, {
      clientDataJSON: toBytes(clientDataJSON),
      attestationObject: toBytes(attestationObject),
      getTransports: () => transports,
      getPublicKeyAlgorithm: () => -7,
      getPublicKey: () => null,
      getAuthenticatorData: () => new ArrayBuffer(0),
    });
    return make(kinds.PublicKeyCredential, {
      ...made,
      rawId: toBytes(made.rawId),
      response,
      getClientExtensionResults: () => ({}),
    });
  }

  async function get({ publicKey }: { readonly publicKey: Request }) {
    const { challenge, allowCredentials } = publicKey;
    const given = authenticator.get({
      ...publicKey,
      challenge: toText(challenge),
      allowCredentials: describe(allowCredentials) as [],
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = given.response;
    const response = make(kinds.AuthenticatorAssertionResponse, {
      clientDataJSON: toBytes(clientDataJSON),
      authenticatorData: toBytes(authenticatorData),
      signature: toBytes(signature),
      userHandle: userHandle === undefined ? null : toBytes(userHandle),
    });
    return make(kinds.PublicKeyCredential, {
      ...given,
      rawId: toBytes(given.rawId),
      response,
      getClientExtensionResults: () => ({}),
    });
  }

  for (const [name, kind] of Object.entries(kinds)) vi.stubGlobal(name, kind);
  vi.stubGlobal('window', { document: {}, isSecureContext: true, PublicKeyCredential: kinds.PublicKeyCredential });
  vi.stubGlobal('navigator', { ...globalThis.navigator, userAgent: 'test', credentials: { create, get } });
}
