import { useNavigate } from '@tanstack/react-router';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { undoOfferedForMs } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { assistantPageWords } from '../assistant-page-words.ts';
import { useDeleteConversation } from '../conversations/conversation-queries.ts';

/** Deletes a conversation, opens the newest one, and offers undo. */
export function useDeleteWithUndo(id: string): () => Promise<void> {
  const text = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { remove, restore } = useDeleteConversation();

  async function undo() {
    try {
      await restore.mutateAsync(id);
      void navigate({ to: '/assistant', search: { conversation: id } });
    } catch (error) {
      toasts.show('error', describeError(error, text.undoFailed), { error });
    }
  }

  return async () => {
    try {
      await remove.mutateAsync(id);
      const action = { label: text.undo, run: () => void undo() };
      toasts.show('success', text.deleted, { action, durationMs: undoOfferedForMs });
      void navigate({ to: '/assistant', search: {} });
    } catch (error) {
      toasts.show('error', describeError(error, text.deleteFailed), { error });
    }
  };
}
