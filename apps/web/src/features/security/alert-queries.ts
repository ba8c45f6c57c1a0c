import {
  type AlertRule,
  addAlertRule,
  deleteAlertRule,
  listAlertRules,
  listAlerts,
  updateAlertRule,
} from '@halyard/contracts/intelligence/alerts.ts';
import { changeThreats, type Threat } from '@halyard/contracts/intelligence/threats.ts';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { refreshEveryMs } from './incident-queries.ts';

const alertsKey = ['alerts'] as const;
const rulesKey = [...alertsKey, 'rules'] as const;
const firstPage: string | null = null;

/** Unacknowledged threats, most severe and newest first; with `rule` only those that match it. */
export function useAlerts(rule: string | undefined) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...alertsKey, 'list', rule ?? null],
    queryFn: ({ signal, pageParam }) =>
      call(listAlerts, { query: { ...(rule && { rule }), ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: refreshEveryMs,
  });
}

export function useAlertRules() {
  const call = useApi();
  return useQuery({ queryKey: rulesKey, queryFn: ({ signal }) => call(listAlertRules, { signal }) });
}

export type CountedRule = NonNullable<ReturnType<typeof useAlertRules>['data']>[number];

/** User input for a rule. */
export type RuleBody = Omit<AlertRule, 'id' | 'version' | 'sample'>;

/** Actions on alerts and their rules. Each rejects with the server's error. */
export function useAlertChanges() {
  const call = useApi();
  const queries = useQueryClient();

  async function readAgain<T>(answer: Promise<T>): Promise<T> {
    const given = await answer;
    for (const name of ['alerts', 'threats', 'events']) void queries.invalidateQueries({ queryKey: [name] });
    return given;
  }

  return {
    acknowledge: (threats: readonly Threat[], reason: string) =>
      readAgain(
        call(changeThreats, {
          body: {
            threats: threats.map(({ id, version }) => ({ id, version })),
            acknowledged: true,
            ...(reason !== '' && { reason }),
          },
        }),
      ),
    addRule: (body: RuleBody) => readAgain(call(addAlertRule, { body })),
    editRule: (id: string, body: RuleBody, version: number) =>
      readAgain(call(updateAlertRule, { params: { id }, body: { ...body, version } })),
    removeRule: (id: string) => readAgain(call(deleteAlertRule, { params: { id } })),
    /** The current version of the rule, after an edit conflict. */
    async readNewerRule(id: string): Promise<AlertRule> {
      const rules = await queries.fetchQuery({ queryKey: rulesKey, queryFn: () => call(listAlertRules, {}) });
      const found = rules.find((rule) => rule.id === id);
      if (!found) throw new Error(`The rule ${id} is not there any more`);
      return found;
    },
  };
}
