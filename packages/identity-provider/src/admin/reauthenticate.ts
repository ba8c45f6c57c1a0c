import { tryPassword } from '../challenges/first-factor/try-password.ts';
import type { Core } from '../core.ts';
import type { Caller, UserRecord } from '../ports.ts';
import { provesSecondFactor } from '../user-pool/factors/second-factor.ts';
import { findChannel, provesStepUp, sendStepUpCode } from '../user-pool/factors/step-up-code.ts';
import { isPasswordOf } from '../user-pool/passwords/passwords.ts';
import { requireUser } from './admin-user.ts';

/**
 * The result of proving once more who one is. `code_needed`, `code_sent`: the password was right, and is not enough.
 */
export type Reauthentication = 'confirmed' | 'wrong_password' | 'code_needed' | 'code_sent' | 'wrong_code';

type Again = {
  readonly userId: string;
  readonly sessionId: string;
  readonly password: string;
  readonly code: string | undefined;
};

function provesPassword(core: Core, user: UserRecord, password: string, caller: Caller): Promise<boolean> {
  const account = { user, simulated: false };
  return tryPassword(core, account, caller, () => isPasswordOf(core, account, password));
}

/** Missing factor besides the password: a code of the app, or one that is sent when it is first requested. */
async function findMissingCode(core: Core, user: UserRecord, code: string | undefined, { address }: Caller) {
  const hasApp = user.secondFactor !== 'off';
  const channel = hasApp ? undefined : findChannel(core, user);
  if (hasApp && code === undefined) return 'code_needed';
  if (hasApp) return (await provesSecondFactor(core, user, code ?? '', address)) ? undefined : 'wrong_code';
  if (channel === undefined) return undefined;
  if (code !== undefined) return (await provesStepUp(core, user, code, address)) ? undefined : 'wrong_code';
  await sendStepUpCode(core, user, channel);
  return 'code_sent';
}

/** A session that has ended in the meantime stays ended, whatever was proven. */
const freshen = ({ ports, clock }: Core, { userId, sessionId }: Again): Promise<Reauthentication> =>
  ports.transaction(async ({ families }) => {
    const family = await families.find(sessionId);
    if (family?.userId !== userId || family.revokedAt !== null) return 'wrong_password';
    await families.reauthenticate(sessionId, clock());
    return 'confirmed';
  });

/**
 * Proves once more who holds a session: by the password, and where there is a second factor by a code too. A stolen
 * session and the password alone must not be enough to take the second factor away.
 */
export async function reauthenticate(core: Core, again: Again, caller: Caller): Promise<Reauthentication> {
  const user = await requireUser(core.ports.read, again.userId);
  if (!(await provesPassword(core, user, again.password, caller))) return 'wrong_password';
  return (await findMissingCode(core, user, again.code, caller)) ?? freshen(core, again);
}
