import type { Core } from '../core.ts';
import type { UserRecord } from '../ports.ts';
import { normaliseName } from '../user-pool/find-account.ts';
import { invalidSession, type State, type Taken } from './challenge-state.ts';

/** How far a sign-in has come. It begins with a proven first factor. */
export type Progress = {
  /** As the account was when the first factor was proven. */
  readonly user: UserRecord;
  /** A code of the authenticator app, or a recovery code, was given. */
  readonly hasSecondFactor: boolean;
  /** The device that proved its secret. */
  readonly provenDevice: string | null;
  /** The device that the present request names: only such a request can be asked to prove it. */
  readonly namedDevice: string | null;
};

export const beginProgress = (user: UserRecord, namedDevice: string | undefined): Progress => ({
  ...{ user, hasSecondFactor: false, provenDevice: null, namedDevice: namedDevice ?? null },
});

/** What of it is kept from one step to the next. */
export const toState = ({ user, hasSecondFactor, provenDevice }: Progress): State => ({
  passwordChangedAt: String(user.passwordChangedAt),
  hasSecondFactor: hasSecondFactor ? 'yes' : '',
  provenDevice: provenDevice ?? '',
});

/** Goes on where a step left off; refuses for another user, and when the password was changed in between. */
export async function resumeProgress(
  { ports }: Core,
  { userId, state }: Taken,
  { username, namedDevice }: { readonly username: string; readonly namedDevice: string | undefined },
): Promise<Progress> {
  const user = userId === null ? undefined : await ports.read.users.byId(userId);
  if (!user || ![user.id, user.email].includes(normaliseName(username))) throw invalidSession();
  if (String(user.passwordChangedAt) !== state.passwordChangedAt) throw invalidSession();
  return {
    user,
    hasSecondFactor: state.hasSecondFactor === 'yes',
    provenDevice: state.provenDevice || null,
    namedDevice: namedDevice ?? null,
  };
}
