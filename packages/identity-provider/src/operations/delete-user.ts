import * as z from 'zod';
import { requireHolder } from '../tokens/access-token.ts';
import { accessToken } from './fields.ts';
import { defineOperation } from './operation.ts';

/** DeleteUser: the holder leaves, with everything the pool keeps of them. */
export const deleteUser = defineOperation(
  z.object({ AccessToken: accessToken }),
  async (core, { AccessToken }, { address }) => {
    const { user } = await requireHolder(core, AccessToken);
    const at = core.clock();
    await core.ports.transaction(async (stores) => {
      if (await stores.users.remove(user.id))
        await stores.log({ kind: 'account_deleted', userId: user.id, address, at });
    });
    return {};
  },
);
