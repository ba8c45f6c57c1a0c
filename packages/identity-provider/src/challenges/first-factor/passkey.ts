import type { Core } from '../../core.ts';
import { attemptLimitExceeded, incorrectCredentials, invalidParameter } from '../../identity-error.ts';
import type { Caller, PasskeyRecord, UserRecord } from '../../ports.ts';
import { type Account, normaliseName, requireAccount } from '../../user-pool/accounts/find-account.ts';
import {
  type Assertion,
  checkAssertion,
  isCopied,
  type Proven,
  readAssertion,
} from '../../user-pool/passkeys/assertion.ts';
import { loadWebAuthn } from '../../user-pool/passkeys/load-webauthn.ts';
import { countPasskeyTry, forgetPasskeyTries } from '../../user-pool/passkeys/passkey-tries.ts';
import { describeToBrowser, promptMs } from '../../user-pool/passkeys/passkeys.ts';
import {
  invalidSession,
  makeSessionId,
  returnChallenge,
  saveChallenge,
  type Taken,
  takeChallenge,
} from '../challenge-state.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { beginProgress } from '../progress.ts';

const challengeBytes = 32;
const simulatedIdBytes = 32;

/** Placeholder passkeys of an account that has none; always the same for one name. */
const simulatedPasskey = ({ secrets }: Core, { id }: UserRecord) => ({
  credentialId: secrets.simulate(`passkey|${id}`, simulatedIdBytes).toString('base64url'),
  transports: ['internal', 'hybrid'],
});

async function listAllowed(core: Core, { user, simulated }: Account) {
  // Also requested for accounts that do not exist: timing must not distinguish them.
  const passkeys = await core.ports.read.passkeys.listOf(user.id);
  if (passkeys.length > 0 && !simulated) return passkeys.map(describeToBrowser);
  if (core.config.userExistence === 'legacy') throw invalidParameter('User has no passkey.');
  return [describeToBrowser(simulatedPasskey(core, user))];
}

/** WEB_AUTHN: requests an assertion with one of the account's passkeys from the browser. `name` is what was typed. */
export async function startPasskey(core: Core, account: Account, name: string): Promise<object> {
  const { user, simulated } = account;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: core.config.relyingParty.id,
    allowCredentials: await listAllowed(core, account),
    challenge: new Uint8Array(core.random(challengeBytes)),
    timeout: promptMs,
    userVerification: 'required',
  });
  const id = makeSessionId(core);
  const state = { challenge: options.challenge, name: normaliseName(name) };
  await core.ports.transaction((stores) =>
    saveChallenge(core, stores, { id, kind: 'WEB_AUTHN', userId: simulated ? null : user.id, state }),
  );
  return {
    ChallengeName: 'WEB_AUTHN',
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options), USERNAME: user.id },
    Session: id,
  };
}

export type PasskeyAnswer = {
  readonly session: string;
  readonly username: string;
  /** JSON of the browser's AuthenticationResponseJSON. */
  readonly credential: string;
};

async function findChallenged(core: Core, { userId, state }: Taken): Promise<Account> {
  if (userId === null) {
    const account = await requireAccount(core, state.name ?? '');
    return { ...account, simulated: true };
  }
  const user = await core.ports.read.users.byId(userId);
  if (!user) throw incorrectCredentials();
  return { user, simulated: false };
}

async function findOwnPasskey({ ports }: Core, { user, simulated }: Account, { id }: Assertion) {
  const passkey = await ports.read.passkeys.find(id);
  return passkey?.userId === user.id && !simulated ? passkey : undefined;
}

async function countTry(core: Core, taken: Taken, { user }: Account, caller: Caller) {
  const tried = await countPasskeyTry(core, user, caller);
  if (tried !== 'locked') return tried;
  // Clients automatically repeat a call that was rejected like this, and get the same response.
  await returnChallenge(core, taken);
  throw attemptLimitExceeded();
}

type Failure = { readonly isCopy: boolean; readonly locksNow: boolean };

async function recordFailure(core: Core, account: Account, { isCopy, locksNow }: Failure, { address }: Caller) {
  const at = core.clock();
  const userId = account.simulated ? null : account.user.id;
  await core.ports.transaction(async ({ log }) => {
    if (isCopy) await log({ kind: 'passkey_clone_suspected', userId, address, at });
    await log({ kind: 'sign_in_failed', userId, address, at });
    if (locksNow) await log({ kind: 'sign_in_locked', userId, address, at });
  });
}

/** Of two concurrent uses only one counts: the counter must be unchanged since it was read. */
const usePasskey = ({ ports, clock }: Core, { credentialId, counter }: PasskeyRecord, proven: Proven) =>
  ports.transaction(({ passkeys }) => passkeys.use({ credentialId, usedCounter: counter, ...proven, at: clock() }));

type Outcome = { readonly isUsed: boolean; readonly isCopy: boolean };

async function tryPasskey(core: Core, account: Account, given: Assertion, challenge: string): Promise<Outcome> {
  const passkey = await findOwnPasskey(core, account, given);
  const proven = await checkAssertion(core.config, given, challenge, passkey);
  if (!passkey || !proven) return { isUsed: false, isCopy: false };
  if (isCopied(passkey, proven)) return { isUsed: false, isCopy: true };
  return { isUsed: await usePasskey(core, passkey, proven), isCopy: false };
}

/** Checks the assertion; a passkey with user verification is both factors. */
export async function answerPasskey(core: Core, answer: PasskeyAnswer, caller: Caller): Promise<object> {
  const given = readAssertion(answer.credential);
  const taken = await takeChallenge(core, answer.session, 'WEB_AUTHN');
  const account = await findChallenged(core, taken);
  const { user } = account;
  const { name = '', challenge = '' } = taken.state;
  if (![user.id, name].includes(normaliseName(answer.username))) throw invalidSession();
  const { locksNow } = await countTry(core, taken, account, caller);
  const { isUsed, isCopy } = await tryPasskey(core, account, given, challenge);
  if (!isUsed) {
    await recordFailure(core, account, { isCopy, locksNow }, caller);
    throw incorrectCredentials();
  }
  await forgetPasskeyTries(core, user, caller);
  return continueSignIn(core, beginProgress(user, undefined, { firstFactor: 'passkey' }), caller);
}
