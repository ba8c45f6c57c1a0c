import { type AccountStatus, accountStatuses, type Role, roles } from '@halyard/contracts/accounts/roles.ts';
import {
  changeUserRoles,
  createUser,
  decideRoleRequest,
  deleteUser,
  departments,
  getUser,
  listUsers,
  resendInvitation,
  resetSecondFactor,
  setUserStatus,
  setUserStatuses,
  type User,
  type UserPage,
  updateUser,
  userRequests,
} from '@halyard/contracts/accounts/users.ts';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useStepUp } from '../../session/sign-in/step-up.ts';
import type { UserValues } from './form/check-user.ts';
import { toUsersQuery, type UsersQuery, type UsersSearch } from './users-search.ts';

const usersKey = ['users'] as const;
const listKey = ['users', 'list'] as const;
const countsKey = ['users', 'counts'] as const;
const oneKey = (id: string) => ['users', 'one', id] as const;

/** A server without pagination returns everyone at once. */
const asPage = (reply: readonly User[] | UserPage): UserPage =>
  'users' in reply
    ? reply
    : { users: [...reply], total: reply.length, everyone: reply.length, page: 1, size: Math.max(reply.length, 1) };

/** One page of users; the previous rows stay visible until the next ones arrive. */
export function useUserList(search: UsersSearch) {
  const call = useApi();
  const query = toUsersQuery(search);
  return useQuery({
    queryKey: [...listKey, query],
    queryFn: async ({ signal }) => asPage(await call(listUsers, { query, signal })),
    placeholderData: keepPreviousData,
  });
}

export type UserList = ReturnType<typeof useUserList>;

type Facet = Pick<UsersQuery, 'department' | 'request'>;
const facets: readonly Facet[] = [
  ...departments.map((department) => ({ department })),
  ...userRequests.map((request) => ({ request })),
];

/** How many people are in each department, and how many requests wait; by the name of the department or request. */
export function useUserCounts(isListHere: boolean) {
  const call = useApi();
  return useQuery({
    queryKey: countsKey,
    enabled: isListHere,
    queryFn: async ({ signal }) => {
      const count = async (facet: Facet) => {
        const { total } = asPage(await call(listUsers, { query: { ...facet, page: '1', size: '1' }, signal }));
        return [facet.department ?? facet.request ?? '', total] as const;
      };
      return Object.fromEntries(await Promise.all(facets.map(count)));
    },
  });
}

const filterValues = [...roles.map((role) => ({ role })), ...accountStatuses.map((status) => ({ status }))];

/** How many people each role and status would leave, whatever else is looked for; by the name of the role or status. */
export function useFilterCounts(search: UsersSearch, isListHere: boolean) {
  const call = useApi();
  const { role: chosenRole, status: chosenStatus, ...others } = toUsersQuery({ ...search, page: 1 });
  const asked = {
    role: { ...others, ...(chosenStatus && { status: chosenStatus }), size: '1' },
    status: { ...others, ...(chosenRole && { role: chosenRole }), size: '1' },
  };
  return useQuery({
    queryKey: [...countsKey, asked],
    enabled: isListHere,
    queryFn: async ({ signal }) => {
      const count = async (value: (typeof filterValues)[number]) => {
        const query = 'role' in value ? { ...asked.role, role: value.role } : { ...asked.status, status: value.status };
        const { total } = asPage(await call(listUsers, { query, signal }));
        return ['role' in value ? value.role : value.status, total] as const;
      };
      return Object.fromEntries(await Promise.all(filterValues.map(count)));
    },
    placeholderData: keepPreviousData,
  });
}

/** One person as the server has them now. */
export function useUser(id: string) {
  const call = useApi();
  return useQuery({ queryKey: oneKey(id), queryFn: ({ signal }) => call(getUser, { params: { id }, signal }) });
}

/** Refetches one user, for a form based on an earlier version. */
export function useReadUser(id: string) {
  const call = useApi();
  const queries = useQueryClient();
  return () =>
    queries.fetchQuery({
      queryKey: oneKey(id),
      staleTime: 0,
      queryFn: ({ signal }) => call(getUser, { params: { id }, signal }),
    });
}

/** The person as some page of the list showed them. */
export const findListed = (queries: QueryClient, id: string): User | undefined =>
  queries
    .getQueriesData<UserPage>({ queryKey: listKey })
    .flatMap(([, page]) => page?.users ?? [])
    .find((user) => user.id === id);

function editLists(queries: QueryClient, edit: (user: User) => User) {
  queries.setQueriesData<UserPage>({ queryKey: listKey }, (page) => page && { ...page, users: page.users.map(edit) });
}

