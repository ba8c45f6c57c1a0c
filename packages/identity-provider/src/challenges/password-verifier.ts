import type { Core } from '../core.ts';
import type { Caller } from '../ports.ts';
import { incorrectCredentials, invalidParameter } from '../refusal.ts';
import { toNumber } from '../srp/group.ts';
import { isUsableClientValue, isValidProof, serverPublicValue } from '../srp/server-half.ts';
import { type Account, normaliseName, requireAccount } from '../user-pool/find-account.ts';
import { countPasswordTry, requireUnlocked } from '../user-pool/limits.ts';
import { identityOf, openVerifier } from '../user-pool/passwords.ts';
import { makeSessionId, saveChallenge, takeChallenge } from './challenge-state.ts';
import { finishSignIn, recordWrongPassword } from './finish-sign-in.ts';

const exponentBytes = 32;
const fromHex = (hex: string) => BigInt(`0x${hex}`);

function readClientValue(hex: string): bigint {
  if (!/^[0-9a-f]{1,1024}$/i.test(hex)) throw invalidParameter("Value at 'AuthParameters.SRP_A' is not hexadecimal.");
  const A = fromHex(hex);
  if (!isUsableClientValue(A)) throw invalidParameter("Value at 'AuthParameters.SRP_A' is not usable.");
  return A;
}

/** Answers the client's half of the key exchange with ours; what we must remember of it lies under the secret block. */
export async function startPasswordVerifier(core: Core, username: string, srpA: string, caller: Caller) {
  const A = readClientValue(srpA);
  const account = await requireAccount(core, username);
  const { user, simulated } = account;
  await requireUnlocked(core, user, caller);
  const b = toNumber(core.random(exponentBytes));
  const B = serverPublicValue(openVerifier(core, account), b);
  const secretBlock = makeSessionId(core);
  const state = { A: A.toString(16), B: B.toString(16), b: b.toString(16), name: normaliseName(username) };
  await core.ports.transaction((stores) =>
    saveChallenge(core, stores, {
      ...{ id: secretBlock, kind: 'PASSWORD_VERIFIER', userId: simulated ? null : user.id, state },
    }),
  );
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      ...{ SALT: fromHex(user.salt).toString(16), SRP_B: state.B, SECRET_BLOCK: secretBlock },
      // Both, and always the immutable id: clients keep tokens and device data under it.
      ...{ USERNAME: user.id, USER_ID_FOR_SRP: user.id },
    },
  };
}

export type PasswordProof = {
  readonly username: string;
  readonly secretBlock: string;
  readonly timestamp: string;
  readonly signature: string;
};

async function findChallenged(core: Core, userId: string | null, name: string): Promise<Account> {
  if (userId === null) {
    const account = await requireAccount(core, name);
    return { ...account, simulated: true };
  }
  const user = await core.ports.read.users.byId(userId);
  if (!user) throw incorrectCredentials();
  return { user, simulated: false };
}

/** Checks the client's proof. Whatever the outcome, the exchange is over. */
export async function answerPasswordVerifier(core: Core, proof: PasswordProof, caller: Caller) {
  const { userId, state } = await takeChallenge(core, proof.secretBlock, 'PASSWORD_VERIFIER');
  const { A = '0', B = '0', b = '0', name = '' } = state;
  const account = await findChallenged(core, userId, name);
  if (![account.user.id, name].includes(normaliseName(proof.username))) throw incorrectCredentials();
  const tried = await countPasswordTry(core, account.user, caller);
  const exchange = { A: fromHex(A), B: fromHex(B), b: fromHex(b), verifier: openVerifier(core, account) };
  if (!isValidProof(exchange, identityOf(core, account.user.id), proof) || account.simulated) {
    await recordWrongPassword(core, account, tried, caller);
    throw incorrectCredentials();
  }
  return finishSignIn(core, account.user, caller);
}
