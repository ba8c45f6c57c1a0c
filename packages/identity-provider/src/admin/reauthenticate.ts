import { recordWrongPassword } from '../challenges/first-factor/record-wrong-password.ts';
import type { Core } from '../core.ts';
import type { Caller, UserRecord } from '../ports.ts';
import { provesSecondFactor } from '../user-pool/factors/second-factor.ts';
import { countPasswordTry, forgetPasswordTries } from '../user-pool/limits.ts';
import { isPasswordOf } from '../user-pool/passwords/passwords.ts';
import { requireUser } from './admin-user.ts';

/** What came of proving once more who one is. `code_needed`: the password was right, and is not enough. */
export type Reauthentication = 'confirmed' | 'wrong_password' | 'code_needed' | 'wrong_code';

type Again = {
  readonly userId: string;
  readonly sessionId: string;
  readonly password: string;
  readonly code: string | undefined;
};

async function provesPassword(core: Core, user: UserRecord, password: string, caller: Caller): Promise<boolean> {
  const account = { user, simulated: false };
  const tried = await countPasswordTry(core, user, caller);
  if (!isPasswordOf(core, account, password)) {
    await recordWrongPassword(core, account, tried, caller);
    return false;
  }
  await forgetPasswordTries(core, user, caller);
  return true;
}

/** What is missing besides the password. Codes that are sent are not asked for here: only the app has one at hand. */
async function findMissingCode(core: Core, user: UserRecord, code: string | undefined, { address }: Caller) {
  if (user.secondFactor === 'off') return undefined;
  if (code === undefined) return 'code_needed';
  return (await provesSecondFactor(core, user, code, address)) ? undefined : 'wrong_code';
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
 * Proves once more who holds a session: by the password, and where an authenticator app is on by its code too. A stolen
 * session and the password alone must not be enough to take the second factor away.
 */
export async function reauthenticate(core: Core, again: Again, caller: Caller): Promise<Reauthentication> {
  const user = await requireUser(core.ports.read, again.userId);
  if (!(await provesPassword(core, user, again.password, caller))) return 'wrong_password';
  return (await findMissingCode(core, user, again.code, caller)) ?? freshen(core, again);
}
