import type { Core } from '../core.ts';
import type { Caller, Stores, UserRecord } from '../ports.ts';
import { incorrectCredentials, Refusal } from '../refusal.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { startSession } from '../tokens/start-session.ts';
import type { Account } from '../user-pool/find-account.ts';
import { forgetPasswordTries, type PasswordTry } from '../user-pool/limits.ts';

/** What may keep a person out who has proven who they are. Never told to anyone else. */
function requireAdmissible({ enabled, status }: UserRecord): void {
  if (!enabled) throw new Refusal('NotAuthorizedException', 'User is disabled.');
  if (status === 'UNCONFIRMED') throw new Refusal('UserNotConfirmedException', 'User is not confirmed.');
  if (status === 'RESET_REQUIRED')
    throw new Refusal('PasswordResetRequiredException', 'Password reset required for the user');
}

async function admit(core: Core, stores: Stores, proven: UserRecord, caller: Caller) {
  const user = await stores.users.byId(proven.id);
  if (!user || user.passwordChangedAt !== proven.passwordChangedAt) throw incorrectCredentials();
  requireAdmissible(user);
  return { user, ...(await startSession(core, stores, user, caller)) };
}

/** The one way to tokens: everything that follows a proven first factor. */
export async function finishSignIn(core: Core, proven: UserRecord, caller: Caller) {
  await forgetPasswordTries(core, proven, caller);
  const { user, family, refreshToken } = await core.ports.transaction((stores) => admit(core, stores, proven, caller));
  const tokens = await issueTokens(core, user, family);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

/** Writes down that a password was wrong, and what follows from it; the refusal is the caller's to throw. */
export async function recordWrongPassword(core: Core, account: Account, tried: PasswordTry, { address }: Caller) {
  const { user, simulated } = account;
  const at = core.clock();
  const userId = simulated ? null : user.id;
  await core.ports.transaction(async (stores) => {
    if (tried.exhaustsAccount && !simulated && user.status === 'CONFIRMED')
      await stores.users.update(user.id, { status: 'RESET_REQUIRED', updatedAt: at });
    await stores.log({ kind: 'sign_in_refused', userId, address, at });
    if (tried.locksNow) await stores.log({ kind: 'sign_in_locked', userId, address, at });
  });
}
