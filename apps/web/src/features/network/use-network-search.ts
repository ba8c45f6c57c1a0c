import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { changeNetwork, type NetworkChange, readNetworkSearch } from './network-search.ts';

/** The part of the network that the address bar asks for, and how to ask for another. */
export const useNetworkSearch = () =>
  useAddress<ReturnType<typeof readNetworkSearch>, NetworkChange>(readNetworkSearch, { apply: changeNetwork });

export type ChangeSearch = ChangeAddress<NetworkChange>;
