import { changeSearch } from '../../records/address/change-search.ts';
import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { type ObservablesChange, readObservablesSearch } from './observables-search.ts';

/** The state of this screen in the address bar, and how to change it. */
export const useObservablesSearch = () =>
  useAddress(readObservablesSearch, {
    apply: <S extends object>(before: S, change: ObservablesChange) => changeSearch(before, change),
  });

export type ChangeSearch = ChangeAddress<ObservablesChange>;
