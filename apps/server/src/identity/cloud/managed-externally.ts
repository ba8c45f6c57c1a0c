import { ApiError } from '@halyard/contracts/errors.ts';

/** For operations without a call in the pool's protocol, or none available to this product. */
export async function managedExternally(): Promise<never> {
  throw new ApiError('managed_externally');
}
