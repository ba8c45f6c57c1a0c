import {
  getModelSettings,
  type ModelSettings,
  saveModelSettings,
  type Withheld,
} from '@halyard/contracts/work/assistant-model.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchOutgoing, type UnsentQuestion } from '../../api/assistant/show-outgoing.ts';
import { useApi } from '../../api/call.ts';
import { useSessionStore } from '../../session/session-provider.tsx';

const outgoingKey = ['assistant', 'outgoing'] as const;
const settingsKey = ['assistant', 'model-settings'] as const;

/** The request that a question would send to the language model; not fetched for a blank one, and never cached. */
export function useOutgoing(question: UnsentQuestion) {
  const { getAccessToken } = useSessionStore();
  return useQuery({
    queryKey: [...outgoingKey, question],
    queryFn: ({ signal }) => fetchOutgoing({ getAccessToken }, question, signal),
    enabled: question.message !== '',
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** Data that the signed-in user withholds from the language model. */
export function useModelSettings() {
  const call = useApi();
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(getModelSettings, { query: {}, signal }),
  });
}

export type WithheldPart = keyof Withheld;

type Change = { readonly part: WithheldPart; readonly withhold: Withheld };

/** Saves the withheld data; the request preview is then fetched again. */
export function useSaveModelSettings(onFailed: () => void) {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ withhold }: Change) => call(saveModelSettings, { query: {}, body: { withhold } }),
    // Sequential: the last one wins.
    scope: { id: settingsKey.join() },
    onSuccess(saved) {
      queries.setQueryData<ModelSettings>(settingsKey, saved);
      return queries.invalidateQueries({ queryKey: outgoingKey });
    },
    onError: onFailed,
  });
}
