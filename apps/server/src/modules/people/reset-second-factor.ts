import { ApiError } from '@halyard/contracts/errors.ts';
import type { IdentityAdmin } from '@halyard/identity-provider';
import { translateRefusals } from '../../platform/callers/identity-errors.ts';

/** Switches the second factors of someone off; says so where there is none, rather than that it is done. */
export async function resetSecondFactorOf(identity: IdentityAdmin, personId: string): Promise<void> {
  const { enrolled } = await translateRefusals(identity.secondFactorOf(personId));
  if (!enrolled) throw new ApiError('no_second_factor');
  await translateRefusals(identity.resetSecondFactor(personId));
}
