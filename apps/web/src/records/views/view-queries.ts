import {
  addView,
  chooseDefaultView,
  deleteView,
  listViews,
  restoreView,
  type SavedView,
  updateView,
  type ViewList,
} from '@halyard/contracts/work/views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';

export type ViewDraft = Pick<SavedView, 'name' | 'query' | 'shared'>;

/** The views of a list that the person sees, by name. */
export function useViews(list: ViewList) {
  const call = useApi();
  return useQuery({
    queryKey: ['views', list],
    queryFn: ({ signal }) => call(listViews, { query: { list }, signal }),
  });
}

/** Actions on views. Each rejects with the server's error, after the views were refetched. */
export function useViewCalls(list: ViewList) {
  const call = useApi();
  const queries = useQueryClient();

  async function readAgain<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } finally {
      await queries.invalidateQueries({ queryKey: ['views', list] });
    }
  }

  return {
    add: (draft: ViewDraft) => readAgain(call(addView, { body: { list, ...draft } })),
    update: ({ id, version }: SavedView, draft: ViewDraft) =>
      readAgain(call(updateView, { params: { id }, body: { ...draft, version } })),
    remove: (id: string) => readAgain(call(deleteView, { params: { id } })),
    restore: (id: string) => readAgain(call(restoreView, { params: { id } })),
    setDefault: (viewId: string | null) => readAgain(call(chooseDefaultView, { params: { list }, body: { viewId } })),
  };
}
