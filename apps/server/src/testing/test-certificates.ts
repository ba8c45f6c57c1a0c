import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** DER (X.690): a tag, the length, the content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.of(tag, ...length), body]);
}
const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const instant = (text: string) => der(0x17, Buffer.from(text));

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
const commonName = objectId('550403');
const basicConstraints = objectId('551d13');
const isTrue = der(0x01, Buffer.of(0xff));

const nameOf = (name: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`;

type Issuer = { readonly name: string; readonly privateKey: KeyObject };
type TestCertificate = Issuer & { readonly cert: string; readonly key: string };

/**
 * A certificate (RFC 5280) with its own key; without an issuer it is an authority that signs itself. `end`: its last
 * instant.
 */
export function makeCertificate(name: string, issuer?: Issuer, end = '491231235959Z'): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const authority = sequence(basicConstraints, isTrue, der(0x04, sequence(isTrue)));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    nameOf(issuer?.name ?? name),
    sequence(instant('200101000000Z'), instant(end)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(issuer ? [] : [der(0xa3, sequence(authority))]),
  );
  const signature = sign('sha256', content, issuer?.privateKey ?? privateKey);
  return {
    name,
    privateKey,
    cert: pem('CERTIFICATE', sequence(content, ecdsaWithSha256, der(0x03, Buffer.of(0), signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}
