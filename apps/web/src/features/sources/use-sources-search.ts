import { changeSearch } from '../../records/address/change-search.ts';
import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { readSourcesSearch, type SourcesChange } from './sources-search.ts';

/** The state of this screen in the address bar, and how to change it. */
export const useSourcesSearch = () =>
  useAddress(readSourcesSearch, {
    apply: <S extends object>(before: S, change: SourcesChange) => changeSearch(before, change),
  });

export type ChangeSearch = ChangeAddress<SourcesChange>;
