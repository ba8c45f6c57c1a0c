import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// The smallest authenticator that WebAuthn allows: one passkey on P-256, no attestation, its holder always verified.

type Options = { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id?: string } };

const presentAndVerified = 5;
const hasCredential = 64;
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** CBOR of a byte string (RFC 8949, 3.1), up to 65,535 bytes. */
const byteString = (bytes: Uint8Array) =>
  Buffer.concat([Buffer.of(0x59, bytes.length >> 8, bytes.length & 255), bytes]);
const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);

export type Passkey = ReturnType<typeof createPasskey>;

/** A passkey for one site; `origin` is the page that asks. */
export function createPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  /** COSE: EC2, ES256, P-256, x, y. */
  function coseKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [xBytes, yBytes] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return Buffer.concat([
      ...[Buffer.from('a50102032620012158', 'hex'), Buffer.of(xBytes.length), xBytes],
      ...[Buffer.from('2258', 'hex'), Buffer.of(yBytes.length), yBytes],
    ]);
  }

  function authenticatorData(rpId: string, flags: number, credential = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, credential]);
  }

  const clientData = (type: string, { challenge }: Options) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const named = <Response extends object>(response: Response) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create(options: Options) {
      const length = Buffer.of(id.length >> 8, id.length & 255);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const data = authenticatorData(options.rp?.id ?? '', presentAndVerified | hasCredential, credential);
      const attestation = Buffer.concat([
        ...[Buffer.of(0xa3), text('fmt'), text('none'), text('attStmt'), Buffer.of(0xa0), text('authData')],
        byteString(data),
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', options));
      return named({ clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] });
    },
    get(options: Options) {
      counter += 1;
      const data = authenticatorData(options.rpId ?? '', presentAndVerified);
      const told = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([data, sha256(told)]), privateKey);
      return named({
        clientDataJSON: base64url(told),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
