import type { IdentityAdmin, Ports } from '@halyard/identity-provider';
import type { CloudContext } from '../cloud-context.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { createAccountAdmin } from './account-admin.ts';
import { createAddressAdmin } from './address-admin.ts';
import { createDeviceAdmin } from './device-admin.ts';
import { createSecondFactorAdmin } from './second-factor-admin.ts';
import { createSessionAdmin } from './session-admin.ts';
import { createSignInAdmin } from './sign-in-admin.ts';

/**
 * Operations of the product on accounts of a cloud pool; the same as with the embedded one, or `managed_externally`.
 */
export const createCloudAdmin = (context: CloudContext, ground: UnitOfWork, ports: Ports): IdentityAdmin => ({
  ...createAccountAdmin(context, ground),
  ...createAddressAdmin(context, ports),
  ...createDeviceAdmin(context, ground),
  ...createSecondFactorAdmin(context, ground),
  ...createSessionAdmin(context, ground),
  ...createSignInAdmin(context, ground),
});
