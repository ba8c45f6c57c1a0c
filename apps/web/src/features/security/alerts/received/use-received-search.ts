import { useAddress } from '../../../../records/address/use-address.ts';
import type { SecurityChange } from '../../security-search.ts';
import { type ReceivedSearch, readReceivedSearch } from './received-search.ts';

/** What the address bar asks the queue for, and how to ask for something else. */
export const useReceivedSearch = () => useAddress<ReceivedSearch, SecurityChange>(readReceivedSearch);
