import * as z from 'zod';
import { answerPasswordVerifier } from '../challenges/password-verifier.ts';
import { answerSelectChallenge } from '../challenges/select-challenge.ts';
import { invalidParameter } from '../refusal.ts';
import { clientId, password, sentAlong, session, text, username } from './fields.ts';
import { defineOperation } from './operation.ts';

const input = z.object({
  ClientId: clientId,
  ChallengeName: z.enum(['PASSWORD_VERIFIER', 'SELECT_CHALLENGE']),
  Session: session.optional(),
  ChallengeResponses: z.object({
    USERNAME: username,
    ANSWER: text(64).optional(),
    PASSWORD: password.optional(),
    SRP_A: text(1024).optional(),
    PASSWORD_CLAIM_SECRET_BLOCK: text(2048).optional(),
    PASSWORD_CLAIM_SIGNATURE: text(256).optional(),
    TIMESTAMP: text(64).optional(),
    DEVICE_KEY: text(128).optional(),
  }),
  ...sentAlong,
});
type Responses = z.output<typeof input>['ChallengeResponses'];

function need(responses: Responses, name: keyof Responses): string {
  const value = responses[name];
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

const readProof = (responses: Responses) => ({
  username: responses.USERNAME,
  secretBlock: need(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'),
  timestamp: need(responses, 'TIMESTAMP'),
  signature: need(responses, 'PASSWORD_CLAIM_SIGNATURE'),
});

function readChoice(responses: Responses, sessionId: string | undefined) {
  if (sessionId === undefined) throw invalidParameter('Missing required parameter Session');
  return {
    ...{ session: sessionId, username: responses.USERNAME, answer: need(responses, 'ANSWER') },
    ...{ password: responses.PASSWORD, srpA: responses.SRP_A },
  };
}

/** RespondToAuthChallenge: the next step of a sign-in. */
export const respondToAuthChallenge = defineOperation(
  input,
  async (core, { ChallengeName, ChallengeResponses, Session }, caller) =>
    ChallengeName === 'PASSWORD_VERIFIER'
      ? answerPasswordVerifier(core, readProof(ChallengeResponses), caller)
      : answerSelectChallenge(core, readChoice(ChallengeResponses, Session), caller),
);
