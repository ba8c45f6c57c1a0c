import type { Core } from '../core.ts';
import { IdentityError, incorrectCredentials } from '../identity-error.ts';
import type { AccountPolicy, Stores, UserRecord } from '../ports.ts';
import type { Progress } from './progress.ts';

const resetRequired = () => new IdentityError('PasswordResetRequiredException', 'Password reset required for the user');
const notAuthorized = (message: string) => new IdentityError('NotAuthorizedException', message);

function rejectionOf({ clock }: Core, { enabled, status, temporaryUntil }: UserRecord): IdentityError | undefined {
  if (!enabled) return notAuthorized('User is disabled.');
  if (status === 'UNCONFIRMED') return new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
  if (status === 'RESET_REQUIRED') return resetRequired();
  if (status === 'FORCE_CHANGE_PASSWORD' && temporaryUntil !== null && temporaryUntil <= clock())
    return notAuthorized('Temporary password has expired and must be reset by an administrator.');
  return undefined;
}

/** Told by the clock each time, and written down nowhere: a clock that was ahead for a while expires nothing for good. */
export const isTooOld = ({ clock }: Pick<Core, 'clock'>, user: UserRecord, { passwordMaxAgeMs }: AccountPolicy) =>
  passwordMaxAgeMs !== null && user.status === 'CONFIRMED' && clock() - user.passwordChangedAt > passwordMaxAgeMs;

/** What keeps a person out who has proven who they are; never told to anyone else. */
export const findIssue = (core: Core, { user }: Progress, policy: AccountPolicy): IdentityError | undefined =>
  rejectionOf(core, user) ?? (isTooOld(core, user, policy) ? resetRequired() : undefined);

/** The sign-in with the account as it is now; rejects when the password was replaced in between. */
export async function refreshProgress(stores: Stores, progress: Progress): Promise<Progress> {
  const user = await stores.users.byId(progress.user.id);
  if (!user || user.passwordChangedAt !== progress.user.passwordChangedAt) throw incorrectCredentials();
  return { ...progress, user };
}
