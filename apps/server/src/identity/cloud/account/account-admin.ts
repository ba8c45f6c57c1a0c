import type { AdminCreateUserRequest, AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import {
  type AdminUser,
  type IdentityAdmin,
  IdentityError,
  type Invitation,
  userNotFound,
} from '@halyard/identity-provider';
import type { CloudContext } from '../cloud-context.ts';
import { managedExternally } from '../managed-externally.ts';
import { endRemoteSessions } from '../session/remote-session-store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { unlessUnknown } from './account-reads.ts';

type AccountAdmin = Pick<
  IdentityAdmin,
  | 'readUser'
  | 'findByEmail'
  | 'createConfirmedUser'
  | 'setPassword'
  | 'confirm'
  | 'resendConfirmation'
  | 'requireReset'
  | 'signOutEverywhere'
  | 'setEnabled'
  | 'deleteUser'
  | 'invite'
  | 'resendInvitation'
>;

const toPairs = (values: Readonly<Record<string, string>>): AttributeType[] =>
  Object.entries(values).map(([Name, Value]) => ({ Name, Value }));

const toNewUser = ({ email, username, attributes = {}, temporaryPassword, isMailed = true }: Invitation) => ({
  Username: email,
  UserAttributes: toPairs({
    ...attributes,
    ...(username !== undefined && { preferred_username: username }),
    // The administrator vouches for the address: without it no one could request a new password.
    email,
    email_verified: 'true',
  }),
  ...(isMailed ? { DesiredDeliveryMediums: ['EMAIL' as const] } : { MessageAction: 'SUPPRESS' as const }),
  TemporaryPassword: temporaryPassword,
});

type Aftermath = {
  readonly ends: boolean;
  readonly kind?:
    | 'account_confirmed'
    | 'account_deleted'
    | 'account_disabled'
    | 'account_enabled'
    | 'password_changed'
    | 'password_reset_requested'
    | 'signed_out_everywhere'
    | undefined;
  /** The address notified of a new password. */
  readonly notifies?: string;
  /** The session that continues. */
  readonly except?: string | undefined;
};

/** Accounts of the pool. The product's half follows what the pool has done, and is not done where it rejects. */
export function createAccountAdmin(context: CloudContext, ground: UnitOfWork): AccountAdmin {
  const { pool, accounts, clock, announce, queueLetter } = context;
  const { about } = accounts;

  async function requireUser(id: string): Promise<AdminUser> {
    const account = await accounts.read(id);
    if (!account) throw userNotFound();
    return account.user;
  }

  const signOut = (id: string) =>
    about(id, (target) => pool.asAdmin((client, options) => client.adminUserGlobalSignOut(target, options)));

  /** The product's half, in one transaction: sessions that end, and what happened. */
  const settle = (personId: string, { ends, kind, notifies, except }: Aftermath) =>
    ground.write(async (tx) => {
      const at = clock();
      if (ends) await endRemoteSessions(tx, { personId, except }, at);
      if (kind) await announce(tx, { kind, userId: personId, address: null, at });
      if (notifies !== undefined) await queueLetter(tx, { kind: 'password_changed_notice', to: notifies });
    });

  async function createUser(request: Omit<AdminCreateUserRequest, 'UserPoolId'>): Promise<AdminUser> {
    const { User } = await pool.asAdmin((client, options) =>
      client.adminCreateUser({ UserPoolId: pool.id, ...request }, options),
    );
    return requireUser(User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? User?.Username ?? '');
  }

  return {
    readUser: async (id) => (await accounts.read(id))?.user,
    findByEmail: async (email) => (await accounts.findByEmail(email.toLowerCase()))?.user,
    createConfirmedUser: managedExternally,

    async setPassword(id, Password, keepSession) {
      const { email } = await requireUser(id);
      const permanently = { Password, Permanent: true };
      await about(id, (target) =>
        pool.asAdmin((client, options) => client.adminSetUserPassword({ ...target, ...permanently }, options)),
      );
      // A stolen refresh token could keep changing the account at the pool. It cannot spare one session, so the current
      // one is no longer renewed and ends with its access token.
      await signOut(id);
      await settle(id, { ends: true, except: keepSession, kind: 'password_changed', notifies: email });
    },

    async confirm(id) {
      if ((await requireUser(id)).status !== 'UNCONFIRMED') return;
      const UserAttributes = toPairs({ email_verified: 'true' });
      await about(id, (target) =>
        pool.asAdmin(async (client, options) => {
          await client.adminConfirmSignUp(target, options);
          await client.adminUpdateUserAttributes({ ...target, UserAttributes }, options);
        }),
      );
      await settle(id, { ends: false, kind: 'account_confirmed' });
    },

    async resendConfirmation(id) {
      if ((await requireUser(id)).status !== 'UNCONFIRMED')
        throw new IdentityError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
      await about(id, ({ Username }) =>
        pool.asClient((client, options) =>
          client.resendConfirmationCode({ ClientId: pool.clientId, Username }, options),
        ),
      );
    },

    async requireReset(id) {
      await about(id, (target) => pool.asAdmin((client, options) => client.adminResetUserPassword(target, options)));
      await settle(id, { ends: true, kind: 'password_reset_requested' });
    },

    async signOutEverywhere(id) {
      await signOut(id);
      await settle(id, { ends: true, kind: 'signed_out_everywhere' });
    },

    async setEnabled(id, enabled, { isAnnounced = false } = {}) {
      await about(id, (target) =>
        pool.asAdmin((client, options) =>
          enabled ? client.adminEnableUser(target, options) : client.adminDisableUser(target, options),
        ),
      );
      const kind = enabled ? 'account_enabled' : 'account_disabled';
      await settle(id, { ends: !enabled, kind: isAnnounced ? kind : undefined });
    },

    async deleteUser(id) {
      const removed = await unlessUnknown(
        about(id, (target) => pool.asAdmin((client, options) => client.adminDeleteUser(target, options))),
      );
      await settle(id, { ends: true, kind: removed === undefined ? undefined : 'account_deleted' });
      return removed !== undefined;
    },

    invite: (invitation) => createUser(toNewUser(invitation)),

    async resendInvitation(id, TemporaryPassword) {
      const { email, status } = await requireUser(id);
      if (status !== 'FORCE_CHANGE_PASSWORD')
        throw new IdentityError('UnsupportedUserStateException', 'The user does not wait for an invitation.');
      return createUser({ Username: email, TemporaryPassword, MessageAction: 'RESEND' });
    },
  };
}
