import { type AccountStatus, accountStatuses, type Role, roles } from '@halyard/contracts/accounts/roles.ts';
import {
  type Department,
  departments,
  type UserSortKey,
  userRequests,
  userSortKeys,
} from '@halyard/contracts/accounts/users.ts';
import { changeSearch, type SearchChange } from '../../records/address/change-search.ts';
import { oneOf } from '../../records/address/read-value.ts';

export type UserRequest = (typeof userRequests)[number];

/** In the URL in place of a user's id: a new user is being added. */
export const newcomer = 'new';

const peoplePerPage = 50;

/** The filter, order and open user of a link. */
export type UsersSearch = {
  readonly q: string;
  readonly role?: Role;
  readonly status?: AccountStatus;
  readonly department?: Department;
  readonly request?: UserRequest;
  readonly sort: UserSortKey;
  readonly dir: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  /** The id of the user whose form is open, or `new`. */
  readonly user?: string;
  /** The open part of this user; their form if absent. */
  readonly part?: 'sign-in';
};

function readPage(value: unknown): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** Reads the address bar; unknown values are ignored. */
export function readUsersSearch(given: Readonly<Record<string, unknown>>): UsersSearch {
  const role = oneOf(roles, given.role);
  const status = oneOf(accountStatuses, given.status);
  const department = oneOf(departments, given.department);
  const request = oneOf(userRequests, given.request);
  return {
    q: given.q === undefined ? '' : String(given.q).slice(0, 200),
    ...(role && { role }),
    ...(status && { status }),
    ...(department && { department }),
    ...(request && { request }),
    sort: oneOf(userSortKeys, given.sort) ?? 'username',
    dir: oneOf(['asc', 'desc'] as const, given.dir) ?? 'asc',
    page: readPage(given.page),
    ...(given.user !== undefined && { user: String(given.user) }),
    ...(given.part === 'sign-in' && { part: given.part }),
  };
}

/** The request to the server. */
export function toUsersQuery({ q, sort, dir, page, role, status, department, request }: UsersSearch) {
  return {
    ...(q !== '' && { search: q }),
    ...(role && { role }),
    ...(status && { status }),
    ...(department && { department }),
    ...(request && { request }),
    sort,
    direction: dir,
    page: String(page),
    size: String(peoplePerPage),
  };
}

export type UsersQuery = ReturnType<typeof toUsersQuery>;

export const isNarrowed = ({ q, role, status, department, request }: UsersSearch): boolean =>
  q !== '' || Boolean(role || status || department || request);

type Parameter = 'q' | 'role' | 'status' | 'department' | 'request' | 'sort' | 'dir' | 'page' | 'user' | 'part';

/** New values of parameters; `undefined` removes one from the URL. */
export type UsersChange = SearchChange<Parameter>;

/** The parameters after a change. Another filter or order starts at its first page. */
export function changeUsers<S extends object>(before: S, change: UsersChange): S {
  const staysOnPage = Object.keys(change).every((name) => ['page', 'user', 'part'].includes(name));
  return changeSearch(before, { ...(staysOnPage ? {} : { page: undefined }), ...change });
}

export const everyone: UsersChange = {
  q: undefined,
  role: undefined,
  status: undefined,
  department: undefined,
  request: undefined,
};

/** Closes the window of a person. */
export const nobodyOpen: UsersChange = { user: undefined, part: undefined };
