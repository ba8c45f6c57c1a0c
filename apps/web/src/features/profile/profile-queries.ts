import {
  endOtherSessions,
  endSession,
  exportProfile,
  forgetDevice,
  getProfile,
  listActivity,
  listDevices,
  listSessions,
  makeRecoveryCodes,
  rememberDevice,
  requestDeletion,
  resendEmailCode,
  updateProfile,
  verifyEmail,
  withdrawDeletion,
} from '@halyard/contracts/accounts/profile.ts';
import { getSettings } from '@halyard/contracts/accounts/settings.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useDownloadProgress } from '../../api/files/use-download-progress.ts';
import { useSession } from '../../session/session.ts';
import { useStepUp } from '../../session/sign-in/step-up.ts';

const profileKey = ['profile'] as const;
const sessionsKey = ['profile', 'sessions'] as const;
const activityKey = ['profile', 'activity'] as const;
const devicesKey = ['profile', 'devices'] as const;
const settingsKey = ['settings'] as const;

export type ProfileChange = {
  readonly username: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly password?: string;
};

export function useProfile() {
  const call = useApi();
  return useQuery({ queryKey: profileKey, queryFn: ({ signal }) => call(getProfile, { signal }) });
}

/** After a change of the account everything that shows it is refetched, including the bar. */
function useReadAgain() {
  const queries = useQueryClient();
  const { refreshAccount } = useSession();
  return () => {
    // The change itself was made: failed refetches are repeated with the next visit.
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

export function useDevices() {
  const call = useApi();
  return useQuery({ queryKey: devicesKey, queryFn: ({ signal }) => call(listDevices, { signal }) });
}

/** Whether device tracking is on. Requested only if there is none to show. */
export function useDeviceManagement(isAsked: boolean) {
  const call = useApi();
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(getSettings, { signal }),
    enabled: isAsked,
    select: ({ security }) => security.deviceManagement,
  });
}

/** Changes of a device also affect the list of sessions. */
function useReadDevicesAgain() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: sessionsKey });
    return queries.invalidateQueries({ queryKey: devicesKey });
  };
}

export function useRememberDevice() {
  const call = useApi();
  const stepUp = useStepUp();
  const readAgain = useReadDevicesAgain();
  return useMutation({
    mutationFn: ({ id, remembered }: { id: string; remembered: boolean }) =>
      stepUp(() => call(rememberDevice, { params: { id }, body: { remembered } })),
    onSettled: readAgain,
  });
}

export function useForgetDevice() {
  const call = useApi();
  const stepUp = useStepUp();
  const readAgain = useReadDevicesAgain();
  return useMutation({
    mutationFn: (id: string) => stepUp(() => call(forgetDevice, { params: { id } })),
    onSettled: readAgain,
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

/** Events, newest first; each page continues before the last event of the one above it. */
export function useActivity() {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: activityKey,
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function useExportProfile() {
  const call = useApi();
  const stepUp = useStepUp();
  const watch = useDownloadProgress();
  return useMutation({ mutationFn: () => stepUp(() => call(exportProfile, { onReceived: watch() })) });
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
