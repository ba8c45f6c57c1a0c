import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { changeSearch, readSchemasSearch, type SchemasChange } from './schemas-search.ts';

/** The schema and view in the address bar, and how to change them. */
export const useSchemasSearch = () => useAddress(readSchemasSearch, { apply: changeSearch });

export type ChangeSearch = ChangeAddress<SchemasChange>;
