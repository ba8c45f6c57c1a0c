import { createAccountAdmin } from './admin/accounts.ts';
import { createAddressAdmin } from './admin/addresses.ts';
import { createInvitationAdmin } from './admin/invitations.ts';
import { createPasskeyAdmin } from './admin/passkeys.ts';
import { createSecondFactorAdmin } from './admin/second-factors.ts';
import { createSessionAdmin } from './admin/sessions.ts';
import { createSignInAdmin } from './admin/sign-in-facts.ts';
import type { Core } from './core.ts';

export type { AdminUser, NewConfirmedUser } from './admin/admin-user.ts';
export type { Invitation } from './admin/invitations.ts';
export type { AdminPasskey } from './admin/passkeys.ts';
export type { SecondFactorState } from './admin/second-factors.ts';
export type { AdminDevice, AdminSession } from './admin/sessions.ts';
export type { SignInFacts } from './admin/sign-in-facts.ts';

/** Operations of the product on accounts, in process. */
export type IdentityAdmin = ReturnType<typeof createAdmin>;

export function createAdmin(core: Core) {
  return {
    ...createAccountAdmin(core),
    ...createInvitationAdmin(core),
    ...createAddressAdmin(core),
    ...createSessionAdmin(core),
    ...createSecondFactorAdmin(core),
    ...createSignInAdmin(core),
    ...createPasskeyAdmin(core),
  };
}
