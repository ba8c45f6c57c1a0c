import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { readSecuritySearch, type SecurityChange } from './security-search.ts';

/** What the address bar asks for, and how to ask for something else. */
export const useSecuritySearch = () =>
  useAddress<ReturnType<typeof readSecuritySearch>, SecurityChange>(readSecuritySearch);

export type ChangeSearch = ChangeAddress<SecurityChange>;
