import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { readSecuritySearch, type SecurityChange } from './security-search.ts';

/** The state in the address bar, and how to change it. */
export const useSecuritySearch = () =>
  useAddress<ReturnType<typeof readSecuritySearch>, SecurityChange>(readSecuritySearch);

export type ChangeSearch = ChangeAddress<SecurityChange>;
