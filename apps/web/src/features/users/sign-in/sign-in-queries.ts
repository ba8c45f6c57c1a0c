import { getSignInState, resolveSignInIssue, type SignInFix } from '@halyard/contracts/accounts/sign-in-state.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { useStepUp } from '../../../session/sign-in/step-up.ts';

const stateKey = (id: string) => ['users', 'sign-in', id] as const;
// Temporary issues are refreshed, so that an open dialog does not show an expired lock.
const whileItEndsMs = 30_000;

/** Sign-in state: methods and issues. */
export function useSignInState(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: stateKey(id),
    queryFn: ({ signal }) => call(getSignInState, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.issues.some(({ until }) => until !== null) ? whileItEndsMs : false),
  });
}

/** Resolves an issue; the response is the new state. */
export function useResolveSignInIssue(id: string) {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (fix: SignInFix) => stepUp(() => call(resolveSignInIssue, { params: { id }, body: { fix } })),
    onSuccess(state) {
      queries.setQueryData(stateKey(id), state);
      // The row, the form and the counts show the status, the invitation and the second factor too.
      void queries.invalidateQueries({ queryKey: ['users'], predicate: ({ queryKey }) => queryKey[1] !== 'sign-in' });
    },
    // A rejection means that the state of the account was outdated.
    onError: () => queries.invalidateQueries({ queryKey: stateKey(id) }),
  });
}
