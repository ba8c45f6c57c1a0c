import type { IdentityAdmin } from '@halyard/identity-provider';
import type { CloudContext } from '../cloud-context.ts';
import { managedExternally } from '../managed-externally.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { createDeviceAdmin } from './device-admin.ts';
import { createSessionAdmin } from './session-admin.ts';

/** Sign-in state as far as the pool discloses it. It does not disclose its counters. */
export function createSignInAdmin(
  context: CloudContext,
  ground: UnitOfWork,
): Pick<IdentityAdmin, 'signInFacts' | 'unlock'> {
  return {
    async signInFacts(id) {
      const account = await context.accounts.read(id);
      if (!account) return undefined;
      return {
        account: account.user,
        ...account.factors,
        temporaryUntil: null,
        phone: account.user.attributes.phone_number ?? null,
        phoneVerified: account.phoneVerified,
        recoveryCodesLeft: null,
        passkeys: null,
        counters: null,
        devices: await createDeviceAdmin(context, ground).listDevices(id),
        sessions: await createSessionAdmin(context, ground).listSessions(id),
      };
    },

    unlock: managedExternally,
  };
}
