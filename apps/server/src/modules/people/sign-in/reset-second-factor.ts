import { ApiError } from '@halyard/contracts/errors.ts';
import type { IdentityAdmin } from '@halyard/identity-provider';
import { translateErrors } from '../../../platform/callers/identity-errors.ts';

/** Turns the second factors of a user off; reports if there is none, instead of success. */
export async function resetSecondFactorOf(identity: IdentityAdmin, personId: string): Promise<void> {
  const { enrolled } = await translateErrors(identity.secondFactorOf(personId));
  if (!enrolled) throw new ApiError('no_second_factor');
  await translateErrors(identity.resetSecondFactor(personId));
}
