// The JSON forms of WebAuthn level 3 (sections 5.1.8 and 5.1.9). Browsers of the last years convert by themselves; the
// others get the same from here.

function bytesOf(base64url: string): ArrayBuffer {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;
}

function base64urlOf(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

type Descriptor = PublicKeyCredentialDescriptorJSON;

const descriptorOf = ({ id, transports }: Descriptor): PublicKeyCredentialDescriptor => ({
  id: bytesOf(id),
  type: 'public-key',
  ...(transports && { transports: transports as AuthenticatorTransport[] }),
});

/** What the provider asks for, as `navigator.credentials.create` takes it. */
export function creationOptionsOf(json: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  const parse = window.PublicKeyCredential.parseCreationOptionsFromJSON;
  if (typeof parse === 'function') return parse.call(window.PublicKeyCredential, json);
  const { challenge, user, excludeCredentials = [], rp, pubKeyCredParams, timeout, authenticatorSelection } = json;
  return {
    rp,
    pubKeyCredParams,
    ...(timeout !== undefined && { timeout }),
    ...(authenticatorSelection && { authenticatorSelection }),
    attestation: 'none',
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(descriptorOf),
  };
}

/** A new passkey as the provider takes it. */
export function registrationOf(made: PublicKeyCredential): object {
  if (typeof made.toJSON === 'function') return made.toJSON();
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: base64urlOf(made.rawId),
    type: made.type,
    clientExtensionResults: made.getClientExtensionResults(),
    ...(made.authenticatorAttachment && { authenticatorAttachment: made.authenticatorAttachment }),
    response: {
      clientDataJSON: base64urlOf(response.clientDataJSON),
      attestationObject: base64urlOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}
