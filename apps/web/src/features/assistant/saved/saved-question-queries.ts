import {
  deleteSavedQuestion,
  listSavedQuestions,
  type SavedQuestion,
  saveQuestion,
  updateSavedQuestion,
} from '@halyard/contracts/work/conversations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

const savedKey = ['assistant', 'saved-questions'] as const;

/** One's own saved questions and those that are shared, by title. */
export function useSavedQuestions() {
  const call = useApi();
  return useQuery({ queryKey: savedKey, queryFn: ({ signal }) => call(listSavedQuestions, { query: {}, signal }) });
}

/** Changes an own saved question, deletes it, or restores a deleted one. */
export function useChangeSavedQuestion({ id, message, spec }: SavedQuestion) {
  const call = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: savedKey });
  const change = useMutation({
    mutationFn: (body: { readonly title: string; readonly shared: boolean }) =>
      call(updateSavedQuestion, { query: {}, params: { id }, body }),
    onSettled,
  });
  const remove = useMutation({ mutationFn: () => call(deleteSavedQuestion, { query: {}, params: { id } }), onSettled });
  const saveAgain = useMutation({
    mutationFn: (body: { readonly title: string; readonly shared: boolean }) =>
      call(saveQuestion, { query: {}, body: { message, spec, ...body } }),
    onSettled,
  });
  return { change, remove, saveAgain };
}
