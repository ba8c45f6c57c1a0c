import type { Core } from '../../core.ts';
import { deviceNotFound, incorrectCredentials } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { type Account, normaliseName, requireAccount } from '../../user-pool/accounts/find-account.ts';
import { requireUnlocked } from '../../user-pool/limits.ts';
import { identityOf, openVerifier } from '../../user-pool/passwords/passwords.ts';
import {
  keepingWhenLimited,
  makeSessionId,
  returnChallenge,
  saveChallenge,
  takeChallenge,
} from '../challenge-state.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { isProofOf, type Proof, readExchange, toInteger } from '../exchange.ts';
import { beginProgress } from '../progress.ts';
import { hasDevice } from './password.ts';
import { tryPassword } from './try-password.ts';

type Start = {
  readonly username: string;
  readonly srpA: string;
  /** The custom flow: a custom challenge follows the password. */
  readonly awaitsCustom?: boolean;
};

/** Returns the client's half of the key exchange with ours; what we must remember of it is under the secret block. */
export async function startPasswordVerifier(core: Core, { username, srpA, awaitsCustom }: Start, caller: Caller) {
  const exchange = readExchange(core, srpA);
  const account = await requireAccount(core, username);
  const { user, simulated } = account;
  await requireUnlocked(core, user, caller);
  const secretBlock = makeSessionId(core);
  const state = {
    ...exchange(openVerifier(core, account)),
    name: normaliseName(username),
    custom: awaitsCustom ? 'yes' : '',
  };
  await core.ports.transaction((stores) =>
    saveChallenge(core, stores, {
      id: secretBlock,
      kind: 'PASSWORD_VERIFIER',
      userId: simulated ? null : user.id,
      state,
    }),
  );
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: toInteger(user.salt),
      SRP_B: state.B,
      SECRET_BLOCK: secretBlock,
      // Both, and always the immutable id: clients keep tokens and device data under it.
      USERNAME: user.id,
      USER_ID_FOR_SRP: user.id,
    },
  };
}

export type PasswordProof = Proof & { readonly username: string; readonly deviceKey: string | undefined };

async function findChallenged(core: Core, userId: string | null, name: string): Promise<Account> {
  if (userId === null) {
    const account = await requireAccount(core, name);
    return { ...account, simulated: true };
  }
  const user = await core.ports.read.users.byId(userId);
  if (!user) throw incorrectCredentials();
  return { user, simulated: false };
}

/** Checks the client's proof. Whatever the outcome, the exchange is over, unless the device it names is not known. */
export async function answerPasswordVerifier(core: Core, proof: PasswordProof, caller: Caller) {
  const taken = await takeChallenge(core, proof.secretBlock, 'PASSWORD_VERIFIER');
  const { name = '', custom } = taken.state;
  const account = await findChallenged(core, taken.userId, name);
  const { user } = account;
  if (![user.id, name].includes(normaliseName(proof.username))) throw incorrectCredentials();
  if (!(await hasDevice(core, user.id, proof.deviceKey))) {
    // Clients then forget the device and send the same proof again.
    await returnChallenge(core, taken);
    throw deviceNotFound();
  }
  const isRight = () =>
    isProofOf(taken.state, openVerifier(core, account), identityOf(core, user.id), proof) && !account.simulated;
  if (!(await tryPassword(core, account, caller, isRight))) throw incorrectCredentials();
  const progress = beginProgress(user, proof.deviceKey, { awaitsCustom: custom === 'yes' });
  return keepingWhenLimited(core, taken, () => continueSignIn(core, progress, caller));
}
