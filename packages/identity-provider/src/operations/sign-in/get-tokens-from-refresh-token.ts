import * as z from 'zod';
import { refreshSession } from '../../tokens/refresh-session.ts';
import { clientId, refreshToken, sentAlong, text } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({
  ClientId: clientId,
  RefreshToken: refreshToken,
  DeviceKey: text(128).optional(),
  ...sentAlong,
});

/** GetTokensFromRefreshToken: new tokens, and a new refresh token in place of the one sent. */
export const getTokensFromRefreshToken = defineOperation(input, async (core, { RefreshToken, DeviceKey }, caller) => ({
  AuthenticationResult: await refreshSession(core, { token: RefreshToken, deviceKey: DeviceKey }, caller),
}));
