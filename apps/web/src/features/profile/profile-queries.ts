import {
  endOtherSessions,
  endSession,
  exportProfile,
  getProfile,
  listActivity,
  listSessions,
  makeRecoveryCodes,
  requestDeletion,
  resendEmailCode,
  updateProfile,
  verifyEmail,
  withdrawDeletion,
} from '@halyard/contracts/profile.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useSession } from '../../session/session.ts';
import { useStepUp } from '../../session/step-up.ts';

const profileKey = ['profile'] as const;
const sessionsKey = ['profile', 'sessions'] as const;
const activityKey = ['profile', 'activity'] as const;

export type ProfileChange = { readonly username: string; readonly email: string; readonly password?: string };

export function useProfile() {
  const call = useApi();
  return useQuery({ queryKey: profileKey, queryFn: ({ signal }) => call(getProfile, { signal }) });
}

/** After a change of the account everything that shows it is read again, the bar above the screen included. */
function useReadAgain() {
  const queries = useQueryClient();
  const { refreshAccount } = useSession();
  return () => {
    // The change itself has been made: what could not be read again is read with the next visit.
    refreshAccount().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: sessionsKey });
    void queries.invalidateQueries({ queryKey: activityKey });
  };
}

export function useUpdateProfile() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (change: ProfileChange) => stepUp(() => call(updateProfile, { body: change })),
    onSuccess: (profile) => {
      queries.setQueryData(profileKey, profile);
      readAgain();
    },
  });
}

export function useVerifyEmail() {
  const call = useApi();
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (code: string) => call(verifyEmail, { body: { code } }),
    onSuccess: (profile) => {
      queries.setQueryData(profileKey, profile);
      readAgain();
    },
  });
}

export function useResendEmailCode() {
  const call = useApi();
  return useMutation({ mutationFn: () => call(resendEmailCode, {}) });
}

export function useSessions() {
  const call = useApi();
  return useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call(listSessions, { signal }) });
}

export function useEndSession() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useEndOtherSessions() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useMakeRecoveryCodes() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => stepUp(() => call(makeRecoveryCodes, {})),
    onSettled: () => queries.invalidateQueries({ queryKey: profileKey, exact: true }),
  });
}

/** What happened, newest first; each page goes on before the last event of the one above it. */
export function useActivity() {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: activityKey,
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, { query: pageParam === null ? {} : { before: String(pageParam) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function useExportProfile() {
  const call = useApi();
  return useMutation({ mutationFn: () => call(exportProfile, {}) });
}

export function useRequestDeletion() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(requestDeletion, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: profileKey, exact: true }),
  });
}

export function useWithdrawDeletion() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawDeletion, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: profileKey, exact: true }),
  });
}
