import { listUsers } from '@halyard/contracts/accounts/users.ts';
import { listAssignable } from '@halyard/contracts/operations/incidents.ts';
import type { ActionName } from '@halyard/contracts/work/assistant-actions.ts';
import { useQuery } from '@tanstack/react-query';
import { type Call, useApi } from '../../api/call.ts';

type Person = { readonly id: string; readonly name: string };

const usersOffered = 200;
const staleAfterMs = 30_000;

async function listUsersByName(call: Call, signal: AbortSignal): Promise<readonly Person[]> {
  const reply = await call(listUsers, { query: { page: '1', size: String(usersOffered) }, signal });
  const users = 'users' in reply ? reply.users : reply;
  return users.map(({ id, username }) => ({ id, name: username }));
}

/** Candidates: users who may be assigned an incident, or all users. Empty until loaded. */
export function usePersonOptions(action: ActionName, isWanted: boolean): readonly Person[] {
  const call = useApi();
  const isAssignment = action === 'assign_incident';
  const { data = [] } = useQuery({
    queryKey: isAssignment ? ['people', 'assignable'] : ['users', 'to-choose'],
    queryFn: ({ signal }): Promise<readonly Person[]> =>
      isAssignment ? call(listAssignable, { signal }) : listUsersByName(call, signal),
    enabled: isWanted,
    staleTime: staleAfterMs,
  });
  return data;
}
