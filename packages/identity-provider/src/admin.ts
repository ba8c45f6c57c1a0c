import { randomUUID } from 'node:crypto';
import type { Core } from './core.ts';
import type { UserRecord, UserStatus } from './ports.ts';
import { addUser } from './user-pool/add-user.ts';
import { normaliseEmail } from './user-pool/email-address.ts';
import { requireAcceptablePassword } from './user-pool/password-policy.ts';
import { makeCredential } from './user-pool/passwords.ts';
import { replacePassword } from './user-pool/replace-password.ts';

/** An account as the product may see it. */
export type AdminUser = {
  readonly id: string;
  /** The readable, unique name. */
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly status: UserStatus;
  readonly enabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly createdAt: number;
};

export type NewConfirmedUser = {
  readonly email: string;
  readonly password: string;
  readonly username?: string;
  /** For example `given_name`, `family_name`, `custom:company`, `custom:role`. */
  readonly attributes?: Readonly<Record<string, string>>;
};

/** What the product may do to accounts, in process only: none of it is on the wire. */
export type IdentityAdmin = {
  readUser(userId: string): Promise<AdminUser | undefined>;
  findByEmail(email: string): Promise<AdminUser | undefined>;
  /** An account that may sign in at once. Tells the product nothing: the caller knows. Refuses a taken address. */
  createConfirmedUser(user: NewConfirmedUser): Promise<AdminUser>;
  /** Ends every session but `keepSession` (an `origin_jti`). Refuses passwords against the policy. */
  setPassword(userId: string, password: string, keepSession?: string): Promise<void>;
  signOutEverywhere(userId: string): Promise<void>;
  /** Disabling ends every session. */
  setEnabled(userId: string, enabled: boolean): Promise<void>;
  /** False when there was no such user. */
  deleteUser(userId: string): Promise<boolean>;
};

const toAdminUser = ({ preferredUsername, ...user }: UserRecord): AdminUser => ({
  ...{ id: user.id, username: preferredUsername, email: user.email, emailVerified: user.emailVerified },
  ...{ status: user.status, enabled: user.enabled, attributes: user.attributes, createdAt: user.createdAt },
});

async function requireUser({ ports }: Core, userId: string): Promise<UserRecord> {
  const user = await ports.read.users.byId(userId);
  if (!user) throw new Error('There is no such user in the user pool.');
  return user;
}

async function createConfirmedUser(core: Core, user: NewConfirmedUser): Promise<AdminUser> {
  const { attributes = {}, password, username } = user;
  const email = normaliseEmail(user.email);
  if (!email) throw new Error('The address of a new user is not an e-mail address.');
  requireAcceptablePassword(password, { email, attributes, productName: core.config.productName });
  const id = randomUUID();
  const at = core.clock();
  const draft = {
    ...{ id, email, emailVerified: true, status: 'CONFIRMED' as const, enabled: true, attributes },
    ...makeCredential(core, id, password),
    ...{ createdAt: at, updatedAt: at },
  };
  return toAdminUser(await core.ports.transaction((stores) => addUser(core, stores, draft, username)));
}

async function setPassword(core: Core, userId: string, password: string, keepSession: string | undefined) {
  const user = await requireUser(core, userId);
  requireAcceptablePassword(password, { ...user, productName: core.config.productName });
  const credential = makeCredential(core, userId, password);
  await core.ports.transaction((stores) =>
    replacePassword(core, stores, { user, credential, keepSession: keepSession ?? null, address: null }),
  );
}

export function createAdmin(core: Core): IdentityAdmin {
  const { ports, clock } = core;
  return {
    async readUser(userId) {
      const user = await ports.read.users.byId(userId);
      return user && toAdminUser(user);
    },
    async findByEmail(email) {
      const user = await ports.read.users.byEmail(normaliseEmail(email) ?? '');
      return user && toAdminUser(user);
    },
    createConfirmedUser: (user) => createConfirmedUser(core, user),
    setPassword: (userId, password, keepSession) => setPassword(core, userId, password, keepSession),
    async signOutEverywhere(userId) {
      const at = clock();
      await ports.transaction(async (stores) => {
        await stores.families.revokeAllOf(userId, at, null);
        await stores.log({ kind: 'signed_out_everywhere', userId, address: null, at });
      });
    },
    async setEnabled(userId, enabled) {
      const at = clock();
      await ports.transaction(async (stores) => {
        await stores.users.update(userId, { enabled, updatedAt: at });
        if (!enabled) await stores.families.revokeAllOf(userId, at, null);
      });
    },
    async deleteUser(userId) {
      const at = clock();
      return ports.transaction(async (stores) => {
        const removed = await stores.users.remove(userId);
        if (removed) await stores.log({ kind: 'account_deleted', userId, address: null, at });
        return removed;
      });
    },
  };
}
