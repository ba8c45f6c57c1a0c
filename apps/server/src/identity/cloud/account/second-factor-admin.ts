import { type IdentityAdmin, userNotFound } from '@halyard/identity-provider';
import type { CloudContext } from '../cloud-context.ts';
import { managedExternally } from '../managed-externally.ts';
import { noteSecondFactor } from '../session/note-second-factor.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type CloudAccount, hasFactor } from './cloud-account.ts';

type SecondFactorAdmin = Pick<
  IdentityAdmin,
  | 'secondFactorOf'
  | 'makeRecoveryCodes'
  | 'disableSecondFactor'
  | 'resetSecondFactor'
  | 'listPasskeys'
  | 'removePasskey'
>;

const off = { Enabled: false, PreferredMfa: false };

// Only enabled factors: a pool rejects a factor that is not configured.
const settingsWithout = ({ factors }: CloudAccount) => ({
  ...(factors.authenticator !== 'off' && { SoftwareTokenMfaSettings: off }),
  ...(factors.textMessage !== 'off' && { SMSMfaSettings: off }),
  ...(factors.mail !== 'off' && { EmailMfaSettings: off }),
});

/** Second factors of the pool. It has no recovery codes, and shows passkeys to their owner only. */
export function createSecondFactorAdmin(context: CloudContext, ground: UnitOfWork): SecondFactorAdmin {
  const { pool, accounts } = context;

  async function requireAccount(id: string): Promise<CloudAccount> {
    const account = await accounts.read(id);
    if (!account) throw userNotFound();
    return account;
  }

  return {
    async secondFactorOf(id) {
      const account = await requireAccount(id);
      await noteSecondFactor(context, ground, id, account);
      return { enrolled: hasFactor(account), recoveryCodesLeft: null };
    },

    async resetSecondFactor(id) {
      const settings = settingsWithout(await requireAccount(id));
      if (Object.keys(settings).length === 0) return;
      await accounts.about(id, (target) =>
        pool.asAdmin((client, options) => client.adminSetUserMFAPreference({ ...target, ...settings }, options)),
      );
    },

    makeRecoveryCodes: managedExternally,
    disableSecondFactor: managedExternally,
    listPasskeys: managedExternally,
    removePasskey: managedExternally,
  };
}
