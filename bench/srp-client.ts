import { createHash, createHmac, randomBytes } from 'node:crypto';

// A second implementation of the client half of SRP as Cognito's clients do it (RFC 3526 group 15, SHA-256), so that the
// measurement does not share code with what it measures.
const primeHex =
  'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF';
const prime = BigInt(`0x${primeHex}`);
const generator = 2n;

function pad(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex');
}

const toInteger = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`);
const hash = (...parts: (Buffer | string)[]) => {
  const sha = createHash('sha256');
  for (const part of parts) sha.update(part);
  return sha.digest();
};

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % prime;
    if (bit === '1') result = (result * base) % prime;
  }
  return result;
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function timestamp(at: Date): string {
  const time = at.toISOString().slice(11, 19);
  return `${days[at.getUTCDay()]} ${months[at.getUTCMonth()]} ${at.getUTCDate()} ${time} UTC ${at.getUTCFullYear()}`;
}

export type Challenge = Readonly<Record<'SRP_B' | 'SALT' | 'SECRET_BLOCK' | 'USER_ID_FOR_SRP', string>>;

/** Whose secret is proven: the pool's name and the user's id, or a device's group and key. */
export type Identity = { readonly group: string; readonly id: string; readonly secret: string };

const multiplier = toInteger(hash(pad(prime), pad(generator)));

/** The half of the exchange that is sent first; it may serve many sign-ins of a measurement. */
export function makeClientHalf() {
  const secret = toInteger(randomBytes(32));
  const publicValue = power(generator, secret);
  return { secret, publicValue, SRP_A: publicValue.toString(16) };
}

type ClientHalf = ReturnType<typeof makeClientHalf>;

const privateKeyOf = ({ group, id, secret }: Identity, salt: Buffer) =>
  toInteger(hash(salt, hash(`${group}${id}:${secret}`)));

/** The data that confirms a device: its salt and verifier, base64. */
export function makeDeviceVerifier(identity: Identity) {
  const salt = pad(toInteger(randomBytes(16)));
  const verifier = power(generator, privateKeyOf(identity, salt));
  return { Salt: salt.toString('base64'), PasswordVerifier: pad(verifier).toString('base64') };
}

/** The answer to a PASSWORD_VERIFIER or DEVICE_PASSWORD_VERIFIER challenge. */
export function proveKnowledge(
  { secret, publicValue }: ClientHalf,
  identity: Identity,
  challenge: Omit<Challenge, 'USER_ID_FOR_SRP'>,
) {
  const at = timestamp(new Date());
  const server = BigInt(`0x${challenge.SRP_B}`);
  const scrambler = toInteger(hash(pad(publicValue), pad(server)));
  const privateKey = privateKeyOf(identity, pad(BigInt(`0x${challenge.SALT}`)));
  const base = (((server - multiplier * power(generator, privateKey)) % prime) + prime) % prime;
  const shared = power(base, secret + scrambler * privateKey);
  const pseudoRandom = createHmac('sha256', pad(scrambler)).update(pad(shared)).digest();
  const key = createHmac('sha256', pseudoRandom).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  const mac = createHmac('sha256', key);
  for (const part of [identity.group, identity.id, Buffer.from(challenge.SECRET_BLOCK, 'base64'), at]) mac.update(part);
  return {
    PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
    TIMESTAMP: at,
    PASSWORD_CLAIM_SIGNATURE: mac.digest('base64'),
  };
}
