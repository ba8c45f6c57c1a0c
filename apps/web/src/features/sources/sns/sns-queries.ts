import {
  addSnsTopic,
  confirmSnsTopic,
  listSnsTopics,
  removeSnsTopic,
  type SnsTopic,
} from '@halyard/contracts/inflow/sns.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

const keyOf = (sourceId: string) => ['sources', 'sns', sourceId] as const;
/** A topic may send its request while the screen is open, having just been subscribed elsewhere. */
const readEveryMs = 10_000;

/** The topics of a source, and those awaiting confirmation. */
export function useSnsTopics(sourceId: string) {
  const call = useApi();
  return useQuery({
    queryKey: keyOf(sourceId),
    queryFn: ({ signal }) => call(listSnsTopics, { params: { id: sourceId }, signal }),
    refetchInterval: readEveryMs,
  });
}

/** Actions on topics. Each rejects with the server's error. */
export function useSnsChanges(sourceId: string) {
  const call = useApi();
  const queries = useQueryClient();

  async function keep(answer: Promise<SnsTopic[]>): Promise<SnsTopic[]> {
    const topics = await answer;
    queries.setQueryData(keyOf(sourceId), topics);
    return topics;
  }
  const asking = (topicArn: string) => ({ params: { id: sourceId }, body: { topicArn } });

  return {
    add: (topicArn: string) => keep(call(addSnsTopic, asking(topicArn))),
    confirm: (topicArn: string) => keep(call(confirmSnsTopic, asking(topicArn))),
    remove: (topicArn: string) => keep(call(removeSnsTopic, asking(topicArn))),
  };
}
