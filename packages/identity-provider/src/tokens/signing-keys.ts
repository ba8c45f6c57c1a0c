import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, type JWK } from 'jose';
import type { Clock, KeyRecord, KeyUse, Ports } from '../ports.ts';
import type { Secrets } from '../secrets.ts';

export type SigningKey = { readonly kid: string; readonly use: KeyUse; readonly privateKey: KeyObject };
export type PublicKey = { readonly kid: string; readonly use: KeyUse; readonly jwk: JWK };

/** The RSA keys that tokens are signed with: one for id tokens, one for access tokens, each replaced every 90 days. */
export type SigningKeys = {
  /** The key that signs now; made when there is none. */
  current(use: KeyUse): Promise<SigningKey>;
  /** Every key whose tokens may still be alive, and the next ones a day before they sign. */
  published(): Promise<readonly PublicKey[]>;
  /** The published key with this id; one that another node has just made is found at once. */
  find(kid: string): Promise<PublicKey | undefined>;
  /** Makes the successors that are due (cheap when none is), and rejects when the present keys cannot be opened. */
  rotate(): Promise<void>;
};

const dayMs = 86_400_000;
const signsForMs = 90 * dayMs;
const publishedEarlyMs = dayMs;
const rereadAfterMs = 60_000;
const makeKeyPair = promisify(generateKeyPair);

type Options = {
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** How long a token outlives the moment its key stops signing. */
  readonly tokenLifeMs: number;
  /** Length of the modulus of new keys; 3072 unless given, which is 128 bits of security (NIST SP 800-57). */
  readonly bits?: number | undefined;
};

const locationOf = (kid: string) => ({ table: 'idp_keys', column: 'private_sealed', id: kid });

async function makeKey(use: KeyUse, signsFrom: number, options: Options): Promise<KeyRecord> {
  const { secrets, clock, tokenLifeMs, bits = 3072 } = options;
  const { privateKey, publicKey } = await makeKeyPair('rsa', { modulusLength: bits });
  const jwk = publicKey.export({ format: 'jwk' }) as JWK;
  const kid = await calculateJwkThumbprint(jwk);
  const signsUntil = signsFrom + signsForMs;
  return {
    kid,
    use,
    createdAt: clock(),
    signsUntil,
    publishedUntil: signsUntil + tokenLifeMs,
    privateSealed: secrets.seal(locationOf(kid), privateKey.export({ format: 'der', type: 'pkcs8' })),
    publicJwk: JSON.stringify({ kty: jwk.kty, kid, alg: 'RS256', use: 'sig', n: jwk.n, e: jwk.e }),
  };
}

const signingNow = (keys: readonly KeyRecord[], use: KeyUse, now: number) =>
  keys
    .filter((key) => key.use === use && key.signsUntil > now)
    // The oldest first, so that a successor waits for its turn and all nodes choose alike.
    .sort((a, b) => a.signsUntil - b.signsUntil || a.kid.localeCompare(b.kid));

export function createSigningKeys(options: Options): SigningKeys {
  const { ports, secrets, clock } = options;
  const opened = new Map<string, KeyObject>();
  let known: readonly KeyRecord[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let making: Promise<void> | undefined;

  async function list(): Promise<readonly KeyRecord[]> {
    // In either direction: after a clock was set back, what was read "later" is not news for the rest of the day.
    if (Math.abs(clock() - readAt) < rereadAfterMs) return known;
    known = await ports.read.keys.list();
    readAt = clock();
    return known;
  }

  async function addKey(use: KeyUse, signsFrom: number) {
    const key = await makeKey(use, signsFrom, options);
    await ports.transaction(async ({ keys }) => {
      await keys.lock();
      // Another node may have made one while this one calculated.
      const isMade = (await keys.list()).some((other) => other.use === use && other.signsUntil > signsFrom);
      if (!isMade) await keys.add(key);
    });
    readAt = Number.NEGATIVE_INFINITY;
  }

  async function addMissing(use: KeyUse) {
    const now = clock();
    const usable = signingNow(await list(), use, now);
    const last = usable.at(-1);
    if (!last) await addKey(use, now);
    else if (last.signsUntil - now <= publishedEarlyMs) await addKey(use, last.signsUntil);
  }

  async function makeMissing() {
    await Promise.all([addMissing('id'), addMissing('access')]);
  }

  // Requests that find no key at the same time wait for one pair, not for one each.
  async function makeMissingOnce() {
    making ??= makeMissing().finally(() => {
      making = undefined;
    });
    await making;
  }

  function open({ kid, use, privateSealed }: KeyRecord): SigningKey {
    const privateKey =
      opened.get(kid) ??
      createPrivateKey({ key: secrets.open(locationOf(kid), privateSealed), format: 'der', type: 'pkcs8' });
    opened.set(kid, privateKey);
    return { kid, use, privateKey };
  }

  async function current(use: KeyUse): Promise<SigningKey> {
    const [key] = signingNow(await list(), use, clock());
    if (key) return open(key);
    await makeMissingOnce();
    const [made] = signingNow(await list(), use, clock());
    if (!made) throw new Error('There is no key to sign tokens with.');
    return open(made);
  }

  async function published(): Promise<readonly PublicKey[]> {
    const now = clock();
    const keys = (await list()).filter((key) => key.publishedUntil > now);
    return keys.map(({ kid, use, publicJwk }) => ({ kid, use, jwk: JSON.parse(publicJwk) as JWK }));
  }

  return {
    current,
    published,
    async find(kid) {
      const isIt = (key: PublicKey) => key.kid === kid;
      const key = (await published()).find(isIt);
      if (key) return key;
      readAt = Number.NEGATIVE_INFINITY;
      return (await published()).find(isIt);
    },
    async rotate() {
      await makeMissingOnce();
      await Promise.all([current('id'), current('access')]);
    },
  };
}
