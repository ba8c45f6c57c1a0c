import {
  type AlertQueue,
  type AlertQueueDraft,
  addAlertQueue,
  deleteAlertQueue,
  listAlertQueues,
  updateAlertQueue,
} from '@halyard/contracts/inflow/alert-queues.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/call.ts';

// Live updates find it under the key of the queues' contents.
const receivedKey = ['received-alerts'] as const;
const queuesKey = [...receivedKey, 'queues'] as const;
const refreshEveryMs = 60_000;

/** The queues that alerts are in, the main one first. */
export function useAlertQueues() {
  const call = useApi();
  return useQuery({
    queryKey: queuesKey,
    queryFn: ({ signal }) => call(listAlertQueues, { signal }),
    refetchInterval: refreshEveryMs,
  });
}

/** Administrators' actions on queues. Each rejects with the server's error. */
export function useQueueChanges() {
  const call = useApi();
  const queries = useQueryClient();
  async function readAgain<T>(answer: Promise<T>): Promise<T> {
    const given = await answer;
    await queries.invalidateQueries({ queryKey: receivedKey });
    return given;
  }
  return {
    add: (body: AlertQueueDraft) => readAgain(call(addAlertQueue, { body })),
    update: (id: string, body: AlertQueueDraft, version: number) =>
      readAgain(call(updateAlertQueue, { params: { id }, body: { ...body, version } })),
    remove: (id: string) => readAgain(call(deleteAlertQueue, { params: { id } })),
    /** The current version of the queue, after an edit conflict. */
    async readNewer(id: string): Promise<AlertQueue> {
      const queues = await queries.fetchQuery({ queryKey: queuesKey, queryFn: () => call(listAlertQueues, {}) });
      const found = queues.find((queue) => queue.id === id);
      if (!found) throw new Error(`The queue ${id} is not there any more`);
      return found;
    },
  };
}
