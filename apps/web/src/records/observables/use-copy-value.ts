import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';

/** Copies a value to the clipboard with a toast, which shows it `defanged` either way. */
export function useCopyValue() {
  const { block, failures } = useMessages(observablesWords);
  const toasts = useToasts();
  return async (value: string, defanged: string) => {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show('success', block.copied(defanged));
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      toasts.show('error', failures.copy, { error: null });
    }
  };
}
