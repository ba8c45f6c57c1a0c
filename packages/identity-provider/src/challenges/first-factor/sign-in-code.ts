import type { Core } from '../../core.ts';
import { invalidParameter } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { type Account, normaliseName, requireAccount } from '../../user-pool/accounts/find-account.ts';
import { signInDestination } from '../../user-pool/factors/first-factors.ts';
import { allowSendingCode } from '../../user-pool/limits.ts';
import { makeSessionId, saveChallenge } from '../challenge-state.ts';
import { beginProgress, type FirstFactor, toState } from '../progress.ts';
import { channelOf, describeSentCode, type SentCodeKind, sendCode } from '../sent-code.ts';

const firstFactors = {
  CUSTOM_CHALLENGE: 'custom',
  EMAIL_OTP: 'email',
  SMS_OTP: 'sms',
} as const satisfies Partial<Record<SentCodeKind, FirstFactor>>;

function findDestination(core: Core, account: Account, kind: SentCodeKind): string | undefined {
  const destination = signInDestination(core, account, channelOf(kind));
  if (destination === undefined && core.config.userExistence === 'legacy')
    throw invalidParameter('This account cannot be sent a code to sign in with.');
  return destination;
}

/**
 * EMAIL_OTP, SMS_OTP, or a custom challenge without a password: sends a code to who wants to sign in with it. Where
 * strangers may not learn who has an account, everyone is answered as if one was sent.
 */
export async function startSignInCode(core: Core, kind: keyof typeof firstFactors, username: string, caller: Caller) {
  const account = await requireAccount(core, username);
  const { user, simulated } = account;
  const destination = findDestination(core, account, kind);
  await allowSendingCode(core, user, caller);
  const id = makeSessionId(core);
  const begun = toState(beginProgress(user, undefined, { firstFactor: firstFactors[kind] }));
  await core.ports.transaction(async (stores) => {
    const sent = await sendCode(core, stores, { kind, stage: 'first', user, destination });
    const state = { ...begun, ...sent, name: normaliseName(username), subject: user.id };
    await saveChallenge(core, stores, { id, kind, userId: simulated ? null : user.id, state });
  });
  return {
    ChallengeName: kind,
    ChallengeParameters: { USERNAME: user.id, ...describeSentCode(core, user, kind) },
    Session: id,
  };
}
