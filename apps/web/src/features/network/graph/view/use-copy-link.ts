import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';

/**
 * Puts the address of what is shown into the clipboard: selection, filters, layout, colors, depth, grouping and path.
 * What someone did to the picture by hand is not in it, and is then said not to be.
 */
export function useCopyLink(isHandled: boolean): () => Promise<void> {
  const text = useMessages(graphViewWords);
  const toasts = useToasts();
  return async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toasts.show(isHandled ? 'info' : 'success', isHandled ? text.linkCopiedWithout : text.linkCopied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      toasts.show('error', text.copyFailed, { error: null });
    }
  };
}
