import * as z from 'zod';
import { type AdminUser, createAdmin, type IdentityAdmin } from '../admin.ts';
import type { Core } from '../core.ts';
import { invalidParameter, Refusal, userNotFound } from '../refusal.ts';
import { readSignUpAttributes } from '../user-pool/attributes.ts';
import { normaliseEmail } from '../user-pool/email-address.ts';
import { normaliseName } from '../user-pool/find-account.ts';
import { attributePairs, password, sentAlong, text, username } from './fields.ts';
import { defineOperation, type Operation } from './operation.ts';

// The internal door. In process the product calls `admin.ts` itself.

const target = { UserPoolId: text(128), Username: username };
type Target = { readonly UserPoolId: string; readonly Username: string };

function requirePool({ config }: Core, { UserPoolId }: Target): void {
  if (UserPoolId !== config.poolId) throw new Refusal('ResourceNotFoundException', 'User pool does not exist.');
}

async function requireTarget({ Username }: Target, admin: IdentityAdmin): Promise<AdminUser> {
  const name = normaliseName(Username);
  const user = name.includes('@') ? await admin.findByEmail(name) : await admin.readUser(name);
  if (!user) throw userNotFound();
  return user;
}

/** An operation on one existing user. */
const onUser = (run: (admin: IdentityAdmin, user: AdminUser) => Promise<unknown>): Operation =>
  defineOperation(z.object({ ...target, ...sentAlong }), async (core, request) => {
    requirePool(core, request);
    const admin = createAdmin(core);
    await run(admin, await requireTarget(request, admin));
    return {};
  });

const seconds = (ms: number) => Math.floor(ms / 1000);

const describeUser = (user: AdminUser) => ({
  Username: user.id,
  Attributes: Object.entries({
    sub: user.id,
    email: user.email,
    email_verified: String(user.emailVerified),
    preferred_username: user.username,
    ...user.attributes,
  }).map(([Name, Value]) => ({ Name, Value })),
  ...{ UserCreateDate: seconds(user.createdAt), UserLastModifiedDate: seconds(user.updatedAt) },
  ...{ Enabled: user.enabled, UserStatus: user.status },
});

const newUser = z.object({
  ...target,
  TemporaryPassword: password.optional(),
  UserAttributes: attributePairs,
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
  DesiredDeliveryMediums: z.array(z.enum(['EMAIL', 'SMS'])).optional(),
  ForceAliasCreation: z.boolean().optional(),
  ValidationData: attributePairs,
  ...sentAlong,
});
type NewUser = z.output<typeof newUser>;

function readInvitation({ Username, UserAttributes, TemporaryPassword, MessageAction }: NewUser) {
  // Who vouches for the address is the administrator; it still counts as verified only once the mail was read.
  const written = readSignUpAttributes(UserAttributes.filter(({ Name }) => Name !== 'email_verified'));
  if (written.email !== undefined && written.email !== normaliseEmail(Username))
    throw invalidParameter('Value of the attribute email differs from Username.');
  return {
    ...{ email: Username, attributes: written.others, isMailed: MessageAction !== 'SUPPRESS' },
    // The product has not heard of it: this account comes through the door, not from its own screens.
    isAnnounced: true,
    ...(written.preferredUsername !== undefined && { username: written.preferredUsername }),
    ...(TemporaryPassword !== undefined && { temporaryPassword: TemporaryPassword }),
  };
}

const adminCreateUser = defineOperation(newUser, async (core, request) => {
  requirePool(core, request);
  const admin = createAdmin(core);
  if (request.MessageAction === 'RESEND') {
    const { id } = await requireTarget(request, admin);
    return { User: describeUser(await admin.resendInvitation(id, request.TemporaryPassword)) };
  }
  return { User: describeUser(await admin.invite(readInvitation(request))) };
});

/** Every call of the internal door, by its name on the wire. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: onUser((admin, { id }) => admin.deleteUser(id)),
    AdminDisableUser: onUser((admin, { id }) => admin.setEnabled(id, false, { isAnnounced: true })),
    AdminEnableUser: onUser((admin, { id }) => admin.setEnabled(id, true, { isAnnounced: true })),
    AdminResetUserPassword: onUser((admin, { id }) => admin.requireReset(id)),
    AdminUserGlobalSignOut: onUser((admin, { id }) => admin.signOutEverywhere(id)),
  }),
);
