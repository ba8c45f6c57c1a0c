import { type ChangeAddress, useAddress } from '../../records/address/use-address.ts';
import { changeUsers, readUsersSearch, type UsersChange } from './users-search.ts';

/** The users that the address bar asks for, and how to ask for others. */
export const useUsersSearch = () => useAddress(readUsersSearch, { apply: changeUsers, resetScroll: true });

export type ChangeSearch = ChangeAddress<UsersChange>;