function keep(queries: QueryClient, user: User) {
  queries.setQueryData(oneKey(user.id), user);
  editLists(queries, (other) => (other.id === user.id ? user : other));
}

/** Shows a status immediately, and reverts if the server rejects. */
export function useStatusChange({ id }: Pick<User, 'id'>) {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  const mutationKey = [...usersKey, 'status', id];
  const show = (status: AccountStatus) => editLists(queries, (user) => (user.id === id ? { ...user, status } : user));
  // A later choice already shows what the server has not heard yet.
  const isLast = () => queries.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    // Two choices in a row are sent one after the other.
    scope: { id: `user-${id}` },
    mutationFn: ({ status }: { status: AccountStatus; before: AccountStatus }) =>
      stepUp(() => call(setUserStatus, { params: { id }, body: { status } })),
    async onMutate({ status }) {
      // A pending response would show outdated data; it is refetched.
      const isReading = queries.isFetching({ queryKey: listKey }) > 0;
      await queries.cancelQueries({ queryKey: listKey });
      show(status);
      return { isReading };
    },
    onError: (_, { before }) => isLast() && show(before),
    // The rows stay in place: a status filter would remove this one while in use.
    onSuccess: (user) => isLast() && keep(queries, user),
    onSettled(_user, _error, _change, shown) {
      if (shown?.isReading) void queries.invalidateQueries({ queryKey: listKey });
    },
  });
}

export type StatusStep = { readonly id: string; readonly status: AccountStatus };

/** Sets the status of many at once; resolves with the changed and rejected ones. */
export function useSetStatuses() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: readonly StatusStep[]) =>
      stepUp(() => call(setUserStatuses, { body: { changes: [...changes] } })),
    onSuccess({ applied }) {
      const after = new Map(applied.map((step) => [step.id, step.after]));
      editLists(queries, (user) => ({ ...user, status: after.get(user.id) ?? user.status }));
    },
  });
}

export type RoleStep = { readonly id: string; readonly role: Role; readonly version?: number };

/** The effect of changing the role of these users; refetched whenever it is shown. */
export function useRolePreview(ids: readonly string[], role: Role | undefined) {
  const call = useApi();
  return useQuery({
    queryKey: [...usersKey, 'roles', role, ids],
    enabled: role !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => {
      const changes = role === undefined ? [] : ids.map((id) => ({ id, role }));
      return call(changeUserRoles, { body: { changes, dryRun: true }, signal });
    },
  });
}

/** Gives many another role in one transaction; resolves with the outcome of each. */
export function useChangeRoles() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: readonly RoleStep[]) =>
      stepUp(() => call(changeUserRoles, { body: { changes: [...changes] } })),
    onSuccess({ people }) {
      const changed = new Map(people.filter(({ result }) => result === 'changed').map((one) => [one.id, one]));
      editLists(queries, (user) => {
        const { to, version } = changed.get(user.id) ?? {};
        return to ? { ...user, role: to, requestedRole: null, version: version ?? user.version } : user;
      });
      void queries.invalidateQueries({ queryKey: countsKey });
    },
  });
}

export function useAddUser() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: UserValues) => stepUp(() => call(createUser, { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: usersKey }),
  });
}

export function useSaveUser(id: string) {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: UserValues & Pick<User, 'version'>) => stepUp(() => call(updateUser, { params: { id }, body })),
    onSuccess(user) {
      keep(queries, user);
      void queries.invalidateQueries({ queryKey: usersKey });
    },
  });
}

export function useDeleteUser() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: User) => stepUp(() => call(deleteUser, { params: { id } })),
    // Not the user: an open form would request a deleted one.
    onSuccess() {
      void queries.invalidateQueries({ queryKey: listKey });
      void queries.invalidateQueries({ queryKey: countsKey });
    },
  });
}

/** Administrators' actions on one user other than the form. */
export function useUserDecisions(id: string) {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  const onSuccess = (user: User) => {
    keep(queries, user);
    void queries.invalidateQueries({ queryKey: countsKey });
  };
  return {
    decide: useMutation({
      mutationFn: (decision: 'grant' | 'decline') =>
        stepUp(() => call(decideRoleRequest, { params: { id }, body: { decision } })),
      onSuccess,
    }),
    resend: useMutation({ mutationFn: () => stepUp(() => call(resendInvitation, { params: { id } })) }),
    resetFactor: useMutation({
      mutationFn: () => stepUp(() => call(resetSecondFactor, { params: { id } })),
      onSuccess,
    }),
  };
}
