import { undoChange } from '@halyard/contracts/intelligence.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { securityWords } from '../../text/loaders/security-words.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { useDescribeFailure } from './errors.ts';

const offeredForMs = 10_000;
const touched = ['incidents', 'alerts', 'threats', 'entities', 'events'] as const;

/** Says that something was done, with a button that takes it back where there is something to undo. */
export function useOfferUndo(): (message: string, changeId: string | null) => void {
  const call = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const describeFailure = useDescribeFailure();
  const { undo: text } = useMessages(securityWords);

  async function undo(id: string) {
    try {
      const { kept } = await call(undoChange, { params: { id } });
      const names = kept.map(({ name }) => name).join(', ');
      if (kept.length > 0) toasts.show('info', text.kept(names), { durationMs: offeredForMs });
      else toasts.show('success', text.done);
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
    }
    for (const name of touched) void queries.invalidateQueries({ queryKey: [name] });
  }

  return (message, changeId) => {
    if (changeId === null) return toasts.show('success', message);
    const action = { label: text.undo, run: () => void undo(changeId) };
    toasts.show('success', message, { action, durationMs: offeredForMs });
  };
}
