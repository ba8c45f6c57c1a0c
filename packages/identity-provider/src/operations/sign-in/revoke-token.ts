import * as z from 'zod';
import { fingerprint } from '../../secrets.ts';
import { clientId, refreshToken } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({ ClientId: clientId, Token: refreshToken });

/** RevokeToken: signs out. Answers alike whether or not the token was good (RFC 7009). */
export const revokeToken = defineOperation(input, async (core, { Token }, { address }) => {
  const token = await core.ports.read.refreshTokens.find(fingerprint(Token));
  if (!token) return {};
  const at = core.clock();
  await core.ports.transaction(async (stores) => {
    const family = await stores.families.find(token.originJti);
    if (family && (await stores.families.revoke(family.originJti, at)))
      await stores.log({ kind: 'signed_out', userId: family.userId, address, at });
  });
  return {};
});
