import * as z from 'zod';
import { signInAutomatically } from '../challenges/auto-sign-in.ts';
import { signInWithPassword } from '../challenges/password.ts';
import { startPasswordVerifier } from '../challenges/password-verifier.ts';
import { startSelectChallenge } from '../challenges/select-challenge.ts';
import type { Core } from '../core.ts';
import type { Caller } from '../ports.ts';
import { invalidParameter } from '../refusal.ts';
import { refreshSession } from '../tokens/refresh-session.ts';
import { clientId, password, refreshToken, sentAlong, session, text, username } from './fields.ts';
import { defineOperation } from './operation.ts';

const input = z.object({
  AuthFlow: z.enum([
    'USER_SRP_AUTH',
    'USER_PASSWORD_AUTH',
    'USER_AUTH',
    'REFRESH_TOKEN_AUTH',
    'REFRESH_TOKEN',
    'CUSTOM_AUTH',
  ]),
  AuthParameters: z
    .object({
      USERNAME: username.optional(),
      PASSWORD: password.optional(),
      SRP_A: text(1024).optional(),
      REFRESH_TOKEN: refreshToken.optional(),
      PREFERRED_CHALLENGE: text(64).optional(),
      DEVICE_KEY: text(128).optional(),
    })
    .default({}),
  ClientId: clientId,
  Session: session.optional(),
  ...sentAlong,
});
type Input = z.output<typeof input>;
type Parameters = Input['AuthParameters'];

function need(parameters: Parameters, name: keyof Parameters): string {
  const value = parameters[name];
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

const readPassword = (parameters: Parameters, deviceKey: string | undefined) => ({
  ...{ username: need(parameters, 'USERNAME'), password: need(parameters, 'PASSWORD'), deviceKey },
});

/** USER_AUTH: the session of a confirmed sign-up, the preferred way, or a choice. */
function startUserChoice(core: Core, { AuthParameters: parameters, Session }: Input, caller: Caller) {
  const name = need(parameters, 'USERNAME');
  if (Session !== undefined) return signInAutomatically(core, name, Session, caller);
  if (parameters.PREFERRED_CHALLENGE === 'PASSWORD')
    return signInWithPassword(core, readPassword(parameters, undefined), caller);
  if (parameters.PREFERRED_CHALLENGE === 'PASSWORD_SRP')
    return startPasswordVerifier(core, name, need(parameters, 'SRP_A'), caller);
  return startSelectChallenge(core, name);
}

/** InitiateAuth: the beginning of every sign-in, and the older way to refresh. */
export const initiateAuth = defineOperation(input, async (core, request, caller) => {
  const { AuthFlow, AuthParameters: parameters } = request;
  switch (AuthFlow) {
    case 'USER_SRP_AUTH':
      return startPasswordVerifier(core, need(parameters, 'USERNAME'), need(parameters, 'SRP_A'), caller);
    case 'USER_PASSWORD_AUTH':
      return signInWithPassword(core, readPassword(parameters, parameters.DEVICE_KEY), caller);
    case 'USER_AUTH':
      return startUserChoice(core, request, caller);
    case 'CUSTOM_AUTH':
      throw invalidParameter('The flow CUSTOM_AUTH is not enabled for this client.');
    default: {
      const presented = { token: need(parameters, 'REFRESH_TOKEN'), deviceKey: parameters.DEVICE_KEY };
      const tokens = await refreshSession(core, presented, caller);
      return { ChallengeParameters: {}, AuthenticationResult: tokens };
    }
  }
});
