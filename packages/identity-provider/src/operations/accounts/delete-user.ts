import * as z from 'zod';
import { requireFreshSignIn, requireHolder } from '../../tokens/access-token.ts';
import { accessToken } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** DeleteUser: the holder leaves, with everything the pool keeps of them; a token that was stolen is not enough. */
export const deleteUser = defineOperation(
  z.object({ AccessToken: accessToken }),
  async (core, { AccessToken }, { address }) => {
    const holder = await requireHolder(core, AccessToken);
    requireFreshSignIn(core, holder, 'Sign in again to delete your account.');
    const { user } = holder;
    const at = core.clock();
    await core.ports.transaction(async (stores) => {
      if (await stores.users.remove(user.id))
        await stores.log({ kind: 'account_deleted', userId: user.id, address, at });
    });
    return {};
  },
);
