import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';

/** Copies a text and confirms it, or reports that the browser did not allow it. */
export function useCopy(): (content: string) => Promise<void> {
  const text = useMessages(assistantWords);
  const toasts = useToasts();
  return async (content) => {
    try {
      await navigator.clipboard.writeText(content);
      toasts.show('success', text.copied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      toasts.show('error', text.copyFailed, { error: null });
    }
  };
}
