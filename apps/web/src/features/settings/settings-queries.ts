import {
  disableSecondFactor,
  getProfile,
  listDevices,
  makeRecoveryCodes,
} from '@halyard/contracts/accounts/profile.ts';
import {
  getSettings,
  getWebhook,
  makeWebhookSecret,
  putSettings,
  regenerateApiKey,
  retryDelivery,
  revokeApiKey,
  type Settings,
  type SettingsTab,
  settingsTabs,
  testWebhook,
} from '@halyard/contracts/accounts/settings.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useStepUp } from '../../session/sign-in/step-up.ts';

/** The tab in a link; the first one if it does not exist. */
export const readTab = (search: Readonly<Record<string, unknown>>): SettingsTab =>
  settingsTabs.find((tab) => tab === search.tab) ?? settingsTabs[0];

const settingsKey = ['settings'] as const;
const profileKey = ['profile'] as const;
const devicesKey = ['profile', 'devices'] as const;
const webhookKey = ['webhook'] as const;
const waitingEveryMs = 15_000;

/** Fetched with each visit. Not on window focus: fields must not change while being edited. */
export function useSettings() {
  const call = useApi();
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(getSettings, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

export function useReadNewerSettings() {
  const call = useApi();
  const queries = useQueryClient();
  return () => queries.fetchQuery({ queryKey: settingsKey, queryFn: () => call(getSettings, {}), staleTime: 0 });
}

export function useSaveSettings() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: Settings) => stepUp(() => call(putSettings, { body: draft })),
    onSuccess: (saved) => {
      queries.setQueryData(settingsKey, saved);
      void queries.invalidateQueries({ queryKey: devicesKey });
      void queries.invalidateQueries({ queryKey: webhookKey });
    },
  });
}

export function useRegenerateKey() {
  const call = useApi();
  const stepUp = useStepUp();
  return useMutation({ mutationFn: () => stepUp(() => call(regenerateApiKey, {})) });
}

export function useRevokeKey() {
  const call = useApi();
  const stepUp = useStepUp();
  return useMutation({ mutationFn: () => stepUp(() => call(revokeApiKey, {})) });
}

/** The own account with the state of its second factor. */
export function useProfile() {
  const call = useApi();
  return useQuery({ queryKey: profileKey, queryFn: ({ signal }) => call(getProfile, { signal }) });
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

export function useDisableSecondFactor() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => stepUp(() => call(disableSecondFactor, { body: { code } })),
    onSuccess: (profile) => queries.setQueryData(profileKey, profile),
  });
}

export function useDevices() {
  const call = useApi();
  return useQuery({ queryKey: devicesKey, queryFn: ({ signal }) => call(listDevices, { signal }) });
}

/** The webhook's deliveries; polled while one of them waits for a retry. */
export function useWebhook() {
  const call = useApi();
  return useQuery({
    queryKey: webhookKey,
    queryFn: ({ signal }) => call(getWebhook, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery.state === 'waiting') ? waitingEveryMs : false,
  });
}

/** Sending a test, retrying a failed delivery, and a new secret: each changes the list. */
export function useWebhookWork() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: webhookKey });
  return {
    test: useMutation({ mutationFn: () => stepUp(() => call(testWebhook, {})), onSettled }),
    again: useMutation({
      mutationFn: (id: string) => stepUp(() => call(retryDelivery, { params: { id } })),
      onSettled,
    }),
    makeSecret: useMutation({ mutationFn: () => stepUp(() => call(makeWebhookSecret, {})), onSettled }),
  };
}
