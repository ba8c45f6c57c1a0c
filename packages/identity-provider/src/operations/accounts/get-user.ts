import * as z from 'zod';
import { requireHolder } from '../../tokens/access-token.ts';
import { listAttributes } from '../../user-pool/accounts/attributes.ts';
import { describeFactors } from '../../user-pool/factors/factors.ts';
import { accessToken } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** GetUser: what the holder of the token may see of the own account. */
export const getUser = defineOperation(z.object({ AccessToken: accessToken }), async (core, { AccessToken }) => {
  const { user } = await requireHolder(core, AccessToken);
  return { Username: user.id, UserAttributes: listAttributes(user), ...describeFactors(user) };
});
