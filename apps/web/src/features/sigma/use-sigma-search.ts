import { changeSearch } from '../../records/address/change-search.ts';
import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { readSigmaSearch, type SigmaChange } from './sigma-search.ts';

/** The state of this screen in the address bar, and how to change it. */
export const useSigmaSearch = () =>
  useAddress(readSigmaSearch, {
    apply: <S extends object>(before: S, change: SigmaChange) => changeSearch(before, change),
  });

export type ChangeSearch = ChangeAddress<SigmaChange>;
