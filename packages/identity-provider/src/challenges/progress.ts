import type { Core } from '../core.ts';
import type { UserRecord } from '../ports.ts';
import { normaliseName } from '../user-pool/accounts/find-account.ts';
import type { FactorName } from '../user-pool/factors/factors.ts';
import { invalidSession, type State, type Taken } from './challenge-state.ts';

/** The first step: a password, a code sent to the user, a passkey, or a custom challenge. */
export type FirstFactor = 'password' | 'email' | 'sms' | 'passkey' | 'custom';

/** How far a sign-in has come. It begins with a proven first factor. */
export type Progress = {
  /** As the account was when the first factor was proven. */
  readonly user: UserRecord;
  readonly firstFactor: FirstFactor;
  /** The flow wants a custom challenge answered after the password. */
  readonly awaitsCustom: boolean;
  /** A second factor was proven; a passkey with user verification counts as both. */
  readonly hasSecondFactor: boolean;
  /** The device that proved its secret. */
  readonly provenDevice: string | null;
  /** The device that the present request names: only such a request can be asked to prove it. */
  readonly namedDevice: string | null;
  /** The second factor that the present request chose among several. */
  readonly chosenFactor: FactorName | null;
};

type Beginning = { readonly firstFactor?: FirstFactor; readonly awaitsCustom?: boolean };

export const beginProgress = (
  user: UserRecord,
  namedDevice: string | undefined,
  { firstFactor = 'password', awaitsCustom = false }: Beginning = {},
): Progress => ({
  user,
  firstFactor,
  awaitsCustom,
  hasSecondFactor: firstFactor === 'passkey',
  provenDevice: null,
  namedDevice: namedDevice ?? null,
  chosenFactor: null,
});

/** The part of it that is kept between steps. */
export const toState = ({ user, firstFactor, awaitsCustom, hasSecondFactor, provenDevice }: Progress): State => ({
  passwordChangedAt: String(user.passwordChangedAt),
  firstFactor,
  awaitsCustom: awaitsCustom ? 'yes' : '',
  hasSecondFactor: hasSecondFactor ? 'yes' : '',
  provenDevice: provenDevice ?? '',
});

/** Goes on where a step left off; rejects for another user, and when the password was changed in between. */
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
    firstFactor: state.firstFactor as FirstFactor,
    awaitsCustom: state.awaitsCustom === 'yes',
    hasSecondFactor: state.hasSecondFactor === 'yes',
    provenDevice: state.provenDevice || null,
    namedDevice: namedDevice ?? null,
    chosenFactor: null,
  };
}
