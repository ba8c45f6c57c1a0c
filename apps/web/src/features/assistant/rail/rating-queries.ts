import { listOwnRatings, type Rating, rateAnswer } from '@halyard/contracts/work/conversations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

const ratingsKey = (conversationId: string) => ['assistant', 'ratings', conversationId] as const;

/** How the signed-in person rated the answers of a conversation. */
export function useOwnRatings(conversationId: string) {
  const call = useApi();
  return useQuery({
    queryKey: ratingsKey(conversationId),
    queryFn: ({ signal }) => call(listOwnRatings, { query: {}, params: { id: conversationId }, signal }),
  });
}

type Wanted = { readonly rating: Rating | null; readonly withContent: boolean };

/** Rates an answer, or withdraws the rating. */
export function useRateAnswer(conversationId: string, messageId: string) {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Wanted) => call(rateAnswer, { query: {}, params: { id: messageId }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ratingsKey(conversationId) }),
  });
}
