import type { Passkey } from '../passkey-client.ts';

const toText = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

type Asked = { readonly publicKey: { readonly challenge: ArrayBuffer } & Readonly<Record<string, unknown>> };

// Amplify asks of which kind an answer is.
const kinds = {
  PublicKeyCredential: function PublicKeyCredential() {},
  AuthenticatorAttestationResponse: function AuthenticatorAttestationResponse() {},
  AuthenticatorAssertionResponse: function AuthenticatorAssertionResponse() {},
};

const asInstance = (kind: { readonly prototype: object }, members: object): object =>
  Object.assign(Object.create(kind.prototype), members);

const inText = ({ publicKey }: Asked) => ({ ...publicKey, challenge: toText(publicKey.challenge) });

function answerAs(credential: { readonly rawId: string }, response: object): object {
  const rawId = toBytes(credential.rawId);
  const getClientExtensionResults = () => ({});
  return asInstance(kinds.PublicKeyCredential, { ...credential, rawId, response, getClientExtensionResults });
}

function createCredential(passkey: Passkey, asked: Asked): object {
  const made = passkey.create(inText(asked));
  const { clientDataJSON, attestationObject, transports } = made.response;
  const response = asInstance(kinds.AuthenticatorAttestationResponse, {
    clientDataJSON: toBytes(clientDataJSON),
    attestationObject: toBytes(attestationObject),
    getTransports: () => transports,
    getPublicKeyAlgorithm: () => -7,
    getPublicKey: () => null,
    getAuthenticatorData: () => new ArrayBuffer(0),
  });
  return answerAs(made, response);
}

function getCredential(passkey: Passkey, asked: Asked): object {
  const given = passkey.get(inText(asked));
  const { clientDataJSON, authenticatorData, signature } = given.response;
  const response = asInstance(kinds.AuthenticatorAssertionResponse, {
    clientDataJSON: toBytes(clientDataJSON),
    authenticatorData: toBytes(authenticatorData),
    signature: toBytes(signature),
    userHandle: null,
  });
  return answerAs(given, response);
}

/** Gives this thread what a browser has for passkeys, until the function that is returned is called. */
export function actAsBrowser(passkey: Passkey): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const credentials = {
    create: async (asked: Asked) => createCredential(passkey, asked),
    get: async (asked: Asked) => getCredential(passkey, asked),
  };
  const window = { document: {}, isSecureContext: true, PublicKeyCredential: kinds.PublicKeyCredential };
  const navigator = { userAgent: 'bench', credentials };
  for (const [name, value] of Object.entries({ ...kinds, window, navigator }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const name of [...Object.keys(kinds), 'window']) Reflect.deleteProperty(globalThis, name);
    if (before) Object.defineProperty(globalThis, 'navigator', before);
  };
}
