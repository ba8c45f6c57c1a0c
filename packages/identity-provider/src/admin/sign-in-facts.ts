import type { Core } from '../core.ts';
import type { FailureCount, PasskeyRecord, SecondFactor } from '../ports.ts';
import { type AdminUser, toAdminUser } from './admin-user.ts';
import { type AdminDevice, type AdminSession, createSessionAdmin } from './sessions.ts';

/** Sign-in methods of a user, and the counters against them. Values that a provider does not disclose are null. */
export type SignInFacts = {
  readonly account: AdminUser;
  /** When a temporary password stops working, in milliseconds. */
  readonly temporaryUntil: number | null;
  readonly phone: string | null;
  readonly phoneVerified: boolean;
  readonly authenticator: SecondFactor;
  readonly textMessage: SecondFactor;
  readonly mail: SecondFactor;
  readonly recoveryCodesLeft: number | null;
  readonly passkeys: readonly PasskeyRecord[] | null;
  readonly devices: readonly AdminDevice[] | null;
  readonly sessions: readonly AdminSession[];
  readonly counters: readonly FailureCount[] | null;
};

async function readFacts(core: Core, userId: string): Promise<SignInFacts | undefined> {
  const { read, failures } = core.ports;
  const user = await read.users.byId(userId);
  if (!user) return undefined;
  const sessions = createSessionAdmin(core);
  return {
    account: toAdminUser(user),
    temporaryUntil: user.temporaryUntil,
    phone: user.attributes.phone_number ?? null,
    phoneVerified: user.phoneVerified,
    authenticator: user.secondFactor,
    textMessage: user.smsFactor,
    mail: user.emailFactor,
    recoveryCodesLeft: await read.recoveryCodes.count(userId),
    passkeys: await read.passkeys.listOf(userId),
    devices: await sessions.listDevices(userId),
    sessions: await sessions.listSessions(userId),
    counters: await failures.listOf(userId),
  };
}

/** The administrator's view of an account's sign-in, and the remedies for its locks. */
export function createSignInAdmin(core: Core) {
  const { failures } = core.ports;
  return {
    /** Undefined where there is no such account. */
    signInFacts: (userId: string) => readFacts(core, userId),

    /** Clears wrong passwords and codes, and sent codes; locks end immediately. */
    async unlock(userId: string): Promise<void> {
      for (const { scope, subject } of await failures.listOf(userId)) await failures.clear(scope, subject);
    },
  };
}
