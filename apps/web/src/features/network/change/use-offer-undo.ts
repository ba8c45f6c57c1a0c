import { useDescribeError } from '../../../api/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/network-words.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useUndoChange } from '../network-queries.ts';

const offeredForMs = 10_000;

/** Says that something was done, with a button that takes it back where there is something to undo. */
export function useOfferUndo(): (message: string, changeId: string | null) => void {
  const text = useMessages(networkWords);
  const describe = useDescribeError();
  const toasts = useToasts();
  const undoing = useUndoChange();

  async function undo(id: string) {
    try {
      const { kept } = await undoing.mutateAsync(id);
      if (kept.length === 0) return toasts.show('success', text.done.undone);
      const names = kept.map(({ name }) => name).join(', ');
      toasts.show('info', text.done.kept(names), { durationMs: offeredForMs });
    } catch (error) {
      toasts.show('error', describe(error, text.failures.undo), { error });
    }
  }

  return (message, changeId) => {
    if (changeId === null) return toasts.show('success', message);
    const action = { label: text.undo, run: () => void undo(changeId) };
    toasts.show('success', message, { action, durationMs: offeredForMs });
  };
}
