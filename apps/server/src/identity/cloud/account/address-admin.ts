import {
  freshAccount,
  type IdentityAdmin,
  openAddressAdmin,
  type Ports,
  type UserChanges,
  type UserRecord,
  type UserStore,
} from '@halyard/identity-provider';
import type { CloudContext } from '../cloud-context.ts';
import { managedExternally } from '../managed-externally.ts';
import type { CloudAccount } from './cloud-account.ts';

/** The record without a password, which the pool does not disclose. */
const toRecord = ({ user: { username, ...user }, phoneVerified }: CloudAccount): UserRecord => ({
  ...freshAccount,
  ...user,
  preferredUsername: username,
  phoneVerified,
  salt: '',
  verifierSealed: '',
  passwordChangedAt: 0,
});

const toRecordIfAny = async (asked: Promise<CloudAccount | undefined>) => {
  const account = await asked;
  return account && toRecord(account);
};

const toAttributes = ({ email, emailVerified, preferredUsername }: UserChanges) =>
  Object.entries({ email, email_verified: emailVerified?.toString(), preferred_username: preferredUsername }).flatMap(
    ([Name, Value]) => (Value === undefined ? [] : [{ Name, Value }]),
  );

/** The users of the cloud pool in the shape that the embedded provider stores its own in. */
function createCloudUsers({ pool, accounts }: CloudContext): UserStore {
  return {
    byId: (id) => toRecordIfAny(accounts.read(id)),
    byEmail: (email) => toRecordIfAny(accounts.findByEmail(email)),
    byPreferredUsername: (name) => toRecordIfAny(accounts.findByName(name)),
    async update(id, changes) {
      const UserAttributes = toAttributes(changes);
      await accounts.about(id, (target) =>
        pool.asAdmin((client, options) => client.adminUpdateUserAttributes({ ...target, UserAttributes }, options)),
      );
    },
    /** The names, the only attributes that this product changes; the pool treats an empty one as none. */
    async setAttributes(id, { given_name = '', family_name = '' }) {
      const UserAttributes = Object.entries({ given_name, family_name }).map(([Name, Value]) => ({ Name, Value }));
      await accounts.about(id, (target) =>
        pool.asAdmin((client, options) => client.adminUpdateUserAttributes({ ...target, UserAttributes }, options)),
      );
    },
    list: managedExternally,
    add: managedExternally,
    takeTotpStep: managedExternally,
    hold: managedExternally,
    remove: managedExternally,
  };
}

const withUsers = ({ read, failures, transaction }: Ports, users: UserStore): Ports => ({
  read: { ...read, users },
  failures,
  transaction: (work) => transaction((stores) => work({ ...stores, users })),
});

/** The pool mails another temporary password, and the one before is void. */
const renewAtPool =
  ({ pool }: CloudContext) =>
  async (_core: unknown, { status, email: Username }: UserRecord) =>
    status === 'FORCE_CHANGE_PASSWORD'
      ? {
          async mail() {
            const again = { UserPoolId: pool.id, Username, MessageAction: 'RESEND' as const };
            await pool.asAdmin((client, options) => client.adminCreateUser(again, options));
          },
        }
      : undefined;

type AddressAdmin = Pick<
  IdentityAdmin,
  'setEmail' | 'setUsername' | 'setNames' | 'requestEmailChange' | 'confirmEmailChange'
>;

/**
 * Names and addresses. A new address proves itself with a code that this product mails, exactly as with the embedded
 * provider: the pool would send one, but accepts it only from the holder of a token. The pool is notified of verified
 * addresses. `ports` are those of the embedded provider, for codes, limits and letters.
 */
export function createAddressAdmin(context: CloudContext, ports: Ports): AddressAdmin {
  const { clock, random, masterKey, policyOf, pool } = context;
  return openAddressAdmin({
    ports: withUsers(ports, createCloudUsers(context)),
    clock,
    random,
    policyOf,
    masterKey,
    poolId: pool.id,
    clientId: pool.clientId,
    renewInvitation: renewAtPool(context),
  });
}
