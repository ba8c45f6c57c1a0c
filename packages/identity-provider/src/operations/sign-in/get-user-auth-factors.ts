import * as z from 'zod';
import { requireHolder } from '../../tokens/access-token.ts';
import { describeFactors } from '../../user-pool/factors/factors.ts';
import { firstFactorsOf } from '../../user-pool/factors/first-factors.ts';
import { accessToken } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** GetUserAuthFactors: the second factors that are on, and what the holder of the token can begin a sign-in with. */
export const getUserAuthFactors = defineOperation(z.object({ AccessToken: accessToken }), async (core, request) => {
  const { user } = await requireHolder(core, request.AccessToken);
  const firstFactors = await firstFactorsOf(core, user);
  return {
    Username: user.id,
    ...describeFactors(user),
    // One password, whichever way it is proven.
    ConfiguredUserAuthFactors: firstFactors.filter((name) => name !== 'PASSWORD_SRP'),
  };
});
