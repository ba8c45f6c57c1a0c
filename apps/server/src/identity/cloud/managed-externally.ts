import { ApiError } from '@halyard/contracts/errors.ts';

/** For what the pool's protocol has no call for, or none that this product could make. */
export async function managedExternally(): Promise<never> {
  throw new ApiError('managed_externally');
}
