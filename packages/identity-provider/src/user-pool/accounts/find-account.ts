import type { Core } from '../../core.ts';
import { userNotFound } from '../../identity-error.ts';
import type { UserRecord } from '../../ports.ts';
import { normaliseEmail } from './email-address.ts';
import { simulateUser } from './simulated-user.ts';

/** Someone by that name; `simulated` when there is no one, and the caller must not notice. */
export type Account = { readonly user: UserRecord; readonly simulated: boolean };

export const normaliseName = (username: string) => normaliseEmail(username) ?? username.toLowerCase();

/** Finds by e-mail or `sub`. */
async function findUser({ ports }: Core, username: string): Promise<UserRecord | undefined> {
  const name = normaliseName(username);
  return name.includes('@') ? ports.read.users.byEmail(name) : ports.read.users.byId(name);
}

/** The account by that name; an unknown one is rejected or simulated, as the pool is configured. */
export async function requireAccount(core: Core, username: string): Promise<Account> {
  const user = await findUser(core, username);
  if (user) return { user, simulated: false };
  if (core.config.userExistence === 'legacy') throw userNotFound();
  return { user: simulateUser(core, normaliseName(username)), simulated: true };
}
