import { timingSafeEqual } from 'node:crypto';
import type { Core } from '../../core.ts';
import { IdentityError } from '../../identity-error.ts';
import type { UserRecord } from '../../ports.ts';
import { N, toNumber } from '../../srp/group.ts';
import { makeVerifier, poolNameOf, type SrpIdentity } from '../../srp/verifier.ts';
import type { Account } from '../accounts/find-account.ts';

const saltBytes = 16;
const verifierBytes = 384;

export const identityOf = ({ config }: Core, userId: string): SrpIdentity => ({
  poolName: poolNameOf(config.poolId),
  userId,
});

const locationOf = (userId: string) => ({ table: 'idp_users', column: 'verifier_sealed', id: userId });
const toBytes = (verifier: bigint) => Buffer.from(verifier.toString(16).padStart(2 * verifierBytes, '0'), 'hex');

/**
 * The stored form of a password: a salted verifier, encrypted. Takes one exponentiation, so keep it out of
 * transactions.
 */
export function makeCredential(core: Core, userId: string, password: string) {
  const salt = Buffer.from(core.random(saltBytes)).toString('hex');
  const verifier = makeVerifier(identityOf(core, userId), salt, password);
  return {
    salt,
    verifierSealed: core.secrets.seal(locationOf(userId), toBytes(verifier)),
    passwordChangedAt: core.clock(),
  } satisfies Partial<UserRecord>;
}

/** A password that must be replaced cannot be reused. Takes one exponentiation. */
export function requireAnotherPassword(core: Core, user: UserRecord, password: string): void {
  if (isPasswordOf(core, { user, simulated: false }, password))
    throw new IdentityError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password was used before',
    );
}

/** The verifier of an account. A simulated one is a number without a known password. */
export function openVerifier({ secrets }: Core, { user, simulated }: Account): bigint {
  if (simulated) return toNumber(secrets.simulate(`verifier|${user.id}`, verifierBytes)) % N;
  return toNumber(secrets.open(locationOf(user.id), user.verifierSealed));
}

/** Takes as long for a simulated account as for a real one. */
export function isPasswordOf(core: Core, account: Account, password: string): boolean {
  const given = makeVerifier(identityOf(core, account.user.id), account.user.salt, password);
  return timingSafeEqual(toBytes(given), toBytes(openVerifier(core, account))) && !account.simulated;
}
