import type { Core } from '../../core.ts';
import { IdentityError, invalidParameter } from '../../identity-error.ts';
import type { Stores, UserRecord } from '../../ports.ts';
import { localPartOf } from './email-address.ts';

const longestBase = 50;
const attempts = 8;

const usernameExists = () =>
  new IdentityError('UsernameExistsException', 'An account with the given email already exists.');

const readableBase = (email: string) =>
  localPartOf(email)
    .replaceAll(/[^\w.+-]/g, '')
    .slice(0, longestBase) || 'user';

const withDigits = ({ random }: Core, base: string) =>
  `${base}-${(Buffer.from(random(4)).readUInt32BE() % 10_000).toString().padStart(4, '0')}`;

/**
 * Stores a new user under a readable name no one else has: the chosen one, else made from the address.
 * Rejects an address that is taken.
 */
export async function addUser(
  core: Core,
  stores: Stores,
  user: Omit<UserRecord, 'preferredUsername'>,
  chosenName: string | undefined,
): Promise<UserRecord> {
  const base = readableBase(user.email);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const preferredUsername = chosenName ?? (attempt === 0 ? base : withDigits(core, base));
    const candidate = { ...user, preferredUsername };
    if (await stores.users.add(candidate)) return candidate;
    if (await stores.users.byEmail(user.email)) throw usernameExists();
    if (chosenName !== undefined) throw invalidParameter('Value of the attribute preferred_username is taken.');
  }
  throw new Error('No free user name was found.');
}
