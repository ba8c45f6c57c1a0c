import {
  deleteConversation,
  exportConversation,
  listConversations,
  renameConversation,
  restoreConversation,
  startConversation,
} from '@halyard/contracts/work/conversations.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { saveFile } from '../../../api/files/save-file.ts';

const conversationsKey = ['assistant', 'conversations'] as const;

/** Conversations of the signed-in person, newest first; with `search`, those that contain it. */
export function useConversations(search = '') {
  const call = useApi();
  return useQuery({
    queryKey: [...conversationsKey, search],
    queryFn: ({ signal }) => call(listConversations, { query: search === '' ? {} : { search }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Refetches the lists after new questions. */
export function useReadConversationsAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: conversationsKey });
}

/** Resolves with a conversation without questions. */
export function useStartConversation() {
  const call = useApi();
  const onSuccess = useReadConversationsAgain();
  return useMutation({ mutationFn: () => call(startConversation, { query: {}, body: {} }), onSuccess });
}

export function useRenameConversation(id: string) {
  const call = useApi();
  const onSuccess = useReadConversationsAgain();
  return useMutation({
    mutationFn: (title: string) => call(renameConversation, { query: {}, params: { id }, body: { title } }),
    onSuccess,
  });
}

/** Deletes a conversation, or restores a deleted one. */
export function useDeleteConversation() {
  const call = useApi();
  const onSettled = useReadConversationsAgain();
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteConversation, { query: {}, params: { id } }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreConversation, { query: {}, params: { id } }),
    onSettled,
  });
  return { remove, restore };
}

/** Hands the browser the conversation as a file. */
export function useExportConversation(id: string) {
  const call = useApi();
  return useMutation({
    async mutationFn() {
      const { file } = await call(exportConversation, { query: {}, params: { id } });
      saveFile(file);
    },
  });
}
