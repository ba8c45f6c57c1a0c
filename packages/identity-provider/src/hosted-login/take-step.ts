import { associateSoftwareToken } from '../operations/factors/associate-software-token.ts';
import { verifySoftwareToken } from '../operations/factors/verify-software-token.ts';
import { initiateAuth } from '../operations/sign-in/initiate-auth.ts';
import { respondToAuthChallenge } from '../operations/sign-in/respond-to-auth-challenge.ts';
import type { Step } from './session/page-seal.ts';
import type { Visit } from './visit.ts';

// The pages use the protocol like a client, so that nothing is allowed here that is rejected there.

/** The provider requires another step, or the user is signed in. */
export type Progress =
  | { readonly outcome: 'asked'; readonly step: Step }
  | { readonly outcome: 'signed_in'; readonly accessToken: string };

type Reply = {
  readonly ChallengeName?: string;
  readonly Session?: string;
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly AuthenticationResult?: { readonly AccessToken: string };
};

async function readReply({ core, caller }: Visit, reply: Reply, username: string): Promise<Progress> {
  const { ChallengeName: challenge = '', Session: session = '', ChallengeParameters: parameters = {} } = reply;
  if (reply.AuthenticationResult) return { outcome: 'signed_in', accessToken: reply.AuthenticationResult.AccessToken };
  if (challenge !== 'MFA_SETUP') return { outcome: 'asked', step: { challenge, session, username, parameters } };
  const set = (await associateSoftwareToken(core, { Session: session }, caller)) as Record<string, string>;
  const { SecretCode: secret = '', Session: next = '' } = set;
  return { outcome: 'asked', step: { challenge, session: next, username, parameters: { secret } } };
}

type Credentials = { readonly username: string; readonly password: string };

/** The beginning: an address and its password. */
export async function takePassword(visit: Visit, { username, password }: Credentials): Promise<Progress> {
  const { core, caller } = visit;
  const reply = await initiateAuth(
    core,
    {
      ClientId: core.config.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    },
    caller,
  );
  return readReply(visit, reply, username);
}

const answerNames: Readonly<Record<string, string>> = {
  NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD',
  SELECT_MFA_TYPE: 'ANSWER',
  CUSTOM_CHALLENGE: 'ANSWER',
};

async function respond(visit: Visit, step: Step, answers: Readonly<Record<string, string>>): Promise<Progress> {
  const { core, caller } = visit;
  const { challenge, session, username } = step;
  const reply = await respondToAuthChallenge(
    core,
    {
      ClientId: core.config.clientId,
      ChallengeName: challenge,
      Session: session,
      ChallengeResponses: { USERNAME: username, ...answers },
    },
    caller,
  );
  return readReply(visit, reply, username);
}

async function proveAuthenticator(visit: Visit, step: Step, code: string): Promise<Progress> {
  const { core, caller } = visit;
  const proven = (await verifySoftwareToken(core, { Session: step.session, UserCode: code }, caller)) as Reply;
  return respond(visit, { ...step, session: proven.Session ?? '' }, {});
}

/** All further steps: one answer to the last challenge. */
export function takeStep(visit: Visit, step: Step, answer: string): Promise<Progress> {
  if (step.challenge === 'MFA_SETUP') return proveAuthenticator(visit, step, answer);
  return respond(visit, step, { [answerNames[step.challenge] ?? `${step.challenge}_CODE`]: answer });
}
