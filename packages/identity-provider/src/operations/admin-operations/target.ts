import * as z from 'zod';
import { createAdmin, type IdentityAdmin } from '../../admin.ts';
import type { Core } from '../../core.ts';
import { IdentityError, userNotFound } from '../../identity-error.ts';
import type { UserRecord } from '../../ports.ts';
import { normaliseName } from '../../user-pool/accounts/find-account.ts';
import { sentAlong, text, username } from '../fields.ts';
import { defineOperation, type Operation } from '../operation.ts';

/** Which pool a call means, and whom: an e-mail address or a `sub`. */
export const poolField = { UserPoolId: text(128) };
export const target = { ...poolField, Username: username };
type Target = { readonly UserPoolId: string; readonly Username: string };

export function requirePool({ config }: Core, { UserPoolId }: Pick<Target, 'UserPoolId'>): void {
  if (UserPoolId !== config.poolId) throw new IdentityError('ResourceNotFoundException', 'User pool does not exist.');
}

/** The account of a call; rejects with UserNotFoundException, even if user existence is not disclosed. */
export async function requireTarget(core: Core, request: Target): Promise<UserRecord> {
  requirePool(core, request);
  const name = normaliseName(request.Username);
  const { users } = core.ports.read;
  const user = name.includes('@') ? await users.byEmail(name) : await users.byId(name);
  if (!user) throw userNotFound();
  return user;
}

/** An operation on one existing user that is answered with nothing. */
export const onUser = (run: (admin: IdentityAdmin, user: UserRecord) => Promise<unknown>): Operation =>
  defineOperation(z.object({ ...target, ...sentAlong }), async (core, request) => {
    await run(createAdmin(core), await requireTarget(core, request));
    return {};
  });
