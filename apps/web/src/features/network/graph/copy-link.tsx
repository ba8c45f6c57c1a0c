import { Link2 } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';

/** Puts the address of what is shown into the clipboard: selection, filters, depth, grouping and path. */
export function CopyLink() {
  const text = useMessages(graphViewWords);
  const toasts = useToasts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toasts.show('success', text.linkCopied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      toasts.show('error', text.copyFailed, { error: null });
    }
  }

  return (
    <Button onClick={() => void copy()}>
      <Link2 size={16} aria-hidden />
      {text.copyLink}
    </Button>
  );
}
