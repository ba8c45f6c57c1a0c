import * as z from 'zod';
import { requireHolder } from '../../tokens/access-token.ts';
import { accessToken } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** GlobalSignOut: ends every session of the holder. */
export const globalSignOut = defineOperation(
  z.object({ AccessToken: accessToken }),
  async (core, { AccessToken }, { address }) => {
    const { user } = await requireHolder(core, AccessToken);
    const at = core.clock();
    await core.ports.transaction(async (stores) => {
      await stores.families.revokeAllOf(user.id, at, null);
      await stores.log({ kind: 'signed_out_everywhere', userId: user.id, address, at });
    });
    return {};
  },
);
