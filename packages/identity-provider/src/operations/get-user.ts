import * as z from 'zod';
import type { SecondFactor } from '../ports.ts';
import { requireHolder } from '../tokens/access-token.ts';
import { listAttributes } from '../user-pool/attributes.ts';
import { accessToken } from './fields.ts';
import { defineOperation } from './operation.ts';

const describeSecondFactor = (mode: SecondFactor) => ({
  ...(mode !== 'off' && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }),
  ...(mode === 'preferred' && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
});

/** GetUser: what the holder of the token may see of the own account. */
export const getUser = defineOperation(z.object({ AccessToken: accessToken }), async (core, { AccessToken }) => {
  const { user } = await requireHolder(core, AccessToken);
  return {
    Username: user.id,
    UserAttributes: listAttributes(user),
    ...describeSecondFactor(user.secondFactor),
  };
});
