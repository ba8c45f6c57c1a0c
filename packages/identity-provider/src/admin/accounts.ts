import { randomUUID } from 'node:crypto';
import type { Core } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import { addUser } from '../user-pool/accounts/add-user.ts';
import { normaliseEmail } from '../user-pool/accounts/email-address.ts';
import { freshAccount } from '../user-pool/accounts/new-account.ts';
import { issueCode } from '../user-pool/codes/codes.ts';
import { requireAcceptablePassword } from '../user-pool/passwords/password-policy.ts';
import { makeCredential } from '../user-pool/passwords/passwords.ts';
import { replacePassword, takeAccount } from '../user-pool/passwords/replace-password.ts';
import { type AdminUser, type NewConfirmedUser, requireUser, toAdminUser } from './admin-user.ts';

async function createConfirmedUser(core: Core, user: NewConfirmedUser): Promise<AdminUser> {
  const { attributes = {}, password, username } = user;
  const email = normaliseEmail(user.email);
  if (!email) throw new Error('The address of a new user is not an e-mail address.');
  await requireAcceptablePassword(password, { email, attributes, productName: core.config.productName });
  const id = randomUUID();
  const at = core.clock();
  const draft = {
    id,
    email,
    emailVerified: true,
    status: 'CONFIRMED' as const,
    enabled: true,
    attributes,
    ...freshAccount,
    ...makeCredential(core, id, password),
    createdAt: at,
    updatedAt: at,
  };
  return toAdminUser(await core.ports.transaction((stores) => addUser(core, stores, draft, username)));
}

async function setPassword(core: Core, userId: string, password: string, keepSession: string | undefined) {
  const user = await requireUser(core.ports.read, userId);
  await requireAcceptablePassword(password, { ...user, productName: core.config.productName });
  const credential = makeCredential(core, userId, password);
  await core.ports.transaction(async (stores) => {
    await takeAccount(core, stores, userId);
    // A session that was lost in the meantime, above all to a reset, has no effect anymore.
    const session = keepSession === undefined ? undefined : await stores.families.find(keepSession);
    if (session && session.revokedAt !== null)
      throw new IdentityError('NotAuthorizedException', 'The session has ended.');
    await replacePassword(core, stores, { user, credential, keepSession: keepSession ?? null, address: null });
  });
}

async function confirm(core: Core, userId: string): Promise<void> {
  const at = core.clock();
  await core.ports.transaction(async (stores) => {
    const user = await requireUser(stores, userId);
    if (user.status !== 'UNCONFIRMED') return;
    await stores.users.update(userId, { status: 'CONFIRMED', emailVerified: true, updatedAt: at });
    await stores.log({ kind: 'account_confirmed', userId, address: null, at });
  });
}

async function requireReset(core: Core, userId: string): Promise<void> {
  const at = core.clock();
  await core.ports.transaction(async (stores) => {
    const user = await requireUser(stores, userId);
    if (user.status === 'UNCONFIRMED' || user.status === 'FORCE_CHANGE_PASSWORD')
      throw new IdentityError('NotAuthorizedException', 'User password cannot be reset in the current state.');
    await stores.users.update(userId, { status: 'RESET_REQUIRED', updatedAt: at });
    await stores.families.revokeAllOf(userId, at, null);
    await issueCode(core, stores, { user, purpose: 'RESET', destination: user.email }, { send: true });
    await stores.log({ kind: 'password_reset_requested', userId, address: null, at });
  });
}

const resendConfirmation = (core: Core, userId: string): Promise<void> =>
  core.ports.transaction(async (stores) => {
    const user = await requireUser(stores, userId);
    if (user.status !== 'UNCONFIRMED')
      throw new IdentityError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
    await issueCode(core, stores, { user, purpose: 'SIGN_UP', destination: user.email }, { send: true });
  });

/** Accounts themselves. */
export function createAccountAdmin(core: Core) {
  const { ports, clock } = core;
  return {
    async readUser(userId: string): Promise<AdminUser | undefined> {
      const user = await ports.read.users.byId(userId);
      return user && toAdminUser(user);
    },

    async findByEmail(email: string): Promise<AdminUser | undefined> {
      const user = await ports.read.users.byEmail(normaliseEmail(email) ?? '');
      return user && toAdminUser(user);
    },

    /**
     * An account that can sign in immediately. Does not notify the product: the caller knows. Rejects a taken address.
     */
    createConfirmedUser: (user: NewConfirmedUser) => createConfirmedUser(core, user),

    /** Ends every session but `keepSession` (an `origin_jti`). Rejects passwords against the policy. */
    setPassword: (userId: string, password: string, keepSession?: string) =>
      setPassword(core, userId, password, keepSession),

    /** Makes an account usable whose address was never proven: the administrator vouches for it. */
    confirm: (userId: string) => confirm(core, userId),

    /** Mails a new code to someone who has not confirmed; rejects everyone else. */
    resendConfirmation: (userId: string) => resendConfirmation(core, userId),

    /** Mails a code and lets no one in until it has set a new password. Rejects accounts that never had one. */
    requireReset: (userId: string) => requireReset(core, userId),

    async signOutEverywhere(userId: string): Promise<void> {
      const at = clock();
      await ports.transaction(async (stores) => {
        await stores.families.revokeAllOf(userId, at, null);
        await stores.log({ kind: 'signed_out_everywhere', userId, address: null, at });
      });
    },

    /** Disabling ends every session. `isAnnounced` where the product is not the one who asks. */
    async setEnabled(userId: string, enabled: boolean, { isAnnounced = false } = {}): Promise<void> {
      const at = clock();
      await ports.transaction(async (stores) => {
        await stores.users.update(userId, { enabled, updatedAt: at });
        if (!enabled) await stores.families.revokeAllOf(userId, at, null);
        const kind = enabled ? 'account_enabled' : 'account_disabled';
        if (isAnnounced) await stores.log({ kind, userId, address: null, at });
      });
    },

    /** False when there was no such user. */
    async deleteUser(userId: string): Promise<boolean> {
      const at = clock();
      return ports.transaction(async (stores) => {
        const removed = await stores.users.remove(userId);
        if (removed) await stores.log({ kind: 'account_deleted', userId, address: null, at });
        return removed;
      });
    },
  };
}
