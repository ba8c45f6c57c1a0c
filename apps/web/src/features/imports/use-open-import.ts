import { idOf } from '../../records/address/read-value.ts';
import { useAddress } from '../../records/address/use-address.ts';

/** Which import is open; the address bar keeps it as `import`. */
export function useOpenImport() {
  const { search, change } = useAddress((given) => idOf(given.import));
  return { openId: search, open: (id: string | undefined) => change({ import: id }, { replace: true }) };
}
