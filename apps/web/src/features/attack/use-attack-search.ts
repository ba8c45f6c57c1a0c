import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { type AttackChange, readAttackSearch } from './attack-search.ts';

/** What the address bar asks this screen for, and how to ask for something else. */
export const useAttackSearch = () => useAddress<ReturnType<typeof readAttackSearch>, AttackChange>(readAttackSearch);

export type ChangeSearch = ChangeAddress<AttackChange>;
