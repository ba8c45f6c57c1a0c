import * as z from 'zod';
import { IdentityError } from '../../identity-error.ts';
import { fingerprint } from '../../secrets.ts';
import { clientId, refreshToken } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({ ClientId: clientId, Token: refreshToken });

// Access and id tokens are three parts with dots between them; a refresh token has two at most.
export const isSignedToken = (token: string): boolean => token.split('.').length === 3;

/** RevokeToken: signs out. Returns the same whether or not the refresh token was good (RFC 7009). */
export const revokeToken = defineOperation(input, async (core, { Token }, { address }) => {
  if (isSignedToken(Token))
    throw new IdentityError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
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
