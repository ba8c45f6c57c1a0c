import * as z from 'zod';
import { createAdmin } from '../../admin.ts';
import type { Core } from '../../core.ts';
import { invalidParameter, userNotFound } from '../../identity-error.ts';
import { readSignUpAttributes } from '../../user-pool/accounts/attributes.ts';
import { normaliseEmail } from '../../user-pool/accounts/email-address.ts';
import { attributePairs, password, sentAlong } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { describeUser } from './describe-account.ts';
import { requirePool, requireTarget, target } from './target.ts';

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
  // The administrator vouches for the address; it still counts as verified only once the mail was read.
  const written = readSignUpAttributes(UserAttributes.filter(({ Name }) => Name !== 'email_verified'));
  if (written.email !== undefined && written.email !== normaliseEmail(Username))
    throw invalidParameter('Value of the attribute email differs from Username.');
  return {
    email: Username,
    attributes: written.others,
    isMailed: MessageAction !== 'SUPPRESS',
    // The product has not heard of it: this account comes through the door, not from its own screens.
    isAnnounced: true,
    ...(written.preferredUsername !== undefined && { username: written.preferredUsername }),
    ...(TemporaryPassword !== undefined && { temporaryPassword: TemporaryPassword }),
  };
}

async function invite(core: Core, request: NewUser): Promise<string> {
  requirePool(core, request);
  const admin = createAdmin(core);
  if (request.MessageAction !== 'RESEND') return (await admin.invite(readInvitation(request))).id;
  const { id } = await requireTarget(core, request);
  await admin.resendInvitation(id, request.TemporaryPassword);
  return id;
}

/** AdminCreateUser: invites someone, or sends the invitation again with a new temporary password. */
export const adminCreateUser = defineOperation(newUser, async (core, request) => {
  const id = await invite(core, request);
  const user = await core.ports.read.users.byId(id);
  if (!user) throw userNotFound();
  return { User: describeUser(user) };
});
