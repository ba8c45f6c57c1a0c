import * as z from 'zod';
import { answerSentCode } from '../../challenges/answer-sent-code.ts';
import { answerDeviceVerifier, startDeviceVerifier } from '../../challenges/device/device-verifier.ts';
import { answerPasskey } from '../../challenges/first-factor/passkey.ts';
import { answerPasswordVerifier } from '../../challenges/first-factor/password-verifier.ts';
import { answerSelectChallenge } from '../../challenges/first-factor/select-challenge.ts';
import { answerNewPassword } from '../../challenges/new-password.ts';
import { answerSecondFactor } from '../../challenges/second-factor/second-factor.ts';
import { answerSetUp } from '../../challenges/second-factor/second-factor-setup.ts';
import { answerSelectMfaType } from '../../challenges/second-factor/select-mfa-type.ts';
import type { SentCodeKind } from '../../challenges/sent-code.ts';
import type { Core } from '../../core.ts';
import { invalidParameter } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { clientId, code, password, sentAlong, session, text, username } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({
  ClientId: clientId,
  ChallengeName: z.enum([
    'PASSWORD_VERIFIER',
    'SELECT_CHALLENGE',
    'NEW_PASSWORD_REQUIRED',
    'CUSTOM_CHALLENGE',
    'EMAIL_OTP',
    'SMS_OTP',
    'WEB_AUTHN',
    'SELECT_MFA_TYPE',
    'SOFTWARE_TOKEN_MFA',
    'SMS_MFA',
    'MFA_SETUP',
    'DEVICE_SRP_AUTH',
    'DEVICE_PASSWORD_VERIFIER',
  ]),
  Session: session.optional(),
  ChallengeResponses: z
    .object({
      USERNAME: username,
      ANSWER: text(64).optional(),
      PASSWORD: password.optional(),
      NEW_PASSWORD: password.optional(),
      SOFTWARE_TOKEN_MFA_CODE: code.optional(),
      EMAIL_OTP_CODE: code.optional(),
      SMS_OTP_CODE: code.optional(),
      SMS_MFA_CODE: code.optional(),
      // JSON of what the browser answered; some authenticators attest with long certificate chains.
      CREDENTIAL: text(32_768).optional(),
      SRP_A: text(1024).optional(),
      PASSWORD_CLAIM_SECRET_BLOCK: text(2048).optional(),
      PASSWORD_CLAIM_SIGNATURE: text(256).optional(),
      TIMESTAMP: text(64).optional(),
      DEVICE_KEY: text(128).optional(),
    })
    // `userAttributes.<name>`, and what other pools know.
    .catchall(text(2048)),
  ...sentAlong,
});
type Input = z.output<typeof input>;
type Responses = Input['ChallengeResponses'];

function need(responses: Responses, name: keyof Responses & string): string {
  const value = responses[name];
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

function needSession({ Session }: Input): string {
  if (Session === undefined) throw invalidParameter('Missing required parameter Session');
  return Session;
}

const readProof = (responses: Responses) => ({
  username: responses.USERNAME,
  secretBlock: need(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'),
  timestamp: need(responses, 'TIMESTAMP'),
  signature: need(responses, 'PASSWORD_CLAIM_SIGNATURE'),
});

const attributePrefix = 'userAttributes.';
const readAttributes = (responses: Responses) =>
  Object.entries(responses).flatMap(([key, Value]) =>
    key.startsWith(attributePrefix) && Value !== undefined ? [{ Name: key.slice(attributePrefix.length), Value }] : [],
  );

/** The answer of a second factor, or a code in place of the first: it may name its device. */
const readCode = (responses: Responses, request: Input, field: keyof Responses & string) => ({
  session: needSession(request),
  username: responses.USERNAME,
  code: need(responses, field),
  deviceKey: responses.DEVICE_KEY,
});

const answerCodeIn =
  (kind: SentCodeKind, field: keyof Responses & string): Answer =>
  (core, responses, request, caller) =>
    answerSentCode(core, kind, readCode(responses, request, field), caller);

type Answer = (core: Core, responses: Responses, request: Input, caller: Caller) => Promise<object>;

const answers: Readonly<Record<Input['ChallengeName'], Answer>> = {
  PASSWORD_VERIFIER: (core, responses, _request, caller) =>
    answerPasswordVerifier(core, { ...readProof(responses), deviceKey: responses.DEVICE_KEY }, caller),
  SELECT_CHALLENGE: (core, responses, request, caller) =>
    answerSelectChallenge(
      core,
      {
        session: needSession(request),
        username: responses.USERNAME,
        answer: need(responses, 'ANSWER'),
        password: responses.PASSWORD,
        srpA: responses.SRP_A,
      },
      caller,
    ),
  NEW_PASSWORD_REQUIRED: (core, responses, request, caller) =>
    answerNewPassword(
      core,
      {
        session: needSession(request),
        username: responses.USERNAME,
        password: need(responses, 'NEW_PASSWORD'),
        attributes: readAttributes(responses),
      },
      caller,
    ),
  SOFTWARE_TOKEN_MFA: (core, responses, request, caller) =>
    answerSecondFactor(core, readCode(responses, request, 'SOFTWARE_TOKEN_MFA_CODE'), caller),
  CUSTOM_CHALLENGE: answerCodeIn('CUSTOM_CHALLENGE', 'ANSWER'),
  EMAIL_OTP: answerCodeIn('EMAIL_OTP', 'EMAIL_OTP_CODE'),
  SMS_OTP: answerCodeIn('SMS_OTP', 'SMS_OTP_CODE'),
  SMS_MFA: answerCodeIn('SMS_MFA', 'SMS_MFA_CODE'),
  SELECT_MFA_TYPE: (core, responses, request, caller) =>
    answerSelectMfaType(
      core,
      {
        session: needSession(request),
        username: responses.USERNAME,
        answer: need(responses, 'ANSWER'),
        deviceKey: responses.DEVICE_KEY,
      },
      caller,
    ),
  WEB_AUTHN: (core, responses, request, caller) =>
    answerPasskey(
      core,
      {
        session: needSession(request),
        username: responses.USERNAME,
        credential: need(responses, 'CREDENTIAL'),
      },
      caller,
    ),
  MFA_SETUP: (core, responses, request, caller) => answerSetUp(core, needSession(request), responses.USERNAME, caller),
  DEVICE_SRP_AUTH: (core, responses, request) =>
    startDeviceVerifier(core, {
      session: needSession(request),
      username: responses.USERNAME,
      srpA: need(responses, 'SRP_A'),
      deviceKey: need(responses, 'DEVICE_KEY'),
    }),
  DEVICE_PASSWORD_VERIFIER: (core, responses, _request, caller) =>
    answerDeviceVerifier(core, { ...readProof(responses), deviceKey: need(responses, 'DEVICE_KEY') }, caller),
};

/** RespondToAuthChallenge: the next step of a sign-in. */
export const respondToAuthChallenge = defineOperation(input, async (core, request, caller) =>
  answers[request.ChallengeName](core, request.ChallengeResponses, request, caller),
);
