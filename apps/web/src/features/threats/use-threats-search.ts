import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { changeThreats, readThreatsSearch, type ThreatsChange } from './threats-search.ts';

/** What the address bar asks for, and how to ask for something else. */
export const useThreatsSearch = () => useAddress(readThreatsSearch, { apply: changeThreats });

export type ChangeSearch = ChangeAddress<ThreatsChange>;
