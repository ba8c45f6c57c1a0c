import { type PoolClient, password } from '../pool-client.ts';
import { type Challenge, type Identity, makeClientHalf, proveKnowledge } from '../srp-client.ts';
import { between, measured, type Step, tokensOf, type Visit } from './visit.ts';

type Parameters = Readonly<Record<string, string>>;

export type ProtocolSteps = ReturnType<typeof createProtocolSteps>;

/** The steps of sign-ins, as clients send them. */
export function createProtocolSteps({ call, poolName }: PoolClient) {
  const half = makeClientHalf();

  const begin = (AuthFlow: string, parameters: Parameters = {}): Step =>
    measured(async (visit) => {
      const AuthParameters = { USERNAME: visit.person.email, ...parameters };
      return { ...visit, reply: await call('InitiateAuth', { AuthFlow, AuthParameters }) };
    });

  const answer = (ChallengeName: string, responsesOf: (visit: Visit) => object): Step =>
    measured(async (visit) => {
      const ChallengeResponses = { USERNAME: visit.person.id, ...responsesOf(visit) };
      const { Session } = visit.reply;
      return { ...visit, reply: await call('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses }) };
    });

  const prove = ({ reply }: Visit, identity: Identity) =>
    proveKnowledge(half, identity, reply.ChallengeParameters as Challenge);

  const provePassword = answer('PASSWORD_VERIFIER', (visit) => ({
    ...(visit.device && { DEVICE_KEY: visit.device.id }),
    ...prove(visit, { group: poolName, id: visit.person.id, secret: password }),
  }));

  const beginAsDevice = answer('DEVICE_SRP_AUTH', ({ device }) => ({ SRP_A: half.SRP_A, DEVICE_KEY: device?.id }));

  const proveDevice = answer('DEVICE_PASSWORD_VERIFIER', (visit) => {
    if (!visit.device) throw new Error('There is no device to prove.');
    return { DEVICE_KEY: visit.device.id, ...prove(visit, visit.device) };
  });

  async function signIn(visit: Visit): Promise<Visit> {
    const AuthParameters = { USERNAME: visit.person.email, PASSWORD: password };
    return { ...visit, reply: await call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }) };
  }

  return {
    begin,
    answer,
    provePassword,
    beginAsDevice,
    proveDevice,
    signIn,
    SRP_A: half.SRP_A,
    beginWithSrp: begin('USER_SRP_AUTH', { SRP_A: half.SRP_A }),
    /** Ends every flow: without tokens the sign-in failed. */
    isSignedIn: between(async (visit) => {
      tokensOf(visit);
      return visit;
    }),
  };
}
