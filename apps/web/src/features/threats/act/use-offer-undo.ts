import { undoChange } from '@halyard/contracts/intelligence.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { useDescribeError } from '../../../api/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/threats-words.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';

const offeredForMs = 10_000;
const touched = ['threats', 'entities', 'incidents', 'alerts', 'events'] as const;

/** Reads again what a change may have touched. */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const name of touched) void queries.invalidateQueries({ queryKey: [name] });
  };
}

/** Says that something was done, with a button that takes it back where there is something to undo. */
export function useOfferUndo(): (message: string, changeId: string | null) => void {
  const call = useApi();
  const readAgain = useReadAgain();
  const toasts = useToasts();
  const describeFailure = useDescribeError();
  const { undo: text } = useMessages(threatsWords);

  async function undo(id: string) {
    try {
      const { kept } = await call(undoChange, { params: { id } });
      const names = kept.map(({ name }) => name).join(', ');
      if (kept.length > 0) toasts.show('info', text.kept(names), { durationMs: offeredForMs });
      else toasts.show('success', text.done);
    } catch (error) {
      toasts.show('error', describeFailure(error, text.failed), { error });
    }
    readAgain();
  }

  return (message, changeId) => {
    if (changeId === null) return toasts.show('success', message);
    const action = { label: text.button, run: () => void undo(changeId) };
    toasts.show('success', message, { action, durationMs: offeredForMs });
  };
}
