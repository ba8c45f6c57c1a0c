import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { changeThreats, readThreatsSearch, type ThreatsChange } from './threats-search.ts';

/** The state in the address bar, and how to change it. */
export const useThreatsSearch = () => useAddress(readThreatsSearch, { apply: changeThreats });

export type ChangeSearch = ChangeAddress<ThreatsChange>;
