import * as z from 'zod';
import { updateAttributes } from '../../admin/attributes.ts';
import { givePassword } from '../../admin/given-passwords.ts';
import { IdentityError } from '../../identity-error.ts';
import { listAttributes } from '../../user-pool/accounts/attributes.ts';
import { describeFactors } from '../../user-pool/factors/factors.ts';
import { attributePairs, password, sentAlong } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { describeState } from './describe-account.ts';
import { onUser, requireTarget, target } from './target.ts';

/** AdminGetUser: everything about an account but its secrets. */
export const adminGetUser = defineOperation(z.object(target), async (core, request) => {
  const user = await requireTarget(core, request);
  return { ...describeState(user), UserAttributes: listAttributes(user), ...describeFactors(user) };
});

/** AdminUpdateUserAttributes: also what only the pool may say of itself, such as `email_verified`. */
export const adminUpdateUserAttributes = defineOperation(
  z.object({ ...target, UserAttributes: attributePairs, ...sentAlong }),
  async (core, request) => {
    const { id } = await requireTarget(core, request);
    await updateAttributes(core, id, request.UserAttributes);
    return {};
  },
);

/** AdminSetUserPassword: for good, or until the person has set another, within seven days. */
export const adminSetUserPassword = defineOperation(
  z.object({ ...target, Password: password, Permanent: z.boolean().default(false) }),
  async (core, request) => {
    const { id } = await requireTarget(core, request);
    await givePassword(core, { userId: id, password: request.Password, isPermanent: request.Permanent });
    return {};
  },
);

/** AdminConfirmSignUp: the administrator vouches for a user whose code never arrived. */
export const adminConfirmSignUp = onUser(async (admin, { id, status }) => {
  if (status !== 'UNCONFIRMED')
    throw new IdentityError('NotAuthorizedException', `User cannot be confirmed. Current status is ${status}`);
  await admin.confirm(id);
});
