import type { Core } from '../../core.ts';
import type { Caller, UserRecord } from '../../ports.ts';
import { countedScopes, networkOf } from '../limits.ts';

const { most, windowMs } = countedScopes.passkey;

type Who = Pick<UserRecord, 'id'>;
// No one guesses a signature: this only keeps an hour of nonsense from becoming a day of it. By network, so that a
// stranger cannot lock the owner out.
const subjectOf = ({ id }: Who, { address }: Caller) => `${id}|${networkOf(address)}`;

/** Counts a passkey before it is checked: ten wrong ones per account and network lock for an hour. */
export async function countPasskeyTry({ ports, clock }: Core, user: Who, caller: Caller) {
  const count = await ports.failures.count({
    scope: 'passkey',
    subject: subjectOf(user, caller),
    now: clock(),
    limit: most,
    windowMs,
    lockMs: windowMs,
  });
  return count === undefined ? ('locked' as const) : { locksNow: count >= most };
}

/** After a right one. */
export const forgetPasskeyTries = ({ ports }: Core, user: Who, caller: Caller): Promise<void> =>
  ports.failures.clear('passkey', subjectOf(user, caller));
