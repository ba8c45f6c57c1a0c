import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { changeUsers, readUsersSearch, type UsersChange } from './users-search.ts';

/** The users selected by the address bar, and how to select others. */
export const useUsersSearch = () => useAddress(readUsersSearch, { apply: changeUsers, resetScroll: true });

export type ChangeSearch = ChangeAddress<UsersChange>;
