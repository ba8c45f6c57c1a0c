import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { changeSearch, readSchemasSearch, type SchemasChange } from './schemas-search.ts';

/** The schema and view that the address bar asks for, and how to ask for another. */
export const useSchemasSearch = () => useAddress(readSchemasSearch, { apply: changeSearch });

export type ChangeSearch = ChangeAddress<SchemasChange>;
