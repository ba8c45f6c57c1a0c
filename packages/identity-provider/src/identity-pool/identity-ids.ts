import { type Core, regionOf } from '../core.ts';

// Identities are not stored. The first half of the uuid says which one it is: derived from the person, or random for a
// guest. The second half is keyed to the first, so that only ids that this pool gave out are recognised.

export type IdentityKind = 'person' | 'guest';

type Deriving = Pick<Core, 'config' | 'secrets'>;

const halfBytes = 8;

const withVersion = (hex: string) => `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}`;

function withVariant(hex: string): string {
  const variant = ((Number.parseInt(hex.slice(0, 1), 16) & 3) | 8).toString(16);
  return `${variant}${hex.slice(1, 4)}-${hex.slice(4)}`;
}

function complete({ config, secrets }: Deriving, kind: IdentityKind, half: Uint8Array): string {
  const head = withVersion(Buffer.from(half).toString('hex'));
  const check = secrets.simulate(`identity-check|${config.identityPoolId}|${kind}|${head}`, halfBytes);
  return `${regionOf(config)}:${head}-${withVariant(check.toString('hex'))}`;
}

/** The identity of a person: the same forever, as long as the master key and the pool are. */
export const identityOfPerson = (core: Deriving, userId: string): string =>
  complete(core, 'person', core.secrets.simulate(`identity|${core.config.identityPoolId}|${userId}`, halfBytes));

/** An identity for someone who is not signed in. */
export const makeGuestIdentity = (core: Core): string => complete(core, 'guest', core.random(halfBytes));

/** The kind of an identity; undefined for one that this pool never issued. */
export function kindOfIdentity(core: Deriving, identityId: string): IdentityKind | undefined {
  const uuid = identityId.slice(identityId.indexOf(':') + 1);
  const half = Buffer.from(uuid.replaceAll('-', '').slice(0, 2 * halfBytes), 'hex');
  const kinds = ['person', 'guest'] as const;
  return half.length === halfBytes ? kinds.find((kind) => complete(core, kind, half) === identityId) : undefined;
}
