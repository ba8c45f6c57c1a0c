import { parentPort, workerData } from 'node:worker_threads';
import { callIdentity } from './product.ts';
import { type Challenge, makeClientHalf, proveKnowledge } from './srp-client.ts';

type Work = { url: string; account: { email: string; password: string }; seconds: number };
const { url, account, seconds } = workerData as Work;
const config = (await (await fetch(`${url}/identity/config.json`)).json()) as { clientId: string; userPoolId: string };
const group = config.userPoolId.split('_')[1] ?? '';
const half = makeClientHalf();

async function signInOnce() {
  const { ChallengeParameters } = await callIdentity(url, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: config.clientId,
    AuthParameters: { USERNAME: account.email, SRP_A: half.SRP_A },
  });
  const challenge = ChallengeParameters as Challenge;
  const id = challenge.USER_ID_FOR_SRP;
  await callIdentity(url, 'RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ClientId: config.clientId,
    ChallengeResponses: { USERNAME: id, ...proveKnowledge(half, { group, id, secret: account.password }, challenge) },
  });
}

const end = Date.now() + seconds * 1000;
let count = 0;
while (Date.now() < end) {
  await signInOnce();
  count++;
}
parentPort?.postMessage(count);
