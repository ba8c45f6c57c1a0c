import type { Core } from '../../core.ts';
import { invalidParameter } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { normaliseName, requireAccount } from '../../user-pool/accounts/find-account.ts';
import { type FirstFactorName, firstFactorNames, offeredFirstFactors } from '../../user-pool/factors/first-factors.ts';
import {
  invalidSession,
  keepingWhenLimited,
  makeSessionId,
  returnChallenge,
  saveChallenge,
  type Taken,
  takeChallenge,
} from '../challenge-state.ts';
import { beginWith, type FirstFactorInput, requireBelongings } from './first-factor.ts';

/** Begins in the preferred way, where that is available; else lets the person choose. */
export async function startUserChoice(
  core: Core,
  { preferred, ...input }: FirstFactorInput & { readonly preferred: string | undefined },
  caller: Caller,
) {
  const account = await requireAccount(core, input.username);
  const offered = await offeredFirstFactors(core, account);
  const wanted = offered.find((name) => name === preferred);
  if (wanted !== undefined) return beginWith(core, wanted, input, caller);

  const id = makeSessionId(core);
  const userId = account.simulated ? null : account.user.id;
  const state = { name: normaliseName(input.username) };
  await core.ports.transaction((stores) =>
    saveChallenge(core, stores, { id, kind: 'SELECT_CHALLENGE', userId, state }),
  );
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    ChallengeParameters: {},
    Session: id,
    AvailableChallenges: offered,
  };
}

export type Choice = FirstFactorInput & { readonly session: string; readonly answer: string };

const unavailable = () => invalidParameter("Value at 'ChallengeResponses.ANSWER' is not an available challenge.");

function readAnswer(choice: Choice): FirstFactorName {
  const name = firstFactorNames.find((known) => known === choice.answer);
  if (name === undefined) throw unavailable();
  requireBelongings(name, choice);
  return name;
}

async function requireOffered(core: Core, taken: Taken, { username }: Choice, name: FirstFactorName): Promise<void> {
  const { name: began = '' } = taken.state;
  const account = await requireAccount(core, began);
  if (![account.user.id, began].includes(normaliseName(username))) throw invalidSession();
  const offered = await offeredFirstFactors(core, account);
  if (offered.includes(name)) return;
  await returnChallenge(core, taken);
  throw unavailable();
}

/** SELECT_CHALLENGE: continues with the chosen method; also in place of a requested passkey that is not at hand. */
export async function answerSelectChallenge(core: Core, choice: Choice, caller: Caller) {
  const name = readAnswer(choice);
  const taken = await takeChallenge(core, choice.session, 'SELECT_CHALLENGE', 'WEB_AUTHN');
  await requireOffered(core, taken, choice, name);
  // By the name it began with: the response must not distinguish an account from a name without one.
  const begun = { ...choice, username: taken.state.name ?? '' };
  return keepingWhenLimited(core, taken, () => beginWith(core, name, begun, caller));
}
