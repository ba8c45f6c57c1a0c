import type { Core } from '../core.ts';
import type { UserRecord } from '../ports.ts';
import { userNotFound } from '../refusal.ts';
import { normaliseEmail } from './email-address.ts';
import { freshAccount } from './new-account.ts';

/** Somebody by that name; `simulated` when there is nobody, and the caller must not notice. */
export type Account = { readonly user: UserRecord; readonly simulated: boolean };

const uuidOf = (bytes: Buffer) => {
  const hex = bytes.toString('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** A user who does not exist but always looks the same. */
function simulateUser({ secrets }: Core, name: string): UserRecord {
  return {
    ...{ id: uuidOf(secrets.simulate(`id|${name}`, 16)), email: name, emailVerified: true, preferredUsername: name },
    ...{ status: 'CONFIRMED', enabled: true, salt: secrets.simulate(`salt|${name}`, 16).toString('hex') },
    ...{ verifierSealed: '', passwordChangedAt: 0, createdAt: 0, updatedAt: 0, attributes: {} },
    ...freshAccount,
  };
}

export const normaliseName = (username: string) => normaliseEmail(username) ?? username.toLowerCase();

/** Finds by e-mail or `sub`. */
async function findUser({ ports }: Core, username: string): Promise<UserRecord | undefined> {
  const name = normaliseName(username);
  return name.includes('@') ? ports.read.users.byEmail(name) : ports.read.users.byId(name);
}

/** The account by that name; an unknown one is refused or simulated, as the pool is configured. */
export async function requireAccount(core: Core, username: string): Promise<Account> {
  const user = await findUser(core, username);
  if (user) return { user, simulated: false };
  if (core.config.userExistence === 'legacy') throw userNotFound();
  return { user: simulateUser(core, normaliseName(username)), simulated: true };
}
