import type { Core } from '../core.ts';
import type { IdentityKind } from './identity-ids.ts';

// Well formed and inert: there is no cloud behind this pool. They are made so that someone who knows the master key
// could check them, should there ever be something they open.

const lifeMs = 60 * 60_000;
const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const secretBytes = 30;

/** The identity of credentials; the instant is in milliseconds. */
export type IdentitySession = {
  readonly identityId: string;
  readonly kind: IdentityKind;
  readonly accessKeyId: string;
  readonly expiresAt: number;
};

type Sealing = Pick<Core, 'config' | 'secrets'>;
type Issuing = Sealing & Pick<Core, 'clock' | 'random'>;

const locationOf = ({ config }: Sealing) => ({
  table: 'identity_pool',
  column: 'session_token',
  id: config.identityPoolId,
});

const makeAccessKeyId = ({ random }: Pick<Core, 'random'>) =>
  `ASIA${Array.from(random(16), (byte) => base32Letters.charAt(byte % base32Letters.length)).join('')}`;

const secretKeyOf = ({ secrets }: Sealing, { accessKeyId }: IdentitySession) =>
  secrets.simulate(`identity-secret-key|${accessKeyId}`, secretBytes).toString('base64');

/** Temporary credentials as the protocol spells them; `Expiration` is in seconds since 1970. */
export function issueCredentials(core: Issuing, identityId: string, kind: IdentityKind) {
  const expiresAt = Math.floor((core.clock() + lifeMs) / 1000) * 1000;
  const session: IdentitySession = { identityId, kind, accessKeyId: makeAccessKeyId(core), expiresAt };
  return {
    AccessKeyId: session.accessKeyId,
    SecretKey: secretKeyOf(core, session),
    SessionToken: core.secrets.seal(locationOf(core), Buffer.from(JSON.stringify(session))),
    Expiration: expiresAt / 1000,
  };
}

function openSession(core: Sealing, sessionToken: string): IdentitySession | undefined {
  try {
    return JSON.parse(core.secrets.open(locationOf(core), sessionToken).toString()) as IdentitySession;
  } catch {
    // Not encrypted here: a forged one reveals no more than that.
    return undefined;
  }
}

/** The identity of a session token; undefined for one that is not ours, was altered, or has expired. */
export function readSessionToken(core: Sealing & Pick<Core, 'clock'>, sessionToken: string) {
  const session = openSession(core, sessionToken);
  return session && session.expiresAt > core.clock() ? session : undefined;
}
