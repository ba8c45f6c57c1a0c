import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { type AuditChange, readAuditSearch } from './audit-search.ts';

/** The entries selected by the address bar, and how to select others. */
export function useAuditSearch() {
  const { search, change } = useAddress<ReturnType<typeof readAuditSearch>, AuditChange>(readAuditSearch, {
    resetScroll: true,
  });
  return { ...search, change };
}

export type ChangeSearch = ChangeAddress<AuditChange>;
