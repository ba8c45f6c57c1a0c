import { idOf } from '../../../records/address/read-value.ts';
import { useAddress } from '../../../records/address/use-address.ts';

/** The open import and file; the address bar keeps them as `import` and `file`. */
export function useOpenImport() {
  const { search, change } = useAddress((given) => ({ importId: idOf(given.import), fileId: idOf(given.file) }));
  return {
    ...search,
    openImport: (id: string | undefined) => change({ import: id, file: undefined }, { replace: true }),
    openFile: (id: string | undefined) => change({ file: id }, { replace: true }),
  };
}

export type OpenImport = ReturnType<typeof useOpenImport>;
