import { idOf } from '../../records/address/read-value.ts';
import { useAddress } from '../../records/address/use-address.ts';

const read = (given: Readonly<Record<string, unknown>>) => ({
  openId: idOf(given.import),
  sourceId: idOf(given.source),
});

/** The open import, and the source filter; the address bar keeps both. */
export function useOpenImport() {
  const { search, change } = useAddress(read);
  return { ...search, open: (id: string | undefined) => change({ import: id }, { replace: true }) };
}
