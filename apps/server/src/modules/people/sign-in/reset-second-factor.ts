import { ApiError } from '@halyard/contracts/errors.ts';
import type { IdentityAdmin } from '@halyard/identity-provider';
import { translateErrors } from '../../../platform/callers/identity-errors.ts';

/** Switches the second factors of someone off; says so where there is none, rather than that it is done. */
export async function resetSecondFactorOf(identity: IdentityAdmin, personId: string): Promise<void> {
  const { enrolled } = await translateErrors(identity.secondFactorOf(personId));
  if (!enrolled) throw new ApiError('no_second_factor');
  await translateErrors(identity.resetSecondFactor(personId));
}
