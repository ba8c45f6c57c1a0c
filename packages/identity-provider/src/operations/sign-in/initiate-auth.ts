import * as z from 'zod';
import { signInAutomatically } from '../../challenges/first-factor/auto-sign-in.ts';
import { signInWithPassword } from '../../challenges/first-factor/password.ts';
import { startPasswordVerifier } from '../../challenges/first-factor/password-verifier.ts';
import { startUserChoice } from '../../challenges/first-factor/select-challenge.ts';
import { startSignInCode } from '../../challenges/first-factor/sign-in-code.ts';
import type { Core } from '../../core.ts';
import { invalidParameter } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { refreshSession } from '../../tokens/refresh-session.ts';
import { clientId, password, refreshToken, sentAlong, session, text, username } from '../fields.ts';
import { defineOperation } from '../operation.ts';

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
      CHALLENGE_NAME: text(64).optional(),
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
  username: need(parameters, 'USERNAME'),
  password: need(parameters, 'PASSWORD'),
  deviceKey,
});

/** USER_AUTH: the session of a confirmed sign-up, the preferred way, or a choice. */
function chooseOrBegin(core: Core, { AuthParameters: parameters, Session }: Input, caller: Caller) {
  const name = need(parameters, 'USERNAME');
  if (Session !== undefined) return signInAutomatically(core, name, Session, caller);
  const { PREFERRED_CHALLENGE: preferred, PASSWORD, SRP_A: srpA } = parameters;
  return startUserChoice(core, { username: name, preferred, password: PASSWORD, srpA }, caller);
}

const startPassword = (core: Core, parameters: Parameters, caller: Caller, awaitsCustom: boolean) =>
  startPasswordVerifier(
    core,
    { username: need(parameters, 'USERNAME'), srpA: need(parameters, 'SRP_A'), awaitsCustom },
    caller,
  );

/** CUSTOM_AUTH: after a password when the client begins with one, else in place of it. */
function startCustom(core: Core, parameters: Parameters, caller: Caller) {
  const beginsWithPassword = parameters.CHALLENGE_NAME === 'SRP_A' || parameters.SRP_A !== undefined;
  if (beginsWithPassword) return startPassword(core, parameters, caller, true);
  return startSignInCode(core, 'CUSTOM_CHALLENGE', need(parameters, 'USERNAME'), caller);
}

/** InitiateAuth: the beginning of every sign-in, and the older way to refresh. */
export const initiateAuth = defineOperation(input, async (core, request, caller) => {
  const { AuthFlow, AuthParameters: parameters } = request;
  switch (AuthFlow) {
    case 'USER_SRP_AUTH':
      return startPassword(core, parameters, caller, false);
    case 'USER_PASSWORD_AUTH':
      return signInWithPassword(core, readPassword(parameters, parameters.DEVICE_KEY), caller);
    case 'USER_AUTH':
      return chooseOrBegin(core, request, caller);
    case 'CUSTOM_AUTH':
      return startCustom(core, parameters, caller);
    default: {
      const presented = { token: need(parameters, 'REFRESH_TOKEN'), deviceKey: parameters.DEVICE_KEY };
      const tokens = await refreshSession(core, presented, caller);
      return { ChallengeParameters: {}, AuthenticationResult: tokens };
    }
  }
});
