import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { type AttackChange, readAttackSearch } from './attack-search.ts';

/** The state of this screen in the address bar, and how to change it. */
export const useAttackSearch = () => useAddress<ReturnType<typeof readAttackSearch>, AttackChange>(readAttackSearch);

export type ChangeSearch = ChangeAddress<AttackChange>;
