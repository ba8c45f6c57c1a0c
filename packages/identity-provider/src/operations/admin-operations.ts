import {
  adminConfirmSignUp,
  adminGetUser,
  adminSetUserPassword,
  adminUpdateUserAttributes,
} from './admin-operations/accounts.ts';
import { adminCreateUser } from './admin-operations/create-user.ts';
import { describeUserPool, describeUserPoolClient } from './admin-operations/describe-pool.ts';
import {
  adminForgetDevice,
  adminGetDevice,
  adminListDevices,
  adminUpdateDeviceStatus,
} from './admin-operations/devices.ts';
import { listUsers } from './admin-operations/list-users.ts';
import { adminSetUserMfaPreference } from './admin-operations/set-user-mfa-preference.ts';
import { onUser } from './admin-operations/target.ts';
import type { Operation } from './operation.ts';

/** Every call of the internal door, by its name on the wire. In process the product calls `admin.ts` itself. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AdminConfirmSignUp: adminConfirmSignUp,
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: onUser((admin, { id }) => admin.deleteUser(id)),
    AdminDisableUser: onUser((admin, { id }) => admin.setEnabled(id, false, { isAnnounced: true })),
    AdminEnableUser: onUser((admin, { id }) => admin.setEnabled(id, true, { isAnnounced: true })),
    AdminForgetDevice: adminForgetDevice,
    AdminGetDevice: adminGetDevice,
    AdminGetUser: adminGetUser,
    AdminListDevices: adminListDevices,
    AdminResetUserPassword: onUser((admin, { id }) => admin.requireReset(id)),
    AdminSetUserMFAPreference: adminSetUserMfaPreference,
    AdminSetUserPassword: adminSetUserPassword,
    AdminUpdateDeviceStatus: adminUpdateDeviceStatus,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminUserGlobalSignOut: onUser((admin, { id }) => admin.signOutEverywhere(id)),
    DescribeUserPool: describeUserPool,
    DescribeUserPoolClient: describeUserPoolClient,
    ListUsers: listUsers,
  }),
);
