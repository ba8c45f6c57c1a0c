import type { UserType } from '@aws-sdk/client-cognito-identity-provider';
import { IdentityError } from '@halyard/identity-provider';
import type { Pool } from '../pool/open-pool.ts';
import { type CloudAccount, fromAdminGetUser } from './cloud-account.ts';

/** The pool's filters know no escapes beyond these two. */
const quote = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

const isUnknown = (cause: unknown) => cause instanceof IdentityError && cause.name === 'UserNotFoundException';

/** Returns undefined where there is no such account; every other error rises. */
export const unlessUnknown = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((cause: unknown) => {
    if (isUnknown(cause)) return undefined;
    throw cause;
  });

/** Accounts of a pool, and the name by which each is addressed. */
export type AccountReads = {
  about<T>(id: string, ask: (target: { UserPoolId: string; Username: string }) => Promise<T>): Promise<T>;
  read(id: string): Promise<CloudAccount | undefined>;
  findByEmail(email: string): Promise<CloudAccount | undefined>;
  findByName(name: string): Promise<CloudAccount | undefined>;
  /** The same in another form. */
  through(pool: Pool): AccountReads;
};

// People of another directory have names like `Company_1234`, not their `sub`. A handful, and they never change.
export function createAccountReads(pool: Pool, names = new Map<string, string>()): AccountReads {
  async function findBy(
    attribute: 'sub' | 'email' | 'preferred_username',
    value: string,
  ): Promise<UserType | undefined> {
    const { Users } = await pool.asAdmin((client, options) =>
      client.listUsers({ UserPoolId: pool.id, Filter: `${attribute} = ${quote(value)}`, Limit: 1 }, options),
    );
    return Users?.[0];
  }

  /** Reads the account with this `sub`, by its name at the pool. Rejects with UserNotFoundException. */
  async function about<T>(
    id: string,
    ask: (target: { UserPoolId: string; Username: string }) => Promise<T>,
  ): Promise<T> {
    const askBy = (Username: string) => ask({ UserPoolId: pool.id, Username });
    const known = names.get(id);
    try {
      return await askBy(known ?? id);
    } catch (cause) {
      if (!isUnknown(cause) || known !== undefined) throw cause;
      const Username = (await findBy('sub', id))?.Username;
      if (Username === undefined || Username === id) throw cause;
      names.set(id, Username);
      return askBy(Username);
    }
  }

  const read = (id: string): Promise<CloudAccount | undefined> =>
    unlessUnknown(
      about(id, async (target) =>
        fromAdminGetUser(await pool.asAdmin((client, options) => client.adminGetUser(target, options))),
      ),
    );

  async function readFound(found: UserType | undefined): Promise<CloudAccount | undefined> {
    const sub = found?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
    return sub === undefined ? undefined : read(sub);
  }

  return {
    about,
    read,
    findByEmail: async (email: string) => readFound(await findBy('email', email)),
    findByName: async (name: string) => readFound(await findBy('preferred_username', name)),
    through: (other: Pool) => createAccountReads(other, names),
  };
}
