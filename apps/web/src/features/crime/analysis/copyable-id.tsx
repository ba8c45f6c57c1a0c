import { Copy } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import styles from './analysis.module.css';

/** The name of an analysis, to be quoted elsewhere. */
export function CopyableId({ id }: { readonly id: string }) {
  const { result: text } = useMessages(crimeWords);
  const toasts = useToasts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      toasts.show('success', text.copied);
    } catch {
      // Without a secure context there is no clipboard; the text can still be selected.
      toasts.show('error', text.copyFailed, { error: null });
    }
  }

  return (
    <span className={styles.id}>
      <code>{id}</code>
      <Button size="small" variant="quiet" aria-label={text.copyName} onClick={() => void copy()}>
        <Copy size={14} aria-hidden />
        {text.copy}
      </Button>
    </span>
  );
}
