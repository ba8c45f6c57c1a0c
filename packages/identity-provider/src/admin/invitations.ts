import { randomUUID } from 'node:crypto';
import type { Core } from '../core.ts';
import { IdentityError, invalidParameter } from '../identity-error.ts';
import type { Stores, UserRecord } from '../ports.ts';
import { addUser } from '../user-pool/accounts/add-user.ts';
import { announceRegistration } from '../user-pool/accounts/announce-registration.ts';
import { normaliseEmail } from '../user-pool/accounts/email-address.ts';
import { freshAccount } from '../user-pool/accounts/new-account.ts';
import { randomLetters } from '../user-pool/codes/random-letters.ts';
import { type PasswordContext, requireAcceptablePassword } from '../user-pool/passwords/password-policy.ts';
import { makeCredential } from '../user-pool/passwords/passwords.ts';
import { type AdminUser, requireUser, toAdminUser } from './admin-user.ts';

export type Invitation = {
  readonly email: string;
  /** The readable name; made from the address without it. */
  readonly username?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** In place of a random one. */
  readonly temporaryPassword?: string;
  /** False if the caller delivers the temporary password by other means. */
  readonly isMailed?: boolean;
  /** Tells the product, as a registration would; for callers other than the product itself. */
  readonly isAnnounced?: boolean;
};

/** How long a temporary password works. */
export const temporaryForMs = 7 * 86_400_000;

/** About 74 bits, in three groups that can be typed from a letter. */
const makeTemporaryPassword = ({ random }: Core) =>
  [randomLetters(random, 5), randomLetters(random, 5), randomLetters(random, 5)].join('-');

async function choosePassword(
  core: Core,
  given: string | undefined,
  context: Omit<PasswordContext, 'productName'>,
): Promise<string> {
  if (given === undefined) return makeTemporaryPassword(core);
  await requireAcceptablePassword(given, { ...context, productName: core.config.productName });
  return given;
}

async function invite(core: Core, invitation: Invitation): Promise<AdminUser> {
  const { username, attributes = {}, isMailed = true, isAnnounced = false } = invitation;
  const email = normaliseEmail(invitation.email);
  if (!email) throw invalidParameter("Value at 'Username' is not valid: Username should be an email.");
  const password = await choosePassword(core, invitation.temporaryPassword, { email, attributes });
  const id = randomUUID();
  const at = core.clock();
  const draft = {
    id,
    email,
    emailVerified: false,
    status: 'FORCE_CHANGE_PASSWORD' as const,
    enabled: true,
    attributes,
    ...freshAccount,
    ...makeCredential(core, id, password),
    temporaryUntil: at + temporaryForMs,
    createdAt: at,
    updatedAt: at,
  };
  return core.ports.transaction(async (stores) => {
    const user = await addUser(core, stores, draft, username);
    if (isMailed) await stores.sendMail({ kind: 'invitation', to: email, code: password });
    if (isAnnounced) await announceRegistration(stores, user, null);
    return toAdminUser(user);
  });
}

/**
 * A new temporary password in place of the mailed one, for `mail` to send in a transaction. Takes one exponentiation.
 * Undefined where the account does not wait for an invitation.
 */
export async function renewInvitation(core: Core, user: UserRecord, given?: string) {
  if (user.status !== 'FORCE_CHANGE_PASSWORD') return undefined;
  const password = await choosePassword(core, given, user);
  const at = core.clock();
  const changes = { ...makeCredential(core, user.id, password), temporaryUntil: at + temporaryForMs, updatedAt: at };
  return {
    changes,
    /** To the address that the account has by then; nothing where the invitation was taken up in the meantime. */
    async mail(stores: Stores): Promise<void> {
      const present = await requireUser(stores, user.id);
      if (present.status !== 'FORCE_CHANGE_PASSWORD') return;
      await stores.users.update(user.id, changes);
      await stores.sendMail({ kind: 'invitation', to: present.email, code: password });
    },
  };
}

async function resendInvitation(core: Core, userId: string, given: string | undefined): Promise<AdminUser> {
  const user = await requireUser(core.ports.read, userId);
  const renewal = await renewInvitation(core, user, given);
  if (!renewal) throw new IdentityError('UnsupportedUserStateException', 'The user does not wait for an invitation.');
  await core.ports.transaction(renewal.mail);
  // Whatever was tried at the earlier password does not count against this one.
  await core.ports.failures.clear('password-account', userId);
  return toAdminUser({ ...user, ...renewal.changes });
}

/** Accounts that begin with a temporary password. */
export function createInvitationAdmin(core: Core) {
  return {
    /**
     * Makes an account with a temporary password that is good for seven days, and mails it. Rejects a taken address
     * or name.
     */
    invite: (invitation: Invitation) => invite(core, invitation),

    /** A new temporary password; the earlier one is void. Rejects an account that has its own password. */
    resendInvitation: (userId: string, temporaryPassword?: string) => resendInvitation(core, userId, temporaryPassword),
  };
}
