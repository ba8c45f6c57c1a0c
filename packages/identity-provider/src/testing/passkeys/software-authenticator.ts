import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { type CborValue, cbor } from './cbor.ts';

// An authenticator without hardware, after WebAuthn level 3 (section 6): it makes passkeys and signs with them. It
// believes the page whatever it says, so that tests can be pages of other sites.

type Algorithm = 'ES256' | 'RS256';

/** How it is built. */
type Build = {
  readonly algorithm?: Algorithm;
  /** `packed`: the new passkey signs for itself. */
  readonly attestation?: 'none' | 'packed';
  /** Some authenticators do not count, and always say 0. */
  readonly counts?: boolean;
  /** The id of every passkey it makes, instead of a random one. */
  readonly nextId?: string;
};

/** The page's input, and the authenticator's behavior this time. */
export type Ceremony = {
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  readonly rpId?: string;
  /** `webauthn.create` or `webauthn.get`, as it should be, when not given. */
  readonly type?: string;
  readonly challenge?: string;
  readonly verifiesUser?: boolean;
};

type Passkey = {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  readonly counter: number;
};

const flags = { present: 1, verified: 4, mayBeBackedUp: 8, hasCredential: 64 };
const ownOrigin = 'http://localhost:3000';

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const toBytes = (base64url: string | undefined) => Buffer.from(base64url ?? '', 'base64url');

/** COSE numbers: 1 kind of key, 3 algorithm, below zero what belongs to the kind. */
const coseKey: Readonly<Record<Algorithm, (key: KeyObject) => CborValue>> = {
  ES256(key) {
    const { x, y } = key.export({ format: 'jwk' });
    return new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, toBytes(x)],
      [-3, toBytes(y)],
    ]);
  },
  RS256(key) {
    const { n, e } = key.export({ format: 'jwk' });
    return new Map<number, CborValue>([
      [1, 3],
      [3, -257],
      [-1, toBytes(n)],
      [-2, toBytes(e)],
    ]);
  },
};

const makeKeys: Readonly<Record<Algorithm, () => { publicKey: KeyObject; privateKey: KeyObject }>> = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
};

const named = (members: Readonly<Record<string, CborValue>>) => new Map(Object.entries(members));

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

function authenticatorData(rpId: string, flag: number, counter: number, credential = Buffer.alloc(0)): Buffer {
  return Buffer.concat([hash(rpId), Buffer.of(flag), uint(counter, 4), credential]);
}

const clientData = (type: string, challenge: string, { origin = ownOrigin, crossOrigin = false, ...told }: Ceremony) =>
  Buffer.from(JSON.stringify({ type: told.type ?? type, challenge: told.challenge ?? challenge, origin, crossOrigin }));

const flagsOf = ({ verifiesUser = true }: Ceremony) =>
  flags.present | flags.mayBeBackedUp | (verifiesUser ? flags.verified : 0);

const rejection = (name: 'InvalidStateError' | 'NotAllowedError') => new DOMException('The ceremony has failed.', name);

type Made = { readonly passkey: Passkey; readonly publicKey: KeyObject };

function attest({ passkey, publicKey }: Made, { algorithm = 'ES256', attestation = 'none' }: Build, page: Page) {
  const id = toBytes(passkey.id);
  const credential = [Buffer.alloc(16), uint(id.length, 2), id, cbor(coseKey[algorithm](publicKey))];
  const flag = flagsOf(page.ceremony) | flags.hasCredential;
  const authData = authenticatorData(passkey.rpId, flag, passkey.counter, Buffer.concat(credential));
  const signature = sign('sha256', Buffer.concat([authData, hash(page.clientData)]), passkey.privateKey);
  const alg = algorithm === 'ES256' ? -7 : -257;
  const attStmt = named(attestation === 'none' ? {} : { alg, sig: signature });
  return cbor(named({ fmt: attestation, attStmt, authData }));
}

type Page = { readonly ceremony: Ceremony; readonly clientData: Buffer };

/** An authenticator with its own passkeys; `passkeys` are those it begins with. */
export function createSoftwareAuthenticator(build: Build = {}, passkeys: readonly Passkey[] = []) {
  const { algorithm = 'ES256', counts = true, nextId } = build;
  const kept = new Map(passkeys.map((passkey) => [passkey.id, passkey]));

  function create(options: PublicKeyCredentialCreationOptionsJSON, ceremony: Ceremony = {}): RegistrationResponseJSON {
    if (options.excludeCredentials?.some(({ id }) => kept.has(id))) throw rejection('InvalidStateError');
    const { publicKey, privateKey } = makeKeys[algorithm]();
    const id = nextId ?? randomBytes(32).toString('base64url');
    const rpId = ceremony.rpId ?? options.rp.id ?? '';
    const passkey = { id, rpId, userHandle: options.user.id, privateKey, counter: 0 };
    kept.set(id, passkey);
    const told = clientData('webauthn.create', options.challenge, ceremony);
    const attestationObject = attest({ passkey, publicKey }, build, { ceremony, clientData: told });
    return {
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: told.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  function choose({ allowCredentials = [], rpId }: PublicKeyCredentialRequestOptionsJSON): Passkey {
    const own = [...kept.values()].filter((passkey) => passkey.rpId === rpId);
    const allowed = own.filter(
      ({ id }) => allowCredentials.length === 0 || allowCredentials.some((one) => one.id === id),
    );
    const chosen = allowed.at(-1);
    if (!chosen) throw rejection('NotAllowedError');
    return chosen;
  }

  function get(options: PublicKeyCredentialRequestOptionsJSON, ceremony: Ceremony = {}): AuthenticationResponseJSON {
    const passkey = choose(options);
    const { id, privateKey, userHandle } = passkey;
    const counter = counts ? passkey.counter + 1 : 0;
    kept.set(id, { ...passkey, counter });
    const authData = authenticatorData(ceremony.rpId ?? passkey.rpId, flagsOf(ceremony), counter);
    const told = clientData('webauthn.get', options.challenge, ceremony);
    const signature = sign('sha256', Buffer.concat([authData, hash(told)]), privateKey);
    return {
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: told.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      },
    };
  }

  return {
    create,
    get,
    /** Another authenticator with the same passkeys, as they are now. */
    copy: () => createSoftwareAuthenticator(build, [...kept.values()]),
    ids: () => [...kept.keys()],
  };
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>;
