import { getSignInState, resolveSignInIssue, type SignInFix } from '@halyard/contracts/accounts/sign-in-state.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { useStepUp } from '../../../session/sign-in/step-up.ts';

const stateKey = (id: string) => ['users', 'sign-in', id] as const;
// What ends by itself is looked at again, so that an open window does not go on showing a lock that is over.
const whileItEndsMs = 30_000;

/** How someone signs in, and why they cannot. */
export function useSignInState(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: stateKey(id),
    queryFn: ({ signal }) => call(getSignInState, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.issues.some(({ until }) => until !== null) ? whileItEndsMs : false),
  });
}

/** Takes away what stands in the way; the answer is the state after it. */
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
    // Rejected, the account is not what it was taken for.
    onError: () => queries.invalidateQueries({ queryKey: stateKey(id) }),
  });
}
