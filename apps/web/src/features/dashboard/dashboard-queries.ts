import { getDashboardSummary, getTaskActivity } from '@halyard/contracts/work/dashboard.ts';
import { listTodos, type Todo, updateTodo } from '@halyard/contracts/work/todos.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/call.ts';
import { todosKey } from '../../api/query-keys.ts';

/** Polling interval of the figures while the tab is visible (specification, point 9). */
export const pollEveryMs = 30_000;

const summaryKey = ['dashboard', 'summary'] as const;
const activityKey = ['dashboard', 'activity'] as const;

export function useDashboardSummary() {
  const call = useApi();
  return useQuery({
    queryKey: summaryKey,
    // A query must not contain undefined, which an empty body can produce (decision G-026).
    queryFn: async ({ signal }) => (await call(getDashboardSummary, { signal })) ?? null,
    refetchInterval: pollEveryMs,
  });
}

export function useTaskActivity(timeZone: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...activityKey, timeZone],
    queryFn: ({ signal }) => call(getTaskActivity, { query: { timeZone }, signal }),
    refetchInterval: pollEveryMs,
  });
}

/** The whole list can be long: it is not polled, see `useRefreshBehind`. */
export function useTaskList() {
  const call = useApi();
  return useQuery({ queryKey: todosKey, queryFn: ({ signal }) => call(listTodos, { signal }) });
}

/** Refetches the list when the polled figures show a change. */
export function useRefreshBehind(summary: unknown) {
  const queries = useQueryClient();
  const seen = useRef<unknown>(undefined);
  useEffect(() => {
    // The first figures arrive with the first list; equal figures keep their identity in the cache.
    if (seen.current !== undefined && seen.current !== summary) void queries.invalidateQueries({ queryKey: todosKey });
    seen.current = summary;
  }, [summary, queries]);
}

/** Completes a task immediately on the screen, and reverts it if the server rejects it. */
export function useCompleteTask(onFailure: () => void) {
  const call = useApi();
  const queries = useQueryClient();
  const replace = (todo: Todo) =>
    queries.setQueryData<Todo[]>(todosKey, (list) => list?.map((other) => (other.id === todo.id ? todo : other)));
  return useMutation({
    mutationFn: ({ id, text }: Todo) => call(updateTodo, { params: { id }, body: { id, text, completed: true } }),
    onMutate: async (todo) => {
      await queries.cancelQueries({ queryKey: todosKey });
      replace({ ...todo, completed: true });
    },
    onError: (_error, todo) => {
      replace(todo);
      onFailure();
    },
    onSuccess: async (todo) => {
      replace(todo);
      await queries.invalidateQueries({
        queryKey: ['dashboard'],
        predicate: ({ queryKey }) => queryKey[1] !== 'layout',
      });
    },
  });
}
