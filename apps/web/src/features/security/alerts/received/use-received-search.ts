import { useAddress } from '../../../../records/address/use-address.ts';
import type { SecurityChange } from '../../security-search.ts';
import { type ReceivedSearch, readReceivedSearch } from './received-search.ts';

/** The state of the queue in the address bar, and how to change it. */
export const useReceivedSearch = () => useAddress<ReceivedSearch, SecurityChange>(readReceivedSearch);
