import { undoChange } from '@halyard/contracts/intelligence/intelligence.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/call.ts';
import { useDescribeError } from '../api/errors/describe-error.ts';
import { useMessages } from '../text/lazy-messages.ts';
import { recordsWords } from '../text/loaders/records.ts';
import { useToasts } from '../ui/overlay/toasts.tsx';

/** Duration of a toast with undo. */
export const undoOfferedForMs = 10_000;

const touched = [
  'incidents',
  'alerts',
  'threats',
  'entities',
  'events',
  'sources',
  'received-alerts',
  'attack',
  'sigma',
  'observables',
] as const;

/** Invalidates queries that a change of records may have affected. */
export function useReadRecordsAgain(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const name of touched) void queries.invalidateQueries({ queryKey: [name] });
  };
}

/** Says that something was done, with a button that undoes it where the server kept a change to undo. */
export function useOfferUndo(): (message: string, changeId: string | null) => void {
  const call = useApi();
  const readAgain = useReadRecordsAgain();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { undo: text } = useMessages(recordsWords);

  async function undo(id: string) {
    try {
      const { kept } = await call(undoChange, { params: { id } });
      const names = kept.map(({ name }) => name).join(', ');
      if (kept.length > 0) toasts.show('info', text.kept(names), { durationMs: undoOfferedForMs });
      else toasts.show('success', text.done);
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
    }
    readAgain();
  }

  return (message, changeId) => {
    if (changeId === null) return toasts.show('success', message);
    const action = { label: text.button, run: () => void undo(changeId) };
    toasts.show('success', message, { action, durationMs: undoOfferedForMs });
  };
}
