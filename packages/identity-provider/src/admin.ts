import { createAccountAdmin } from './admin/accounts.ts';
import { createAddressAdmin } from './admin/addresses.ts';
import { createInvitationAdmin } from './admin/invitations.ts';
import { createSecondFactorAdmin } from './admin/second-factors.ts';
import { createSessionAdmin } from './admin/sessions.ts';
import type { Core } from './core.ts';

export type { AdminUser, NewConfirmedUser } from './admin/admin-user.ts';
export type { Invitation } from './admin/invitations.ts';
export type { SecondFactorState } from './admin/second-factors.ts';
export type { AdminDevice, AdminSession } from './admin/sessions.ts';

/** What the product may do to accounts, in process. */
export type IdentityAdmin = ReturnType<typeof createAdmin>;

export function createAdmin(core: Core) {
  return {
    ...createAccountAdmin(core),
    ...createInvitationAdmin(core),
    ...createAddressAdmin(core),
    ...createSessionAdmin(core),
    ...createSecondFactorAdmin(core),
  };
}
