import {
  getSeverityRules,
  type SeverityRuleSet,
  updateSeverityRules,
} from '@halyard/contracts/intelligence/severity-rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

// Below the key of threats: applying rules is an event that invalidates both.
const rulesKey = ['threats', 'severity rules'] as const;
const whileApplyingMs = 2_000;

/** The severity rules; while they are applied, read until they are. */
export function useSeverityRules() {
  const call = useApi();
  return useQuery({
    queryKey: rulesKey,
    queryFn: ({ signal }) => call(getSeverityRules, { signal }),
    refetchInterval: ({ state }) => (state.data?.applying ? whileApplyingMs : false),
  });
}

export type SeverityRuleDraft = Pick<SeverityRuleSet, 'enabled' | 'rules'>;

/** Saves the rules on top of those that were seen. */
export function useSaveSeverityRules() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, version }: { readonly draft: SeverityRuleDraft; readonly version: number }) =>
      call(updateSeverityRules, { body: { enabled: draft.enabled, rules: draft.rules, version } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['threats'] }),
  });
}
